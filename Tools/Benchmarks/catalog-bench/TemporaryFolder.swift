#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for the files of one benchmark, removed with them when the benchmark ends.
final class TemporaryFolder {
  private let path: String
  private var files: Set<String> = []

  init() throws(BenchmarkError) {
    var template = Array(((Environment["TMPDIR"] ?? "/tmp") + "/catalog-bench.XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .system("a temporary folder cannot be made", errorNumber: errno)
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for file in files { unsafe unlink(file) }
    unsafe rmdir(path)
  }

  /// Returns the path of a file in the folder, which need not exist yet.
  func file(_ name: String) -> String {
    let file = path + "/" + name
    files.insert(file)
    return file
  }
}
