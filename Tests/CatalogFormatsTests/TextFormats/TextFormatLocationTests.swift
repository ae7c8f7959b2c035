import CatalogFormats
import SourceText
import Testing

/// What paths tell of their files.
@Suite struct TextFormatLocationTests {
  private func location(_ format: any CatalogFormat, _ path: String) -> String? {
    format.location(of: path).map { "\($0.table) \($0.name) \($0.locale ?? "-")" }
  }

  @Test(
    "the path of a file of Fluent names its locale",
    arguments: [
      ("locales/de/x.ftl", "locales/*/x.ftl x de"),
      ("l10n/pt-BR/browser/browser.ftl", "l10n/*/browser/browser.ftl browser pt-BR"),
      ("de/main.ftl", "*/main.ftl main de"), ("locales/de.ftl", "locales/*.ftl locales de"),
      ("de.ftl", "*.ftl main de"), ("/a/my/locales/en-US/a.ftl", "/a/my/locales/*/a.ftl a en-US"),
      ("templates/mail.ftl", nil), ("de/x.txt", nil),
    ])
  func fluent(_ path: String, _ expected: String?) {
    #expect(location(FluentFormat(), path) == expected)
  }

  @Test(
    "the name of a file of properties names its locale",
    arguments: [
      ("src/Messages.properties", "src/Messages_*.properties Messages -"),
      ("src/Messages_de.properties", "src/Messages_*.properties Messages de"),
      ("Messages_zh_Hant_TW.properties", "Messages_*.properties Messages zh_Hant_TW"),
      ("my_messages_pt_BR.properties", "my_messages_*.properties my_messages pt_BR"),
      ("gradle.properties", "gradle_*.properties gradle -"),
      ("app_test.properties", "app_test_*.properties app_test -"),
      ("error_no_access.properties", "error_no_access_*.properties error_no_access -"),
      ("_de.properties", "_de_*.properties _de -"), ("a.txt", nil),
    ])
  func properties(_ path: String, _ expected: String?) {
    #expect(location(PropertiesFormat(), path) == expected)
  }

  @Test("the name of a resource bundle is its locale, and root is the source")
  func bundles() {
    #expect(location(ICUResourceFormat(), "data/de_AT.txt") == "data/*.txt data de_AT")
    #expect(location(ICUResourceFormat(), "data/root.txt") == "data/*.txt data -")
    #expect(location(ICUResourceFormat(), "data/readme.txt") == nil)
  }

  @Test("files are recognized by what they hold")
  func recognition() {
    func file(_ path: String, _ text: String) -> SourceFile {
      SourceFile(path: path, bytes: Array(text.utf8))
    }
    let fluent = FluentFormat()
    #expect(fluent.recognizes(file("a.ftl", "### Comment\n\nkey = value\n")))
    #expect(!fluent.recognizes(file("a.ftl", "<#if x>\n<p>${y}</p>\n</#if>\n")))
    let table = SpreadsheetFormat(separator: .comma)
    #expect(table.recognizes(file("a.csv", "key;de\na;b\n")))
    #expect(!table.recognizes(file("a.csv", "name,value\na,b\n")))
    #expect(ICUResourceFormat().recognizes(file("de.txt", "// x\nde{a{\"b\"}}")))
    #expect(!ICUResourceFormat().recognizes(file("de.txt", "Some notes: { and more")))
  }
}
