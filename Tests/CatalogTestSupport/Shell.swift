internal import Glibc

/// Runs a line of the shell; `output` is what it writes to standard output.
@discardableResult
public func shell(_ line: String) -> (status: Int32, output: String) {
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

/// Returns the path of a program of this package beside the test bundle, or `nil` where it has not been built.
public func builtProgram(_ name: String) -> String? {
  guard let link = unsafe realpath("/proc/self/exe", nil) else { return nil }
  defer { unsafe free(link) }
  let executable = unsafe String(cString: link)
  let path =
    executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/" + name
  return unsafe access(path, X_OK) == 0 ? path : nil
}
