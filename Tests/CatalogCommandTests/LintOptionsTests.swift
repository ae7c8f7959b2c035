import CatalogLint
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct LintOptionsTests {
  private func options(_ arguments: String...) throws(UsageError) -> LintOptions {
    let parsed = try ArgumentParser.parse(arguments, for: LintCommand.spec)
    return try LintOptions(parsed, rules: LintEngine.silent.rules)
  }

  @Test("locales may be parted by commas with spaces, and the option may be repeated")
  func locales() throws {
    let options = try options("--locales", "de, pt-BR", "-l", "zh_Hant,de")
    #expect(options.configuration.locales == ["de", "pt-BR", "zh_Hant"])
  }

  @Test(
    "what is no locale is refused, with the locale in it where there is one",
    arguments: [
      ("de,,fr", nil), ("", nil), (",", nil), ("de,", nil), ("d", nil), ("e n", nil),
      ("en--US", nil),
      ("de_DE.UTF-8", "de-DE"), ("värld", nil), ("en-toolongsubtag", nil), ("1de", nil),
    ] as [(String, String?)])
  func badLocales(_ list: String, _ suggestion: String?) {
    let error = #expect(throws: UsageError.self) { try options("--locales", list) }
    #expect(error?.suggestion == suggestion)
  }

  @Test("a report does not take the place of a catalog")
  func output() throws {
    #expect(throws: UsageError.self) { try options("-o", "Fields.xcstrings") }
    #expect(throws: UsageError.self) { try options("--output=") }
    #expect(try options("-o", "report.json").target.output == "report.json")
  }

  @Test("the last setting of a rule counts")
  func rules() throws {
    let options = try options(
      "--rule", "stale-key=off", "--rule", "missing-translation=info", "--rule=stale-key=warning")
    #expect(
      options.configuration.settings == [
        "stale-key": .severity(.warning), "missing-translation": .severity(.info),
      ])
  }

  @Test(
    "a setting that says nothing is refused",
    arguments: [
      (
        "stale-key",
        "“--rule stale-key” needs a severity: stale-key=off, =info, =warning or =error", nil
      ),
      ("stale-kye=off", "there is no rule “stale-kye”; “catalog rules” lists them", "stale-key"),
      (
        "stale-key=warn", "“warn” is no severity for “stale-key”: off, info, warning or error",
        "warning"
      ),
      ("stale-key=", "“” is no severity for “stale-key”: off, info, warning or error", nil),
      (
        "catalog-parse=off",
        "“catalog-parse” cannot be turned off: it tells which files could not be checked", nil
      ),
    ] as [(String, String, String?)])
  func badRules(_ setting: String, _ message: String, _ suggestion: String?) {
    let error = #expect(throws: UsageError.self) { try options("--rule", setting) }
    #expect(error?.message.text == message)
    #expect(error?.suggestion == suggestion)
  }
}
