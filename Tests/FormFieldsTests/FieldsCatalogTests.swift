import CatalogRuntime
import Testing

@testable import FormFields

@Suite("The catalog of FormFields")
struct FieldsCatalogTests {
  @Test("its texts are found in the locale that is asked for")
  func texts() {
    let resource = LocalizedStringResource.fields("Enter a valid email address.")
    #expect(resource.text(in: "es") == "Introduce una dirección de correo válida.")
    #expect(resource.text(in: "en") == "Enter a valid email address.")
  }
}
