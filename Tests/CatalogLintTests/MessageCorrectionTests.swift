import CatalogLint
import CatalogModel
import SourceText
import Testing

@Suite("Corrections in messages of MessageFormat")
struct MessageCorrectionTests {
  /// Returns the translation after the corrections of one rule, with the escapes of JSON.
  private func corrected(
    _ source: String, _ locale: String, _ text: String, _ rule: RuleID, _ syntax: TextSyntax
  ) throws -> String {
    let before = "\"\(source)\" : { \"localizations\" : { \"\(locale)\" : "
    let entries = before + unit(text) + " } }"
    let bytes = Array(RuleExample(entries).markedText.utf8)
    let input = LintInput(bytes, path: "a.xcstrings", syntax: syntax)
    let fixIts = Linter(configuration: .only(rule)).lint([input])[0].diagnostics
      .compactMap(\.fixIts.first)
    let chosen = FixIt.compatible(among: fixIts)
    let result = String(
      decoding: try input.file.applying(chosen.flatMap { fixIts[$0].edits }), as: UTF8.self)
    let start = try #require(result.firstRange(of: "\"value\" : \"")).upperBound
    let end = try #require(result[start...].firstRange(of: "\" } } }")).lowerBound
    return String(result[start..<end])
  }

  @Test(
    "what is certain in a text is certain in what a message shows",
    arguments: [
      ("{n} files saved", "de", "{n} Dateien gesichert ", "{n} Dateien gesichert"),
      ("{n} files saved", "de", #"\n{n} Dateien"#, "{n} Dateien"),
      (
        "{n, plural, one{# file} other{# files}}", "de",
        "{n, plural, one{# Datei } other{# Dateien}}",
        "{n, plural, one{# Datei} other{# Dateien}}"
      ),
      (
        "x {n, select, a{b} other{c}}", "de", "x {n, select, a{b } other{c }}",
        "x {n, select, a{b} other{c}}"
      ),
      ("it''s", "de", "es ist'' ", "es ist''"),
    ])
  func whiteSpace(_ source: String, _ locale: String, _ text: String, _ expected: String) throws {
    #expect(
      try corrected(source, locale, text, "edge-whitespace", .messageFormat1) == expected)
  }

  @Test("white space of MessageFormat 2 stands inside of its patterns")
  func whiteSpaceOfMessageFormat2() throws {
    let source = #".input {$n :integer} .match $n one {{A file}} * {{{$n} files}}"#
    #expect(
      try corrected(
        source, "de", ".input {$n :integer} .match $n one {{Eine Datei }} * {{ {$n} Dateien}}",
        "edge-whitespace", .messageFormat2)
        == ".input {$n :integer} .match $n one {{Eine Datei}} * {{{$n} Dateien}}")
    #expect(
      try corrected("Save {$n}", "de", "{$n} sichern ", "edge-whitespace", .messageFormat2)
        == "{$n} sichern")
  }

  @Test(
    "letters and marks are corrected between the arguments",
    arguments: [
      ("Save {n}", "fr", #"Ge\u0301rer {n}, e\u0301"#, "not-normalized", "Gérer {n}, é"),
      ("Save {n}", "de", #"Sichern {n} jetzt\uFEFF"#, "invisible-character", "Sichern {n} jetzt"),
      ("Later {n}", "fr", "DéjÃ© {n}", "replacement-character", "Déjé {n}"),
      ("Save {n}?", "fr", "Sauver {n} vite?", "punctuation-end", "Sauver {n} vite\u{A0}?"),
      ("Save {n}?", "el", "{n} Αποθήκευση?", "punctuation-end", "{n} Αποθήκευση;"),
    ])
  func characters(
    _ source: String, _ locale: String, _ text: String, _ rule: String, _ expected: String
  ) throws {
    #expect(
      try corrected(source, locale, text, RuleID(rawValue: rule), .messageFormat1) == expected)
  }

  @Test(
    "what would become syntax, or is written in another way than it is shown, stays as it is",
    arguments: [
      // Without the character the apostrophe quotes the brace.
      ("of {n}", "fr", #"l'\uFEFF{n}"#, "invisible-character", TextSyntax.messageFormat1),
      // Without the space a declaration begins.
      ("Files", "de", " .Dateien", "edge-whitespace", .messageFormat2),
      ("{{Files}}", "de", " {{Dateien}}", "edge-whitespace", .messageFormat2),
    ])
  func left(
    _ source: String, _ locale: String, _ text: String, _ rule: String, _ syntax: TextSyntax
  ) throws {
    #expect(try corrected(source, locale, text, RuleID(rawValue: rule), syntax) == text)
  }
}
