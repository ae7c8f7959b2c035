import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The project’s own files: what the readers make of them is kept beside them, and the writers write them again.
@Suite struct TextFormatFixtureTests {
  @Test("the fixtures are there")
  func presence() { #expect(TextFormats.fixtures.count >= 23) }

  @Test("a file reads as its golden dump says", arguments: TextFormats.fixtures)
  func golden(_ fixture: TextFormats.Fixture) throws {
    let parsed = fixture.read(try fixture.file())
    let dump = CatalogDumper.dump(parsed.value) + parsed.diagnostics.map(describe).joined()
    try GoldenFile(TextFormats.folder + "/" + fixture.name + ".golden").expect(dump)
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "@\($0)" } ?? ""
    let key = diagnostic.subject.key.map { " [\($0)]" } ?? ""
    return
      "\(diagnostic.severity.rawValue) \(diagnostic.rule.rawValue)\(place)\(key) \(diagnostic.message.text)\n"
  }

  @Test(
    "a file in the style of the writer is written as it was",
    arguments: TextFormats.fixtures.filter { $0.name.contains("canonical") })
  func canonical(_ fixture: TextFormats.Fixture) throws {
    let file = try fixture.file()
    let writer = try #require(fixture.format.writer(writingOptions(fixture)))
    let bytes = try writer.write(fixture.read(file).value)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: file.bytes, as: UTF8.self))
    #expect(bytes == file.bytes)
  }

  @Test("what is read is written and read again the same", arguments: TextFormats.fixtures)
  func again(_ fixture: TextFormats.Fixture) throws {
    let catalog = fixture.read(try fixture.file()).value
    let writer = try #require(fixture.format.writer(writingOptions(fixture)))
    guard let bytes = try? writer.write(catalog) else {
      // A bundle cannot be written in which a key stands twice.
      #expect(fixture.name.hasSuffix("type.txt"))
      return
    }
    let second = fixture.read(SourceFile(path: fixture.name, bytes: bytes)).value
    #expect(
      CatalogDumper.dump(second, ranges: .hidden) == CatalogDumper.dump(catalog, ranges: .hidden))
    #expect(try writer.write(second) == bytes)
  }

  private func writingOptions(_ fixture: TextFormats.Fixture) -> WritingOptions {
    guard fixture.format.layout == .monolingual else { return WritingOptions() }
    return WritingOptions(locale: fixture.name.contains("styles") ? "en" : "de")
  }
}
