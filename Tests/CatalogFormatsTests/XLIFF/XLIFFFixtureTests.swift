import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The project’s own documents: what the readers make of them is kept beside them.
@Suite struct XLIFFFixtureTests {
  static let folder = "Tests/Fixtures/XLIFF"
  static let names =
    PackageFolder.files(in: folder, ending: ".xliff")
    + PackageFolder.files(in: folder, ending: ".xlf")

  static func path(_ name: String) -> String { PackageFolder.path + "/" + folder + "/" + name }

  @Test("the fixtures are there")
  func presence() { #expect(Self.names.count == 3) }

  @Test("a document reads as its golden dump says", arguments: names)
  func golden(_ name: String) throws {
    let file = try SourceFile(reading: Self.path(name))
    let parsed = XLIFFRoundTripTests.format(of: file).reader(ReadingOptions()).read(file)
    let problems = parsed.diagnostics.map { "\($0.rule.rawValue) \($0.message.text)\n" }
    try GoldenFile(Self.folder + "/" + name + ".golden")
      .expect(CatalogDumper.dump(parsed.value) + problems.joined())
  }

  @Test("every text has the bytes between its tags", arguments: names)
  func ranges(_ name: String) throws {
    let file = try SourceFile(reading: Self.path(name))
    let catalog = XLIFFRoundTripTests.format(of: file).reader(ReadingOptions()).read(file).value
    var count = 0
    for entry in catalog.entries {
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { _, unit in
          guard let range = unit.valueRange, !range.isEmpty else { return }
          count += 1
          let before = file.bytes[..<range.start]
          #expect(before.last == UInt8(ascii: ">"))
          #expect(file.bytes[range.end...].first.map { $0 == UInt8(ascii: "<") } ?? false)
        }
      }
    }
    #expect(count >= 10)
  }
}
