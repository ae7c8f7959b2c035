import CatalogFormats
import SourceText
import Testing

/// Which files of JSON are taken for translations, and of which format.
@Suite struct MessageJSONPathTests {
  @Test(
    "a path for translations tells table and locale",
    arguments: [
      ("locales/de.json", "locales/*.json", "locales", "de"),
      ("src/locales/de/common.json", "src/locales/*/common.json", "common", "de"),
      ("public/locales/pt-BR/x.json", "public/locales/*/x.json", "x", "pt-BR"),
      ("public/locales/de/a/b.json", "public/locales/*/a/b.json", "a/b", "de"),
      ("messages/de.json", "messages/*.json", "messages", "de"),
      ("i18n/messages_zh-Hans.json", "i18n/messages_*.json", "messages_*", "zh-Hans"),
      (
        "static/translations/messages.uk.json", "static/translations/messages.*.json", "messages.*",
        "uk"
      ),
      ("lang/de.json", "lang/*.json", "lang", "de"),
      ("_locales/pt_BR/messages.json", "_locales/*/messages.json", "messages", "pt_BR"),
      ("app/de-DE.json", "app/*.json", "app", "de-DE"),
      ("zh_Hant_TW.json", "*.json", "", "zh_Hant_TW"),
    ])
  func locations(_ path: String, _ table: String, _ name: String, _ locale: String) throws {
    let location = try #require(I18nextFormat().location(of: path))
    #expect(location == TableLocation(table: table, name: name, locale: locale))
    #expect(ICUJSONFormat().location(of: path) == location)
  }

  @Test(
    "other files of JSON are none",
    arguments: [
      "package.json", "tsconfig.json", "tsconfig.app.json", "src/data.json", "is.json", "de.json",
      "locales/config.json", "locales/de/package.json", "i18n/src/x.json", "locales/xx.json",
      "locales/index.json", "data/no.json", "locales/de.yaml", "a/b-c.json", "test/en-XX.json",
      "i18n/app/main.json",
    ])
  func others(_ path: String) { #expect(I18nextFormat().location(of: path) == nil) }

  @Test(
    "what stands in the texts tells the format, and then the folder does",
    arguments: [
      ("{\"a\": \"{{x}}\"}", "x.json", "i18next"), ("{\"a\": \"$t(b)\"}", "x.json", "i18next"),
      ("{\"a_one\": \"1\", \"a_other\": \"2\"}", "x.json", "i18next"),
      ("{\"a\": \"Hello {name}\"}", "x.json", "icu-json"),
      ("{\"a\": \"{n, plural, other {#}}\"}", "x.json", "icu-json"),
      ("{\"a_one\": \"{n}\"}", "x.json", "icu-json"),
      ("{\"a\": {\"message\": \"b\"}}", "x.json", "icu-json"),
      ("{\"a\": {\"defaultMessage\": \"b\"}}", "x.json", "icu-json"),
      ("// c\n{\"a\": {\"message\": \"b\"}}", "x.json", "icu-json"),
      ("{\"a\": \"b\"}", "locales/de.json", "i18next"),
      ("{\"a\": \"b\"}", "messages/de.json", "icu-json"),
      ("{\"a\": \"b\"}", "lang/de.json", "icu-json"), ("{\"a\": \"{ }\"}", "x.json", "i18next"),
    ])
  func recognition(_ text: String, _ path: String, _ id: String) {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    #expect(CatalogFormats.format(of: file)?.id == id)
  }

  @Test("what does not begin as an object is neither", arguments: ["", "[]", "7", "\"a\""])
  func neither(_ text: String) {
    let file = SourceFile(path: "locales/de.json", bytes: Array(text.utf8))
    #expect(!I18nextFormat().recognizes(file) && !ICUJSONFormat().recognizes(file))
  }
}
