import Glibc

/// A folder that is gone with its content when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/field-demo-tests.XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = unsafe mkdtemp(base) else { return "" }
      return unsafe String(cString: made)
    }
    precondition(!path.isEmpty, "no temporary folder could be made")
  }

  deinit { shell("chmod -R u+rwx '\(path)'; rm -rf '\(path)'") }

  /// Writes a file.
  func write(_ bytes: [UInt8], to name: String) {
    guard let file = unsafe fopen(path + "/" + name, "w") else { return }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fclose(file)
  }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

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

/// The program beside the test bundle, or `nil` where it has not been built.
let builtDemo: String? = {
  guard let link = unsafe realpath("/proc/self/exe", nil) else { return nil }
  defer { unsafe free(link) }
  let executable = unsafe String(cString: link)
  let path =
    executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/field-demo"
  return unsafe access(path, X_OK) == 0 ? path : nil
}()
