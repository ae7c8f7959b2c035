import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The project’s own `.strings` and `.stringsdict` files: what the readers make of them is kept beside them.
@Suite struct PropertyListFixtureTests {
  static let folder = "Tests/Fixtures"
  static let names =
    PackageFolder.files(in: folder + "/AppleStrings", ending: ".strings")
    .map { "AppleStrings/" + $0 }
    + PackageFolder.files(in: folder + "/StringsDictionary", ending: ".stringsdict")
    .map { "StringsDictionary/" + $0 }

  @Test("the fixtures are there")
  func presence() { #expect(Self.names.count >= 13) }

  @Test("a file reads as its golden dump says", arguments: names)
  func golden(_ name: String) throws {
    let reader: any CatalogReader =
      name.hasSuffix("dict")
      ? StringsDictionaryReader(locale: "de", sourceLanguage: "en")
      : AppleStringsReader(locale: "de", sourceLanguage: "en")
    let parsed = reader.read(
      try SourceFile(reading: PackageFolder.path + "/" + Self.folder + "/" + name))
    let dump = CatalogDumper.dump(parsed.value) + parsed.diagnostics.map(describe).joined()
    try GoldenFile(Self.folder + "/" + name + ".golden").expect(dump)
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "@\($0)" } ?? ""
    let key = diagnostic.subject.key.map { " [\($0)]" } ?? ""
    return
      "\(diagnostic.severity.rawValue) \(diagnostic.rule.rawValue)\(place)\(key) \(diagnostic.message.text)\n"
  }
}
