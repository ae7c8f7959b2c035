import CatalogExchange
import CatalogFormats
import CatalogModel
import SourceText
import Testing

@Suite struct ConversionMatrixTests {
  private static let written = CatalogFormats.all.filter { $0.writer(WritingOptions()) != nil }

  struct Pair: Sendable, CustomTestStringConvertible {
    let from: any CatalogFormat
    let to: any CatalogFormat
    var testDescription: String { from.id + " to " + to.id }
  }

  static let pairs = written.flatMap { from in written.map { Pair(from: from, to: $0) } }

  /// Plurals, comments, placeholders, a text that equals its key and one that does not, and a missing translation.
  private static func model() -> Catalog {
    func text(_ locale: String, _ value: String) -> Localization {
      Localization(
        locale: locale, message: Message(root: MessageNode(unit: StringUnit(value: value))))
    }
    func plural(_ locale: String, _ forms: [(String, String)]) -> Localization {
      Localization(
        locale: locale,
        message: Message(
          root: MessageNode(variations: [
            Variation(
              kind: .plural,
              cases: forms.map {
                Variation.Case(name: $0, node: MessageNode(unit: StringUnit(value: $1)))
              })
          ])))
    }
    return Catalog(
      sourceLanguage: "en",
      entries: [
        Entry(
          key: "hello", comment: "Greeting", extractionState: .manual,
          localizations: [text("en", "Hello"), text("de", "Hallo, <Welt> & \"alle\"")]),
        Entry(
          key: "name", extractionState: .manual,
          localizations: [text("en", "Hello %@"), text("de", "Hallo %@")]),
        Entry(
          key: "files", extractionState: .manual,
          localizations: [
            plural("en", [("one", "%lld file"), ("other", "%lld files")]),
            plural("de", [("one", "%lld Datei"), ("other", "%lld Dateien")]),
          ]),
        Entry(key: "later", extractionState: .manual, localizations: [text("en", "Later")]),
      ])
  }

  /// The model as a file of a format holds it.
  private func start(_ format: any CatalogFormat) throws -> (Catalog, [UInt8]) {
    let origin = try #require(CatalogFormats.named("xcstrings"))
    let result = try CatalogConversion(to: format, locale: locale(format), isLossy: true)
      .convert(ConversionMatrixTests.model(), from: origin)
    return (read(result.bytes, format), result.bytes)
  }

  private func locale(_ format: any CatalogFormat) -> String? {
    format.layout == .multilingual ? nil : "de"
  }

  private func read(_ bytes: [UInt8], _ format: any CatalogFormat) -> Catalog {
    let parsed = format.reader(ReadingOptions(locale: locale(format), sourceLanguage: "en"))
      .read(SourceFile(path: "x." + format.fileExtensions[0], bytes: bytes))
    #expect(parsed.diagnostics.filter { $0.rule == .catalogParse && $0.severity == .error }.isEmpty)
    return parsed.value
  }

  @Test("a conversion loses nothing, or names what it loses", arguments: pairs)
  func convert(_ pair: Pair) throws {
    let (catalog, _) = try start(pair.from)
    var conversion = CatalogConversion(to: pair.to, locale: "de")
    var losses: [FormatLoss] = []
    do {
      _ = try conversion.convert(catalog, from: pair.from)
    } catch {
      guard case .losses(let named) = error else { throw error }
      losses = named
      #expect(!losses.isEmpty)
      #expect(losses.allSatisfy { !$0.kind.message.text.isEmpty })
    }
    conversion.isLossy = true
    // Keys that are sentences have no spelling in these.
    let hasNames = ["android", "fluent", "icu-resource"].contains(pair.to.id)
    if hasNames, ["po", "mo"].contains(pair.from.id) {
      #expect(throws: CatalogConversion.Failure.self) {
        try conversion.convert(catalog, from: pair.from)
      }
      return
    }
    let result = try conversion.convert(catalog, from: pair.from)
    #expect(result.losses == losses)
    let back = read(result.bytes, pair.to)
    #expect(dump(back) == dump(read(try rewritten(back, pair.to), pair.to)))
    guard losses.isEmpty else { return }
    // Nothing was lost: every text is there again, whatever the syntax makes of placeholders.
    #expect(plainTexts(back).isSuperset(of: plainTexts(catalog)))
  }

  private func rewritten(_ catalog: Catalog, _ format: any CatalogFormat) throws -> [UInt8] {
    try #require(format.writer(WritingOptions(locale: locale(format)))).write(catalog)
  }

  private func dump(_ catalog: Catalog) -> String { CatalogDumper.dump(catalog, ranges: .hidden) }

  /// The translations without placeholders.
  private func plainTexts(_ catalog: Catalog) -> Set<String> {
    var texts: Set<String> = []
    for entry in catalog.entries {
      entry.localizations?.first { $0.locale == "de" }?.message.forEachUnit { _, unit in
        if let value = unit.value, !value.isEmpty, !value.contains("%"), !value.contains("{") {
          texts.insert(value)
        }
      }
    }
    return texts
  }
}
