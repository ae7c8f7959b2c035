import CatalogTestSupport
import Foundation
import SourceText
import Testing

@testable import CatalogBuild

/// What is told of a table that cannot be compiled.
@Suite struct TableBuilderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalog-builder-\(UUID().uuidString)").path

  private func write(_ text: String, to name: String) throws -> String {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileReplacement.write(Array(text.utf8), to: path)
    return path
  }

  private func lines(
    _ source: TableSource, sourceLanguage: String = "en"
  ) -> (lines: [String], outcome: TableReport.Outcome) {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = TableBuilder(sourceLanguage: sourceLanguage).compile(source).report
    let lines = report.problems.map { problem in
      problem.line(\.text).replacingOccurrences(of: folder + "/", with: "")
    }
    return (lines, report.outcome)
  }

  private static func catalog(forms: [String]) -> String {
    let entries = forms.enumerated().map { number, form in
      """
      "\(number)" : { "localizations" : { "de" : { "variations" : { "plural" : {
      "\(form)" : { "stringUnit" : { "value" : "x" } } } } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : {
      \(entries.joined(separator: ",\n"))
      } }
      """
  }

  @Test("every text that cannot be compiled is told, in the order of the file")
  func everyError() throws {
    let path = try write(Self.catalog(forms: ["sole", "other", "two", "dual"]), to: "T.xcstrings")
    let result = lines(TableSource(name: "T", files: .stringCatalog(path)))
    #expect(result.outcome == .refused)
    #expect(
      result.lines.map { $0.prefix { $0 != ";" } } == [
        "T.xcstrings:3:2: error: “sole” is no plural category",
        "T.xcstrings:9:2: error: “dual” is no plural category",
      ])
  }

  @Test("a table with very many errors tells the first of them, and that there may be more")
  func manyErrors() throws {
    let count = TableBuilder.maximumErrorCount + 20
    let path = try write(
      Self.catalog(forms: Array(repeating: "sole", count: count)), to: "T.xcstrings")
    let result = lines(TableSource(name: "T", files: .stringCatalog(path)))
    #expect(result.lines.count == TableBuilder.maximumErrorCount + 1)
    #expect(
      result.lines.last
        == "T.xcstrings: info: only the first 100 errors are shown; there may be more")
  }

  /// An entry whose variable refers to itself: the compiler refuses that, and the reader does not.
  private static func recursive(_ key: String) -> String {
    """
    "\(key)" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
    NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
    other = "%#@n@"; }; };

    """
  }

  private static func plain(_ key: String) -> String {
    """
    "\(key)" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
    NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
    other = "%d"; }; };

    """
  }

  @Test("an error in the file of one locale is told there, whatever files have its key")
  func errorsOfLocales() throws {
    let english = try write(
      Self.recursive("a") + Self.plain("b"), to: "en.lproj/T.stringsdict")
    let german = try write(
      Self.plain("a") + Self.recursive("b"), to: "de.lproj/T.stringsdict")
    let spanish = try write(
      Self.plain("a") + Self.plain("b"), to: "es.lproj/T.stringsdict")
    let result = lines(TableSource(name: "T", files: .localized([german, english, spanish])))
    #expect(result.outcome == .refused)
    #expect(
      result.lines.map { $0.prefix { $0 != "“" } } == [
        "en.lproj/T.stringsdict:1:47: error: the substitution ",
        "de.lproj/T.stringsdict:4:47: error: the substitution ",
      ])
  }

  @Test("of several files with a message, the one that counts is told")
  func overriddenFiles() throws {
    let base = try write(Self.recursive("a"), to: "Base.lproj/t.stringsdict")
    let english = try write(Self.plain("a"), to: "en.lproj/t.stringsdict")
    let plain = try write(Self.recursive("a"), to: "t.stringsdict")
    let source = TableSource(name: "t", files: .localized([base, english, plain]))
    #expect(lines(source).lines == [])
    let broken = try write("\n" + Self.recursive("a"), to: "en.lproj/t.stringsdict")
    _ = try write(Self.recursive("a"), to: "Base.lproj/t.stringsdict")
    _ = try write(Self.recursive("a"), to: "t.stringsdict")
    let again = TableSource(name: "t", files: .localized([base, broken, plain]))
    #expect(lines(again).lines.map { $0.prefix { $0 != " " } } == ["en.lproj/t.stringsdict:2:47:"])
  }

  @Test("what is wrong in every file of a table is told at once")
  func everyFile() throws {
    let english = try write("\"a\" = ;", to: "en.lproj/T.strings")
    let spanish = try write("\n\"a\" = ;", to: "es.lproj/T.strings")
    let broken = lines(TableSource(name: "T", files: .localized([english, spanish])))
    #expect(broken.outcome == .failed)
    #expect(
      broken.lines.map { $0.prefix { $0 != " " } } == [
        "en.lproj/T.strings:1:7:", "es.lproj/T.strings:2:7:",
      ])
    let missing = ["a.lproj/T.strings", "b.lproj/T.strings"]
    let gone = lines(TableSource(name: "T", files: .localized(missing)))
    #expect(gone.outcome == .failed)
    #expect(gone.lines == missing.map { $0 + ": error: the file does not exist" })
  }
}
