import CatalogTestSupport
import Testing

/// The code blocks of the README, run as a reader would.
@Suite(.enabled(if: builtTool != nil, "the executable has not been built"))
struct ReadmeTests {
  private static let text = (try? PackageFolder.text(of: "README.md")) ?? ""
  private static let commands = codeBlocks(in: "sh")

  @Test("every command works", arguments: commands)
  func command(_ block: String) throws {
    let folder = TemporaryFolder()
    // Written by another process: a program that is started meanwhile would keep the file open for writing, and it
    // could not be run.
    let script = try standIn(forTool: #require(builtTool))
    let swift = "'\(folder.path)/swift'"
    shell("cat > \(swift) <<'STAND_IN'\n\(script)\nSTAND_IN\nchmod +x \(swift)")
    let result = shell(
      "cd '\(PackageFolder.path)'; export LC_ALL=C PATH=\"\(folder.path):$PATH\"; \(block) 2>&1")
    withExtendedLifetime(folder) {}
    #expect(result.status == 0, "\(result.output)")
    if block.contains(" lint ") { #expect(result.output.hasPrefix("No problems in ")) }
  }

  @Test("the command that runs the tests is the one that continuous integration runs")
  func testCommand() throws {
    let command = try #require(Self.commands.first { $0.contains("swift test") })
    let script = try PackageFolder.text(of: ".ci/run").split(separator: "\n")
    for part in command.split(separator: "&&") {
      let line = part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      #expect(script.contains { $0 == String(line) }, "\(String(line))")
    }
  }

  @Test(
    "every line of a report is one that the tool really prints",
    arguments: codeBlocks(in: "text"))
  func report(_ block: String) throws {
    let findings = try PackageFolder.text(of: "Catalogs/Broken/findings.txt")
      .split(separator: "\n")
    for line in block.split(separator: "\n") { #expect(findings.contains(line), "\(line)") }
  }

  @Test("the README has the blocks that these tests are about")
  func hasBlocks() {
    #expect(Self.commands.count == 7)
    #expect(Self.codeBlocks(in: "text").count == 1)
  }

  private static func codeBlocks(in language: String) -> [String] {
    text.split(separator: "\n```\(language)\n", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "\n```", maxSplits: 1).first.map(String.init) }
  }

  /// A `swift` that runs the programs that are built already, and not the tests from inside the tests.
  private func standIn(forTool tool: String) -> String {
    let swift = shell("command -v swift").output.split(separator: "\n").first ?? "swift"
    return """
      #!/bin/sh
      case "$1 $2" in
        "run -c") shift 4; exec '\(tool)' "$@" ;;
        "run field-demo") shift 2; exec "$(dirname '\(tool)')/field-demo" "$@" ;;
        "test --disable-xctest") exit 0 ;;
        *) exec '\(swift)' "$@" ;;
      esac
      """
  }
}
