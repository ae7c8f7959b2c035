import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Resource bundles, beside what ICU’s own tools make of them.
@Suite(.enabled(if: shell("command -v genrb && command -v derb").status == 0))
struct ICUResourcePeerTests {
  /// What `derb` prints of a bundle that `genrb` compiled, without the comment at its beginning.
  private func compiled(_ bytes: [UInt8], _ name: String) -> String? {
    let folder = TemporaryFolder()
    folder.write(bytes, to: name + ".txt")
    let line =
      "cd '\(folder.path)' && LC_ALL=C genrb -q \(name).txt >/dev/null 2>&1 && derb -c -i . \(name) 2>/dev/null"
    let (status, output) = shell(line)
    withExtendedLifetime(folder) {}
    guard status == 0 else { return nil }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix(name) }
    return lines.joined(separator: "\n")
  }

  private func fixture(_ name: String) throws -> TextFormats.Fixture {
    try #require(TextFormats.fixtures.first { $0.name == "ICUResource/" + name })
  }

  @Test("genrb makes the same of a bundle that was read and written")
  func styles() throws {
    let fixture = try fixture("styles.txt")
    let file = try fixture.file()
    let original = try #require(compiled(file.bytes, "root"))
    let writer = try #require(fixture.format.writer(WritingOptions()))
    let options = ReadingOptions(sourceLanguage: "en")
    let written = try writer.write(fixture.format.reader(options).read(file).value)
    #expect(compiled(written, "root") == original)
  }

  @Test("texts are those that genrb reads")
  func texts() throws {
    let fixture = try fixture("styles.txt")
    let file = try fixture.file()
    let output = try #require(compiled(file.bytes, "root"))
    for entry in fixture.read(file).value.entries {
      let value = try #require(entry.localizations?.first?.message.root.unit?.value)
      let isShown = value.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
      if isShown { #expect(output.contains("\"" + value + "\""), "\(entry.key)") }
    }
  }

  private static let parts = [
    "a", "Ä", "\t", "{", "}", "'", "//", "/*", ",", ":", " ", "\u{1}", "\u{FEFF}",
    "\u{2028}", "{0}",
  ]

  /// derb loses characters where a text has line ends, quotation marks or surrogate pairs, and escapes no backslashes.
  @Test(
    "random texts survive genrb and derb",
    arguments: [(parts, true), (parts + ["😀", "\n", "\"", "\\", "\\u0041"], false)])
  func random(_ parts: [String], isDerbRight: Bool) throws {
    var random = SeededGenerator(seed: 5)
    var catalog = Catalog(sourceLanguage: "en", syntax: .plain)
    for index in 0..<120 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      var entry = Entry(
        key: "k\(index % 3)/x\(index)", extractionState: .manual,
        localizations: [
          Localization(
            locale: "de", message: Message(root: MessageNode(unit: StringUnit(value: text))))
        ])
      if text.contains("{0}") { entry.syntax = .messageFormat1 }
      catalog.entries.append(entry)
    }
    catalog.entries.sort { $0.key.prefix(2) < $1.key.prefix(2) }
    let format = ICUResourceFormat()
    let bytes = try #require(format.writer(WritingOptions(locale: "de"))).write(catalog)
    let read = format.reader(ReadingOptions(sourceLanguage: "en")).read(
      SourceFile(path: "de.txt", bytes: bytes))
    #expect(read.diagnostics == [])
    #expect(
      CatalogDumper.dump(read.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
    let output = try #require(compiled(bytes, "de"))
    guard isDerbRight else { return }
    // What derb prints is a bundle again.
    let again = format.reader(ReadingOptions(sourceLanguage: "en")).read(
      SourceFile(path: "de.txt", bytes: Array(output.utf8)))
    #expect(again.diagnostics == [])
    func texts(_ catalog: Catalog) -> [String: String] {
      Dictionary(
        catalog.entries.map {
          ($0.key, $0.localizations?.first?.message.root.unit?.value ?? "")
        }, uniquingKeysWith: { first, _ in first })
    }
    #expect(texts(again.value) == texts(catalog))
  }
}
