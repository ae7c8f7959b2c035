import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// A correction that is offered settles its finding and touches nothing else.
@Suite struct FixItTests {
  @Test(
    "a correction settles its finding and makes no other one", arguments: ExampleCase.triggering)
  func examples(_ test: ExampleCase) throws {
    for disguise in test.disguises {
      let text = MarkedText(disguise.apply(to: test.example.markedText))
      let file = SourceFile(path: test.example.path, bytes: text.bytes)
      let found = test.diagnostics(in: file.bytes)
      for finding in found.filter({ $0.rule == test.rule }) {
        for fixIt in finding.fixIts {
          try expectCorrection(by: fixIt, of: finding, found, file, test)
        }
      }
    }
  }

  @Test("all corrections of an example together leave none of their findings")
  func together() throws {
    for test in ExampleCase.triggering {
      var bytes = MarkedText(test.example.markedText).bytes
      for round in 0..<6 {
        let fixIts = test.diagnostics(in: bytes).filter { $0.rule == test.rule }
          .compactMap(\.fixIts.first)
        guard !fixIts.isEmpty else { break }
        try #require(round < 5, "\(test.testDescription)")
        let chosen = FixIt.compatible(among: fixIts)
        bytes = try SourceFile(path: "", bytes: bytes).applying(chosen.flatMap { fixIts[$0].edits })
      }
    }
  }

  @Test("these rules correct what they find")
  func fixableRules() {
    let fixable = ExampleCase.triggering.filter { test in
      test.diagnostics(in: MarkedText(test.example.markedText).bytes)
        .contains { $0.rule == test.rule && !$0.fixIts.isEmpty }
    }
    #expect(
      Set(fixable.map(\.rule)) == [
        "duplicate-key", "edge-whitespace", "format-canonical", "invisible-character",
        "not-normalized", "punctuation-end", "replacement-character", "sort-order",
      ])
  }

  @Test(
    "only what is the same is removed",
    arguments: [
      (
        #""a" : { "comment" : "x" }, "b" : { }, "a" : {"comment":"\u0078"}"#,
        #""a" : { "comment" : "x" }, "b" : { }"#
      ),
      (#""a" : { }, "a" : { }, "a" : { }"#, #""a" : { }"#),
      (
        #""a" : { }, "b" : { "comment" : "x", "comment" : "x" }"#,
        #""a" : { }, "b" : { "comment" : "x" }"#
      ),
    ])
  func duplicates(_ entries: String, _ expected: String) throws {
    #expect(try corrected(entries, "duplicate-key") == RuleExample(expected).markedText)
  }

  @Test(
    "of what differs anywhere all is kept",
    arguments: [
      #""a" : { "comment" : "x" }, "a" : { "comment" : "y" }"#,
      #""a" : { }, "a" : { "comment" : "y" }, "a" : { }"#,
      #""a" : { "extractionState" : "manual", "comment" : "x" }, "a" : { "comment" : "x" }"#,
      #""a" : { "x" : 1 }, "a" : { "x" : 1.0 }"#,
      #""é" : { }, "e\u0301" : { }"#,
    ])
  func differentDuplicates(_ entries: String) throws {
    #expect(try corrected(entries, "duplicate-key") == RuleExample(entries).markedText)
  }

  @Test("a key is never corrected, since the program knows it as it is")
  func keys() throws {
    for rule: RuleID in ["not-normalized", "replacement-character", "invisible-character"] {
      let entries = #""Ge\#u{301}rer \#u{FEFF}Ã©" : { "localizations" : { } }"#
      #expect(try corrected(entries, rule) == RuleExample(entries).markedText)
    }
  }

  @Test("what is put into a text is escaped, and what is escaped there is replaced whole")
  func escapes() throws {
    let entries =
      #""Save\n" : { "localizations" : { "de" : \#(unit(#"\"Ge\u0301\" a\u0308"#)), "#
      + #""es" : \#(unit(#"Guardar\n"#)) } }"#
    let spaced = try corrected(entries, "edge-whitespace")
    #expect(spaced.contains(#""\"Ge\u0301\" a\u0308\n""#))
    #expect(try corrected(entries, "not-normalized").contains(#""\"Gé\" ä""#))
  }

  /// Applies the corrections of one rule.
  private func corrected(_ entries: String, _ rule: RuleID) throws -> String {
    let input = LintInput(Array(RuleExample(entries).markedText.utf8), path: "a.xcstrings")
    let fixIts = Linter(configuration: .only(rule)).lint([input])[0].diagnostics
      .compactMap(\.fixIts.first)
    let chosen = FixIt.compatible(among: fixIts)
    return String(
      decoding: try input.file.applying(chosen.flatMap { fixIts[$0].edits }), as: UTF8.self)
  }

  private func expectCorrection(
    by fixIt: FixIt, of finding: Diagnostic, _ before: [Diagnostic], _ file: SourceFile,
    _ test: ExampleCase
  ) throws {
    let bytes = try file.applying(fixIt.edits)
    let after = test.diagnostics(in: bytes)
    let known = Dictionary(grouping: before, by: Finding.init).mapValues(\.count)
    let left = Dictionary(grouping: after, by: Finding.init).mapValues(\.count)
    let location = SourceLocation(
      fileID: "CatalogLint/Rules", filePath: test.example.filePath, line: test.example.line,
      column: 1)
    #expect(
      left[Finding(finding), default: 0] < known[Finding(finding), default: 0],
      "\(finding.message.text)", sourceLocation: location)
    for (finding, count) in left {
      #expect(count <= known[finding, default: 0], "\(finding)", sourceLocation: location)
    }
    let texts = (Texts(file.bytes), Texts(bytes))
    #expect(texts.1.isParsed, sourceLocation: location)
    #expect(
      texts.0.others(than: finding.subject) == texts.1.others(than: finding.subject),
      sourceLocation: location)
  }
}

/// What makes a finding the same one after its file has changed.
private struct Finding: Hashable {
  let rule: RuleID
  let subject: Diagnostic.Subject

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    subject = diagnostic.subject
  }
}

/// Every text of a catalog.
private struct Texts {
  private var texts: [Diagnostic.Subject: Set<String?>] = [:]
  let isParsed: Bool

  init(_ bytes: [UInt8]) {
    let input = LintInput(bytes, path: "")
    isParsed = input.isParsed
    for entry in input.parsed.value.entries {
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { path, unit in
          let variation = path.isEmpty ? nil : path.description
          let subject = Diagnostic.Subject(
            key: entry.key, locale: localization.locale, variation: variation)
          texts[subject, default: []].insert(unit.value)
        }
      }
    }
  }

  /// The texts but that of a finding.
  func others(than subject: Diagnostic.Subject) -> [Diagnostic.Subject: Set<String?>] {
    subject.locale == nil ? texts : texts.filter { $0.key != subject }
  }
}

@Suite("Corrections that are not certain")
struct UncertainCorrectionTests {
  private func corrected(_ source: String, _ texts: [String: String], _ rule: RuleID) throws
    -> String
  {
    let localizations = texts.sorted { $0.key < $1.key }.map { locale, text in
      "\"\(locale)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    let entries =
      "\"\(source)\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
    let file = SourceFile(path: "a.xcstrings", bytes: Array(RuleExample(entries).markedText.utf8))
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    let settings = [rule: LintConfiguration.RuleSetting.severity(.warning)]
    let reports = Linter(configuration: LintConfiguration(settings: settings)).lint([input])
    let edits = reports[0].diagnostics.filter { $0.rule == rule }.flatMap(\.fixIts).flatMap(\.edits)
    return String(decoding: try file.applying(edits), as: UTF8.self)
  }

  @Test(
    "white space that may be meant, or half of a letter, is left as it is",
    arguments: [
      ("There", ["fr": "l\u{C3}\u{A0}"]), ("Name:", ["es": "Nombre:\u{A0}"]),
      (",", ["de": ", ", "fr": ", ", "es": ", "]), ("Paragraph", ["ja": "\u{3000}段落"]),
      ("old ", ["ko": "오래된"]), ("old ", ["es": "antiguo"]), ("A b", ["de": "\u{200B} "]),
    ])
  func whiteSpace(_ source: String, _ texts: [String: String]) throws {
    let result = try corrected(source, texts, "edge-whitespace")
    for text in texts.values { #expect(result.contains("\"\(text)\"")) }
  }

  @Test(
    "a sign behind a Portuguese capital, and a suffix that joins, are no faults to correct",
    arguments: [
      ("Sister", "pt", "IRM\u{C3}®", "replacement-character"),
      ("s", "fa", "\u{200C}ها", "invisible-character"),
    ])
  func characters(_ source: String, _ locale: String, _ text: String, _ rule: RuleID) throws {
    #expect(try corrected(source, [locale: text], rule).contains("\"\(text)\""))
  }

  @Test(
    "no-break spaces are put behind words of prose alone",
    arguments: [
      "^[%lld élément](inflect: true)", "Tom &amp; Al", "<p style='top: 0'>x</p>",
      "https://example.com/? ici", "`Content-Type: x`", "Ouvrir C:", "Rapport 16: 9",
    ])
  func frenchSpaces(_ text: String) throws {
    #expect(try corrected("Source: x", ["fr": text], "punctuation-end").contains("\"\(text)\""))
  }

  @Test(
    "marks are not changed behind Latin letters, quotations and signs",
    arguments: [
      ("Delete “%@”?", "el", "Delete “%@”?"), ("Visit Café?", "el", "Visite Café?"),
      ("A™.", "zh-Hans", "B™."), ("Wait… go...", "de", "Warte… los..."),
    ])
  func marks(_ source: String, _ locale: String, _ text: String) throws {
    #expect(try corrected(source, [locale: text], "punctuation-end").contains("\"\(text)\""))
  }

  @Test("what is certain is still corrected")
  func certain() throws {
    #expect(try corrected("Save", ["de": "Sichern "], "edge-whitespace").contains("\"Sichern\""))
    #expect(
      try corrected("Save?", ["fr": "Sauver?"], "punctuation-end").contains("\"Sauver\u{A0}?\""))
    #expect(
      try corrected("Save?", ["el": "Αποθήκευση?"], "punctuation-end")
        .contains("\"Αποθήκευση;\""))
    #expect(try corrected("Later", ["fr": "DéjÃ©"], "replacement-character").contains("Déjé"))
  }
}
