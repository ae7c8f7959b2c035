import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Random catalogs within what a format can hold come back as they were.
@Suite struct TextFormatPropertyTests {
  private struct Generator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }

    mutating func text(_ parts: [String], _ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &random)).map { _ in pick(parts) }.joined()
    }

    mutating func comment() -> String? {
      chance(30) ? text(["a", "# b", "ä", " c", "\n", "!", "\n\nx"], 1...4) + "." : nil
    }

    mutating func entry(_ key: String, _ localizations: [(String, String)]) -> Entry {
      Entry(
        key: key, comment: comment(), extractionState: .manual,
        localizations: localizations.map { locale, text in
          Localization(
            locale: locale, message: Message(root: MessageNode(unit: StringUnit(value: text))))
        })
    }
  }

  private func expectSame(
    _ catalog: Catalog, _ format: any CatalogFormat, locale: String?,
    location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let writer = try #require(format.writer(WritingOptions(locale: locale)))
    let bytes = try writer.write(catalog)
    let options = ReadingOptions(locale: locale, sourceLanguage: "en")
    let file = SourceFile(path: "a." + (format.fileExtensions.first ?? ""), bytes: bytes)
    let read = format.reader(options).read(file)
    #expect(read.diagnostics == [], sourceLocation: location)
    #expect(
      CatalogDumper.dump(read.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden),
      sourceLocation: location)
    #expect(try writer.write(read.value) == bytes, sourceLocation: location)
  }

  @Test("properties", arguments: 0..<60)
  func properties(_ seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    let parts = [
      "a", "B", " ", "=", ":", "#", "!", "\\", "\n", "\r", "\t", "\u{C}", "ä", "😀", "\u{0}", "'",
      "u0041",
    ]
    var catalog = Catalog(sourceLanguage: "en", syntax: .plain)
    for index in 0..<20 {
      var entry = generator.entry(
        "\(generator.text(parts, 0...4))\(index)", [("de", generator.text(parts, 0...8))])
      if generator.chance(20) {
        entry.otherFields = [
          Field(name: PropertiesFormat.commentsField, value: .array([.string("alone\nä")]))
        ]
      }
      catalog.entries.append(entry)
    }
    try expectSame(catalog, PropertiesFormat(), locale: "de")
  }

  @Test("Fluent", arguments: 0..<60)
  func fluent(_ seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    let parts = [
      "text", " ", "{ $name }", "{ \"}\" }", "{ -term(case: \"x\") }", "\n", "ä", "\\", "\"",
      "{ $n ->\n        [one] eins\n       *[other] andere { $n }\n    }", "\n  indented", "=", "#",
    ]
    var catalog = Catalog(sourceLanguage: "en", syntax: .fluent)
    for index in 0..<20 {
      // A pattern neither begins nor ends with spaces and line ends, and no line of it ends with spaces alone.
      let body =
        "x"
        + generator.text(parts, 0...8).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.allSatisfy { $0 == " " } ? "" : String($0) }.joined(separator: "\n") + "z"
      let key = (generator.chance(20) ? "-" : "") + "key\(index)"
      catalog.entries.append(generator.entry(key, [("de", body)]))
      for attribute in 0..<Int.random(in: 0...2, using: &generator.random) {
        var entry = generator.entry(key + ".a\(attribute)", [("de", "y" + body)])
        entry.comment = nil
        catalog.entries.append(entry)
      }
    }
    try expectSame(catalog, FluentFormat(), locale: "de")
  }

  @Test("tables", arguments: 0..<60)
  func tables(_ seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    let parts = [
      "a", ",", ";", "\t", "\"", "'", "\n", "\r\n", "\r", "=", "+", "-", "@", " ", "ä", "😀", "%@",
    ]
    var catalog = Catalog(sourceLanguage: "en")
    for index in 0..<20 {
      let key = "\(generator.text(parts, 0...3))k\(index)"
      var entry = Entry(key: key, comment: generator.comment(), extractionState: .manual)
      if generator.chance(20) { entry.context = "menu" }
      if generator.chance(20) {
        entry.otherFields = [Field(name: "csv.column.Max", value: .string("12"))]
      }
      let varies = generator.chance(30)
      var localizations: [Localization] = []
      for (locale, names) in [("en", ["one", "other"]), ("de", ["one", "few", "other"])]
      where generator.chance(80) {
        var node = MessageNode()
        func unit() -> StringUnit {
          let state = generator.pick([TranslationState.translated, .translated, .new, .needsReview])
          return StringUnit(value: generator.text(parts, 0...6), state: state)
        }
        if varies {
          let cases = names.map { Variation.Case(name: $0, node: MessageNode(unit: unit())) }
          node.variations = [Variation(kind: .plural, cases: cases)]
        } else {
          node.unit = unit()
        }
        localizations.append(Localization(locale: locale, message: Message(root: node)))
      }
      if !localizations.isEmpty { entry.localizations = localizations }
      catalog.entries.append(entry)
    }
    for separator in [SpreadsheetFormat.Separator.comma, .tab] {
      try expectSame(catalog, SpreadsheetFormat(separator: separator), locale: nil)
    }
  }

  @Test("what a format cannot hold is refused and named")
  func refusals() throws {
    func kind(_ catalog: Catalog, _ format: any CatalogFormat) -> CatalogWriteError.Kind? {
      do throws(CatalogWriteError) {
        _ = try format.writer(WritingOptions(locale: "de"))?.write(catalog)
        return nil
      } catch {
        return error.kind
      }
    }
    var generator = Generator(seed: 1)
    func catalog(_ text: String, _ change: (inout Entry) -> Void) -> Catalog {
      var entry = generator.entry("key", [("de", text)])
      entry.comment = nil
      change(&entry)
      return Catalog(sourceLanguage: "en", entries: [entry], syntax: .fluent)
    }
    let fluent = FluentFormat()
    #expect(kind(catalog("a", { _ in }), fluent) == nil)
    #expect(kind(catalog("a", { $0.context = "c" }), fluent) == .unsupported(.contexts))
    #expect(
      kind(catalog("a", { $0.shouldTranslate = false }), fluent) == .unsupported(.doNotTranslate))
    #expect(kind(catalog("", { _ in }), fluent) == .unsupported(.emptyTexts))
    #expect(kind(catalog("a", { $0.syntax = .printf }), fluent) == .unsupportedSyntax(.printf))
    let field = Field(name: "po.flags", value: .null)
    #expect(
      kind(catalog("a", { $0.otherFields = [field] }), fluent) == .unsupportedField("po.flags"))
    for text in [" a", "a ", "a\n.b", "{", "a\n", "a } b", "a\r\nb"] {
      guard case .unsupportedText = kind(catalog(text, { _ in }), fluent) else {
        Issue.record("“\(text)” is no pattern")
        continue
      }
    }
    for key in ["a b", "a.b.c", "1a", "", "ä"] {
      guard case .unsupportedText = kind(catalog("a", { $0.key = key }), fluent) else {
        Issue.record("“\(key)” is no name")
        continue
      }
    }
  }
}
