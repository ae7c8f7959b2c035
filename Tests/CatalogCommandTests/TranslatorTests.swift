import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite struct TranslatorTests {
  private func run(_ arguments: [String], _ variables: [String: String]) -> String {
    let output = CapturedOutput()
    let environment = CommandEnvironment(
      standardOutput: output.channel(isTerminal: false),
      standardError: output.channel(isTerminal: false), terminalWidth: nil,
      currentFolder: PackageFolder.path, variable: { variables[$0] })
    _ = CommandLineTool(environment: environment).run(arguments)
    return output.text
  }

  @Test(
    "the language is the first of the environment's that the tool knows",
    arguments: [
      (["LANG": "es_ES.UTF-8"], true), (["LANG": "es_MX.UTF-8"], true),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "de:es:en"], true),
      (["LANG": "de_DE.UTF-8"], false), (["LANG": "es_ES.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "es_ES.UTF-8"], true), ([:], false),
      (["LANG": "es_ES.UTF-8", "LANGUAGE": "en:es"], false),
    ])
  func language(_ variables: [String: String], _ isSpanish: Bool) {
    let usage = run(["lint", "--help"], variables).prefix { $0 != "\n" }
    #expect(usage == (isSpanish ? "Uso:" : "Usage:"))
  }

  @Test("a report for people is in Spanish, with the phrases in its arguments")
  func report() {
    let spanish = ["LANG": "es_ES.UTF-8"]
    let conflict = run(["lint", "--quiet", "Catalogs/Broken/catalog-parse.xcstrings"], spanish)
    #expect(
      conflict
        == "Catalogs/Broken/catalog-parse.xcstrings:28:1: error: conflicto de fusión: un lado es la "
        + "línea 29 y el otro es la línea 31; conserva lo que sea correcto de ambos y quita las "
        + "líneas con marcas de conflicto [catalog-parse]\n")
    let type = run(["lint", "--quiet", "Catalogs/Broken/placeholder-type.xcstrings"], spanish)
    #expect(type.contains("como un objeto, y el texto de origen pasa un número entero"))
    let summary = run(["lint", "Catalogs/Samples"], spanish)
    #expect(summary == "Ningún problema en 3 archivos (comprobación de 16 entradas)\n")
  }

  @Test("a report for programs is in English whatever the language is")
  func programs() {
    let arguments = ["lint", "--format", "json", "Catalogs/Broken"]
    #expect(run(arguments, ["LANG": "es_ES.UTF-8"]) == run(arguments, [:]))
  }

  @Test("what comes from the user's files is not translated")
  func userText() {
    let message = run(["explain", "Options"], ["LANG": "es_ES.UTF-8"])
    #expect(message.contains("«Options»"))
  }
}
