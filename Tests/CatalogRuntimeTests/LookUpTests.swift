import CatalogRuntime
import Testing

@Suite("Looking texts up")
struct LookUpTests {
  @Test("a key is looked up in the locale that is asked for")
  func plain() throws {
    let bundle = try Samples.bundle(
      Samples.entry("Save", ["es": "Guardar", "de": "Sichern"]))
    #expect(bundle.string(forKey: "Save", locale: "es") == "Guardar")
    #expect(bundle.string(forKey: "Save", locale: "de-AT") == "Sichern")
    #expect(bundle.string(forKey: "Save", locale: "fr") == "Save")
    #expect(String(localized: "Save", bundle: bundle, locale: "es") == "Guardar")
  }

  @Test("an interpolation makes the key of Foundation")
  func interpolation() throws {
    let bundle = try Samples.bundle(
      """
      "Hello %@, %lld files": {"localizations": {"es": {
        "variations": {"plural": {
          "one": \(Samples.unit("Hola, %1$@: %2$lld archivo")),
          "other": \(Samples.unit("Hola, %1$@: %2$lld archivos"))}}}}}
      """)
    let name = "Ana"
    func text(_ count: Int, _ locale: CatalogLocale) -> String {
      String(localized: "Hello \(name), \(count) files", bundle: bundle, locale: locale)
    }
    #expect(text(1, "es") == "Hola, Ana: 1 archivo")
    #expect(text(3, "es") == "Hola, Ana: 3 archivos")
    #expect(text(3, "en") == "Hello Ana, 3 files")
    #expect(text(3, "fr") == "Hello Ana, 3 files")
  }
}
