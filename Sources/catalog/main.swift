import CatalogCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let tool = CommandLineTool(environment: .process())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
