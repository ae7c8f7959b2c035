import CatalogLint
import SourceText
import Testing

@Suite struct CompletenessRuleTests {
  @Test(
    "a source text without a letter needs no translation",
    arguments: [
      "%lld", "%1$@ – %2$@", "…", "1:1", "🙂", "%#@count@", "100 %", "%.1f×", "→",
    ])
  func withoutLetters(key: String) {
    #expect(
      LintedExample("missing-translation", "\"\(key)\" : { }", locales: ["de"]).findings.isEmpty)
  }

  @Test(
    "one letter is enough to need a translation",
    arguments: [
      "%lld m", "A", "叶", "100 % sure", "%@, é", "https://example.org",
    ])
  func withLetters(key: String) {
    let example = LintedExample("missing-translation", "\"\(key)\" : { }", locales: ["de"])
    #expect(example.places == [key])
  }

  @Test("each required locale that is missing is one finding, in the catalog's spelling")
  func eachLocale() {
    let example = LintedExample(
      "missing-translation",
      """
      "a" : { "localizations" : { "zh_hans" : \(unit("x")), "fr" : \(unit("x")) } },
      "c" : { "localizations" : { "fr" : \(unit("x")), "zh" : \(unit("x")) } },
      "d" : { "localizations" : { "en-GB" : \(unit("x")), "fr" : \(unit("x")), "zh-CN" : { } } },
      "b" : { }
      """)
    #expect(
      example.findings.map(\.subject.locale) == ["zh_hans", "zh-CN", "zh_hans", "fr", "zh-CN"])
    #expect(example.findings.map(\.subject.key) == ["d", "d", "b", "b", "b"])
    #expect(example.places == ["d", "zh-CN", "b", "b", "b"])
  }

  @Test(
    "a listed locale is met by its own text in any spelling", arguments: ["zh_CN", "ZH-cn"])
  func listed(spelling: String) {
    let entry = "\"a\" : { \"localizations\" : { \"\(spelling)\" : \(unit("x")) } }"
    #expect(LintedExample("missing-translation", entry, locales: ["zh-CN"]).findings.isEmpty)
  }

  @Test("a listed region of the source language needs a text")
  func listedSourceRegion() {
    #expect(
      LintedExample("missing-translation", "\"a\" : { }", locales: ["en", "en-GB"])
        .findings.map(\.subject.locale) == ["en-GB"])
  }

  @Test("locales that only stale entries have are not required")
  func staleLocales() {
    let example = LintedExample(
      "missing-translation",
      """
      "a" : { "extractionState" : "stale", "localizations" : { "de" : \(unit("x")) } }, "b" : { }
      """)
    #expect(example.findings.isEmpty)
  }

  @Test(
    "a name that no language translates is left alone in the catalog of a property list",
    arguments: [
      ("CFBundleName", "App/InfoPlist.xcstrings", false),
      ("CFBundleName", "App/Localizable.xcstrings", true),
      ("NSCameraUsageDescription", "App/InfoPlist.xcstrings", true),
    ])
  func propertyListNames(key: String, path: String, isReported: Bool) {
    let example = LintedExample(
      "missing-translation",
      "\"\(key)\" : { \"localizations\" : { \"en\" : \(unit("Mos")) } }", locales: ["de"],
      path: path)
    #expect(example.findings.isEmpty == !isReported)
  }

  @Test("a name that some languages translate is missing in the others")
  func translatedName() {
    let example = LintedExample(
      "missing-translation",
      """
      "CFBundleName" : { "localizations" : { "en" : \(unit("Mouse")), "fr" : \(unit("Souris")) } },
      "CFBundleDisplayName" : { "localizations" : { "en" : \(unit("Mos")), "fr" : \(unit("Mos")) } },
      "x" : { "localizations" : { "de" : \(unit("x")), "fr" : \(unit("x")) } }
      """, path: "InfoPlist.xcstrings")
    #expect(example.findings.map(\.subject.locale) == ["de"])
  }

  @Test("an empty form names its variation")
  func emptyForm() {
    let example = LintedExample(
      "empty-value",
      """
      "%lld files" : { "localizations" : { "pl" : { "variations" : { "device" : { "mac" : {
        "variations" : { "plural" : { "few" : \(unit("")), "other" : \(unit("%lld pliku")) } }
      } } } } } }
      """)
    #expect(example.findings.map(\.subject.variation) == ["device.mac.plural.few"])
  }

  @Test(
    "white space is empty unless the source text is white space",
    arguments: [
      ("Save", " ", true), ("Save", "\\u00A0\\n", true), (" ", " ", false), (" ", "", false),
      ("Save", "·", false),
    ])
  func whiteSpace(key: String, value: String, isReported: Bool) {
    let example = LintedExample(
      "empty-value", "\"\(key)\" : { \"localizations\" : { \"de\" : \(unit(value)) } }")
    #expect(example.findings.count == (isReported ? 1 : 0))
  }

  @Test("where the source text is empty only the source text is reported")
  func emptySource() {
    let example = LintedExample(
      "empty-value",
      "\"a.b\" : { \"localizations\" : { \"de\" : \(unit("")), \"en\" : \(unit("")) } }")
    #expect(example.findings.map(\.subject.locale) == ["en"])
  }

  @Test("a list without phrases is empty")
  func noPhrases() {
    let example = LintedExample(
      "empty-value",
      """
      "Open" : { "localizations" : { "de" : {
        "stringSet" : { "state" : "translated", "values" : [ ] }
      } } }
      """)
    #expect(example.places == ["de"])
  }

  @Test("a missing device is named")
  func devices() throws {
    let example = LintedExample(
      "incomplete-variation",
      """
      "Tap" : { "localizations" : {
        "de" : { "variations" : { "device" : { "iphone" : \(unit("x")) } } },
        "en" : { "variations" : { "device" : { "iphone" : \(unit("x")), "mac" : \(unit("x")) } } },
        "fr" : { "variations" : { "device" : { "ipad" : \(unit("x")), "other" : \(unit("x")) } } }
      } }
      """)
    #expect(example.findings.map(\.subject.locale) == ["de", "en"])
    #expect(example.findings.map(\.message.arguments) == [["mac, ipad"], ["ipad"]])
  }

  @Test("a form of a substitution may not be without a text")
  func substitutionForm() {
    let example = LintedExample(
      "incomplete-variation",
      """
      "a" : { "localizations" : { "de" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
        "substitutions" : { "n" : { "argNum" : 1, "variations" : { "plural" : {
          "one" : { }, "other" : \(unit("%arg Dateien"))
        } } } }
      } } }
      """)
    #expect(example.findings.map(\.subject.variation) == ["substitutions.n.plural.one"])
    #expect(example.places == ["one"])
  }

  @Test(
    "only a key that is a mere name needs a source text",
    arguments: [
      ("settings.title", true), ("SETTINGS_TITLE", true), ("settingsPageTitle", true),
      ("Settings", false), ("OpenSettings", false), ("e.g.", false), ("1.0", false),
      ("Save it", false), ("设置", false),
    ])
  func names(key: String, isReported: Bool) {
    let example = LintedExample(
      "missing-source-text", "\"\(key)\" : { \"extractionState\" : \"manual\" }")
    #expect(example.places == (isReported ? [key] : []))
  }

  @Test("the keys of a property list have their source texts there")
  func propertyListKeys() {
    let entry = "\"NSCameraUsageDescription\" : { \"extractionState\" : \"manual\" }"
    #expect(
      LintedExample("missing-source-text", entry, path: "InfoPlist.xcstrings").findings.isEmpty)
    #expect(LintedExample("missing-source-text", entry).findings.count == 1)
  }

  @Test("a source text that is still new and empty is none")
  func newSource() {
    let entry = """
      "a.b" : { "extractionState" : "manual", "localizations" : { "en" : \(unit("", "new")) } },
      "a.c" : { "extractionState" : "manual", "localizations" : { "en" : \(unit("")) } }
      """
    #expect(LintedExample("missing-source-text", entry).places == ["a.b"])
  }

  @Test(
    "a translation that varies by device has a form for the devices that the source text does not name",
    arguments: [("de", ["de"]), ("en", [])])
  func otherDevices(_ lacking: String, _ locales: [String]) {
    let named =
      #""variations" : { "device" : { "iphone" : \#(text("a")), "mac" : \#(text("b")) } }"#
    let open = #""variations" : { "device" : { "mac" : \#(text("b")), "other" : \#(text("c")) } }"#
    let entries = #"""
      "Tap" : { "localizations" : {
        "de" : { \#(lacking == "de" ? named : open) }, "en" : { \#(lacking == "en" ? named : open) }
      } }
      """#
    let found = findings(of: "incomplete-variation", in: entries)
    #expect(found.map(\.subject.locale) == locales)
  }

  @Test("a device is expected in a plural form, too")
  func deviceInPlural() {
    let content = #"""
      "variations" : { "plural" : {
        "one" : { "variations" : { "device" : { "mac" : \#(text("a")) } } },
        "other" : { "variations" : { "device" : { "ipad" : \#(text("b")), "mac" : \#(text("c")) } } }
      } }
      """#
    let found = findings(of: "incomplete-variation", in: entry("Tap", "de", content))
    #expect(found.map(\.subject.variation) == ["plural.one"])
  }

  @Test("a substitution without any form is incomplete")
  func substitutionWithoutForms() {
    let content = message(
      "%#@n@", substitutions: ["n": #""argNum" : 1, "formatSpecifier" : "lld""#])
    let found = findings(of: "incomplete-variation", in: entry("%lld files", "de", content))
    #expect(found.map(\.subject.variation) == ["substitutions.n"])
  }

  @Test(
    "texts in the parent of the source language are source texts where there are no others",
    arguments: [("en", []), ("en-GB", ["en-GB"]), ("de", ["de"])])
  func parentOfSource(_ locale: String, _ missing: [String]) {
    let entries =
      #""Save" : { }, "#
      + entry("Cancel", locale, #""stringUnit" : { "state" : "new", "value" : "x" }"#)
    let found = findings(of: "missing-translation", in: entries, sourceLanguage: "en-US")
    #expect(found.map(\.subject.locale) == missing)
    #expect(findings(of: "state-new", in: entries, sourceLanguage: "en-US").count == missing.count)
  }

  @Test("the source text in a region serves the readers of its language")
  func regionOfSource() {
    let unit = #""stringUnit" : { "state" : "translated", "value" : "x" }"#
    let entries = #"""
      "Cancel" : { "localizations" : {
        "en" : { \#(unit) }, "en-US" : { \#(unit) }
      } },
      "Save" : { "localizations" : { "en-US" : { \#(unit) } } }
      """#
    #expect(findings(of: "missing-translation", in: entries, sourceLanguage: "en-US").isEmpty)
  }

  private func text(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }
}
