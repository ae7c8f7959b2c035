import CatalogExchange
import CatalogFormats
import CatalogModel
import SourceText
import Testing

@Suite struct LossTests {
  private static let polishForms =
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"

  private func format(_ id: String) throws -> any CatalogFormat {
    try #require(CatalogFormats.named(id))
  }

  private func read(_ text: String, _ id: String) throws -> Catalog {
    try read(Array(text.utf8), id)
  }

  private func read(_ bytes: [UInt8], _ id: String) throws -> Catalog {
    try format(id).reader(ReadingOptions(locale: "pl", sourceLanguage: "en"))
      .read(SourceFile(path: "pl." + id, bytes: bytes)).value
  }

  private func plural(_ locale: String, _ forms: [(String, String)]) -> Localization {
    let cases = forms.map {
      Variation.Case(
        name: $0,
        node: MessageNode(unit: StringUnit(value: $1, state: $1.isEmpty ? .new : .translated)))
    }
    return Localization(
      locale: locale,
      message: Message(root: MessageNode(variations: [Variation(kind: .plural, cases: cases)])))
  }

  private func text(_ locale: String, _ value: String, _ state: TranslationState) -> Localization {
    Localization(
      locale: locale,
      message: Message(root: MessageNode(unit: StringUnit(value: value, state: state))))
  }

  private func polishFiles(other: String) -> Catalog {
    Catalog(
      sourceLanguage: "en",
      entries: [
        Entry(
          key: "%lld file",
          localizations: [
            plural("en", [("one", "%lld file"), ("other", "%lld files")]),
            plural(
              "pl",
              [
                ("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"),
                ("other", other),
              ]),
          ])
      ])
  }

  private func losses(
    of catalog: Catalog, from origin: String, to target: String, keepsTexts: Bool = false
  ) throws -> [FormatLoss.Kind] {
    let conversion = CatalogConversion(to: try format(target), locale: "pl", keepsTexts: keepsTexts)
    let source = try format(origin)
    do throws(CatalogConversion.Failure) {
      _ = try conversion.convert(catalog, from: source)
      return []
    } catch {
      guard case .losses(let losses) = error else { throw error }
      return losses.map(\.kind)
    }
  }

  @Test("a form that gettext counts no whole number for is a loss", arguments: ["po", "mo"])
  func fractions(_ id: String) throws {
    let catalog = polishFiles(other: "%lld pliku")
    #expect(try losses(of: catalog, from: "xcstrings", to: id) == [.form("other")])
    #expect(
      try losses(of: catalog, from: "xcstrings", to: id, keepsTexts: true) == [.form("other")])
    #expect(try losses(of: polishFiles(other: ""), from: "xcstrings", to: id) == [])
  }

  @Test("an import keeps the form that the file had no place for")
  func keptForm() throws {
    let (catalog, origin, po) = (
      polishFiles(other: "%lld pliku"), try format("xcstrings"), try format("po")
    )
    let selection = CatalogExport(locale: "pl").selection(of: catalog, from: origin, for: po)
    let result = try CatalogConversion(to: po, locale: "pl", isLossy: true, keepsTexts: true)
      .convert(selection, from: origin)
    let importer = CatalogImport(format: po)
    #expect(try importer.plan(read(result.bytes, "po"), into: catalog, of: origin).changes.isEmpty)
    let file = String(decoding: result.bytes, as: UTF8.self)
    let edited = file.split(separator: "%lld pliki\"").joined(separator: "%lld pliczki\"")
    let plan = try importer.plan(read(edited, "po"), into: catalog, of: origin)
    let forms = try #require(plan.changes.first?.message.root.variations.first?.cases)
    #expect(
      forms.map { $0.name + ": " + ($0.node.unit?.value ?? "") } == [
        "one: %lld plik", "few: %lld pliczki", "many: %lld plików", "other: %lld pliku",
      ])
  }

  @Test(
    "a state that the format has no word for is a loss",
    arguments: ["strings", "android", "properties", "arb", "icu-json", "i18next", "fluent"])
  func state(_ id: String) throws {
    let catalog = Catalog(
      sourceLanguage: "en",
      entries: [
        Entry(
          key: "hello", extractionState: .manual,
          localizations: [
            text("en", "Hello", .translated), text("pl", "Cześć", .needsReview),
          ])
      ])
    #expect(try losses(of: catalog, from: "xcstrings", to: id) == [.state(.needsReview)])
  }

  @Test("what a compiled file does not keep of a header is named")
  func header() throws {
    let catalog = try read(
      """
      #, fuzzy
      msgid ""
      msgstr ""
      "POT-Creation-Date: 2024-01-01 00:00+0000\\n"
      "Language: pl\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: \(LossTests.polishForms)\\n"

      msgid "Hello"
      msgstr "Cześć"

      """, "po")
    let kinds = try losses(of: catalog, from: "po", to: "mo")
    #expect(Set(kinds) == [.field("POT-Creation-Date"), .state(.needsReview)])
  }

  @Test(
    "a source text that is the key and has changed is a changed source",
    arguments: ["po", "xliff", "csv"])
  func changedKey(_ id: String) throws {
    let (target, origin) = (try format(id), try format("po"))
    func catalog(_ hello: String) throws -> Catalog {
      try read(
        """
        msgid ""
        msgstr ""
        "Language: pl\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"

        msgid "\(hello)"
        msgstr "Cześć"

        msgctxt "menu"
        msgid "\(hello) you"
        msgstr "Cześć ty"

        msgid "Bye"
        msgstr "Pa"

        """, "po")
    }
    let before = try catalog("Hello")
    let selection = CatalogExport(locale: "pl").selection(of: before, from: origin, for: target)
    let bytes = try CatalogConversion(to: target, locale: "pl", isLossy: true, keepsTexts: true)
      .convert(selection, from: origin).bytes
    let importer = CatalogImport(format: target)
    let same = try importer.plan(read(bytes, id), into: before, of: origin)
    #expect(same.changedSources.isEmpty && same.unknownKeys.isEmpty)
    let plan = try importer.plan(read(bytes, id), into: try catalog("Hi"), of: origin)
    #expect(plan.changedSources.count == 2 && plan.changedSources.first == "Hello")
    #expect(plan.unknownKeys.isEmpty)
  }

  @Test("a translation in a state that the catalog cannot say is left out and named")
  func unreviewedImport() throws {
    let (xliff, strings) = (try format("xliff"), try format("strings"))
    func file(_ hello: Localization) -> Catalog {
      Catalog(
        sourceLanguage: "en",
        entries: [
          Entry(key: "hello", localizations: [text("en", "Hello", .translated), hello])
        ])
    }
    let catalog = file(text("pl", "Witaj", .translated))
    let plan = try CatalogImport(format: xliff).plan(
      file(text("pl", "Cześć", .needsReview)), into: catalog, of: strings)
    #expect(plan.statelessKeys == ["hello"] && plan.changes.isEmpty)
    let reviewed = try CatalogImport(format: xliff).plan(
      file(text("pl", "Cześć", .translated)), into: catalog, of: strings)
    #expect(reviewed.changes.map(\.key) == ["hello"] && reviewed.statelessKeys.isEmpty)
  }
}
