#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for the files of one benchmark, removed with all that is in it when the benchmark ends.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String

  /// Makes the folder, in that of `TMPDIR`.
  public init() throws(BenchmarkError) {
    var template = Array(((Environment["TMPDIR"] ?? "/tmp") + "/catalog-bench.XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .system("a temporary folder cannot be made", errorNumber: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { _ = try? ChildProcess(["/bin/rm", "-rf", path]).run() }

  /// Returns the path of a file in the folder, which need not exist yet.
  ///
  /// - Parameter name: The name, after the names of the folders that it is in; these are made.
  public func file(_ name: String) throws(BenchmarkError) -> String {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      guard unsafe Files.exists(folder) || mkdir(folder, 0o700) == 0 else {
        throw .system("\(folder) cannot be made", errorNumber: errno)
      }
    }
    return path + "/" + name
  }
}
