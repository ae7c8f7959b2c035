import CatalogTestSupport
import Testing

@testable import CatalogCommand

@Suite struct ResolveCommandTests {
  private let folder = TemporaryFolder()

  init() {
    folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Save" : { "localizations" : {
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } },
        "%lld files of %@" : { "localizations" : {
          "es" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld archivo de %2$@" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld archivos de %2$@" } } } } } } },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } } } }
      """, to: "App/Localizable.xcstrings")
    folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "No guardado" } } } } } }
      """, to: "App/Errors.xcstrings")
  }

  private func resolve(
    _ arguments: String..., variables: [String: String] = [:]
  ) -> (output: String, status: CatalogCommand.ExitStatus, errors: String) {
    let run = ToolRun(["resolve"] + arguments, folder: folder, variables: variables)
    return (run.output, run.status, run.errors)
  }

  @Test("a text is shown in the locale that is asked for")
  func locale() {
    #expect(resolve("Save", "--locale", "es-MX", "-c", "App") == ("Guardar\n", .success, ""))
    #expect(resolve("Save", "--locale", "fr", "-c", "App") == ("Save\n", .success, ""))
    #expect(
      resolve("Save", "-t", "Errors", "-l", "es", "-c", "App") == ("No guardado\n", .success, ""))
  }

  @Test("what the configuration excludes is left out of a folder; a file that is named is searched")
  func excluded() {
    folder.write(#"{ "version" : 1, "exclude" : ["App/L*"] }"#, to: "catalog.json")
    #expect(resolve("Save", "-l", "es") == ("No guardado\n", .success, ""))
    #expect(
      resolve("Save", "-l", "es", "-c", "App/Localizable.xcstrings") == ("Guardar\n", .success, ""))
    folder.write(#"{ "version" : 1, "exclude" : ["App/E*"] }"#, to: "other.json")
    #expect(resolve("Save", "-l", "es", "--config", "other.json") == ("Guardar\n", .success, ""))
    #expect(resolve("Save", "--config", "missing.json").status == .failure)
  }

  @Test("without a locale, that of the environment counts")
  func environment() {
    #expect(resolve("Save", variables: ["LANG": "es_ES.UTF-8"]).output == "Guardar\n")
    #expect(
      resolve("Save", variables: ["LANG": "de_DE.UTF-8", "LANGUAGE": "fr:es"]).output
        == "Guardar\n")
  }

  @Test("arguments are numbers or texts")
  func arguments() {
    let key = "%lld files of %@"
    #expect(
      resolve(key, "--arg", "1", "--arg", "Ana", "-l", "es").output == "1 archivo de Ana\n")
    #expect(
      resolve(key, "--arg", "12345", "--arg", "1.5", "-l", "es").output
        == "12.345 archivos de 1,5\n")
    #expect(resolve(key, "-a", "-1", "-a", "x", "-l", "en").output == "-1 files of x\n")
  }

  @Test("a device has its own text")
  func device() {
    #expect(resolve("Tap", "--device", "mac", "-l", "en").output == "Click\n")
    #expect(resolve("Tap", "-l", "en").output == "Tap\n")
    #expect(resolve("Tap", "--device", "car").status == .failure)
  }

  @Test("what is missing is told, with what was probably meant")
  func missing() {
    let (output, status, errors) = resolve("Sav", "-l", "es")
    #expect(output == "")
    #expect(status == .findings)
    #expect(
      errors == """
        catalog: error: there is no key “Sav” in the table “Localizable”
        Did you mean “Save”?

        """)
    let argument = resolve("%lld files of %@", "--arg", "2", "-l", "es")
    #expect(argument.output == "2 archivos de %2$@\n")
    #expect(argument.status == .findings)
    #expect(
      argument.errors
        == "catalog: error: the text shows argument 2, which is missing; add it with “--arg”\n")
    let table = resolve("Save", "--table", "Localisable")
    #expect(table.status == .failure)
    #expect(
      table.errors.hasPrefix(
        "catalog: error: there is no table “Localisable”: Errors, Localizable\n"
          + "Did you mean “Localizable”? "))
    #expect(resolve("Save", "--locale", "e_s_").status == .failure)
  }

  @Test("compiled catalogs are used as they are, and a damaged one is refused")
  func compiled() {
    #expect(ToolRun("compile", "App", "-o", "out", folder: folder).status == .success)
    #expect(resolve("Save", "-l", "es", "-c", "out").output == "Guardar\n")
    #expect(resolve("Save", "-l", "es", "-c", "out/Errors.catalog").output == "No guardado\n")
    #expect(
      shell(
        "cd '\(folder.path)/out' && printf 'X' | dd of=Errors.catalog bs=1 seek=300 conv=notrunc"
      ).status == 0)
    let damaged = resolve("Save", "-l", "es", "-c", "out/Errors.catalog")
    #expect(damaged.status == .failure)
    #expect(damaged.output == "")
    #expect(damaged.errors.contains("out/Errors.catalog"))
    #expect(damaged.errors.contains("damaged"))
    #expect(resolve("Save", "-l", "es", "-c", "out").errors == damaged.errors)
    let missing = resolve("Save", "-c", "gone.catalog", variables: ["LANG": "es"])
    #expect(missing.status == .failure)
    #expect(
      missing.errors
        == "catalog: error: «gone.catalog» no se puede usar: el archivo no existe\n")
  }

  @Test("keys may be long and hold control characters")
  func unusualKeys() {
    let key = "a\u{1B}[1m\tb\n" + String(repeating: "x", count: 5000)
    let escaped = "a\\u{1B}[1m\\tb\\n" + String(repeating: "x", count: 5000)
    folder.write("\"\(key)\" = \"c\";", to: "Keys/es.lproj/Localizable.strings")
    #expect(resolve(key, "-l", "es", "-c", "Keys") == ("c\n", .success, ""))
    let wrong = resolve(key + "y", "-l", "es", "-c", "Keys")
    #expect(wrong.status == .findings)
    #expect(wrong.errors.hasPrefix("catalog: error: there is no key “" + escaped.prefix(100)))
    #expect(!wrong.errors.contains("\u{1B}") && wrong.errors.count < 500)
  }

  @Test(
    "an argument that is no decimal number is a text, and one may be left out where none is given")
  func oddArguments() {
    let key = "%lld files of %@"
    for text in ["", "nan", "inf", "0x10", "1e400", " 5", "1,5", "٣"] {
      #expect(resolve(key, "-a", "2", "-a", text, "-l", "en").output == "2 files of \(text)\n")
    }
    let number = resolve(key, "-a", "0x10", "-a", "x", "-l", "en")
    #expect(number.status == .findings)
    #expect(
      number.errors
        == "catalog: error: argument 1 does not fit the placeholder “%lld”\n")
    #expect(resolve(key, "-a", "+7", "--arg=-1", "-l", "en").output == "7 files of -1\n")
    #expect(resolve(key, "-l", "en") == (key + "\n", .success, ""))
  }

  @Test(
    "a folder with compiled catalogs and others is refused, since the compiled ones may be older")
  func mixedFolder() {
    #expect(ToolRun("compile", "App", "-o", "App", folder: folder).status == .success)
    let mixed = resolve("Save", "-l", "es", "-c", "App")
    #expect(mixed.status == .failure)
    #expect(
      mixed.errors.hasPrefix(
        "catalog: error: there are compiled catalogs and others, such as “Errors.catalog” and "
          + "“Errors.xcstrings”; name one with “--catalog”\n"))
    let named = resolve("Save", "-l", "es", "-c", "App/Localizable.xcstrings")
    #expect(named == ("Guardar\n", .success, ""))
    let compiled = resolve("Save", "-l", "es", "-c", "App/Localizable.catalog")
    #expect(compiled == ("Guardar\n", .success, ""))
  }

  @Test("a text is found in the files of localized folders")
  func localizedFolders() {
    folder.write("\"Save\" = \"Sichern\";", to: "Res/de.lproj/Localizable.strings")
    folder.write("\"Save\" = \"Guardar\";", to: "Res/es.lproj/Localizable.strings")
    #expect(resolve("Save", "-l", "es-MX", "-c", "Res") == ("Guardar\n", .success, ""))
    let french = resolve("Save", "-l", "fr", "-c", "Res")
    #expect(french.output == "" && french.status == .findings)
    #expect(
      french.errors
        == "catalog: error: the key “Save” has no text in fr, nor in the source language; people see the key\n"
    )
    #expect(
      resolve("Save", "-l", "fr", "-c", "Res", "--source-language", "de")
        == ("Sichern\n", .success, ""))
    #expect(
      resolve("Save", "-l", "es", "-c", "Res/es.lproj/Localizable.strings")
        == ("Guardar\n", .success, ""))
    #expect(resolve("Save", "-c", "Res", "--source-language", "").status == .failure)
  }

  @Test("what is no catalog is told with what is one")
  func noCatalog() {
    folder.write("", to: "notes.md")
    folder.makeFolder("empty")
    let files = "\(CatalogUse.resolving.list)\n"
    let notes = resolve("Save", "-c", "notes.md")
    #expect(notes.status == .failure)
    #expect(notes.errors.hasPrefix("catalog: error: “notes.md” is no catalog: "))
    let empty = resolve("Save", "-c", "empty")
    #expect(empty.status == .failure)
    #expect(
      empty.errors.hasPrefix(
        "catalog: error: No catalogs found in “empty”; searched for *.xcstrings, "))
    #expect(files.contains("*.catalog"))
    #expect(
      resolve("Save", "--catalog=").errors.hasPrefix(
        "catalog: error: “--catalog” needs the name of a file or folder\n"))
  }

  @Test("a catalog that cannot be read is refused with its place")
  func unreadable() {
    folder.write("{ \"strings\" : ", to: "Broken/Localizable.xcstrings")
    let broken = resolve("Save", "-c", "Broken")
    #expect(broken.status == .failure)
    #expect(broken.errors.hasPrefix("Broken/Localizable.xcstrings:1:"))
    #expect(resolve("Save", "-c", "nowhere").status == .failure)
    folder.write("{}", to: "Twice/a/T.xcstrings")
    folder.write("{}", to: "Twice/b/T.xcstrings")
    #expect(resolve("Save", "-c", "Twice").errors.contains("both the table “T”"))
  }
}
