import CatalogRuntime
import FormFields
import Testing

@testable import FieldDemo

@Suite("The command line of the demo")
struct DemoOptionsTests {
  private static func options(_ arguments: String...) throws(DemoUsageError) -> DemoOptions {
    try DemoOptions(arguments, locale: "en")
  }

  private static func complaint(_ arguments: String...) -> (String, String?) {
    do throws(DemoUsageError) {
      _ = try DemoOptions(arguments, locale: "en")
      return ("", nil)
    } catch {
      return (error.message.text(in: error.locale), error.suggestion)
    }
  }

  @Test("options are read in both spellings")
  func options() throws {
    #expect(try Self.options().action == .showForm)
    #expect(try Self.options("--locale", "es").locale == "es")
    #expect(try Self.options("--locale=pt_BR.UTF-8").locale == "pt-BR")
    #expect(try Self.options("--html", "a.html").action == .writePage(path: "a.html"))
    #expect(try Self.options("--html=-").action == .writePage(path: "-"))
    let help = try Self.options("--html=x", "--help", "--locale", "de")
    #expect(help.action == .showHelp)
    #expect(help.locale == "de")
  }

  @Test("what is wrong is told, with a suggestion where something is near")
  func complaints() {
    #expect(Self.complaint("--locle", "es") == ("There is no option “--locle”.", "--locale"))
    #expect(Self.complaint("--xyzzy") == ("There is no option “--xyzzy”.", nil))
    #expect(Self.complaint("--html") == ("The option “--html” needs a value.", nil))
    #expect(Self.complaint("--html", "--help") == ("The option “--html” needs a value.", nil))
    #expect(Self.complaint("--locale=") == ("The option “--locale” needs a value.", nil))
    #expect(Self.complaint("--help=x") == ("The option “--help” takes no value.", nil))
    #expect(Self.complaint("x") == ("“x” is not expected here.", nil))
    #expect(Self.complaint("--locale", "pt-BRR") == ("“pt-BRR” does not name a language.", "pt-BR"))
    #expect(Self.complaint("--locale=de", "x").0 == "„x“ wird hier nicht erwartet.")
  }

  @Test("every text of the demo is there in every language")
  func texts() {
    let keys = Set(CatalogBundle.fields.keys(ofTable: "Fields"))
    let texts = [
      DemoText.summary, DemoText.usage, DemoText.options, DemoText.examples, DemoText.localeHelp,
      DemoText.pageHelp, DemoText.helpHelp, DemoText.file, DemoText.language,
      DemoText.spanishExample, DemoText.pageExample, DemoText.answersExample, DemoText.exitStatus,
      DemoText.unknownOption("x"), DemoText.didYouMean("x"), DemoText.missingValue("x"),
      DemoText.extraValue("x"), DemoText.unexpected("x"), DemoText.unknownLanguage("x"),
      DemoText.explains("x"), DemoText.unwritable("x", reason: "y"), DemoText.nextField,
      DemoText.clearText, DemoText.changeLanguage, DemoText.quit, DemoText.saveHint,
      DemoText.invalidLine, DemoText.endedEarly, DemoText.needsScript, DemoText.kept(5),
      DemoText.count(ofEntries: 5), DemoText.problems(5, inFields: 5), DemoText.added("x"),
    ]
    #expect(DemoLanguages.identifiers.count == 15)
    for text in texts { #expect(keys.contains(text.key), "\(text.key)") }
    for identifier in DemoLanguages.identifiers where identifier != "en" {
      let locale = CatalogLocale(identifier)
      for text in texts where text.text(in: locale) == text.text(in: "en") {
        let isSameWord = ["FILE", "Options", "Uso"].contains(text.text(in: "en"))
        #expect(isSameWord, "\(identifier): \(text.key)")
      }
    }
  }

  @Test("the help fits into 80 columns in every language")
  func help() {
    for identifier in DemoLanguages.identifiers {
      let text = DemoHelp.text(in: CatalogLocale(identifier))
      for line in text.split(separator: "\n") {
        #expect(CellText(String(line), by: .program).columns <= 80, "\(line)")
      }
      for option in DemoOptions.names { #expect(text.contains(option)) }
    }
  }

  @Test("languages follow one another, and the last one leads to the first")
  func languages() {
    var locale: CatalogLocale = "es-MX"
    var seen: [String] = []
    for _ in 0..<15 {
      locale = DemoLanguages.language(after: locale)
      seen.append(locale.identifier)
    }
    #expect(seen.first == "fr")
    #expect(Set(seen) == Set(DemoLanguages.identifiers))
  }
}
