import CatalogLint
import SourceText
import Testing

@Suite struct PluralRuleTests {
  @Test(
    "a missing category is named with the first numbers that need it",
    arguments: [
      ("pl", ["one", "many"], "pl needs `few`: 2, 3, 4, 22…; add the form", "plural.few"),
      ("en", [], "en needs `one`: 1; add the form", "plural.one"),
      ("ar", ["one", "two", "few", "many"], "ar needs `zero`: 0; add the form", "plural.zero"),
      ("lv", ["one"], "lv needs `zero`: 0, 10, 11, 12…; add the form", "plural.zero"),
      (
        "cy", ["zero", "one", "two", "few"], "cy needs `many`: 6; add the form", "plural.many"
      ),
      ("fr", [], "fr needs `one`: 0, 1; add the form", "plural.one"),
      ("fr", ["zero"], "fr needs `one`: 1; add the form", "plural.one"),
      ("sl", ["one", "few"], "sl needs `two`: 2, 102, 202, 302…; add the form", "plural.two"),
      ("he", ["one"], "he needs `two`: 2; add the form", "plural.two"),
    ])
  func missingRequired(
    _ locale: String, _ forms: [String], _ message: String, _ path: String
  ) {
    let found = findings(
      of: "plural-missing-required", in: entry("%lld files", locale, copies(forms + ["other"])))
    #expect(found.map(\.message.text) == [message])
    #expect(found.map(\.subject.variation) == [path])
  }

  @Test(
    "a locale with all forms for whole numbers needs no others",
    arguments: [
      ("de", ["one"]), ("fr", ["one"]), ("es", ["one"]), ("pt-BR", ["one"]), ("it", ["one"]),
      ("cs", ["one", "few"]), ("lt", ["one", "few"]), ("pl", ["one", "few", "many"]),
      ("ru", ["one", "few", "many"]), ("ar", ["zero", "one", "two", "few", "many"]),
      ("cy", ["zero", "one", "two", "few", "many"]), ("lv", ["zero", "one"]), ("ja", []),
      ("zh-Hant-HK", []), ("tlh", []), ("x-nonsense", []),
    ])
  func complete(_ locale: String, _ forms: [String]) {
    let found = findings(
      of: "plural-missing-required", in: entry("%lld files", locale, copies(forms + ["other"])))
    #expect(found.isEmpty)
  }

  @Test("each missing category is a finding of its own, beside a missing other")
  func severalMissing() {
    let text = entry("%lld files", "ru", copies(["one"]))
    let required = findings(of: "plural-missing-required", in: text)
    #expect(required.map(\.subject.variation) == ["plural.few", "plural.many"])
    let other = findings(of: "plural-missing-other", in: text)
    #expect(other.map(\.subject.variation) == ["plural.other"])
  }

  @Test(
    "categories of decimals and large numbers are asked for only where they are wanted",
    arguments: [
      ("es", ["one"], "es needs `many` only for: 1000000, 2000000…"),
      ("cs", ["one", "few"], "cs needs `many` only for: 0.0, 0.1…"),
      ("lt", ["one", "few"], "lt needs `many` only for: 0.1, 1.1…"),
    ])
  func missingOptional(_ locale: String, _ forms: [String], _ message: String) {
    let found = findings(
      of: "plural-missing-optional", in: entry("%lld files", locale, copies(forms + ["other"])))
    #expect(
      found.map(\.message.text) == [message + "; add the form if the message shows such numbers"])
    let rule = RuleRegistry.descriptions.first { $0.id == "plural-missing-optional" }
    #expect(rule != nil && rule?.defaultSeverity == nil)
  }

  @Test(
    "a name that is no category is reported with the one that was meant",
    arguments: [
      ("tlh", "singular", "use `one`"), ("en", "=1", "use `one`"), ("en", "One", "use `one`"),
      ("ja", "=0", "use `zero`"), ("ja", "others", "use `other`"), ("pl", "mny", "use `many`"),
      ("ja", "One", "ja takes `other`: rename or remove it"),
      ("en", "mny", "en takes `one`, `other`: rename or remove it"),
      (
        "tlh", "banana",
        "tlh takes `zero`, `one`, `two`, `few`, `many`, `other`: rename or remove it"
      ),
    ])
  func noCategory(_ locale: String, _ name: String, _ advice: String) {
    let found = findings(
      of: "plural-unreachable", in: entry("%lld files", locale, copies([name, "other"])))
    #expect(
      found.map(\.message.text)
        == ["“\(name)” is no plural category, so the form is never shown; \(advice)"])
    #expect(found.map(\.subject.variation) == ["plural.\(name)"])
  }

  @Test(
    "a category that the locale never selects is reported, zero is not",
    arguments: [
      ("ja", ["one", "other"], ["one"]), ("en", ["zero", "one", "few", "other"], ["few"]),
      ("fr", ["one", "many", "other"], []), ("he", ["one", "two", "other"], []),
      ("zh-Hant-HK", ["one", "two", "other"], ["one", "two"]), ("tlh", ["few", "other"], []),
    ])
  func unreachable(_ locale: String, _ forms: [String], _ expected: [String]) {
    let found = findings(
      of: "plural-unreachable", in: entry("%lld files", locale, copies(forms)))
    #expect(
      found.map(\.message.text)
        == expected.map { "\(locale) never selects `\($0)`, so the form is never shown; remove it" }
    )
  }

  @Test(
    "a number that a form leaves out is named by examples",
    arguments: [
      ("ru", "one", "`one` in ru is also 21, 31, 41…: show the number %lld"),
      ("pl", "few", "`few` in pl is 2, 3, 4, 22…: show the number %lld"),
      ("sl", "two", "`two` in sl is also 102, 202, 302…: show the number %lld"),
      ("lv", "zero", "`zero` in lv is also 10, 11, 12…: show the number %lld"),
      ("fr", "one", "`one` in fr is also 0: show the number %lld or add a form `zero`"),
      ("hi", "one", "`one` in hi is also 0: show the number %lld or add a form `zero`"),
    ])
  func impliedQuantity(_ locale: String, _ category: String, _ message: String) {
    let forms = plural([category: "text", "other": "%lld texts"])
    let found = findings(of: "plural-implied-quantity", in: entry("%lld files", locale, forms))
    #expect(found.map(\.message.text) == [message])
    #expect(found.map(\.subject.variation) == ["plural.\(category)"])
  }

  @Test(
    "a form for exactly one number may leave it out",
    arguments: [
      ("en", "one"), ("de", "one"), ("ar", "zero"), ("ar", "one"), ("ar", "two"), ("he", "two"),
      ("cs", "one"), ("pl", "one"), ("pt-PT", "one"), ("ru", "zero"), ("cy", "many"), ("ja", "one"),
      ("tlh", "one"),
    ])
  func exactQuantity(_ locale: String, _ category: String) {
    let forms = plural([category: "text", "other": "%lld texts"])
    #expect(
      findings(of: "plural-implied-quantity", in: entry("%lld files", locale, forms)).isEmpty)
  }

  @Test("an implied quantity is found in the forms of a device and in the source language")
  func impliedQuantityOfDevice() {
    let forms = plural(["one": "файл", "other": "%lld файла"])
    let text = entry(
      "files", "ru", #""variations" : { "device" : { "mac" : { \#(forms) } } }"#)
    let found = findings(of: "plural-implied-quantity", in: text, sourceLanguage: "ru")
    #expect(found.map(\.subject.variation) == ["device.mac.plural.one"])
  }

  @Test("a left-out number of a substitution is reported once, by the rule of its form")
  func substitution() {
    let content = message(
      "%#@files@ – %2$@",
      substitutions: [
        "files": #""argNum" : 1, "formatSpecifier" : "lld", "#
          + plural(["one": "файл", "few": "%arg файла", "many": "%arg файлов", "other": "файла"])
      ])
    let text = entry("%lld files in %@", "ru", content)
    #expect(
      findings(of: "plural-implied-quantity", in: text).map(\.subject.variation)
        == ["substitutions.files.plural.one"])
    #expect(
      findings(of: "placeholder-missing", in: text).map(\.subject.variation)
        == ["substitutions.files.plural.other"])
  }

  @Test("two substitutions of one number need to show it once")
  func sharedArgument() {
    let argument = #""argNum" : 1, "formatSpecifier" : "lld", "#
    let content = message(
      "%#@count@ %#@word@",
      substitutions: [
        "count": argument + plural(["one": "один", "other": "%arg"]),
        "word": argument + plural(["one": "файл", "other": "файлов"]),
      ])
    let text = entry("%lld files", "ru", content)
    #expect(
      findings(of: "plural-implied-quantity", in: text).map(\.subject.variation)
        == ["substitutions.count.plural.one"])
    #expect(findings(of: "placeholder-missing", in: text).isEmpty)
  }

  private func copies(_ names: [String]) -> String {
    let forms = names.map { name in
      #""\#(name)" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }"#
    }
    return #""variations" : { "plural" : { \#(forms.joined(separator: ", ")) } }"#
  }
}
