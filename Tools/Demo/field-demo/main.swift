import FieldDemo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(FieldDemo.run(Array(CommandLine.arguments.dropFirst())))
