import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

/// `catalog lint --fix` and `--fix --dry-run`.
@Suite struct FixTests {
  private let folder = TemporaryFolder()

  /// Entries with two findings that are corrected and one that is not.
  private static let entries = #"""
        "Ge\u0301rer" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Verwalten " } } } },
        "Save" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enre\u0301gistrer" } }
          }
        },
        "Save" : { }
    """#
  private static let catalog = RuleExample(entries).markedText
  private static let corrected = catalog.replacing("Verwalten ", with: "Verwalten")
    .replacing(#"Enre\u0301gistrer"#, with: "Enrégistrer")

  private func lint(_ arguments: String..., variables: [String: String] = [:]) -> ToolRun {
    ToolRun(
      ["lint", "--color", "never", "--fix"] + arguments, folder: folder, engine: .standard,
      variables: variables)
  }

  @Test("what is certain is corrected, what remains is reported and decides the status")
  func apply() {
    folder.write(Self.catalog, to: "a.xcstrings")
    let run = lint()
    #expect(folder.read("a.xcstrings") == Self.corrected)
    #expect(run.status == .findings)
    #expect(run.errors == "2 findings corrected in 1 file\n")
    #expect(run.output.contains("[duplicate-key]"))
    #expect(!run.output.contains("[edge-whitespace]"))
    #expect(folder.names == ["a.xcstrings"])
    let again = lint()
    #expect(again.errors == "Nothing to correct\n")
    #expect(again.output == run.output)
    #expect(folder.read("a.xcstrings") == Self.corrected)
  }

  @Test("messages of ICU MessageFormat are corrected in PO and XLIFF, and keep their escapes")
  func messages() {
    let files = [
      "fr.po": #"""
      msgid ""
      msgstr ""
      "Language: fr\n"
      "Content-Type: text/plain; charset=UTF-8\n"

      msgid "Say \"{name}\" and \\ {n, plural, one {# file} other {# files}}"
      msgstr ""
      "Dis \"{name}\" et \\ {n, plural, one {# fichier} "
      "many {# fichiers} other {# fichiers}} "

      """#,
      "fr.xliff": #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
        <file original="a" source-language="en" target-language="fr" datatype="plaintext">
          <body>
            <trans-unit id="a"><source>A &amp; {n, plural, one {# file} other {# files}}</source><target state="translated">A &amp; {n, plural, one {# fichier} many {# fichiers} other {# fichiers}} </target></trans-unit>
          </body>
        </file>
      </xliff>

      """#,
    ]
    for (name, text) in files { folder.write(text, to: name) }
    #expect(lint("--syntax", "mf1", "fr.po").errors == "1 finding corrected in 1 file\n")
    #expect(lint("--syntax", "mf1", "fr.xliff").errors == "1 finding corrected in 1 file\n")
    for (name, text) in files {
      let corrected = text.replacing("}} \"", with: "}}\"").replacing(
        "}} </target>", with: "}}</target>")
      #expect(folder.read(name) == corrected, "\(name)")
    }
  }

  @Test(
    "JSON files that are called as languages are one table where they are named, whatever folder they are in",
    arguments: [["en.json", "fr.json"], ["fr.json"]])
  func namedJSON(_ names: [String]) {
    folder.write("{\"greeting\": \"Hello, {name}!\"}\n", to: "en.json")
    folder.write("{\"greeting\": \"Bonjour, {name}\u{A0}! \"}\n", to: "fr.json")
    let run = ToolRun(
      ["lint", "--color", "never", "--fix"] + names, folder: folder, engine: .standard)
    #expect(run.errors == "1 finding corrected in 1 file\n")
    #expect(folder.read("fr.json") == "{\"greeting\": \"Bonjour, {name}\u{A0}!\"}\n")
    #expect(folder.read("en.json") == "{\"greeting\": \"Hello, {name}!\"}\n")
  }

  @Test("the numbers are told in the language of the user")
  func spanish() {
    folder.write(Self.catalog, to: "a.xcstrings")
    let run = lint(variables: ["LANG": "es_ES.UTF-8"])
    #expect(run.errors == "2 hallazgos corregidos en 1 archivo\n")
  }

  @Test("a report for programs has what remains, in lines of the corrected file")
  func json() {
    folder.write(Self.catalog, to: "a.xcstrings")
    let run = lint("--format", "json")
    #expect(run.output.contains(#""rule":"duplicate-key""#))
    #expect(!run.output.contains("edge-whitespace"))
    #expect(!run.output.contains(#""fixable":true"#))
  }

  @Test("quiet says nothing of what was corrected")
  func quiet() {
    folder.write(Self.catalog, to: "a.xcstrings")
    #expect(lint("-q").errors.isEmpty)
    #expect(folder.read("a.xcstrings") == Self.corrected)
  }

  @Test("permissions and a symbolic link stay")
  func permissions() {
    folder.write(Self.catalog, to: "real/a.xcstrings")
    folder.link("b.xcstrings", to: "real/a.xcstrings")
    shell("chmod 640 '\(folder.path)/real/a.xcstrings'")
    _ = lint("b.xcstrings")
    #expect(folder.read("real/a.xcstrings") == Self.corrected)
    #expect(
      shell("stat -c '%a %F' '\(folder.path)/real/a.xcstrings'").output == "640 regular file\n")
    #expect(shell("readlink '\(folder.path)/b.xcstrings'").output == "real/a.xcstrings\n")
  }

  @Test("a hard link keeps the old content, which is told")
  func hardLink() {
    folder.write(Self.catalog, to: "a.xcstrings")
    folder.makeFolder("other")
    shell("cd '\(folder.path)' && ln a.xcstrings other/b.txt && chmod 640 a.xcstrings")
    let told =
      "a.xcstrings: warning: the file had other names (hard links); what stands there is as it was\n"
    #expect(!lint("--dry-run", "a.xcstrings").errors.contains("hard links"))
    let run = lint("a.xcstrings")
    #expect(run.errors.hasPrefix(told), "\(run.errors)")
    #expect(folder.read("a.xcstrings") == Self.corrected)
    #expect(folder.read("other/b.txt") == Self.catalog)
    #expect(shell("stat -c '%a %h' '\(folder.path)/a.xcstrings'").output == "640 1\n")
    #expect(!lint("a.xcstrings").errors.contains("hard links"))
  }

  @Test("a file or folder that nobody may write stays as it is", arguments: ["444 a", "555 ."])
  func readOnly(_ change: String) {
    folder.write(Self.catalog, to: "in/a.xcstrings")
    let parts = change.split(separator: " ")
    shell("cd '\(folder.path)/in' && chmod \(parts[0]) \(parts[1] == "." ? "." : "a.xcstrings")")
    let run = lint("in/a.xcstrings")
    #expect(run.status == .failure)
    #expect(
      run.errors.hasPrefix("catalog: error: cannot write “in/a.xcstrings”: permission denied\n"))
    #expect(run.output.contains("[edge-whitespace]"))
    #expect(folder.read("in/a.xcstrings") == Self.catalog)
  }

  @Test("a file that cannot be read as a catalog is not changed, others are")
  func broken() {
    let broken = Self.catalog.replacing(#""version""#, with: #","version""#)
    folder.write(broken, to: "broken.xcstrings")
    folder.write(Self.catalog, to: "right.xcstrings")
    #expect(lint().status == .failure)
    #expect(folder.read("broken.xcstrings") == broken)
    #expect(folder.read("right.xcstrings") == Self.corrected)
  }

  @Test(
    "what is off, silenced or known is not corrected",
    arguments: [
      ["--rule", "edge-whitespace=off", "--rule", "not-normalized=off"], ["--locales", "it"],
      ["--baseline", "baseline.json"],
    ])
  func filters(_ arguments: [String]) {
    folder.write(Self.catalog, to: "a.xcstrings")
    _ = ToolRun(
      ["lint", "--baseline", "baseline.json", "--write-baseline"], folder: folder,
      engine: .standard)
    let run = ToolRun(["lint", "--fix"] + arguments, folder: folder, engine: .standard)
    #expect(folder.read("a.xcstrings") == Self.catalog)
    #expect(run.errors.contains("Nothing to correct"))
  }

  @Test("a comment that silences a rule keeps the text as it is")
  func suppression() {
    let silenced = RuleExample(
      #""Save" : { "comment" : "catalog:disable edge-whitespace -- wanted", "localizations" : { "de" : \#(unit("x "))  } }"#
    ).markedText
    folder.write(silenced, to: "a.xcstrings")
    _ = lint()
    #expect(folder.read("a.xcstrings") == silenced)
  }

  @Test("a new baseline knows what remains after the corrections")
  func newBaseline() {
    folder.write(Self.catalog, to: "a.xcstrings")
    let run = lint("--baseline", "b.json", "--write-baseline")
    #expect(run.status == .success)
    #expect(folder.read("a.xcstrings") == Self.corrected)
    #expect(folder.read("b.json").contains("duplicate-key"))
    #expect(!folder.read("b.json").contains("edge-whitespace"))
  }

  @Test("duplicates that are the same go, and their order and layout are corrected in one run")
  func rounds() throws {
    let text = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "b": { "comment": "e\u0301" }, "a": {},
        "b": {"comment": "e\u0301"} } }
      """#
    folder.write(text, to: "a.xcstrings")
    let run = lint("--rule", "sort-order=error", "--rule", "format-canonical=error")
    #expect(run.status == .success)
    #expect(
      folder.read("a.xcstrings")
        == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {\n\n    },\n    \"b\" : {\n      \"comment\" : \"e\u{301}\"\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    )
  }

  @Test(
    "a dry run writes nothing and prints a patch that makes the same file",
    arguments: [
      "a.xcstrings", "Some App/Wörter – one.xcstrings", "tab\tname.xcstrings",
    ], PatchCase.allCases)
  func dryRun(_ name: String, _ test: PatchCase) throws {
    let original = Array(test.apply(to: Self.catalog).utf8)
    folder.write(original, to: name)
    let rules = ["--rule", "sort-order=info", "--rule", "format-canonical=info"]
    let run = ToolRun(["lint", "--fix", "--dry-run"] + rules, folder: folder, engine: .standard)
    #expect(try SourceFile(reading: folder.path + "/" + name).bytes == original)
    #expect(run.errors.contains("would be corrected in 1 file\nWhat remains: "))
    folder.write(run.output, to: "fix.patch")
    _ = ToolRun(["lint", "--fix"] + rules, folder: folder, engine: .standard)
    let fixed = try SourceFile(reading: folder.path + "/" + name).bytes
    #expect(fixed != original)
    for tool in ["git apply --whitespace=nowarn fix.patch", "patch --binary -s -p0 -i fix.patch"] {
      folder.write(original, to: name)
      let result = shell("cd '\(folder.path)' && \(tool) 2>&1")
      #expect(result.status == 0, "\(tool): \(result.output)")
      #expect(try SourceFile(reading: folder.path + "/" + name).bytes == fixed, "\(tool)")
    }
  }

  @Test(
    "a patch names the files that links lead to, from a folder that has them all",
    arguments: [
      (in: "work", names: ["link.xcstrings"], applied: "work", told: false),
      (in: "work", names: ["linked/c.xcstrings"], applied: "work", told: false),
      (in: "work", names: ["../beside/a.xcstrings"], applied: ".", told: true),
      (in: "work", names: ["out.xcstrings", "real/c.xcstrings"], applied: ".", told: true),
      (in: "alias", names: ["real/c.xcstrings"], applied: "work", told: false),
    ], [true, false])
  func patchedFiles(
    _ test: (in: String, names: [String], applied: String, told: Bool), isRepository: Bool
  ) throws {
    let files = ["beside/a.xcstrings", "work/real/c.xcstrings"]
    for file in files { folder.write(Self.catalog, to: file) }
    folder.link("work/link.xcstrings", to: "real/c.xcstrings")
    folder.link("work/linked", to: "real")
    folder.link("work/out.xcstrings", to: "../beside/a.xcstrings")
    folder.link("alias", to: "work")
    if isRepository { shell("git -C '\(folder.path)' init -q") }
    func run(_ arguments: String...) -> ToolRun {
      ToolRun(
        ["lint", "--fix"] + arguments + test.names, path: folder.path + "/" + test.in,
        engine: .standard)
    }
    let dry = run("--dry-run")
    // The folder that the files of a test have in common may be a deeper one.
    let root = try #require(FileSystem.absolutePath(of: folder.path))
    let common = !isRepository && test.names.count == 1 && test.told ? root + "/beside" : root
    let start = test.told ? common : root + "/" + test.applied
    #expect(
      dry.errors.contains("The paths of the patch start from “\(start)”; apply it there\n")
        == test.told, "\(dry.errors)")
    _ = run()
    let corrected = files.map(folder.read)
    #expect(corrected.contains(Self.corrected))
    folder.write(dry.output, to: "fix.patch")
    for tool in ["git apply", "patch -s -p0 -i", "patch -s -p1 -i"] {
      for file in files { folder.write(Self.catalog, to: file) }
      let result = shell("cd '\(start)' && \(tool) '\(root)/fix.patch' 2>&1")
      #expect(result.status == 0, "\(tool): \(result.output)")
      #expect(files.map(folder.read) == corrected, "\(tool)")
    }
    #expect(shell("readlink '\(folder.path)/work/link.xcstrings'").output == "real/c.xcstrings\n")
  }

  @Test("a patch has lines of context, a header and nothing else")
  func patch() {
    folder.write(
      RuleExample(#""Save" : { "localizations" : { "de" : \#(unit("Sichern ")) } }"#).markedText,
      to: "a.xcstrings")
    let run = lint("--dry-run", "a.xcstrings")
    #expect(
      run.output == #"""
        --- ./a.xcstrings
        +++ ./a.xcstrings
        @@ -1,7 +1,7 @@
         {
           "sourceLanguage" : "en",
           "strings" : {
        -"Save" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern " } } } }
        +"Save" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } } }
           },
           "version" : "1.0"
         }
        \ No newline at end of file

        """#)
    #expect(run.status == .success)
  }

  @Test("on a terminal a patch has colours, and what nobody could see is an escape")
  func terminal() {
    folder.write(
      RuleExample("\"Save\" : { \"localizations\" : { \"de\" : \(unit("Sichern\u{FEFF}")) } }")
        .markedText, to: "a.xcstrings")
    let run = ToolRun(
      ["lint", "--fix", "--dry-run"], folder: folder, engine: .standard, terminalWidth: 80)
    #expect(run.output.contains("\u{1B}[31m-"))
    #expect(run.output.contains(#"Sichern\u{FEFF}"#))
    #expect(!run.output.contains("\u{FEFF}"))
  }

  @Test("a patch goes to a file where that is asked for")
  func output() {
    folder.write(Self.catalog, to: "a.xcstrings")
    #expect(lint("--dry-run", "-o", "fix.patch").output.isEmpty)
    #expect(folder.read("fix.patch").hasPrefix("--- ./a.xcstrings\n"))
    #expect(folder.read("a.xcstrings") == Self.catalog)
  }

  @Test(
    "what makes no sense is refused",
    arguments: [["--dry-run"], ["--fix", "--dry-run", "-f", "json"]])
  func usage(_ arguments: [String]) {
    folder.write(Self.catalog, to: "a.xcstrings")
    let run = ToolRun(["lint"] + arguments, folder: folder, engine: .standard)
    #expect(run.status == .failure)
    #expect(folder.read("a.xcstrings") == Self.catalog)
  }
}

/// What a file may look like that a patch is made for.
enum PatchCase: CaseIterable {
  case noFinalNewline
  case finalNewline
  case carriageReturns

  func apply(to text: String) -> String {
    switch self {
    case .noFinalNewline: text
    case .finalNewline: text + "\n"
    case .carriageReturns:
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
  }
}

/// A text of a String Catalog, as JSON.
private func unit(_ value: String) -> String {
  "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
}

/// Corrections of real catalogs.
@Suite struct FixCorpusTests {
  private static let corpus = "corpus/xcstrings"
  private static let fixable: Set<RuleID> = [
    "duplicate-key", "edge-whitespace", "format-canonical", "invisible-character",
    "not-normalized", "punctuation-end", "replacement-character", "sort-order",
  ]
  private static let configuration = LintConfiguration(
    settings: Dictionary(
      uniqueKeysWithValues: RuleRegistry.descriptions.map {
        ($0.id, fixable.contains($0.id) ? .severity(.warning) : .off)
      }))

  @Test(
    "a second run over a corrected catalog corrects nothing, and no text is lost",
    .enabled(if: SharedFolder.has(corpus)), .timeLimit(.minutes(10)),
    arguments: SharedFolder.files(in: corpus, ending: ".xcstrings"))
  func twice(_ name: String) throws {
    let file = try SharedFolder.read(Self.corpus + "/" + name)
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    let linter = Linter(configuration: Self.configuration)
    let fixer = CatalogFixer(check: { linter.lint($0) }, filter: { $0 })
    let first = fixer.fix([input], linter.lint([input]))
    #expect(!first.reports[0].diagnostics.contains { !$0.fixIts.isEmpty })
    #expect(fixer.fix(first.inputs, first.reports).files.isEmpty)
    guard input.isParsed else {
      #expect(first.files.isEmpty)
      return
    }
    #expect(words(of: input.parsed.value) == words(of: first.inputs[0].parsed.value))
  }

  /// The letters and digits of every text, under the way to it; an object that stands there twice counts once.
  private func words(of catalog: Catalog) -> Set<String> {
    var words: Set<String> = []
    for entry in catalog.entries {
      words.insert(entry.key + "\u{0}" + (entry.comment ?? ""))
      for localization in entry.localizations ?? [] {
        localization.message.forEachUnit { path, unit in
          // Compared as Swift compares texts: by canonical equivalence.
          let letters = (unit.value ?? "").filter { $0.isLetter || $0.isNumber }
          words.insert("\(entry.key)\u{0}\(localization.locale)\u{0}\(path)\u{0}\(letters)")
        }
      }
    }
    return words
  }
}
