import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import CompiledCatalog
import Testing

/// Compiled messages of ICU MessageFormat with changed bytes: whatever is shown, it is shown.
struct DamagedProgramTests {
  static let patterns = [
    "{0} {1, number, ::.00} {2, date, ::yMMM} {0, spellout}",
    "{0, plural, offset:1 =0{a} =1.5{b} one{# {1}} few{c} other{{0, number, 0.0} # {0}}}",
    "{1, select, x{{0, selectordinal, one{#st} other{#th}}} y{{2}} other{'{'}}",
    "{0, choice, 0#a|1#b {0}|1<{1, select, a{b} other{#}}}", "it's {2, time, full}",
    "a {0} b {1} c{1, select, aLongKeyOfMany{d {0} e} short{f} other{g{1}}}",
  ]

  private func compiled() throws -> [UInt8] {
    let entries = Self.patterns.map { pattern in
      let root = MessageNode(unit: StringUnit(value: pattern))
      return Entry(
        key: pattern, localizations: [Localization(locale: "en", message: Message(root: root))])
    }
    let catalog = Catalog(sourceLanguage: "en", entries: entries, syntax: .messageFormat1)
    return try CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)])
  }

  private func show(_ bytes: [UInt8]) -> Int {
    guard let bundle = try? CatalogBundle(contents: bytes) else { return 0 }
    let arguments: [[FormatArgument]] = [
      [], [3, "x", .date(secondsSince1970: 1e9)], [.number(1.5), .decimal("1.50"), "%@"],
      ["a", .integer(.min), .number(.nan)],
    ]
    let (length, _) = LocalizationIssue.collecting {
      var length = 0
      for key in bundle.keys(ofTable: "Localizable") {
        for list in arguments {
          length += bundle.string(forKey: key, arguments: list, locale: "en").utf8.count
        }
      }
      return length
    }
    return length
  }

  @Test("changed words of programs end, and read nothing outside of the file", arguments: 0..<20)
  func changedWords(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = try compiled()
    let messages = try #require(section(.messages, of: bytes))
    for _ in 0..<40 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: messages, using: &random)
        damaged[place] =
          Bool.random(using: &random)
          ? UInt8.random(in: 0...10, using: &random)
          : UInt8.random(in: .min ... .max, using: &random)
      }
      #expect(show(sealed(damaged)) < 1 << 20)
    }
  }

  @Test("a sealed file that was not changed is shown")
  func unchanged() throws {
    let bytes = try compiled()
    #expect(sealed(bytes) == bytes)
    #expect(show(bytes) > 100)
  }

  /// Where the bytes of a section are.
  private func section(_ kind: SectionKind, of bytes: [UInt8]) -> Range<Int>? {
    func word(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    for entry in 0..<SectionKind.allCases.count {
      let start = CompiledLayout.headerSize + entry * CompiledLayout.sectionEntrySize
      guard start + CompiledLayout.sectionEntrySize <= bytes.count else { return nil }
      guard word(start, 4) == Int(kind.rawValue) else { continue }
      let offset = word(start + 8, 8)
      return offset..<offset + word(start + 16, 8)
    }
    return nil
  }

  /// Gives changed bytes the checksums that fit to them.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var sealed = bytes
    func set(_ offset: Int, _ value: UInt64) {
      for index in 0..<8 {
        sealed[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))
      }
    }
    let payload = Array(sealed[CompiledLayout.headerSize...])
    set(
      24, unsafe ContentHash.hash(payload.span.bytes, seed: CompiledLayout.checksumSeed))
    let header = Array(sealed[..<CompiledLayout.checkedHeaderSize])
    set(
      CompiledLayout.checkedHeaderSize,
      unsafe ContentHash.hash(header.span.bytes, seed: CompiledLayout.checksumSeed))
    return sealed
  }
}
