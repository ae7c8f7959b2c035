import CatalogRuntime
import FoundationEssentials
import Testing

@Suite("Foundation’s names")
struct FoundationNamesTests {
  private func key(_ value: String.LocalizationValue) -> String {
    // The key of a value that no catalog has is shown with its placeholders where nothing else is known.
    LocalizedStringResource(value).key
  }

  @Test("each type has the specifier that it has in Foundation")
  func specifiers() {
    let text = "a"
    #expect(key("\(text) \(text.prefix(1))") == "%@ %@")
    #expect(key("\(1) \(Int64(1)) \(UInt(1)) \(UInt64(1))") == "%lld %lld %llu %llu")
    #expect(key("\(Int8(1)) \(Int16(1)) \(Int32(1))") == "%d %d %d")
    #expect(key("\(UInt8(1)) \(UInt16(1)) \(UInt32(1))") == "%u %u %u")
    #expect(key("\(Float(1)) \(1.5)") == "%f %lf")
    #expect(key("\(1.5, specifier: "%.1f")") == "%.1f")
    #expect(key("\(text, specifier: "%10@")") == "%10@")
    #expect(
      key("\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float)") == "%lld %llu %f")
    #expect(key("\(placeholder: .double) \(placeholder: .object)") == "%lf %@")
    #expect(key("\(LocalizedStringResource("x"))") == "%@")
  }

  @Test("percent signs of a literal are doubled where there is an interpolation")
  func percentSigns() {
    #expect(key("100%") == "100%")
    #expect(key("100% of \(1)%") == "100%% of %lld%%")
    #expect(key("%d \("x")") == "%%d %@")
  }

  @Test("a default value is shown with its arguments where the key is missing")
  func defaultValue() throws {
    let bundle = try Samples.bundle(Samples.entry("greeting", ["en": "Hi %@", "es": "Hola %@"]))
    let name = "Ana"
    func text(_ key: StaticString, _ locale: CatalogLocale) -> String {
      String(localized: key, defaultValue: "Hello \(name)", bundle: bundle, locale: locale)
    }
    #expect(text("greeting", "es") == "Hola Ana")
    #expect(text("greeting", "fr") == "Hi Ana")
    #expect(text("farewell", "es") == "Hello Ana")
  }

  @Test("a resource is looked up in its own locale, table and bundle")
  func resource() throws {
    let bundle = try Samples.bundle([
      "Forms": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        \(Samples.entry("Email", ["es": "Correo"])), \(Samples.entry("%@: %@", ["es": "%@ → %@"]))}}
      """
    ])
    var title = LocalizedStringResource("Email", table: "Forms", bundle: .bundle(bundle))
    #expect(String(localized: title) == "Email")
    title.catalogLocale = "es"
    #expect(String(localized: title) == "Correo")
    let name = "x"
    var nested = LocalizedStringResource(
      "\(title): \(name)", table: "Forms", bundle: .bundle(bundle))
    nested.catalogLocale = "es-MX"
    #expect(String(localized: nested) == "Correo → x")
    nested.catalogLocale = "en"
    #expect(String(localized: nested) == "Email: x")
  }

  @Test("a literal is a resource")
  func literal() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) files"
    #expect(resource.key == "%lld files")
    #expect(resource == LocalizedStringResource("\(count) files"))
    #expect(resource != LocalizedStringResource("\(count + 1) files"))
    let plain: LocalizedStringResource = "Save"
    #expect(plain.key == "Save")
    #expect(plain.table == nil)
  }

  @Test("a type may describe its values")
  func convertible() throws {
    struct Colour: CustomLocalizedStringResourceConvertible {
      let bundle: CatalogBundle
      var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource("red", bundle: .bundle(bundle))
      }
    }
    let bundle = try Samples.bundle(
      [Samples.entry("red", ["es": "rojo"]), Samples.entry("Colour: %@", ["es": "Color: %@"])]
        .joined(separator: ", "))
    let colour = Colour(bundle: bundle)
    #expect(
      String(localized: "Colour: \(colour)", bundle: bundle, locale: "es") == "Color: rojo")
  }

  @Test("a place without a value shows its specifier, and replacements fill it")
  func placeholders() throws {
    let bundle = try Samples.bundle(
      Samples.entry("%lld of %@", ["es": "%2$@: %1$lld"]))
    let value: String.LocalizationValue = "\(placeholder: .int) of \(placeholder: .object)"
    #expect(String(localized: value, bundle: bundle, locale: "es") == "%@: %lld")
    var options = String.LocalizationOptions()
    options.replacements = [5]
    #expect(
      String(localized: value, options: options, bundle: bundle) == "5 of %@")
  }

  @Test("values and resources survive encoding")
  func encoding() throws {
    let name = "Ana"
    var resource = LocalizedStringResource(
      "Hello \(name): \(-3), \(UInt8(4)), \(1.5), \(placeholder: .int)", table: "T")
    resource.catalogLocale = CatalogLocale(acceptLanguage: "es, fr;q=0.5")
    let decoded = try JSONDecoder().decode(
      LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(decoded == resource)
    #expect(decoded.catalogLocale.preferences == ["es", "fr"])
  }

  @Test("a style is asked in the locale of the message")
  func styles() throws {
    struct Shout: LocalizedFormatStyle, Hashable, Codable {
      func format(_ value: Int) -> String { "\(value)!" }
      func format(_ value: Int, in locale: CatalogLocale) -> String { "\(locale) \(value)!" }
    }
    let bundle = try Samples.bundle(Samples.entry("Go %@", ["es": "Va %@"]))
    #expect(
      String(localized: "Go \(5, format: Shout())", bundle: bundle, locale: "es-MX")
        == "Va es-MX 5!")
  }

  @Test("of very many texts inside one another the innermost are shown as their keys")
  func nesting() throws {
    var resource = LocalizedStringResource("x")
    for _ in 0..<10_000 { resource = LocalizedStringResource("(\(resource))") }
    resource.catalogLocale = "es"
    let text = String(localized: resource)
    #expect(text.hasPrefix("((("))
    #expect(text.count < 400)
    let nested = LocalizedStringResource("[\(LocalizedStringResource("a"))]")
    #expect(String(localized: nested) == "[a]")
  }
}
