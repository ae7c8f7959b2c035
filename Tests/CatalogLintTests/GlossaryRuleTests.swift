import LocaleCore
import SourceText
import Testing

@testable import CatalogLint

@Suite struct GlossaryRuleTests {
  private func places(_ terms: [RuleOptions], _ source: String, _ locale: String, _ text: String)
    -> [String?]
  {
    var configuration = LintConfiguration.only("glossary")
    configuration.options["glossary"] = RuleOptions([
      "terms": .list(terms.map { .object($0.values) })
    ])
    let entries = entry(source, locale, #""stringUnit" : { "value" : "\#(text)" }"#)
    let input = LintInput(Array(RuleExample(entries).markedText.utf8), path: "a.xcstrings")
    return Linter(configuration: configuration).lint([input])[0].diagnostics.map { finding in
      finding.range.map(input.file.text)
    }
  }

  private func words(_ texts: String...) -> RuleOptionValue { .list(texts.map { .string($0) }) }

  @Test(
    "a translation has one of the words that its language requires, as a whole word in any case",
    arguments: [
      ("Open settings", "de", "EINSTELLUNGEN öffnen", []),
      ("Open Settings", "de", "Optionen", ["Optionen"]),
      ("Open settings", "de-AT", "Optionen", ["Optionen"]), ("Open settings", "fr", "Options", []),
      ("Resettings", "de", "Optionen", []),
      ("Open settings", "de", "Grundeinstellungen", ["Grundeinstellungen"]),
      ("Open settings", "ja", "設定を開く", []), ("Open settings", "ja", "開く", ["開く"]),
    ] as [(String, String, String, [String])])
  func required(_ source: String, _ locale: String, _ text: String, _ expected: [String]) {
    let term = RuleOptions([
      "source": .string("settings"),
      "required": .object(["de": words("Einstellung", "Einstellungen"), "ja": words("設定")]),
    ])
    #expect(places([term], source, locale, text) == expected)
  }

  @Test("a forbidden word is named wherever it stands")
  func forbidden() {
    let term = RuleOptions([
      "source": .string("computer"),
      "forbidden": .object(["es": words("ordenador"), "es-ES": words("computadora")]),
    ])
    #expect(places([term], "x y", "es-MX", "Ordenador y ordenador") == ["Ordenador", "ordenador"])
    #expect(places([term], "x y", "es-ES", "el ordenador") == [])
    #expect(places([term], "x y", "es", "ordenadores") == [])
  }

  @Test("a term that is not to be translated stays as it is")
  func kept() {
    let term = RuleOptions(["source": .string("Photo Box"), "do-not-translate": .boolean(true)])
    #expect(places([term], "With Photo Box.", "de", "Mit Photo Box, ja") == [])
    #expect(places([term], "With Photo Box.", "de", "Mit Fotokiste") == ["Mit Fotokiste"])
  }
}
