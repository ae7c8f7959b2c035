import CatalogFormats
import SourceText
import Testing

@Suite struct ForeignContentTests {
  @Test(
    "a file that is something else than its name says is told by its content",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n", "git lfs pull"),
      ("<?xml version=\"1.0\"?>\n<plist/>", "this is XML"),
      ("bplist00\u{1}", "binary property list"),
    ])
  func foreignContent(_ text: String, _ hint: String) throws {
    let parsed = StringCatalogReader().read(
      SourceFile(path: "Localizable.xcstrings", bytes: Array(text.utf8)))
    #expect(parsed.diagnostics.count == 1)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.rule == "catalog-parse")
    #expect(diagnostic.message.text.contains(hint))
    #expect(diagnostic.range?.start == 0)
  }
}
