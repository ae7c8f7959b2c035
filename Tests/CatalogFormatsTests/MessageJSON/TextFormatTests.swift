import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// What holds for all files of the formats with one locale a file.
@Suite struct TextFormatTests {
  typealias Sample = TextFormatFixtures.Sample

  @Test("the fixtures are there")
  func presence() { #expect(TextFormatFixtures.own.count >= 15) }

  @Test("a file reads as its golden dump says", arguments: TextFormatFixtures.own)
  func golden(_ sample: Sample) throws {
    let parsed = sample.read(try sample.file.bytes)
    let dump = CatalogDumper.dump(parsed.value) + parsed.diagnostics.map(\.line).joined()
    try GoldenFile(sample.path + ".golden").expect(dump)
  }

  @Test(
    "what is written of a fixture reads as the same catalog",
    arguments: TextFormatFixtures.own.filter { !$0.path.contains("faults") })
  func roundTrip(_ sample: Sample) throws { try expectSameCatalog(sample) }

  @Test(
    "what is written of a real file reads as the same catalog",
    .enabled(if: TextFormatFixtures.haveCorpora), arguments: TextFormatFixtures.real)
  func realRoundTrip(_ sample: Sample) throws { try expectSameCatalog(sample) }

  private func expectSameCatalog(_ sample: Sample) throws {
    let catalog = sample.read(try sample.file.bytes).value
    let written = try sample.write(catalog)
    let again = sample.read(written)
    #expect(
      CatalogDumper.dump(again.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
    #expect(try sample.write(again.value) == written)
  }

  static let canonical = [
    "Android/strings.xml", "ARB/app_en.arb", "ICUJSON/flat.json", "ICUJSON/nested.json",
    "ICUJSON/formatjs.json", "ICUJSON/service.json",
  ]

  @Test("a file in the canonical style is written byte for byte", arguments: canonical)
  func bytes(_ name: String) throws {
    let sample = try #require(TextFormatFixtures.own.first { $0.path.hasSuffix(name) })
    let bytes = try sample.file.bytes
    let written =
      try sample.format.writer(WritingOptions())?.write(
        sample.format.reader(ReadingOptions()).read(SourceFile(path: name, bytes: bytes)).value)
      ?? []
    #expect(String(decoding: written, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "a real file without faults gives no finding that is an error",
    .enabled(if: TextFormatFixtures.haveCorpora), arguments: TextFormatFixtures.real)
  func realFindings(_ sample: Sample) throws {
    let errors = sample.read(try sample.file.bytes).diagnostics.filter { $0.severity == .error }
    // One file of messages for Chrome has a description twice.
    let isKnown = sample.path.contains("mozilla")
    #expect(errors.filter { !isKnown || $0.rule != .duplicateKey }.map(\.line) == [])
  }

  @Test("a file cut off anywhere gives findings inside of it", arguments: TextFormatFixtures.own)
  func prefixes(_ sample: Sample) throws {
    let bytes = try sample.file.bytes
    for count in truncatedLengths(of: bytes.count) {
      let parsed = sample.read(Array(bytes[..<count]))
      #expect(!parsed.diagnostics.isEmpty || count > bytes.count - 3)
      for diagnostic in parsed.diagnostics {
        #expect((diagnostic.range?.end ?? .max) <= count)
      }
    }
  }

  @Test("flipped bytes never crash", arguments: TextFormatFixtures.own)
  func mutations(_ sample: Sample) throws {
    let bytes = try sample.file.bytes
    var random = SeededGenerator(seed: UInt64(bytes.count))
    for _ in 0..<300 {
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        guard let place = bytes.indices.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[bytes.count - 1 - place], at: place)
        }
      }
      let parsed = sample.read(bytes)
      for diagnostic in parsed.diagnostics {
        #expect((diagnostic.range?.end ?? .max) <= bytes.count)
      }
      // Another locale in the file, or a prefix that is not declared any more, is corrected by the writer.
      let isClean = parsed.diagnostics.allSatisfy { $0.severity < .error }
      if isClean, let written = try? sample.write(parsed.value) {
        #expect(
          CatalogDumper.dump(sample.read(written).value, ranges: .hidden)
            == CatalogDumper.dump(parsed.value, ranges: .hidden))
      }
    }
  }

  @Test("a place in a text leads to the same letter in the file", arguments: TextFormatFixtures.own)
  func places(_ sample: Sample) throws {
    let bytes = try sample.file.bytes
    let catalog = sample.read(bytes).value
    let escapes = try #require(catalog.escapes)
    for entry in catalog.entries {
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { _, unit in
          guard let value = unit.value, let range = unit.valueRange else { return }
          var last = range.start
          for (offset, byte) in value.utf8.enumerated() {
            let place = escapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
            #expect(place >= last && place < range.end)
            last = place
            let isEscape = bytes[place] == 0x5C || bytes[place] == 0x26
            if byte > 0x20, !isEscape { #expect(bytes[place] == byte) }
          }
          let end = escapes.sourceOffset(ofDecoded: value.utf8.count, in: range, of: bytes)
          #expect(end >= last && end <= range.end)
        }
      }
    }
  }

  @Test("a file in UTF-16 has the ranges of its own bytes, or one finding where it must be UTF-8")
  func wideFile() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"utf-16\"?><resources><string name=\"ü\">ä\\'x &amp;\\u0041</string></resources>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let parsed = AndroidReader().read(SourceFile(path: "strings.xml", bytes: bytes))
    #expect(parsed.diagnostics.isEmpty)
    let unit = try #require(parsed.value.entries.first?.localizations?.first?.message.root.unit)
    #expect(unit.value == "ä'x &A")
    let range = try #require(unit.valueRange)
    #expect(bytes[range.start] == 0xE4)
    let escapes = try #require(parsed.value.escapes)
    let place = escapes.sourceOffset(ofDecoded: 3, in: range, of: bytes)
    #expect(bytes[place] == UInt8(ascii: "x"))
    for format in [ARBFormat(), ICUJSONFormat(), I18nextFormat()] as [any CatalogFormat] {
      let parsed = format.reader(ReadingOptions()).read(
        SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]))
      #expect(parsed.diagnostics.map(\.rule) == [.catalogParse])
    }
  }

  @Test(
    "what is no file of the format is one finding",
    arguments: [
      "", " ", "[]", "7", "{", "{\"a\"}", "<resources>", "<a/>", "<?xml version=\"1.0\"?>",
      "<<<<<<< ours\n{\"a\": \"b\"}\n=======\n{}\n>>>>>>> theirs\n",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      "<!DOCTYPE resources [<!ENTITY a \"b\">]><resources><string name=\"x\">&a;</string></resources>",
      "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><resources/>",
      "<resources><string name=\"x\">&brandShortName;</string></resources>",
      "{\"a\": \"\\ud800\"}", "{\"a\": \"b\",}", "{\"a\": 'b'}", "{\"a\": \"b\" \"c\": \"d\"}",
      "<resources>\u{0}</resources>", "<resources><string name=\"a\">x</resources>",
      String(repeating: "{\"a\":", count: 10_000), String(repeating: "<resources>", count: 10_000),
      "<resources><string name=\"a\"" + " b=\"c\"",
      "<resources>" + String(repeating: "<string name=\"a\"><b>", count: 10_000),
    ])
  func foreign(_ text: String) {
    for format in [AndroidFormat(), ARBFormat(), ICUJSONFormat(), I18nextFormat()]
      as [any CatalogFormat]
    {
      let parsed = format.reader(ReadingOptions()).read(
        SourceFile(path: "a", bytes: Array(text.utf8)))
      #expect(parsed.diagnostics.map(\.rule) == [.catalogParse], "\(format.id)")
      #expect(parsed.diagnostics.first?.range != nil)
      #expect(parsed.value.entries.isEmpty)
    }
  }
}
