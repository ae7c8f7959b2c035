import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The project's own small files: what the reader makes of them is kept beside them.
@Suite struct StringCatalogFixtureTests {
  static let folder = "Tests/Fixtures/StringCatalog"
  static let names = PackageFolder.files(in: folder, ending: ".xcstrings")

  @Test("the fixtures are there")
  func presence() { #expect(Self.names.count >= 8) }

  @Test("a file reads as its golden dump says", arguments: names)
  func golden(_ name: String) throws {
    let parsed = StringCatalogReader().read(
      try SourceFile(reading: PackageFolder.path + "/" + Self.folder + "/" + name))
    let dump = CatalogDumper.dump(parsed.value) + parsed.diagnostics.map(describe).joined()
    try GoldenFile(Self.folder + "/" + name.replacing(".xcstrings", with: ".golden")).expect(dump)
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "@\($0)" } ?? ""
    return "\(diagnostic.rule.rawValue)\(place) \(diagnostic.message.text)\n"
  }

  @Test("what is written of a fixture reads as the same catalog", arguments: names)
  func modelEqual(_ name: String) throws {
    let catalog = StringCatalogReader().read(
      try SourceFile(reading: PackageFolder.path + "/" + Self.folder + "/" + name)
    )
    .value
    let written = try StringCatalogWriter(order: .asFound).write(catalog)
    let again = StringCatalogReader().read(SourceFile(path: name, bytes: written)).value
    #expect(
      CatalogDumper.dump(again, ranges: .hidden) == CatalogDumper.dump(catalog, ranges: .hidden))
  }
}
