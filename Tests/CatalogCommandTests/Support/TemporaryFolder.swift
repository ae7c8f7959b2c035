import Glibc

/// A folder that is gone with its content when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/catalog-tests.XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = unsafe mkdtemp(base) else { return "" }
      return unsafe String(cString: made)
    }
    precondition(!path.isEmpty, "no temporary folder could be made")
  }

  deinit { shell("chmod -R u+rwx '\(path)'; rm -rf '\(path)'") }

  /// Writes a file, with the folders that it needs.
  func write(_ text: String, to name: String) {
    if let slash = name.lastIndex(of: "/") { makeFolder(String(name[..<slash])) }
    guard let file = unsafe fopen(path + "/" + name, "w") else { return }
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  func makeFolder(_ name: String) { shell("mkdir -p '\(path)/\(name)'") }

  func link(_ name: String, to target: String) {
    unsafe symlink(target, path + "/" + name)
  }

  func read(_ name: String) -> String { shell("cat '\(path)/\(name)'").output }

  /// The names in the folder, hidden ones too.
  var names: [String] {
    shell("ls -A '\(path)'").output.split(separator: "\n").map(String.init)
  }
}

/// Runs a line of the shell; `output` is what it writes to standard output.
@discardableResult
func shell(_ line: String) -> (status: Int32, output: String) {
  guard let pipe = unsafe popen(line, "r") else { return (-1, "") }
  var bytes: [UInt8] = []
  var byte = unsafe fgetc(pipe)
  while byte != EOF {
    bytes.append(UInt8(truncatingIfNeeded: byte))
    byte = unsafe fgetc(pipe)
  }
  let status = unsafe pclose(pipe)
  return (status >> 8 & 0xFF, String(decoding: bytes, as: UTF8.self))
}
