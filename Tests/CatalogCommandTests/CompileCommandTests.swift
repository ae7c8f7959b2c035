import CatalogTestSupport
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

  @Test("what the configuration excludes is left out of a folder; a file that is named is compiled")
  func excluded() {
    folder.write(#"{ "version" : 1, "exclude" : ["App/Below"] }"#, to: "catalog.json")
    #expect(ToolRun("compile", "App", "-o", "out", folder: folder).status == .success)
    #expect(shell("ls '\(folder.path)/out'").output == "Localizable.catalog\n")
    let named = ToolRun("compile", "App/Below/Errors.xcstrings", "-o", "named", folder: folder)
    #expect(named.status == .success && named.errors.isEmpty)
    #expect(shell("ls '\(folder.path)/named'").output == "Errors.catalog\n")
    folder.write(#"{ "version" : 1 }"#, to: "other.json")
    #expect(
      ToolRun("compile", "App", "-o", "all", "--config", "other.json", folder: folder).status
        == .success)
    #expect(shell("ls '\(folder.path)/all' | wc -l").output.contains("2"))
    folder.write("{", to: "catalog.json")
    let broken = ToolRun("compile", "App", "-o", "none", folder: folder)
    #expect(broken.status == .failure && broken.errors.hasPrefix("catalog.json:1:2: error: "))
    #expect(!folder.names.contains("none"))
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
    #expect(
      empty.errors.contains(
        "No catalogs found in “empty”; searched for *.xcstrings, *.strings, *.stringsdict"))
    let taken = ToolRun("compile", "App", "-o", "out", folder: folder)
    #expect(taken.status == .failure)
    #expect(
      taken.errors
        == "out/Localizable.catalog: error: the file cannot be written: it is a folder\n")
    let file = ToolRun("compile", "App", "-o", "App/Localizable.xcstrings", folder: folder)
    #expect(file.status == .failure)
    #expect(
      file.errors
        == "catalog: error: “App/Localizable.xcstrings” is no folder, so nothing can be written into it\n"
    )
    let below = ToolRun(
      "compile", "App", "-o", "App/Localizable.xcstrings/out/", folder: folder)
    #expect(below.errors == file.errors && below.status == .failure)
  }

  @Test("the files of localized folders become one table, in the source language that is asked for")
  func localizedFolders() {
    folder.write("\"Hello\" = \"Hallo\";", to: "Res/de.lproj/Greetings.strings")
    folder.write("\"Hello\" = \"Hola\";", to: "Res/es.lproj/Greetings.strings")
    folder.write("\"Hello\" = \"Servus\";", to: "Res/Base.lproj/Greetings.strings")
    let run = ToolRun(
      "compile", "Res", "-o", "out", "-l", "es", "--source-language", "de", folder: folder)
    #expect(run.status == .success)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    #expect(shell("ls '\(folder.path)/out'").output == "Greetings.catalog\n")
    let compiled = folder.read("out/Greetings.catalog")
    #expect(compiled.contains("Hallo") && compiled.contains("Hola"))
    #expect(!compiled.contains("Servus"))
    let absolute = folder.path + "/Res/es.lproj/Greetings.strings"
    let named = ToolRun(
      "compile", "Res/./de.lproj/Greetings.strings", absolute, "-o", "named", folder: folder)
    #expect(named.status == .success && named.errors.isEmpty)
    #expect(folder.read("named/Greetings.catalog").contains("Hola"))
    let wrong = ToolRun("compile", "Res", "-o", "x", "--source-language", "d_", folder: folder)
    #expect(wrong.status == .failure)
    #expect(wrong.errors.hasPrefix("catalog: error: “d_” is no locale"))
  }

  @Test(
    "an output folder that may not be written gives 2 and says why",
    .enabled(if: geteuid() != 0, "root may write all"))
  func readOnlyFolder() {
    folder.makeFolder("locked")
    unsafe chmod(folder.path + "/locked", 0o555)
    let inside = ToolRun("compile", "App/Below", "-o", "locked", folder: folder)
    #expect(inside.status == .failure)
    #expect(
      inside.errors
        == "locked/Errors.catalog: error: the file cannot be written: permission denied\n")
    let below = ToolRun("compile", "App/Below", "-o", "locked/out", folder: folder)
    #expect(below.status == .failure)
    #expect(
      below.errors
        == "catalog: error: cannot make the folder “locked/out”: permission denied\n")
  }

  @Test("files of one table in two folders are refused by their names")
  func twoFolders() {
    folder.write("\"Hello\" = \"Hola\";", to: "a/es.lproj/T.strings")
    folder.write("\"Hello\" = \"Buenas\";", to: "b/es.lproj/T.strings")
    let run = ToolRun("compile", "a", "b", "-o", "out", folder: folder)
    #expect(run.status == .failure)
    #expect(
      run.errors.hasPrefix(
        "catalog: error: “a/es.lproj/T.strings” and “b/es.lproj/T.strings” are both the table “T”; "
      ))
    #expect(!folder.names.contains("out"))
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
      ToolRun("compile", "App", "-o", "out", "--to", "apples", folder: folder).errors.hasPrefix(
        "catalog: error: “apples” is no value of “--to”: catalog|apple|mo|res\n"))
    #expect(
      ToolRun("compile", "", "-o", "out", folder: folder).errors.hasPrefix(
        "catalog: error: the name of a file or folder is empty; “.” is the current folder\n"))
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
