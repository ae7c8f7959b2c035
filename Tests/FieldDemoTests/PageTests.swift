import CatalogRuntime
import CatalogTestSupport
import FormFields
import Testing

@testable import FieldDemo

@Suite("The web page as text")
struct PageTests {
  @Test("no string of the data can end its element, or a line of the script")
  func scriptText() {
    let value: JSONValue = [
      "a": "</script><!--\u{2028}\"\\\n\u{7F}&", "b": .array([.integer(-1), .boolean(true)]),
    ]
    #expect(
      value.scriptText
        == #"{"a":"\u003c/script\u003e\u003c!--\u2028\"\\\u000a\u007f\u0026","b":[-1,true]}"#)
  }

  @Test("templates of plurals have the number where the text has it, and none where it has none")
  func templates() {
    let arabic = PluralForms.templates(in: "ar") { DemoText.count(ofEntries: $0) }
    #expect(
      arabic == [
        "one": "إدخال واحد", "two": "إدخالان", "few": "{number} إدخالات",
        "many": "{number} إدخالًا", "other": "{number} إدخال",
      ])
    let english = PluralForms.templates(in: "en") { DemoText.count(ofEntries: $0) }
    #expect(english == ["one": "{number} entry", "other": "{number} entries"])
  }

  @Test(
    "the order and the padding of dates are those of the locale",
    arguments: [
      ("en", "{month}/{day}/{year}"), ("es", "{day}/{month}/{year}"),
      ("de", "{day2}.{month2}.{year}"), ("ar", "{day}\u{200F}/{month}\u{200F}/{year}"),
      ("ja", "{year}/{month2}/{day2}"), ("ko", "{year}. {month}. {day}."),
    ])
  func datePatterns(_ locale: CatalogLocale, _ template: String) {
    #expect(DatePattern(format: DateFormat(), locale: locale).template == template)
  }

  @Test(
    "the page has its language and direction, loads nothing, and names every field",
    arguments: DemoLanguages.identifiers)
  func page(_ identifier: String) {
    let text = FormPage(locale: CatalogLocale(identifier)).text
    let direction = ["ar", "he"].contains(identifier) ? "rtl" : "ltr"
    #expect(text.contains("<html lang=\"\(identifier)\" dir=\"\(direction)\">"))
    #expect(text.contains("default-src &#39;none&#39;"))
    for match in text.matches(of: /(?:src|href|action|url)\s*[=(]/) {
      Issue.record("a resource: \(match.0)")
    }
    #expect(!text.contains("\u{FFFD}"))
    for id in DemoForm.make(locale: "en").ids {
      #expect(text.contains("<label for=\"\(id)\">") && text.contains("<input id=\"\(id)\""))
      #expect(text.contains("id=\"\(id)-error\""))
    }
  }

  @Test("what a field holds and what a keyboard should offer is told to the browser")
  func hints() {
    let text = FormPage(locale: "en").text
    #expect(text.contains("autocomplete=\"email\" inputmode=\"email\" autocapitalize=\"none\""))
    #expect(text.contains("type=\"password\" dir=\"ltr\" autocomplete=\"new-password\""))
    #expect(text.contains("autocomplete=\"username\""))
    #expect(text.contains("inputmode=\"numeric\""))
  }

  @Test("a language that the catalog lacks has a page in English that says so")
  func otherLanguage() {
    #expect(FormPage(locale: "sv").text.contains("<html lang=\"en\" dir=\"ltr\">"))
    #expect(FormPage(locale: "es-MX").text.contains("<html lang=\"es-MX\" dir=\"ltr\">"))
  }
}
