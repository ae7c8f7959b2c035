internal import Glibc

/// A folder that is gone with its content when the test is over.
public final class TemporaryFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Makes an empty folder.
  public init() {
    var template = Array("/tmp/catalog-tests.XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = unsafe mkdtemp(base) else { return "" }
      return unsafe String(cString: made)
    }
    precondition(!path.isEmpty, "no temporary folder could be made")
  }

  deinit { shell("chmod -R u+rwx '\(path)'; rm -rf '\(path)'") }

  /// Writes a file, with the folders that it needs.
  public func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Writes a file, with the folders that it needs.
  public func write(_ bytes: [UInt8], to name: String) {
    if let slash = name.lastIndex(of: "/") { makeFolder(String(name[..<slash])) }
    guard let file = unsafe fopen(path + "/" + name, "w") else { return }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  /// Makes a folder, with those that it stands in.
  public func makeFolder(_ name: String) { shell("mkdir -p '\(path)/\(name)'") }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) {
    unsafe symlink(target, path + "/" + name)
  }

  /// Returns the text of a file.
  public func read(_ name: String) -> String { shell("cat '\(path)/\(name)'").output }

  /// The names in the folder, hidden ones too.
  public var names: [String] {
    shell("ls -A '\(path)'").output.split(separator: "\n").map(String.init)
  }
}
