import CatalogTestSupport
import Glibc
import Testing

/// The tool as a process of its own.
@Suite(.enabled(if: builtTool != nil, "the executable has not been built"))
struct ProcessTests {
  private let folder = TemporaryFolder()

  private func run(_ line: String) throws -> (status: Int32, output: String) {
    let tool = try #require(builtTool)
    return shell(
      "export LC_ALL=C; cd '\(folder.path)' && catalog() { '\(tool)' \"$@\"; }; { \(line); } 2>&1")
  }

  @Test("the status reaches the shell")
  func status() throws {
    #expect(try run("catalog --version").status == 0)
    #expect(try run("catalog nonsense").status == 2)
    #expect(try run("catalog lint missing.xcstrings").status == 2)
    #expect(
      try run("catalog lint missing.xcstrings").output
        == "missing.xcstrings: error: the file does not exist [catalog-parse]\n"
        + "1 error in 1 file (0 entries checked)\n")
  }

  @Test("a pipe that is closed early makes no noise")
  func closedPipe() throws {
    for number in 0..<3000 {
      folder.link("a-rather-long-name-\(number).xcstrings", to: "nothing-\(number)")
    }
    let result = try run("catalog lint | head -n 1")
    #expect(result.status == 0)
    #expect(
      result.output
        == "a-rather-long-name-0.xcstrings: error: the symbolic link leads to nothing "
        + "[catalog-parse]\n")
  }

  @Test("a closed standard output is told as such, and nothing else is written to in its place")
  func closedOutput() throws {
    folder.write("{}", to: "x.xcstrings")
    let result = try run("catalog lint >&-")
    #expect(result.status == 2)
    #expect(
      result.output == "catalog: error: cannot write to standard output: Bad file descriptor\n")
    #expect(folder.read("x.xcstrings") == "{}")
  }

  @Test("output that cannot be written gives status 2")
  func fullDevice() throws {
    let result = try run("catalog --version > /dev/full")
    #expect(result.status == 2)
    #expect(
      result.output
        == "catalog: error: cannot write to standard output: No space left on device\n")
    #expect(try run("catalog --version >&-").status == 2)
  }

  @Test("a pipe in place of a catalog is not waited for")
  func pipe() throws {
    #expect(
      try run("mkfifo p.xcstrings && timeout 10 '\(builtTool ?? "")' lint").status == 2)
  }
}

/// The executable beside the test bundle, or `nil` where it has not been built.
let builtTool = builtProgram("catalog")
