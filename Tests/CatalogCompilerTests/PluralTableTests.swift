import CatalogCompiler
import CatalogModel
import CompiledCatalog
import ICUKit
import LocaleCore
import Testing

@Suite("Plural tables")
struct PluralTableTests {
  private static let locales = [
    "ar", "az", "be", "bn", "br", "ca", "cs", "cy", "da", "de", "en", "es", "fil", "fr", "ga", "gd",
    "gv", "he", "hi", "hu", "it", "ja", "ka", "kk", "lt", "lv", "mk", "mr", "mt", "nl", "pl", "pt",
    "pt-PT", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi", "zh-Hans", "zu",
  ]

  private static let numbers =
    Array(0..<2500) + (1...40).map { $0 * 1_000_000 }
    + [999_999, 1_000_001, 1_000_002, 12_345_678, 1_000_000_000_000, .max - 1]

  private func compiled(_ locale: String) throws -> CompiledCatalog {
    let catalog = Catalog(sourceLanguage: locale)
    return try CompiledCatalog(CatalogCompiler.compile([CatalogTable(name: "T", catalog: catalog)]))
  }

  @Test("tables answer as ICU does, for amounts and for places", arguments: locales)
  func agreement(_ locale: String) throws {
    let catalog = try compiled(locale)
    for (kind, profileKind) in [
      (PluralKind.cardinal, PluralProfile.Kind.cardinal), (.ordinal, .ordinal),
    ] {
      guard let table = catalog.pluralTable(ofLocale: 0, kind) else {
        Issue.record("\(locale) has no table")
        continue
      }
      let profile = PluralProfile.profile(for: locale, kind: profileKind)
      for number in Self.numbers {
        let found = table.category(of: UInt64(number)).map { "\($0)" }
        let expected = profile.category(of: number).rawValue
        #expect(found == expected, "\(number) in \(locale), \(kind)")
        if found != expected { break }
      }
    }
  }

  @Test("Cornish, whose rules do not fit into a table, asks ICU")
  func cornish() throws {
    let catalog = try compiled("kw")
    guard let table = catalog.pluralTable(ofLocale: 0) else {
      Issue.record("there is no table")
      return
    }
    let answers = [0, 1, 2, 1000].map { table.category(of: $0) }
    #expect(answers == [nil, nil, nil, nil])
  }

  @Test("a locale that CLDR does not know has only other")
  func unknown() throws {
    let catalog = try compiled("qqq")
    guard let table = catalog.pluralTable(ofLocale: 0) else {
      Issue.record("there is no table")
      return
    }
    let answers = [0, 1, 2, 1_000_000].map { table.category(of: $0) }
    #expect(answers == [.other, .other, .other, .other])
  }
}
