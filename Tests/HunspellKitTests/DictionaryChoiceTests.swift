import CatalogTestSupport
import LocaleCore
import Testing

@testable import HunspellKit

@Suite struct DictionaryChoiceTests {
  private let folder = TemporaryFolder()

  private func files(_ names: String) -> [DictionaryFile] {
    for name in names.split(separator: " ") {
      folder.write("SET UTF-8\n", to: "\(name).aff")
      folder.write("1\nword\n", to: "\(name).dic")
    }
    return DictionaryFile.all(in: [folder.path])
  }

  @Test(
    "a locale has the dictionary of its own, of a parent, or of a region that spells alike",
    arguments: [
      ("en", "en_GB en_US", "en-US"), ("en-US", "en_GB en_US", "en-US"),
      ("en-GB", "en_GB en_US", "en-GB"), ("en-AU", "en_GB en_US", "en-GB"),
      ("en-GB", "en_US", nil), ("en-US", "en_GB", nil), ("en", "en_GB", "en-GB"),
      ("es-419", "es_ES es_MX", "es-MX"), ("es-419", "es_ES", "es-ES"),
      ("es", "es_AR es_ES", "es-ES"),
      ("es-AR", "es_ES es_MX", "es-MX"), ("es-AR", "es es_MX", "es"),
      ("fr-CA", "fr", "fr"), ("fr", "fr_FR", "fr-FR"),
      ("de", "de_AT de_CH de_DE", "de-DE"), ("de-AT", "de_DE", "de-DE"), ("de-CH", "de_DE", nil),
      ("de", "de_DE_frami", "de-DE-frami"), ("de", "de_med", nil),
      ("pt-BR", "pt_BR pt_PT", "pt-BR"), ("pt-BR", "pt_PT", nil), ("pt-AO", "pt_BR pt_PT", "pt-PT"),
      ("nb", "nb_NO nn_NO", "nb-NO"), ("no", "nb_NO nn_NO", "nb-NO"), ("nn", "nb_NO", nil),
      ("sr-Latn", "sr_Latn_RS sr_RS", "sr-Latn-RS"), ("sr", "sr_Latn_RS sr_RS", "sr-RS"),
      ("br", "fr", nil), ("ja", "en_US", nil), ("!", "en_US", nil),
    ] as [(String, String, String?)])
  func choice(_ locale: String, _ names: String, _ expected: String?) {
    let choice = DictionaryChoice(files(names)).file(for: locale)
    #expect(choice?.tag.identifier == expected)
  }

  @Test("what is no pair of readable files of a locale is passed over, and the first folder counts")
  func search() {
    folder.write("SET UTF-8\n", to: "one/de_DE.aff")
    folder.write("1\nx\n", to: "one/de_DE.dic")
    folder.write("SET UTF-8\n", to: "one/fr_FR.aff")
    folder.write("1\nx\n", to: "one/hyph_de_DE_very_long.dic")
    folder.write("SET UTF-8\n", to: "two/de_DE.aff")
    folder.write("1\nx\n", to: "two/de_DE.dic")
    folder.link("two/de_AT.aff", to: "de_DE.aff")
    folder.link("two/de_AT.dic", to: "de_DE.dic")
    let found = DictionaryFile.all(
      in: ["\(folder.path)/nothing", "\(folder.path)/one", "\(folder.path)/two"])
    #expect(found.map(\.tag.identifier) == ["de-DE", "de-AT"])
    let paths = found.map { $0.path.split(separator: "/").suffix(2).joined(separator: "/") }
    #expect(paths == ["one/de_DE", "two/de_DE"])
  }
}
