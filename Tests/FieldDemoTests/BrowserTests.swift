import CatalogRuntime
import CatalogTestSupport
import FormFields
import ICUKit
import Testing

@testable import FieldDemo

/// The page as a browser shows it, held against the fields of the library.
@Suite(
  "The web page in a browser", .enabled(if: Browser.program != nil, "no chromium was found"),
  .serialized)
struct BrowserTests {
  private static let answers: [(FieldID, String)] = [
    ("name", "Ana <b>"), ("email", "ana@example.org"), ("username", "ana"),
    ("password", "secret-123"), ("confirmation", "secret-123"),
  ]

  private static func message(_ resource: LocalizedStringResource, _ locale: String) -> String {
    resource.text(in: CatalogLocale(locale))
  }

  @Test("a script that got into the page does not run")
  func policy() throws {
    let page = FormPage(locale: "en").text.replacing(
      "</body>", with: "<script>document.title = 'hostile'</script></body>")
    #expect(try Browser.dump(page).contains("<title>Your details</title>"))
  }

  @Test(
    "an error appears when the field is left and goes away while typing",
    arguments: ["en", "es", "ar"])
  func feedback(_ locale: String) throws {
    let states = try FormBrowser.states(
      locale,
      [
        .focus("name"), .type("name", "J"), .blur, .focus("name"), .type("name", "Jo"),
        .type("name", "José"), .type("name", "J"), .clear("name"), .focus("email"), .focus("name"),
      ])
    let needed = { Self.message(.fields("\($0 as Int) characters needed"), locale) }
    let errors = states.map(\.error)
    #expect(errors[0] == "" && errors[1] == "")
    #expect(errors[2] == needed(2))
    #expect(states[2].isInvalid)
    #expect(states[2].description.hasPrefix(needed(2)))
    #expect(states[2].announcement == Self.message(DemoText.error(needed(2)), locale))
    #expect(errors[3] == needed(2))
    #expect(errors[4] == needed(1))
    #expect(errors[5] == "" && !states[5].isInvalid)
    #expect(errors[6] == "")
    #expect(states[7].value == "" && states[7].error == "")
    #expect(states[7].isFocused && !states[7].hasClearButton && states[6].hasClearButton)
    #expect(states[9].error == Self.message(.fields("Tell us your name."), locale))
  }

  @Test(
    "Save shows the errors and goes to the first, then adds an entry and empties the form",
    arguments: ["en", "es", "ar"])
  func save(_ locale: String) throws {
    var steps: [FormBrowser.Step] = [.save]
    for (id, text) in Self.answers { steps.append(.type(id.rawValue, text)) }
    steps += [.type("age", "30"), .save, .save]
    let states = try FormBrowser.states(locale, steps)
    #expect(states[0].focused == "name")
    #expect(states[0].isSaveDisabled)
    #expect(states[0].summary == Self.message(DemoText.problems(5, inFields: 5), locale))
    #expect(states[1].summary == Self.message(DemoText.problems(4, inFields: 4), locale))
    #expect(states[5].summary == "")
    let before = states[states.count - 3]
    #expect(!before.isSaveDisabled && before.entries.isEmpty)
    let after = states[states.count - 2]
    let age = IntegerFormat<Int>().text(of: 30, in: CatalogLocale(locale))
    let entry = "Ana <b> · ana@example.org · ana · \(age)"
    #expect(after.entries == [entry])
    #expect(after.count == Self.message(DemoText.count(ofEntries: 1), locale))
    #expect(after.announcement == Self.message(DemoText.added(entry), locale))
    #expect(after.focused == "name" && after.value == "" && after.error == "")
    #expect(states.last?.entries.count == 1)
  }

  @Test("the second password follows the first, as the form of the library has it")
  func passwords() throws {
    let states = try FormBrowser.states(
      "en",
      [
        .focus("password"), .type("password", "secret-123"), .focus("confirmation"),
        .type("confirmation", "secret-124"), .focus("age"), .focus("confirmation"),
        .focus("password"), .type("password", "secret-124"), .focus("confirmation"),
      ])
    #expect(states[3].error == "")
    #expect(states[5].error == "The passwords do not match.")
    #expect(states[8].error == "")
  }

  @Test(
    "numbers and dates are written as the locale writes them once they are right",
    arguments: ["en", "es", "ar", "de"])
  func values(_ locale: String) throws {
    let date = try #require(CalendarDate(year: 2026, month: 2, day: 3))
    let written = DateFormat().text(of: date, in: CatalogLocale(locale))
    let states = try FormBrowser.states(
      locale,
      [
        .focus("age"), .type("age", "٠٤٢"), .focus("date"), .type("date", "2026-02-03"),
        .focus("age"), .focus("date"), .type("date", "2026-02-30"), .focus("age"), .focus("date"),
      ])
    #expect(states[4].value == IntegerFormat<Int>().text(of: 42, in: CatalogLocale(locale)))
    #expect(states[5].value == written)
    #expect(states[8].error == Self.message(.fields("“\("2026-02-30")” is not a date."), locale))
  }

  @Test(
    "the checks of the page find the same wrong as those of the library",
    arguments: ["en", "es", "ar", "ja"])
  func sameChecks(_ locale: String) throws {
    let texts = Self.probes(in: locale)
    let messages = try FormBrowser.messages(locale, texts)
    #expect(messages.count == texts.count)
    var differences: [String] = []
    for ((id, text), message) in zip(texts, messages) {
      var form = DemoForm.make(locale: CatalogLocale(locale))
      form.edit(FieldID(rawValue: id), text)
      let expected =
        form[FieldID(rawValue: id)]?.problems.first?.text(in: CatalogLocale(locale)) ?? ""
      if expected != message {
        differences.append("\(id) \(text.debugDescription): “\(message)”, not “\(expected)”")
      }
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private static func probes(in locale: String) -> [(id: String, text: String)] {
    let names = [
      "", " ", "\u{3000}", "\u{200B}", "J", "Jo", "José", "Jose\u{301}", "🇪🇸🇫🇷", "🇪🇸🇫🇷🇮🇹", "👩‍👩‍👧", " ab ",
      "a\u{202E}b", "a\u{0}bc", "a\u{200D}bc", "كَتَب", String(repeating: "é", count: 41),
      String(repeating: "👩‍👩‍👧", count: 141), String(repeating: "a", count: 1240),
    ]
    let emails = [
      "ana", "ana@", "@x", "ana@x", "ana@x.org", "a@b@c", "ana@münchen.de", "ana@例え.テスト",
      "añ@x.org",
      "ana@-x.org", "ana@x..org", "ana@x_y.org", "ana@1.2.3.4", "a b@x.org", " ana@x.org ",
      String(repeating: "a", count: 65) + "@x.org",
      "ana@" + String(repeating: "a", count: 64) + ".org",
    ]
    let usernames = [
      "an", "ana", "ana_1-2", "ana.1", "añá", "анна", "aнна", "日本語", "ひらがなabc", "ana ana",
      "\u{301}abc",
      "a\u{200B}bc", "abcdefghijklmnopqrstu", "한국어abc", "αβγ", "αbγ",
    ]
    let numbers = [
      "0", "150", "151", "-1", "12.5", "١٢", "1٢", "abc", "1,000", "+5", "９", "1e3", "<b>", "２０",
    ]
    let dates = [
      "2026-02-03", "2026-02-30", "2/3/2026", "3.2.2026", "3-2-2026", "31/12/2026", "12/31/2026",
      "3/2/26", "x",
      "2026/2/3", "٣/٢/٢٠٢٦", "2026", "2026年2月3日", "Feb 3, 2026", "3 de febrero de 2026",
    ]
    let passwords = [
      "", "       ", "        ", "secret", "secret-123", String(repeating: "x", count: 70),
    ]
    return names.map { ("name", $0) } + emails.map { ("email", $0) }
      + usernames.map { ("username", $0) } + numbers.map { ("age", $0) }
      + dates.map { ("date", $0) }
      + passwords.map { ("password", $0) }
  }
}
