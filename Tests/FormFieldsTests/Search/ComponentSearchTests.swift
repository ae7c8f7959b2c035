import CatalogRuntime
import ICUKit
import Testing

@testable import FormFields

@Suite("Search for components")
struct ComponentSearchTests {
  private static let locales: [CatalogLocale] = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pl", "pt-BR", "ru", "tr",
    "zh-Hans",
  ]

  private func keywords(_ query: String, _ locale: CatalogLocale) -> [String] {
    var seen: [String] = []
    for keyword in ComponentSearch.search(query, locale: locale).flatMap(\.keywords)
    where !seen.contains(keyword) {
      seen.append(keyword)
    }
    return seen
  }

  @Test("a Spanish reader finds search without its accent")
  func spanish() {
    let matches = ComponentSearch.search("busqueda", locale: "es")
    #expect(matches == [ComponentSearch.Match(component: .search, keywords: ["búsqueda"])])
    #expect(ComponentSearch.search("BÚSQUEDA", locale: "es-MX") == matches)
    #expect(ComponentSearch.search("bu\u{301}squeda", locale: "es") == matches)
  }

  @Test(
    "case and accents do not count, in any writing system",
    arguments: [
      ("BOTON", "es", ["botón de borrar"]), ("validacion", "es", ["validación"]),
      ("icone", "fr", ["icône"]), ("d'effacement", "fr", ["bouton d’effacement"]),
      ("loschen", "de", ["Schaltfläche zum Löschen"]),
      ("SCHALTFLACHE", "de", ["Schaltfläche zum Löschen"]), ("icone", "pt-BR", ["ícone"]),
      ("botao", "pt-BR", ["botão limpar"]), ("ОШИБКА", "ru", ["ошибка"]),
      ("بحث", "ar", ["بحث"]), ("ايقونة", "ar", ["أيقونة"]), ("חיפוש", "he", ["חיפוש"]),
      ("検索", "ja", ["検索"]), ("てきすと", "ja", ["テキストフィールド"]), ("ﾌｫｰﾑ", "ja", ["フォーム"]),
      ("텍스트", "ko", ["텍스트 필드"]), ("搜索", "zh-Hans", ["搜索"]), ("zoek", "nl", ["zoeken"]),
      ("CONVALIDA", "it", ["convalida"]), ("pole", "pl", ["pole tekstowe"]),
      ("poprawnosci", "pl", ["sprawdzanie poprawności"]),
    ])
  func folding(query: String, locale: String, expected: [String]) {
    #expect(keywords(query, CatalogLocale(locale)) == expected)
  }

  @Test("the two letters i of Turkish are two letters")
  func turkish() {
    #expect(keywords("GİRİŞ", "tr") == ["giriş"])
    #expect(keywords("giriş", "tr") == ["giriş"])
    #expect(keywords("GIRIŞ", "tr") == [])
    #expect(keywords("METİN", "tr") == ["metin alanı"])
    #expect(keywords("ALANI", "tr") == ["metin alanı"])
    #expect(keywords("giris", "tr") == ["giriş"])
    #expect(keywords("GIRIS", "tr") == ["giriş"])
    #expect(keywords("alani", "tr") == ["metin alanı"])
  }

  @Test("every keyword of every locale is found, in upper case too", arguments: locales)
  func everyKeyword(locale: CatalogLocale) {
    for component in Component.allCases {
      #expect(!component.keywords.isEmpty)
      for keyword in component.keywords.map({ $0.text(in: locale) }) {
        for query in [keyword, CaseMapping.uppercased(keyword, locale: locale.identifier)] {
          let found = ComponentSearch.search(query, locale: locale)
          let match = found.first { $0.component == component }
          #expect(match?.keywords.first == keyword, "\(query) in \(locale)")
        }
      }
    }
  }

  @Test("every locale has its own words", arguments: locales.filter { $0 != "en" })
  func translated(locale: CatalogLocale) {
    let english = Component.search.keywords.map { $0.text(in: "en") }
    #expect(Component.search.keywords.map { $0.text(in: locale) } != english)
  }

  @Test("a part of a word is enough, wherever it stands")
  func parts() {
    #expect(keywords("orra", "es") == ["botón de borrar"])
    #expect(keywords("de borrar", "es") == ["botón de borrar"])
    #expect(keywords("nothing of the kind", "en") == [])
    #expect(keywords("text \t  field", "en") == ["text field"])
    #expect(keywords("textfield", "en") == ["text field"])
    #expect(keywords("text-field", "en") == ["text field"])
    #expect(keywords("텍스트필드", "ko") == ["텍스트 필드"])
    #expect(keywords("tf", "en") == [])
  }

  @Test("an empty query finds all components with all keywords", arguments: ["", " ", "\t\n"])
  func empty(query: String) {
    let matches = ComponentSearch.search(query, locale: "ja")
    #expect(matches.map(\.component) == Component.allCases)
    #expect(matches.first?.keywords.count == Component.clearableField.keywords.count)
  }

  @Test("whole keywords are before those that begin with the query, then come all others")
  func order() {
    #expect(
      ComponentSearch.search("form", locale: "en").map(\.component) == [.form])
    #expect(
      ComponentSearch.search("i", locale: "en").map(\.component)
        == [
          .clearableField, .validatedField, .promptedField, .valueField, .secureField, .form,
          .search,
        ])
    #expect(
      ComponentSearch.search("i", locale: "en").first?.keywords
        == ["input", "icon", "text field"])
    #expect(
      ComponentSearch.search("error", locale: "en").map(\.component)
        == [.clearableField, .validatedField, .valueField, .form])
  }
}
