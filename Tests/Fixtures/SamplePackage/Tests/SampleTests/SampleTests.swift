import CatalogRuntime
import Failures
import ICUKit
import LocaleCore
import Testing

@Suite struct SampleTests {
  @Test("a library finds its own table from inside a test")
  func library() {
    #expect(missingFile("a.txt", in: "es-MX") == "Falta el archivo «a.txt».")
    #expect(missingFile("a.txt", in: "en") == "The file “a.txt” is missing.")
  }

  @Test("a table may stand in the folders of its locales")
  func localizedFolders() {
    #expect(missingFiles(3, in: "es") == "Faltan 3 archivos.")
    #expect(missingFiles(1, in: "es") == "Falta 1 archivo.")
    #expect(missingFiles(3, in: "en") == "3 files are missing!")
  }

  @Test("without a bundle, the catalogs of all targets are searched")
  func main() {
    #expect(String(localized: "Hello, \("Ana")!", locale: "es") == "¡Hola, Ana!")
    #expect(
      missingFile("a.txt", in: "es")
        == String(localized: "The file “\("a.txt")” is missing.", table: "Failures", locale: "es"))
  }

  @Test("the test target has catalogs of its own")
  func ownTable() {
    let text = String(localized: "Passed", table: "Tests", bundle: .module, locale: "es")
    #expect(text == "Aprobado")
  }

  @Test("the modules for texts and locales come with the product")
  func furtherModules() {
    #expect(CaseMapping.uppercased("istanbul", locale: "tr") == "İSTANBUL")
    #expect(CatalogLocale(LocaleTag("pt_BR")).identifier == "pt-BR")
  }
}
