import CatalogRuntime
import Testing

@Suite("Which locale serves")
struct LocaleResolutionTests {
  private static func bundle(_ locales: [String]) throws -> CatalogBundle {
    let texts = locales.map { "\"\($0)\": \(Samples.unit("in \($0)"))" }.joined(separator: ", ")
    return try Samples.bundle("\"key\": {\"localizations\": {\(texts)}}")
  }

  @Test(
    "the text of the nearest locale is taken",
    arguments: [
      ("es-MX", ["es", "es-419", "es-MX"], "in es-MX"),
      ("es-MX", ["es", "es-419"], "in es-419"),
      ("es-MX", ["es", "fr"], "in es"),
      ("es-MX", ["fr"], "key"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "in zh-Hant"),
      ("zh-HK", ["zh-Hans", "zh-Hant"], "in zh-Hant"),
      ("zh-CN", ["zh-Hans", "zh-Hant"], "in zh-Hans"),
      ("sr-Latn", ["sr", "fr"], "in sr"),
      ("sr-Latn-RS", ["sr", "sr-Latn"], "in sr-Latn"),
      ("no", ["nb"], "in nb"),
      ("nb", ["no"], "in no"),
      ("nn", ["nb"], "in nb"),
      ("pt-PT", ["pt"], "in pt"),
      ("pt-PT", ["pt", "pt-PT"], "in pt-PT"),
      ("pt-AO", ["pt", "pt-PT"], "in pt-PT"),
      ("en-GB", ["en", "fr"], "in en"),
      ("en-GB", ["en", "en-001"], "in en-001"),
      ("en-AU", ["en", "en-001"], "in en-001"),
      ("en-US", ["en", "en-001"], "in en"),
      ("de", ["fr"], "key"),
      ("fr_CA.UTF-8", ["fr"], "in fr"),
      ("not a locale", ["fr"], "key"),
      ("", ["fr"], "key"),
    ] as [(String, [String], String)])
  func nearest(wanted: String, locales: [String], text: String) throws {
    let bundle = try Self.bundle(locales)
    #expect(bundle.string(forKey: "key", locale: CatalogLocale(wanted)) == text)
  }

  @Test("what a locale lacks comes from its parents, and then from the source language")
  func parents() throws {
    let bundle = try Samples.bundle(
      [
        Samples.entry("a", ["en": "A en", "es": "A es", "es-419": "A 419", "es-MX": "A MX"]),
        Samples.entry("b", ["en": "B en", "es": "B es", "es-419": "B 419"]),
        Samples.entry("c", ["en": "C en", "es": "C es"]),
        Samples.entry("d", ["en": "D en"]),
        "\"e\": {}",
      ].joined(separator: ", "))
    let texts = ["a", "b", "c", "d", "e"].map { bundle.string(forKey: $0, locale: "es-MX") }
    #expect(texts == ["A MX", "B 419", "C es", "D en", "e"])
  }

  @Test("a reader of several languages is served before the source language is")
  func severalLanguages() throws {
    let bundle = try Samples.bundle(
      [
        Samples.entry("a", ["es": "A es", "fr": "A fr"]),
        Samples.entry("b", ["fr": "B fr"]),
      ].joined(separator: ", "))
    let locale = CatalogLocale(acceptLanguage: "fr;q=0.5, es-MX, *;q=0.1")
    #expect(bundle.string(forKey: "a", locale: locale) == "A es")
    #expect(bundle.string(forKey: "b", locale: locale) == "B fr")
    #expect(locale.preferences == ["es-MX", "fr"])
    #expect(bundle.bestLocale(for: locale) == "es-MX")
  }

  @Test("the variables of the process choose as those of gettext do")
  func environment() throws {
    let bundle = try Self.bundle(["es", "de", "pt"])
    func text(_ variables: [String: String]) -> String {
      bundle.string(forKey: "key", locale: CatalogLocale(environment: variables))
    }
    #expect(text(["LANG": "es_ES.UTF-8"]) == "in es")
    #expect(text(["LANG": "es_ES.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"]) == "in de")
    #expect(text(["LANG": "es_ES.UTF-8", "LC_ALL": "pt_BR"]) == "in pt")
    #expect(text(["LANG": "es_ES.UTF-8", "LANGUAGE": "xx:de:pt"]) == "in de")
    #expect(text(["LANG": "C", "LANGUAGE": "de"]) == "key")
    #expect(text([:]) == "key")
  }

  @Test("the tables of a bundle speak one language")
  func oneLanguage() throws {
    func table(_ locales: [String]) -> String {
      let texts = locales.map { "\"\($0)\": \(Samples.unit($0))" }.joined(separator: ", ")
      return """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"key": {"localizations": {\(texts)}}}}
        """
    }
    let bundle = try Samples.bundle([
      "Localizable": table(["en", "de", "fr"]), "Errors": table(["en", "fr"]),
    ])
    #expect(bundle.string(forKey: "key", locale: "de") == "de")
    #expect(bundle.string(forKey: "key", table: "Errors", locale: "de") == "en")
    #expect(bundle.locales == ["de", "en", "fr"])
    #expect(bundle.tableNames == ["Errors", "Localizable"])
  }

  @Test("numbers have the digits and the grouping of the region that was asked for")
  func regionalNumbers() throws {
    let bundle = try Samples.bundle(
      #""%lld km": {"localizations": {"es": \#(Samples.unit("%lld km")), "ar": \#(Samples.unit("%lld كم"))}}"#
    )
    func text(_ locale: CatalogLocale) -> String {
      bundle.string(forKey: "%lld km", arguments: [1_234_567], locale: locale)
    }
    #expect(text("es-MX") == "1,234,567 km")
    #expect(text("es") == "1.234.567 km")
    #expect(text("ar-EG") == "١٬٢٣٤٬٥٦٧ كم")
    #expect(text("ar-MA") == "1.234.567 كم")
    #expect(text("fr-FR") == "1,234,567 km")
  }
}
