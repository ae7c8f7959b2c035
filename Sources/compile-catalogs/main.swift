import CatalogBuild

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let isDone = PluginTool.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
exit(isDone ? 0 : 1)
