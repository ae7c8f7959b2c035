import BenchmarkSupport
import CatalogFormats
import CatalogLint
import CatalogModel
import ICUKit
import LocaleCore
import SourceText
import Testing

@Suite("Generated catalogs")
struct CatalogGeneratorTests {
  private func catalog(_ generator: CatalogGenerator) throws -> Catalog {
    let bytes = try generator.generate()
    let file = SourceFile(path: "Generated.xcstrings", bytes: bytes)
    let parsed = StringCatalogReader().read(file)
    #expect(parsed.diagnostics.isEmpty)
    return parsed.value
  }

  /// Every text of a message.
  private func units(_ node: MessageNode) -> [StringUnit] {
    (node.unit.map { [$0] } ?? []) + node.variations.flatMap(\.cases).flatMap { units($0.node) }
  }

  private func units(_ catalog: Catalog, besides locale: String) -> [StringUnit] {
    catalog.entries.flatMap { $0.localizations ?? [] }
      .filter { $0.locale != locale }
      .flatMap { units($0.message.root) }
  }

  @Test("one seed always gives the same bytes, another one others")
  func deterministic() throws {
    let first = try CatalogGenerator(size: .keys(50)).generate()
    #expect(try CatalogGenerator(size: .keys(50)).generate() == first)
    #expect(try CatalogGenerator(size: .keys(50), seed: 2).generate() != first)
  }

  @Test("a catalog has as many keys and locales as were asked for", arguments: [1, 4, 16])
  func counts(localeCount: Int) throws {
    let catalog = try catalog(CatalogGenerator(size: .keys(120), localeCount: localeCount))
    #expect(catalog.entries.count == 120)
    #expect(catalog.sourceLanguage == "en")
    let locales = Set(catalog.entries.flatMap { $0.localizations ?? [] }.map(\.locale))
    #expect(locales.subtracting(["en"]).count == localeCount)
  }

  @Test("a catalog of a number of bytes is longer by less than one entry")
  func byteSize() throws {
    let bytes = try CatalogGenerator(size: .bytes(100_000)).generate()
    #expect((100_000..<110_000).contains(bytes.count))
  }

  @Test("8,000 keys in ten languages make about 16 MB")
  func defaultSize() throws {
    let bytes = try CatalogGenerator(size: .keys(800)).generate()
    #expect((1_550_000...1_650_000).contains(bytes.count))
  }

  @Test("the keys stand in Xcode's order, each once")
  func order() throws {
    let keys = try catalog(CatalogGenerator(size: .keys(300))).entries.map(\.key)
    #expect(try Collator.root.sorted(keys) == Array(keys.indices))
    #expect(Set(keys).count == keys.count)
  }

  @Test("a catalog is laid out as Xcode does")
  func layout() throws {
    let bytes = try CatalogGenerator(size: .keys(1), localeCount: 1, seed: 3).generate()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \""))
    #expect(text.hasSuffix("\n    }\n  },\n  \"version\" : \"1.0\"\n}"))
    #expect(
      text.contains(
        "\n      \"localizations\" : {\n        \"ar\" : {\n          \"stringUnit\" : {\n"))
  }

  @Test("a quarter of the entries has placeholders")
  func placeholders() throws {
    let entries = try catalog(CatalogGenerator(size: .keys(2000), localeCount: 1)).entries
    let formatted = entries.filter { entry in
      (entry.localizations ?? []).contains { localization in
        units(localization.message.root).contains { $0.value?.contains("%") == true }
      }
    }
    #expect((440...560).contains(formatted.count))
  }

  @Test("plural messages have the categories that the locale needs, and no other")
  func pluralCategories() throws {
    let catalog = try catalog(CatalogGenerator(size: .keys(200), localeCount: 16))
    var checkedLocales: Set<String> = []
    for localization in catalog.entries.flatMap({ $0.localizations ?? [] }) {
      for variation in localization.message.root.variations {
        let profile = PluralProfile.profile(for: localization.locale, kind: .cardinal)
        let romanceMany = ["es", "fr", "it", "pt-BR"].contains(localization.locale)
        let needed = profile.numbers.filter { $0.isNeededByIntegers || $0.category == .other }
          .map(\.category).filter { !(romanceMany && $0 == .many) }
        #expect(variation.cases.map(\.name).sorted() == needed.map(\.rawValue).sorted())
        checkedLocales.insert(localization.locale)
      }
    }
    #expect(checkedLocales.count == 17)
  }

  @Test("a clean catalog has no text that is empty or new, and few that need a review")
  func clean() throws {
    let catalog = try catalog(CatalogGenerator(size: .keys(500)))
    let units = units(catalog, besides: "en")
    #expect(units.allSatisfy { $0.value?.isEmpty == false && $0.state != .new })
    let reviewed = units.filter { $0.state == .needsReview }
    #expect((1...20).contains(reviewed.count))
  }

  @Test("every tenth text of a faulty catalog differs from the clean one")
  func faulty() throws {
    let size = CatalogGenerator.Size.keys(500)
    let clean = units(try catalog(CatalogGenerator(size: size)), besides: "en")
    let faulty = units(try catalog(CatalogGenerator(size: size, isFaulty: true)), besides: "en")
    #expect(clean.count == faulty.count)
    let spoilt = zip(clean, faulty).filter { $0.value != $1.value || $0.state != $1.state }
    #expect(spoilt.count == clean.count / 10)
    #expect(spoilt.contains { $0.1.value == "" })
    #expect(spoilt.contains { $0.1.state == .new })
  }

  @Test("the linter finds no error in a clean catalog and many in a faulty one")
  func lint() throws {
    func errorCount(_ generator: CatalogGenerator) throws -> Int {
      let file = SourceFile(path: "Generated.xcstrings", bytes: try generator.generate())
      let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
      let reports = Linter(configuration: LintConfiguration()).lint([input])
      return reports.flatMap(\.diagnostics).count { $0.severity == .error }
    }
    let size = CatalogGenerator.Size.keys(300)
    #expect(try errorCount(CatalogGenerator(size: size)) == 0)
    #expect(try errorCount(CatalogGenerator(size: size, isFaulty: true)) > 10)
  }
}
