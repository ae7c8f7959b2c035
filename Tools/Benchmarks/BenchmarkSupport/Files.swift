public import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few things that benchmarks do with files.
public enum Files {
  /// Returns the absolute path of a file without symbolic links, or `nil` where it does not exist.
  public static func absolutePath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Reads a whole file.
  public static func read(_ path: String) throws(BenchmarkError) -> SourceFile {
    do { return try SourceFile(reading: path) } catch {
      throw BenchmarkError("\(path) cannot be read: \(error)")
    }
  }

  /// Writes a whole file, over what was there.
  public static func write(_ bytes: [UInt8], to path: String) throws(BenchmarkError) {
    do { try FileReplacement.write(bytes, to: path) } catch {
      throw BenchmarkError("\(path) cannot be written: \(error)")
    }
  }

  /// Returns the size of a file without reading it.
  public static func byteCount(_ path: String) throws(BenchmarkError) -> Int {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      throw .system("\(path) cannot be read", errorNumber: errno)
    }
    return Int(status.st_size)
  }

  /// Whether a program stands at a path.
  public static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Finds a program in the folders of `PATH`; `nil` where there is none.
  public static func program(_ name: String) -> String? {
    let folders = (Environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: isExecutable)
  }
}
