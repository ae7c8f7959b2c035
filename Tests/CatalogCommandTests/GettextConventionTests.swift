import CatalogTestSupport
import Testing

@testable import CatalogCommand

/// What real PO files do on purpose, which no rule may take for a fault.
@Suite struct GettextConventionTests {
  private let folder = TemporaryFolder()

  private func lint(_ entries: String, language: String, _ arguments: String...) -> String {
    folder.write(po: entries, language: language, to: "po/ships.po")
    return ToolRun(
      ["lint", "po/ships.po", "--color", "never", "--format", "xcode"] + arguments, folder: folder,
      engine: .standard
    ).output
  }

  @Test(
    "translators who name themselves change neither addresses nor numbers",
    arguments: ["translator-credits", "translator_credits"])
  func credits(_ key: String) {
    let names = #"msgstr "Ida <ida@example.org>, 2008\nhttps://example.org/~ida""#
    #expect(lint("msgid \"\(key)\"\n\(names)", language: "de") == "")
    let other = lint("msgid \"Written with care\"\n\(names)", language: "de")
    #expect(other.contains("[email-changed]"), "\(other)")
    #expect(other.contains("[number-changed]"))
    #expect(other.contains("[url-changed]"))
  }

  @Test(
    "a locale is spelt as POSIX does",
    arguments: ["ca_ES@valencia", "sr@latin", "ang@latin", "pt_BR"])
  func locales(_ language: String) {
    let output = lint("msgid \"Ship\"\nmsgstr \"Ship X\"", language: language)
    #expect(!output.contains("[locale-id]"), "\(output)")
  }

  @Test("the locale of a file has to be one")
  func wrongLocale() {
    let output = lint("msgid \"Ship\"\nmsgstr \"Ship X\"", language: "Xyzzy")
    #expect(output.contains("[locale-id]"), "\(output)")
  }

  @Test("quotes that a backtick opens and an apostrophe closes are no code")
  func quotes() {
    let output = lint(
      """
      msgid "`reorder' must be set before `macro'"
      msgstr "„reorder“ muss vor „macro“ stehen"

      """, language: "de")
    #expect(output == "")
    let code = lint(
      "msgid \"Use `reorder` here\"\nmsgstr \"Reorder hier benutzen\"", language: "de")
    #expect(code.contains("[markdown-markup]"), "\(code)")
  }

  @Test("words in columns are not doubled")
  func columns() {
    let output = lint(
      "msgid \"erase CHAR    CHAR erases\"\nmsgstr \"X CHAR    CHAR Y\"", language: "de")
    #expect(output == "")
    let doubled = lint("msgid \"erases\"\nmsgstr \"löscht löscht\"", language: "de")
    #expect(doubled.contains("[doubled-word]"), "\(doubled)")
  }

  @Test("a language may be written in another script than the one that CLDR has")
  func scripts() {
    let kashmiri = (0..<12).map { "msgid \"Ship \($0)x\"\nmsgstr \"जहाज़ \($0)x\"\n" }
    let output = lint(
      kashmiri.joined(separator: "\n"), language: "ks", "--rule", "exemplar-characters=warning")
    #expect(!output.contains("[exemplar-characters]"), "\(output)")
    let german = (0..<12).map { "msgid \"Ship \($0)x\"\nmsgstr \"Größe \($0)x\"\n" }
    let mixed = lint(
      german.joined(separator: "\n") + "\nmsgid \"Search\"\nmsgstr \"Поиск\"", language: "de",
      "--rule", "exemplar-characters=warning")
    #expect(mixed.contains("[exemplar-characters]"), "\(mixed)")
  }

  @Test("the arguments of a source text need no positions")
  func positions() {
    let output = lint(
      "#, c-format\nmsgid \"%s sank in %d\"\nmsgstr \"%2$d sank %1$s\"", language: "de")
    #expect(output == "")
  }
}
