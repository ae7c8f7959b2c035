import CatalogRuntime
import Testing

@Suite("Numbers in the locale of a message")
struct LocalizedNumberStyleTests {
  @Test(
    "a number has the separators and digits of the locale",
    arguments: [
      ("en", "1,234,567.89"), ("de", "1.234.567,89"),
      ("fr", "1\u{202F}234\u{202F}567,89"), ("tr", "1.234.567,89"),
      ("ar-EG", "١٬٢٣٤٬٥٦٧٫٨٩"), ("hi", "12,34,567.89"),
    ])
  func decimals(locale: String, text: String) {
    let style = LocalizedNumberStyle.decimal.fractionDigits(2)
    #expect(style.text(of: 1_234_567.891, in: CatalogLocale(locale)) == text)
  }

  @Test(
    "a percentage has the pattern of the locale",
    arguments: [
      ("en", "12%", "12.5%"), ("de", "12\u{A0}%", "12,5\u{A0}%"),
      ("fr", "12\u{A0}%", "12,5\u{A0}%"), ("fr-CH", "12%", "12,5%"), ("tr", "%12", "%12,5"),
      ("ar-EG", "١٢٪\u{61C}", "١٢٫٥٪\u{61C}"), ("hi", "12%", "12.5%"),
    ])
  func percentages(locale: String, whole: String, share: String) {
    let style = LocalizedNumberStyle.percentage
    #expect(style.text(of: 12, in: CatalogLocale(locale)) == whole)
    #expect(style.text(of: UInt8(12), in: CatalogLocale(locale)) == whole)
    #expect(style.text(of: 0.125, in: CatalogLocale(locale)) == share)
  }

  @Test(
    "a range of fraction digits keeps zeros up to its lower bound, and rounds a half to the even digit"
  )
  func fractionDigits() {
    func text(_ value: Double, _ range: ClosedRange<Int>) -> String {
      LocalizedNumberStyle.decimal.fractionDigits(range).text(of: value, in: "en")
    }
    #expect(text(1, 1...3) == "1.0")
    #expect(text(1.25, 1...3) == "1.25")
    #expect(text(1.23456, 1...3) == "1.235")
    #expect(text(2.5, 0...0) == "2")
    #expect(text(3.5, 0...0) == "4")
    #expect(text(0.1, 0...64) == "0.1")
    #expect(text(0.5, 70...99) == "0.5" + String(repeating: "0", count: 63))
    #expect(text(0.5, -3 ... -1) == "0")
  }

  @Test("without a number of digits there are six at most")
  func standardDigits() {
    let style = LocalizedNumberStyle.decimal
    #expect(style.text(of: 1.0 / 3, in: "en") == "0.333333")
    #expect(style.text(of: 2.0, in: "en") == "2")
    #expect(style.text(of: Float(0.1), in: "en") == "0.1")
  }

  @Test("whole numbers of every width keep all their digits")
  func wholeNumbers() {
    let style = LocalizedNumberStyle.decimal
    #expect(style.text(of: Int64.min, in: "en") == "-9,223,372,036,854,775,808")
    #expect(style.text(of: UInt64.max, in: "en") == "18,446,744,073,709,551,615")
    #expect(style.fractionDigits(1).text(of: Int8.min, in: "de") == "-128,0")
  }

  @Test("signs and groups are shown as asked")
  func signsAndGroups() {
    func text(_ value: Int, _ display: LocalizedNumberStyle.SignDisplay) -> String {
      LocalizedNumberStyle.decimal.sign(display).text(of: value, in: "en")
    }
    #expect([-5, 0, 5].map { text($0, .automatic) } == ["-5", "0", "5"])
    #expect([-5, 0, 5].map { text($0, .always) } == ["-5", "+0", "+5"])
    #expect([-5, 0, 5].map { text($0, .exceptZero) } == ["-5", "0", "+5"])
    #expect([-5, 0, 5].map { text($0, .never) } == ["5", "0", "5"])
    let style = LocalizedNumberStyle.decimal.grouping(.never)
    #expect(style.text(of: 1_234_567, in: "hi") == "1234567")
    #expect(LocalizedNumberStyle.percentage.sign(.always).text(of: 0.5, in: "tr") == "+%50")
  }

  @Test("numbers without digits have the names of the locale")
  func special() {
    let style = LocalizedNumberStyle.decimal
    #expect(style.text(of: Double.infinity, in: "en") == "∞")
    #expect(style.text(of: -Double.infinity, in: "en") == "-∞")
    #expect(style.text(of: Double.nan, in: "en") == "NaN")
  }

  @Test("a locale that ICU does not know has the numbers of the root locale")
  func unknownLocale() {
    #expect(LocalizedNumberStyle.decimal.text(of: 1234.5, in: "xx") == "1,234.5")
    #expect(LocalizedNumberStyle.decimal.text(of: 1234.5, in: "no such locale") == "1,234.5")
  }

  @Test("a message shows the number in its own locale")
  func message() throws {
    let bundle = try Samples.bundle(Samples.entry("Battery: %@", ["fr": "Batterie : %@"]))
    func text(_ locale: CatalogLocale) -> String {
      String(
        localized: "Battery: \(0.5, format: .percentage)", bundle: bundle, locale: locale)
    }
    #expect(text("fr-CA") == "Batterie : 50\u{A0}%")
    #expect(text("fr-CH") == "Batterie : 50%")
    #expect(text("tr") == "Battery: 50%")
    #expect(LocalizedStringResource("\(5, format: .decimal)").key == "%@")
  }

  @Test("a resource takes an open bundle, and an empty name of a table is none")
  func bundles() throws {
    let bundle = try Samples.bundle(Samples.entry("Save", ["es": "Guardar", "en": "Save it"]))
    var resource = LocalizedStringResource("Save", table: "", bundle: bundle)
    resource.catalogLocale = "es"
    #expect(String(localized: resource) == "Guardar")
    let other = LocalizedStringResource("Open", defaultValue: "Open it", bundle: bundle)
    #expect(String(localized: other) == "Open it")
    #expect(bundle.localizedString(forKey: "Open", value: "Open %d%", table: nil) == "Open %d%")
    #expect(bundle.localizedString(forKey: "Open", value: "", table: "") == "Open")
    #expect(bundle.localizedString(forKey: "Save", value: "x", table: "Localizable") != "x")
  }
}
