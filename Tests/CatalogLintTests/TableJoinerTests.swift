import CatalogFormats
import CatalogModel
import SourceText
import Testing

@testable import CatalogLint

/// Tables whose files hold one language each.
@Suite struct TableJoinerTests {
  /// A `.strings` file of the table `T`.
  private func input(
    _ text: String, _ locale: String, source: String = "en",
    encodedBy encode: (String) -> [UInt8] = { Array($0.utf8) }
  ) -> LintInput {
    let file = SourceFile(path: "\(locale).lproj/T.strings", bytes: encode(text))
    let reader = AppleStringsReader(locale: locale, sourceLanguage: source)
    return LintInput(
      file: file, parsed: reader.read(file), format: FormatTraits(isMonolingual: true),
      table: TablePlace(
        table: "T", path: "*.lproj/T.strings", locale: locale, sourceLanguage: source))
  }

  private func lint(_ rule: RuleID, _ inputs: LintInput...) -> [FileReport] {
    Linter(configuration: .only(rule)).lint(inputs)
  }

  private func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private func texts(_ report: FileReport) -> [String] {
    report.diagnostics.compactMap { $0.range.flatMap { report.file?.text($0) } }
  }

  @Test("a placeholder is compared with that of the source file, and reported in the translation")
  func comparison() throws {
    let reports = lint(
      "placeholder-missing", input(#""a" = "%@ sent %d";"#, "en"),
      input("\"a\" = \"%@ schickt\";\n", "de"), input(#""a" = "%@ envía %d";"#, "es"))
    #expect(
      reports.map(\.path) == ["en.lproj/T.strings", "de.lproj/T.strings", "es.lproj/T.strings"])
    #expect(reports.map(\.diagnostics.count) == [0, 1, 0])
    #expect(texts(reports[1]) == ["%@ schickt"])
    #expect(reports.map(\.entryCount) == [1, 1, 1])
  }

  @Test("each file has an encoding of its own")
  func encodings() throws {
    let reports = lint(
      "doubled-word", input(#""a" = "Über";"#, "en"),
      input("\"a\" = \"Ü \\\"über über\";\n", "de", encodedBy: utf16))
    let range = try #require(reports[1].diagnostics.first?.range)
    let start = utf16("\"a\" = \"Ü \\\"").count
    #expect(range.start >= start)
    #expect(range.end <= utf16("\"a\" = \"Ü \\\"über über").count)
  }

  @Test("a missing translation is reported at the key in the source file")
  func missingTranslation() {
    let reports = lint(
      "missing-translation", input(#""a.b" = "Save"; "a.c" = "Open";"#, "en"),
      input(#""a.b" = "Sichern";"#, "de"))
    #expect(texts(reports[0]) == ["a.c"])
    #expect(reports[0].diagnostics.map(\.subject.locale) == ["de"])
    #expect(reports[1].diagnostics.isEmpty)
  }

  @Test("a key that only a translation has is reported there, once")
  func onlyTranslated() {
    let files = [
      input(#""a.b" = "Save";"#, "en"), input(#""a.b" = "Sichern"; "a.c" = "Alt";"#, "de"),
      input(#""a.b" = "Enregistrer";"#, "fr"),
    ]
    let reports = lint("missing-source-text", files[0], files[1], files[2])
    #expect(reports.map(texts) == [[], ["a.c"], []])
    let missing = lint("missing-translation", files[0], files[1], files[2])
    #expect(missing.flatMap(\.diagnostics).isEmpty)
  }

  @Test("a correction goes to the file that it is about")
  func fixIts() throws {
    let german = "/* Grüße */\n\"a\" = \"Sichern \";\n"
    let reports = lint("edge-whitespace", input(#""a" = "Save";"#, "en"), input(german, "de"))
    let fixIt = try #require(reports[1].diagnostics.first?.fixIts.first)
    let edit = try #require(fixIt.edits.first)
    let bytes = Array(german.utf8)
    let corrected = bytes[..<edit.range.start] + edit.replacement.utf8 + bytes[edit.range.end...]
    #expect(
      String(decoding: corrected, as: UTF8.self) == german.replacing("Sichern ", with: "Sichern"))
  }

  @Test("what stands in one file twice is told there, with the other place")
  func duplicates() {
    let reports = lint(
      "duplicate-key", input(#""a" = "Save";"#, "en"), input(#""a" = "x"; "a" = "y";"#, "de"))
    #expect(reports.map(\.diagnostics.count) == [0, 1])
    #expect(texts(reports[1]) == ["a"])
    #expect(reports[1].diagnostics[0].notes.map(\.path) == [nil])
    #expect(reports[1].diagnostics[0].notes[0].range?.start == 1)
  }

  @Test("a file that could not be read keeps its finding, and the others are compared")
  func unreadable() {
    let reports = Linter(configuration: LintConfiguration()).lint([
      input(#""a" = "%@";"#, "en"), input(#""a" = "x""#, "de"), input(#""a" = "x";"#, "es"),
    ])
    #expect(reports[1].diagnostics.map(\.rule) == [.catalogParse])
    #expect(reports[1].diagnostics[0].range?.start == 9)
    #expect(reports[2].diagnostics.map(\.rule).contains("placeholder-missing"))
  }

  @Test("a table is counted as one catalog")
  func coverage() {
    let report = CoverageCounter().count([
      input(#""a.b" = "Save"; "a.c" = "Open";"#, "en"), input(#""a.b" = "Sichern";"#, "de"),
    ])
    #expect(report.catalogs.map(\.path) == ["*.lproj/T.strings"])
    #expect(report.catalogs[0].locales.map(\.locale) == ["de", "en"])
    #expect(report.catalogs[0].locales.map(\.count.translated) == [1, 2])
    #expect(report.catalogs[0].locales.map(\.count.missing) == [1, 0])
  }

  @Test("files of two tables, and a file alone, stay what they are")
  func alone() {
    let single = TableJoiner.join([input(#""a" = "x";"#, "de")])
    #expect(single.map(\.file.path) == ["de.lproj/T.strings"])
    #expect(TableJoiner.join(single).count == 1)
  }
}
