#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Finds compiled catalogs in folders.
enum BundleFolder {
  /// What the names of compiled catalogs end with.
  static let fileExtension = ".catalog"
  /// What the names of SwiftPM’s resource folders end with.
  #if os(macOS)
    static let resourceExtension = ".bundle"
  #else
    static let resourceExtension = ".resources"
  #endif

  /// Returns the path itself where it is a file, else those of the catalogs in the folder, by their bytes.
  static func catalogs(at path: String) throws(CatalogBundleError) -> [String] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw error(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    guard let names = names(in: path) else { throw error(path) }
    return names.filter { $0.hasSuffix(fileExtension) }.map { path + "/" + $0 }
  }

  private static func error(_ path: String) -> CatalogBundleError {
    guard errno != ENOENT else {
      return CatalogBundleError(path: path, reason: "there is no such file or folder")
    }
    let reason = unsafe strerror(errno).map { unsafe String(cString: $0) }
    return CatalogBundleError(
      path: path, reason: "the file or folder cannot be read: \(reason ?? "")")
  }

  /// Returns the names in a folder, by their bytes, or `nil` where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
        .assumingMemoryBound(to: CChar.self)
      unsafe names.append(String(cString: name))
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of the running program, or `nil` where the system does not tell.
  static let executable: String? = {
    #if os(macOS)
      var capacity: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(capacity))
      guard unsafe _NSGetExecutablePath(&buffer, &capacity) == 0 else { return nil }
      return unsafe String(cString: buffer)
    #else
      guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
      defer { unsafe free(path) }
      return unsafe String(cString: path)
    #endif
  }()

  /// Returns the folder that holds a file.
  static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
