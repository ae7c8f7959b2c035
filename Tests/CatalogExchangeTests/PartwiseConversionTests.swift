import CatalogExchange
import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@Suite struct PartwiseConversionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let from: String
    let to: String
    var testDescription: String { from + " to " + to }
  }

  private static let origins = [
    "po", "properties", "strings", "arb", "android", "xcstrings", "xliff", "xliff2",
  ]
  private static let targets = [
    "po", "properties", "strings", "arb", "android", "xcstrings", "xliff", "xliff2",
  ]
  static let cases = origins.flatMap { from in targets.map { Case(from: from, to: $0) } }

  /// Forty entries, some without a translation, with comments, forms and characters that are escaped.
  private func file(of format: any CatalogFormat) throws -> SourceFile {
    func text(_ locale: String, _ value: String) -> Localization {
      Localization(
        locale: locale, message: Message(root: MessageNode(unit: StringUnit(value: value))))
    }
    var catalog = Catalog(sourceLanguage: "en")
    for number in 0..<40 {
      var localizations = [text("en", "Text number \(number), with “ü”, \"marks\" & {more}")]
      if number % 7 != 0 {
        localizations.append(text("de", "Text Nummer \(number)\nin <zwei> Zeilen; 'so'"))
      }
      catalog.entries.append(
        Entry(
          key: "key_\((number * 17) % 40)", comment: number % 3 == 0 ? "Note \(number)" : nil,
          extractionState: .manual, localizations: localizations))
    }
    let result = try CatalogConversion(
      to: format, locale: format.layout == .multilingual ? nil : "de", isLossy: true,
      mayLackLocale: true, keepsTexts: true
    ).convert(catalog, from: try #require(CatalogFormats.named("xcstrings")))
    return SourceFile(path: "x." + format.fileExtensions[0], bytes: result.bytes)
  }

  @Test("a file that is converted by parts is that of the whole", arguments: cases)
  func equal(_ pair: Case) throws {
    let origin = try #require(CatalogFormats.named(pair.from))
    let target = try #require(CatalogFormats.named(pair.to))
    let file = try file(of: origin)
    let options = ReadingOptions(locale: "de", sourceLanguage: "en")
    let conversion = CatalogConversion(to: target, locale: "de", isLossy: true)
    let byParts = PartwiseConversion(conversion, options: options, partSize: 600)
      .convert(file, from: origin)
    let catalog = origin.reader(options).read(file).value
    let whole: CatalogConversion.Result
    do {
      whole = try conversion.convert(catalog, from: origin)
    } catch {
      #expect(byParts?.bytes == nil)
      return
    }
    guard pair.to != "xliff2" else {
      #expect(byParts?.bytes == nil)
      return
    }
    let result = try #require(byParts)
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
    #expect(result.losses.count == whole.losses.count)
    #expect(result.losses.first == Array(whole.losses.prefix(LossSummary.maximumCount)))
    let entries = Dictionary(catalog.entries.map { ($0.key, $0.keyRange) }) { first, _ in first }
    #expect(result.losses.entries.allSatisfy { entries[$0.key] == $0.keyRange })
  }

  @Test("the export of a part is a part of the export", arguments: origins)
  func export(_ id: String) throws {
    let origin = try #require(CatalogFormats.named(id))
    let file = try file(of: origin)
    let options = ReadingOptions(locale: "en", sourceLanguage: "en")
    for target in ["po", "xliff"].compactMap({ CatalogFormats.named($0) }) {
      let conversion = CatalogConversion(
        to: target, locale: "pl", mayLackLocale: true, keepsTexts: true)
      let export = CatalogExport(locale: "pl")
      let byParts = PartwiseConversion(
        conversion, options: options, export: export, partSize: 600
      ).convert(file, from: origin)
      let catalog = origin.reader(options).read(file).value
      let selection = export.selection(of: catalog, from: origin, for: target)
      guard let whole = try? conversion.convert(selection, from: origin) else { continue }
      #expect(try #require(byParts).bytes == whole.bytes)
    }
  }

  @Test("what another format cannot hold is refused by parts, too")
  func refuse() throws {
    let origin = try #require(CatalogFormats.named("po"))
    let target = try #require(CatalogFormats.named("properties"))
    var text = "msgid \"\"\nmsgstr \"Language: de\\n\"\n"
    for number in 0..<30 { text += "\nmsgctxt \"c\"\nmsgid \"t\(number)\"\nmsgstr \"x\"\n" }
    let file = SourceFile(path: "de.po", bytes: Array(text.utf8))
    let result = try #require(
      PartwiseConversion(
        CatalogConversion(to: target, locale: "de"), options: ReadingOptions(), partSize: 100
      ).convert(file, from: origin))
    #expect(result.isRefused)
    #expect(result.bytes.isEmpty)
    #expect(result.losses.count > LossSummary.maximumCount)
    #expect(result.losses.first.count == LossSummary.maximumCount)
  }

  @Test(
    "files that need all of their entries at once are left to the whole conversion",
    arguments: [
      "domain \"a\"\n\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n",
      "msgid \"a\"\nmsgstr \"b\"\n\n#~ msgid \"x\"\n#~ msgstr \"y\"\n\nmsgid \"c\"\nmsgstr \"d\"\n",
      "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\nmsgstr \"d\"\n",
    ])
  func leave(_ text: String) throws {
    let origin = try #require(CatalogFormats.named("po"))
    let conversion = CatalogConversion(to: origin, locale: "de", mayLackLocale: true)
    let file = SourceFile(path: "de.po", bytes: Array(text.utf8))
    let options = ReadingOptions(locale: "de")
    #expect(
      PartwiseConversion(conversion, options: options, partSize: 10)
        .convert(file, from: origin)?.bytes == nil)
  }
}
