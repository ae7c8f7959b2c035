import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Documents that were made to break a reader.
@Suite struct HostileXLIFFTests {
  static let readers: [any CatalogReader] = [XLIFF1Reader(), XLIFF2Reader()]

  @Test(
    "what is no document is one finding with a place",
    arguments: [
      "", "x", "<xliff", "<xliff version='1.2'>", "<a/>", "<xliff/>", "<xliff version='3.0'/>",
      "<!DOCTYPE xliff [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><xliff version='1.2'>&b;</xliff>",
      "<!DOCTYPE xliff [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><xliff version='2.0'>&a;</xliff>",
      "<?xml version='1.0' encoding='utf-16'?><xliff version='1.2'/>",
      "<?xml version='1.0' encoding='none'?><xliff version='2.0'/>",
      "<xliff version='1.2' version='1.2'/>", "<xliff version='1.2'>\u{0}</xliff>",
      "<xliff version='1.2'>\n<<<<<<< a\n<file/>\n=======\n<file/>\n>>>>>>> b\n</xliff>",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      String(repeating: "<a>", count: 10_000), "<xliff version='2.0'><file></xliff>",
      "<xliff version='1.2'>" + String(repeating: "<group>", count: 10_000)
        + String(repeating: "</group>", count: 10_000) + "</xliff>",
    ])
  func oneFinding(_ text: String) {
    for reader in Self.readers {
      let parsed = reader.read(SourceFile(path: "x.xliff", bytes: Array(text.utf8)))
      #expect(parsed.diagnostics.map(\.rule) == [.catalogParse])
      #expect(parsed.diagnostics.first?.range != nil)
      #expect(parsed.value.entries.isEmpty)
    }
  }

  @Test("a document of the other version is named")
  func versions() {
    let texts = ["<xliff version='1.2'/>", "<xliff version='2.0'/>"].map { Array($0.utf8) }
    let first = XLIFF2Reader().read(SourceFile(path: "x", bytes: texts[0])).diagnostics
    let second = XLIFF1Reader().read(SourceFile(path: "x", bytes: texts[1])).diagnostics
    #expect(first.map(\.message.text) == ["this is XLIFF 1.2 and not XLIFF 2; read it as “xliff”"])
    #expect(
      second.map(\.message.text) == ["this is XLIFF 2 and not XLIFF 1.2; read it as “xliff2”"])
  }

  @Test("a document cut off anywhere is read without harm", arguments: XLIFFFixtureTests.names)
  func prefixes(_ name: String) throws {
    let bytes = try SourceFile(reading: XLIFFFixtureTests.path(name)).bytes
    for count in truncatedLengths(of: bytes.count - 1) {
      for reader in Self.readers {
        let parsed = reader.read(SourceFile(path: name, bytes: Array(bytes[..<count])))
        #expect(parsed.diagnostics.count >= 1)
        #expect(parsed.diagnostics.allSatisfy { ($0.range?.end ?? 0) <= count })
      }
    }
  }

  @Test(
    "documents with bytes and pieces out of place never crash", arguments: XLIFFFixtureTests.names)
  func mutations(_ name: String) throws {
    let bytes = try SourceFile(reading: XLIFFFixtureTests.path(name)).bytes
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "<", "/>", "<source>", "</unit>", "<target/>", "\"", "&amp;", "id=\"1\"", " xmlns=\"\"",
      "<segment/>",
      "<ph/>", "<ec startRef=\"1\"/>", "canReorder=\"no\"", "<group id=\"g\">", "|==|plural.one",
      "0", "<cp hex=\"110000\"/>",
    ]
    for _ in 0..<200 {
      var changed = bytes
      let place = Int.random(in: changed.indices, using: &random)
      if Bool.random(using: &random) {
        changed[place] = UInt8.random(in: 0...255, using: &random)
      } else {
        let end = min(place + Int.random(in: 0...20, using: &random), changed.count)
        changed.replaceSubrange(
          place..<end, with: (pieces.randomElement(using: &random) ?? "").utf8)
      }
      for format in [XLIFF1Format() as any CatalogFormat, XLIFF2Format()] {
        let parsed = format.reader(ReadingOptions()).read(SourceFile(path: name, bytes: changed))
        #expect(parsed.diagnostics.allSatisfy { ($0.range?.end ?? 0) <= changed.count })
        _ = try? format.writer(WritingOptions())?.write(parsed.value)
      }
    }
  }

  @Test("UTF-16 is read, and ranges are those of the file")
  func wide() throws {
    let bytes = try SourceFile(reading: XLIFFFixtureTests.path("xcode.xliff")).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let wide =
      [UInt8](arrayLiteral: 0xFF, 0xFE) + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let narrow = XLIFF1Reader().read(SourceFile(path: "x", bytes: bytes))
    let parsed = XLIFF1Reader().read(SourceFile(path: "x", bytes: wide))
    #expect(parsed.diagnostics.isEmpty)
    let dumps = [narrow, parsed].map { CatalogDumper.dump($0.value, ranges: .hidden) }
    #expect(dumps[0] == dumps[1])
    let range = try #require(
      parsed.value.entries.first?.localizations?.last?.message.root.unit?.valueRange)
    let units = stride(from: range.start, to: range.end, by: 2).map {
      UInt16(wide[$0]) | UInt16(wide[$0 + 1]) << 8
    }
    #expect(String(decoding: units, as: UTF16.self) == "Sklep")
  }
}
