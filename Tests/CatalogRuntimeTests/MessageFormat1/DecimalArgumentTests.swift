import CatalogCompiler
import CatalogModel
import CatalogRuntime
import Testing

/// Decimal digits and instants in placeholders of printf.
struct DecimalArgumentTests {
  private func text(
    _ format: String, _ value: FormatArgument, locale: String = "en"
  ) throws -> String {
    let bytes = try CatalogCompiler.compile(message: format, syntax: .printf, locale: locale)
    return try CatalogBundle(contents: bytes).string(
      forKey: CatalogCompiler.messageKey, arguments: [value], locale: CatalogLocale(locale))
  }

  @Test(
    "a decimal number has all its decimals, or as many as are asked for",
    arguments: [
      ("%@", "1234.50", "1,234.50"),
      ("%@", "-12345678901234567890.125", "-12,345,678,901,234,567,890.125"),
      ("%d", "12", "12"), ("%@", "1.5e3", "1,500"), ("%@", "125e-2", "1.25"),
      ("%.1f", "2.25", "2.2"), ("%.2f", "1e3", "1,000.00"), ("%f", "1", "1.000000"),
      ("%8@", "1.5", "     1.5"), ("%+d", "7", "+7"), ("%x", "255", "ff"),
      ("%.2e", "1234", "1.23E+03"),
      ("%@", "abc", "abc"), ("%@", "", ""), ("%@", "1.2.3", "1.2.3"),
    ])
  func decimals(format: String, digits: String, expected: String) throws {
    #expect(try text(format, .decimal(digits)) == expected)
  }

  @Test("a decimal number has the digits of the locale")
  func localized() throws {
    #expect(try text("%@", .decimal("1234.5"), locale: "ar-EG") == "١٬٢٣٤٫٥")
    #expect(try text("%@", .decimal("1234.5"), locale: "es") == "1234,5")
    #expect(try text("%@", .decimal("1234.5"), locale: "en-US-u-va-posix") == "1234.5")
  }

  @Test(
    "a decimal number is counted as it is shown",
    arguments: [
      ("%@", "1", "one"), ("%@", "1.0", "other"), ("%.0f", "1.2", "one"), ("%.1f", "1", "other"),
    ])
  func plurals(format: String, digits: String, expected: String) throws {
    let forms = ["one", "other"].map { name in
      Variation.Case(
        name: name, node: MessageNode(unit: StringUnit(value: "\(name) \(format)")))
    }
    let root = MessageNode(variations: [Variation(kind: .plural, cases: forms)])
    let entry = Entry(
      key: "n \(format)",
      localizations: [Localization(locale: "en", message: Message(root: root))])
    let catalog = Catalog(sourceLanguage: "en", entries: [entry])
    let bundle = try CatalogBundle(
      contents: CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
    let text = bundle.string(
      forKey: "n \(format)", arguments: [.decimal(digits)], locale: "en")
    #expect(text.hasPrefix(expected + " "), "\(text)")
  }

  @Test("an instant is a short date with a short time")
  func dates() throws {
    let day = try text("%@", .date(secondsSince1970: 1_770_120_000))
    #expect(day.hasPrefix("2/3/26, "), "\(day)")
    #expect(try text("%@", .date(secondsSince1970: .nan)) == "nan")
  }
}
