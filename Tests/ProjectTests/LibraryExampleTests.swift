import CatalogFormats
import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

/// The example of the README, so that it always compiles.
@Suite struct LibraryExampleTests {
  private func example(_ path: String, _ print: (String) -> Void) throws {
    let file = try SourceFile(reading: path)
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    let linter = Linter(configuration: LintConfiguration(locales: ["de", "pl"]))
    let lines = LineTable(file.bytes)
    for finding in linter.lint([input]).flatMap(\.diagnostics) {
      let line = finding.range.map { lines.position(at: $0.start).line } ?? 1
      print("\(path):\(line): \(finding.message.text) [\(finding.rule.rawValue)]")
    }
  }

  @Test("the example of the README is the one here")
  func sameText() throws {
    let blocks = try PackageFolder.text(of: "README.md").split(separator: "```swift\n").dropFirst()
      .filter { $0.contains("Linter") }
    #expect(blocks.count == 1)
    let code = try PackageFolder.text(of: "Tests/ProjectTests/LibraryExampleTests.swift")
    for line in blocks.joined().prefix(while: { $0 != "`" }).split(separator: "\n") {
      #expect(code.contains("\n    \(line)\n"), "\(line)")
    }
  }

  @Test("the example finds what a catalog lacks")
  func findings() throws {
    var lines: [String] = []
    let path = PackageFolder.path + "/Catalogs/Broken/missing-translation.xcstrings"
    try example(path) { lines.append($0) }
    #expect(lines == ["\(path):4: no translation in pl; add one [missing-translation]"])
  }
}
