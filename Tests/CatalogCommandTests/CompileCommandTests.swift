import Glibc
import Testing

@testable import CatalogCommand

@Suite struct CompileCommandTests {
  private let folder = TemporaryFolder()

  private static func catalog(_ text: String, form: String = "other") -> String {
    """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Hello" : { "localizations" : {
        "de" : { "variations" : { "plural" : {
          "\(form)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } } },
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola" } } } } } }
    """
  }

  init() {
    folder.write(Self.catalog("Hallo"), to: "App/Localizable.xcstrings")
    folder.write(Self.catalog("Moin"), to: "App/Below/Errors.xcstrings")
  }

  @Test("each catalog of a folder becomes a table, in a folder that is made for them")
  func folders() {
    let run = ToolRun("compile", "App", "-o", "out/tables/", folder: folder)
    #expect(run.status == .success)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(
      shell("ls '\(folder.path)/out/tables'").output == "Errors.catalog\nLocalizable.catalog\n")
    #expect(folder.read("out/tables/Localizable.catalog").contains("Hallo"))
    #expect(folder.read("out/tables/Errors.catalog").contains("Moin"))
  }

  @Test("an output that would not change stays untouched, one that does is replaced")
  func unchangedOutput() {
    func identity(_ table: String) -> String {
      shell("stat -c '%i %y' '\(folder.path)/out/\(table).catalog'").output
    }
    #expect(ToolRun("compile", "App", "-o", "out", folder: folder).status == .success)
    let (first, other) = (identity("Localizable"), identity("Errors"))
    #expect(!first.isEmpty && !other.isEmpty)
    folder.write(Self.catalog("Hallo"), to: "App/Localizable.xcstrings")
    folder.write(Self.catalog("Tach"), to: "App/Below/Errors.xcstrings")
    #expect(ToolRun("compile", "App", "-o", "out", folder: folder).status == .success)
    #expect(identity("Localizable") == first)
    #expect(identity("Errors") != other)
    #expect(folder.read("out/Errors.catalog").contains("Tach"))
    #expect(shell("ls -A '\(folder.path)/out' | wc -l").output.contains("2"))
  }

  @Test("other locales than those that are asked for are left out")
  func locales() {
    let run = ToolRun("compile", "App", "-o", "out", "--locales", "es", folder: folder)
    #expect(run.status == .success)
    #expect(folder.read("out/Localizable.catalog").contains("Hola"))
    #expect(!folder.read("out/Localizable.catalog").contains("Hallo"))
    #expect(
      ToolRun("compile", "App", "-o", "out", "--locales", "e_s", folder: folder).status == .failure)
  }

  @Test("two catalogs of one table are refused by their names, and nothing is written")
  func sameTable() {
    folder.write(Self.catalog("x"), to: "Lib/Localizable.xcstrings")
    let run = ToolRun("compile", "App", "Lib", "-o", "out", folder: folder)
    #expect(run.status == .failure)
    #expect(
      run.errors.hasPrefix(
        "catalog: error: “App/Localizable.xcstrings” and “Lib/Localizable.xcstrings” are both the table "
          + "“Localizable”; compile them into different folders\n"))
    #expect(!folder.names.contains("out"))
    #expect(
      ToolRun("compile", "App", "App/Localizable.xcstrings", "-o", "out", folder: folder).status
        == .success)
  }

  @Test("what the format cannot hold is told with its place and gives 1; the others are compiled")
  func unknownForm() {
    folder.write(Self.catalog("x", form: "sole"), to: "App/Localizable.xcstrings")
    let run = ToolRun("compile", "App", "-o", "out", folder: folder)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "App/Localizable.xcstrings:4:8: error: “sole” is no plural category; use zero, one, two, few, "
        + "many or other\n")
    #expect(shell("ls '\(folder.path)/out'").output == "Errors.catalog\n")
  }

  @Test("a key that stands twice gives 1, a file that is no catalog 2")
  func wrongCatalogs() {
    folder.write(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"a":{}}}"#,
      to: "App/Below/Errors.xcstrings")
    let findings = ToolRun("compile", "App", "-o", "out", folder: folder)
    #expect(findings.status == .findings)
    #expect(findings.errors.hasPrefix("App/Below/Errors.xcstrings:1:59: error: "))
    folder.write("{,", to: "App/Localizable.xcstrings")
    let failure = ToolRun("compile", "App", "-o", "out", folder: folder)
    #expect(failure.status == .failure)
    #expect(failure.errors.contains("\nApp/Localizable.xcstrings:1:2: error: found “,”"))
    #expect(!folder.names.contains("Localizable.catalog"))
  }

  @Test("what cannot be read, found or written gives 2 and says why")
  func unreachableFiles() {
    folder.makeFolder("empty")
    folder.makeFolder("out/Localizable.catalog")
    let missing = ToolRun("compile", "App/Below", "no.xcstrings", "-o", "out", folder: folder)
    #expect(missing.status == .failure)
    #expect(missing.errors == "no.xcstrings: error: the file does not exist\n")
    let empty = ToolRun("compile", "empty", "-o", "out", folder: folder)
    #expect(empty.status == .failure)
    #expect(empty.errors.contains("No catalogs found in “empty”; searched for *.xcstrings"))
    let taken = ToolRun("compile", "App", "-o", "out", folder: folder)
    #expect(taken.status == .failure)
    #expect(
      taken.errors
        == "out/Localizable.catalog: error: the file cannot be written: it is a folder\n")
    let file = ToolRun("compile", "App", "-o", "App/Localizable.xcstrings", folder: folder)
    #expect(file.status == .failure)
    #expect(
      file.errors
        == "catalog: error: cannot make the folder “App/Localizable.xcstrings”: File exists\n")
  }

  @Test("wrong usage is told with what there is")
  func usage() {
    #expect(
      ToolRun("compile", "App", folder: folder).errors.hasPrefix(
        "catalog: error: “compile” needs “--output DIR”\n"))
    #expect(
      ToolRun("compile", "-o", "out", folder: folder).errors.hasPrefix(
        "catalog: error: “compile” needs PATH\n"))
    #expect(
      ToolRun("compile", "App", "-o", "out", "--to", "apple", folder: folder).errors.hasPrefix(
        "catalog: error: “apple” is no value of “--to”: catalog\n"))
    #expect(
      ToolRun("compile", "App/Localizable.xcstrings", "--output=", folder: folder).errors.contains(
        "“--output” needs the name of a folder"))
  }

  @Test("problems are told in the language of the user")
  func spanish() {
    folder.write(Self.catalog("x", form: "sole"), to: "App/Localizable.xcstrings")
    let run = ToolRun(
      "compile", "App", "-o", "out", folder: folder, variables: ["LANG": "es_ES.UTF-8"])
    #expect(
      run.errors
        == "App/Localizable.xcstrings:4:8: error: «sole» no es una categoría de plural; usa zero, one, two, "
        + "few, many u other\n")
  }
}
