import CatalogRuntime
import Testing

@Suite("Variations")
struct VariationTests {
  private static func bundle(_ localization: String, key: String = "%lld files") throws
    -> CatalogBundle
  {
    try Samples.bundle("\"\(key)\": {\"localizations\": {\(localization)}}")
  }

  @Test("the form follows the rules of the language of the text")
  func plural() throws {
    let bundle = try Self.bundle(
      """
      "en": \(Samples.plural(["one": "%lld file", "other": "%lld files"])),
      "pl": \(Samples.plural([
        "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
      ])),
      "ja": \(Samples.plural(["other": "%lld 個"]))
      """)
    func text(_ count: Int, _ locale: CatalogLocale) -> String {
      String(localized: "\(count) files", bundle: bundle, locale: locale)
    }
    #expect(
      [0, 1, 2, 5, 12, 22, 25].map { text($0, "pl") }
        == [
          "0 plików", "1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki", "25 plików",
        ])
    #expect(text(-1, "pl") == "-1 plik")
    #expect(text(1, "ja") == "1 個")
    #expect(text(1, "fr") == "1 file")
    #expect(text(.min, "en") == "-9,223,372,036,854,775,808 files")
  }

  @Test("zero is the number 0 in every language, and a category where there is one")
  func zero() throws {
    let bundle = try Self.bundle(
      """
      "en": \(Samples.plural(["zero": "nothing", "one": "%lld file", "other": "%lld files"])),
      "lv": \(Samples.plural(["zero": "%lld nulle", "one": "%lld viens", "other": "%lld citi"]))
      """)
    #expect(bundle.string(forKey: "%lld files", arguments: [0], locale: "en") == "nothing")
    #expect(bundle.string(forKey: "%lld files", arguments: [0], locale: "lv") == "0 nulle")
    #expect(bundle.string(forKey: "%lld files", arguments: [10], locale: "lv") == "10 nulle")
    #expect(bundle.string(forKey: "%lld files", arguments: [21], locale: "lv") == "21 viens")
  }

  @Test("a number with decimals goes by the digits that are shown")
  func decimals() throws {
    let bundle = try Self.bundle(
      """
      "en": \(Samples.plural(["one": "%.1f mile", "other": "%.1f miles"])),
      "fr": \(Samples.plural(["one": "%.1f mille", "other": "%.1f milles"]))
      """, key: "%.1f miles")
    func text(_ value: Double, _ locale: CatalogLocale) -> String {
      String(localized: "\(value, specifier: "%.1f") miles", bundle: bundle, locale: locale)
    }
    #expect(text(1, "en") == "1.0 miles")
    #expect(text(1, "fr") == "1,0 mille")
    #expect(text(1.96, "fr") == "2,0 milles")
    let whole = try Self.bundle(
      "\"en\": \(Samples.plural(["one": "%.0f mile", "other": "%.0f miles"]))", key: "%.0f miles")
    #expect(whole.string(forKey: "%.0f miles", arguments: [1.2], locale: "en") == "1 mile")
  }

  @Test("several substitutions each go by their own argument")
  func substitutions() throws {
    let bundle = try Samples.bundle(
      """
      "%lld files in %lld folders": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg file")), "other": \(Samples.unit("%arg files"))}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg folder")), "other": \(Samples.unit("%arg folders"))}}}
        }}, "es": {
        "stringUnit": {"state": "translated", "value": "En %#@folders@: %#@files@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg archivo")), "other": \(Samples.unit("%arg archivos"))}}},
          "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg carpeta")), "other": \(Samples.unit("%arg carpetas"))}}}
        }}}}
      """)
    func text(_ files: Int, _ folders: Int, _ locale: CatalogLocale) -> String {
      String(
        localized: "\(files) files in \(folders) folders", bundle: bundle, locale: locale)
    }
    #expect(text(1, 2, "en") == "1 file in 2 folders")
    #expect(text(12_345, 1, "en") == "12,345 files in 1 folder")
    #expect(text(12_345, 1, "es") == "En 1 carpeta: 12.345 archivos")
  }

  @Test("substitutions without a number take the arguments in their order")
  func missingArgumentNumbers() throws {
    let bundle = try Samples.bundle(
      """
      "%lld cats and %lld dogs": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@cats@ and %#@dogs@"},
        "substitutions": {
          "cats": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg cat")), "other": \(Samples.unit("%arg cats"))}}},
          "dogs": {"formatSpecifier": "lld", "variations": {"plural": {
            "one": \(Samples.unit("%arg dog")), "other": \(Samples.unit("%arg dogs"))}}}
        }}}}
      """)
    #expect(
      bundle.string(forKey: "%lld cats and %lld dogs", arguments: [1, 2], locale: "en")
        == "1 cat and 2 dogs")
  }

  @Test("a device has its own text, and a plural may be inside")
  func devices() throws {
    let bundle = try Self.bundle(
      """
      "en": {"variations": {"device": {
        "iphone": \(Samples.plural(["one": "Tap %lld item", "other": "Tap %lld items"])),
        "other": \(Samples.plural(["one": "Click %lld item", "other": "Click %lld items"]))}}}
      """)
    func text(_ count: Int64, _ device: FormatOptions.Device) -> String {
      bundle.string(
        forKey: "%lld files", arguments: [.integer(count)], locale: "en",
        options: FormatOptions(device: device))
    }
    #expect(text(1, .iphone) == "Tap 1 item")
    #expect(text(2, .other) == "Click 2 items")
    #expect(text(2, .applewatch) == "Click 2 items")
  }

  @Test("the widest text that fits is shown")
  func widths() throws {
    let bundle = try Self.bundle(
      """
      "en": {"variations": {"width": {
        "1": \(Samples.unit("Hi")), "20": \(Samples.unit("Hello")),
        "25": \(Samples.unit("Good morning"))}}}
      """, key: "greeting")
    func text(_ width: UInt32?) -> String {
      bundle.string(forKey: "greeting", locale: "en", options: FormatOptions(width: width))
    }
    #expect(text(nil) == "Good morning")
    #expect(
      [0, 1, 19, 20, 24, 25, 400].map(text) == ["Hi", "Hi", "Hi", "Hello", "Hello"] + [
        "Good morning", "Good morning",
      ])
  }

  @Test("arguments may be repeated and in another order")
  func positions() throws {
    let bundle = try Samples.bundle(
      Samples.entry("%@ %@ %lld", ["de": "%3$lld: %2$@, %1$@, %2$@", "fr": "%2$@"]))
    let arguments: [FormatArgument] = ["a", "b", 7]
    #expect(
      bundle.string(forKey: "%@ %@ %lld", arguments: arguments, locale: "de") == "7: b, a, b")
    #expect(bundle.string(forKey: "%@ %@ %lld", arguments: arguments, locale: "fr") == "b")
    #expect(bundle.string(forKey: "%@ %@ %lld", arguments: arguments, locale: "en") == "a b 7")
  }

  @Test("percent signs are doubled only where there are arguments")
  func percentSigns() throws {
    let bundle = try Samples.bundle(
      [
        Samples.entry("%lld%% done", ["es": "%lld %% hecho"]),
        Samples.entry("100% safe", ["es": "100 % seguro"]),
      ].joined(separator: ", "))
    #expect(String(localized: "\(5)% done", bundle: bundle, locale: "es") == "5 % hecho")
    #expect(String(localized: "\(5)% done", bundle: bundle, locale: "en") == "5% done")
    #expect(String(localized: "100% safe", bundle: bundle, locale: "es") == "100 % seguro")
    #expect(String(localized: "100% safe", bundle: bundle, locale: "en") == "100% safe")
  }
}
