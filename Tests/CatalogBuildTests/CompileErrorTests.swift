import CatalogBuild
import CatalogCompiler
import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// What the compiled format cannot hold, and where it stands in the file.
@Suite struct CompileErrorTests {
  private static let text = #""stringUnit" : { "state" : "translated", "value" : "x" }"#

  private static let cases = [
    ("“sole” is", #"{ "variations" : { "plural" : { "↓sole" : { \#(text) } } } }"#),
    ("“colour” is", #"{ "variations" : { "↓colour" : { "red" : { \#(text) } } } }"#),
    (
      "“wide” is",
      #"""
      { "variations" : { "width" : { "20" : { \#(text) }, "↓wide" : { \#(text) } } } }
      """#
    ),
    (
      "argument 256 ",
      #"""
      { "stringUnit" : { "value" : "%#@n@" }, "substitutions" : {
        "n" : { "argNum" : ↓256, "formatSpecifier" : "lld",
          "variations" : { "plural" : { "other" : { \#(text) } } } } } }
      """#
    ),
    (
      "the substitution “n” refers",
      #"""
      { "stringUnit" : { "value" : "%#@n@" }, "substitutions" : {
        "↓n" : { "argNum" : 1, "formatSpecifier" : "lld",
          "variations" : { "plural" : { "other" : { "stringUnit" : { "value" : "%#@n@" } } } } } } }
      """#
    ),
  ]

  @Test("a problem that names something is told at its place", arguments: cases)
  func named(_ beginning: String, _ localization: String) throws {
    try expect(beginning, in: #""key" : { "localizations" : { "de" : \#(localization) } }"#)
  }

  @Test("a problem that names nothing is told at the locale")
  func unnamed() throws {
    try expect(
      "a text stands beside variations",
      in: #"""
        "other" : { }, "key" : { "localizations" : { "es" : { \#(Self.text) }, "↓de" : {
          \#(Self.text), "variations" : { "plural" : { "other" : { \#(Self.text) } } } } } }
        """#)
  }

  @Test("of equivalent keys the one that is meant is found")
  func equivalentKeys() throws {
    try expect(
      "“sole” is",
      in: """
        "e\u{301}" : { "localizations" : { "de" : { \(Self.text) } } },
        "\u{E9}" : { "localizations" : { "de" : {
          "variations" : { "plural" : { "↓sole" : { \(Self.text) } } } } } }
        """)
  }

  private func expect(
    _ beginning: String, in entries: String, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedText(
      #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { \#(entries) } }"#)
    let parsed = StringCatalogReader().read(SourceFile(path: "a", bytes: marked.bytes))
    #expect(parsed.diagnostics.isEmpty, sourceLocation: location)
    let error = try #require(throws: CompileError.self, sourceLocation: location) {
      try CatalogCompiler.compile([CatalogTable(name: "T", catalog: parsed.value)])
    }
    #expect(error.message.text.hasPrefix(beginning), sourceLocation: location)
    #expect(error.range(in: parsed.value)?.start == marked.marks.first, sourceLocation: location)
  }
}
