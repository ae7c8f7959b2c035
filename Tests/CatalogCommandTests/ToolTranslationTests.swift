import CatalogBuild
import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogTestSupport
import MessageSyntax
import SourceText
import Testing

@testable import CatalogCommand
@testable import CatalogCompiler

/// What the tool says, and whether its catalog has it.
@Suite struct ToolTranslationTests {
  @Test("every text of a rule is translated", arguments: RuleRegistry.descriptions.map(\.id))
  func rule(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.descriptions.first { $0.id == id })
    for text in [rule.summary, rule.rationale, rule.correction] { expectTranslated(text) }
    for option in rule.options { expectTranslated(option.summary) }
  }

  @Test("every text of the help is translated", arguments: CommandLineTool.commands.map(\.name))
  func help(_ name: String) throws {
    let command = try #require(CommandLineTool.commands.first { $0.name == name })
    let operand = command.operand
    let options = command.allOptions.filter { $0.arity != .flag && $0.choices.isEmpty }
    let texts =
      [command.summary] + command.discussion + command.allOptions.map(\.help)
      + command.examples.map(\.explanation) + options.map(\.metaVariable)
      + [operand?.help, operand?.metaVariable].compactMap(\.self)
    for text in texts { expectTranslated(text) }
  }

  @Test(
    "every finding in the examples of a rule is translated",
    arguments: RuleRegistry.descriptions.map(\.id))
  func examples(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.descriptions.first { $0.id == id })
    for example in rule.triggering + rule.nonTriggering {
      let found = findings(
        in: [MarkedText(example.markedText).bytes] + siblings(of: example),
        tableMates: example.tableMate.map { [Array(RuleExample($0).markedText.utf8)] } ?? [],
        locales: example.locales, base: example.baseText, options: [id: example.options],
        dictionaries: example.dictionaries, syntax: example.syntax)
      for finding in found { expectTranslated(finding) }
    }
    #expect(!rule.triggering.isEmpty)
  }

  @Test("every finding in the broken catalogs is translated")
  func brokenCatalogs() throws {
    let names = PackageFolder.files(in: "Catalogs/Broken", ending: ".xcstrings")
    let files = try names.map { Array(try PackageFolder.text(of: "Catalogs/Broken/" + $0).utf8) }
    let found = findings(in: files)
    #expect(found.count >= names.count)
    for finding in found { expectTranslated(finding) }
  }

  @Test("what is said of a damaged file is translated", arguments: DamagedFiles.all)
  func damagedFiles(_ bytes: [UInt8]) {
    let file = SourceFile(path: "a.xcstrings", bytes: bytes)
    let found = StringCatalogReader().read(file).diagnostics
    #expect(!found.isEmpty)
    for finding in found {
      expectTranslated(finding)
      for words in finding.message.arguments where words.contains(#/^(an?|the) /#) {
        expectTranslated(words)
      }
    }
  }

  @Test("what is said of a file that cannot be read is translated")
  func unreadableFiles() {
    let kinds: [UnreadableFile.Kind] = [.file, .folder, .symbolicLink, .nameIsNotUTF8]
    let errors: [SourceFileError] = [
      .notFound, .permissionDenied, .isDirectory, .notRegularFile, .symbolicLinkLoop,
      .tooLarge(byteCount: 1), .system(errorNumber: 1),
    ]
    for kind in kinds {
      for error in errors {
        expectTranslated(UnreadableFile(path: "a", kind: kind, error: error).message)
      }
    }
  }

  @Test(
    "what is said of a wrong command line is translated",
    arguments: [
      "--unknown", "-x", "--strict=1", "--output", "--format yaml", "--output=", "-o a.xcstrings",
      "--locales de,,fr", "--locales !", "--rule unknown=off", "--rule stale-key",
      "--rule catalog-parse=off", "--rule stale-key=bad", "--write-baseline", "--grow-baseline",
      "--baseline=", "--baseline a.xcstrings", "--base=",
      "--baseline a.json --write-baseline --base main", "--dry-run",
      "--fix --dry-run --format json", "--fix --dry-run --baseline a.json --write-baseline",
    ])
  func usageErrors(_ line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let error = try #require(throws: UsageError.self) {
      _ = try LintOptions(ArgumentParser.parse(arguments, for: LintCommand.spec)) {
        RuleRegistry.descriptions
      }
    }
    expectTranslated(error.message)
  }

  @Test("what the report on coverage says is translated")
  func coverage() {
    let folder = TemporaryFolder()
    CoverageSamples.write(to: folder)
    folder.write("{", to: "Broken.xcstrings")
    func run(_ language: String, _ arguments: String...) -> ToolRun {
      ToolRun(
        ["coverage"] + arguments, folder: folder, engine: .standard, variables: ["LANG": language])
    }
    let wrong = ["--min=x", "--accept=x", "--locales=xx"]
    for argument in wrong { #expect(run("en", argument).errors != run("es", argument).errors) }
    let below = ["--min", "fr=1", "--min", "es=72", "--min", "ar=90"]
    func lines(_ language: String) -> [Substring] {
      ToolRun(
        ["coverage"] + below, folder: folder, engine: .standard, variables: ["LANG": language]
      ).errors.split(separator: "\n")
    }
    let (english, spanish) = (lines("en"), lines("es"))
    #expect(english.count == 4 && spanish.count == 4)
    for (english, spanish) in zip(english, spanish) { #expect(english != spanish) }
    for status in CoverageStatus.allCases { expectTranslated(CoveragePageTexts.key(of: status)) }
    for key in CoveragePageTexts.keys + CoveragePageTable.keys { expectTranslated(key) }
    let headings = [
      "Language", "Share", "Catalog", "By catalog", "Translation coverage", "Skip to the messages",
      "Languages", "Catalogs",
    ]
    for text in headings { expectTranslated(text) }
    let messages: [DiagnosticMessage] = [
      "\(1) catalog", "\(2) catalogs", "\(1) locale", "\(2) locales", "\(1) more is needed",
      "\(1) stale entry is not counted", "\(2) stale entries are not counted",
      "\(1) of \(1) message", "\(1) of \(2) messages", "Page \(1) of \(2)", "not shown: \(1)",
      "No translations: \(1) in \(1)", "Counting \(1) of \(1)…",
      CoverageResult(
        report: CoverageCounter().count([]), thresholds: CoverageThresholds(), unread: []
      ).summary,
    ]
    for message in messages { expectTranslated(message) }
  }

  @Test(
    "what is said of a text that is no message is translated",
    arguments: [
      "{a", "{a, plural, other {", "{a, plural, one", "{a, number, '", "{", "{01}", "{99999}",
      "{a b}", "{a,}", "{a, number 1}", "{a, plural}", "{a, choice}", "{a, choice,}",
      "{a, choice, 1}", "{a, plural, +}", "{a, plural, =x}", "{a, plural, one}",
      "{a, plural, one{}}", "{a, plural, one{} offset:1 other{}}", "{a, plural, offset:x other{}}",
      "{a, plural, =1-1{} other{}}", "{a, nummer}", "{a, xyzzy}", "{a, select, b{} b{} other{}}",
    ])
  func messages(_ text: String) throws {
    let entry =
      "\"a\" : { \"localizations\" : { \"en\" : { \"stringUnit\" : { \"value\" : \"\(text)\" } } } }"
    let found = findings(
      in: [MarkedText(RuleExample(entry).markedText).bytes], syntax: .messageFormat1)
    #expect(found.contains { $0.rule == "icu-syntax" }, "\(text)")
    for finding in found { expectTranslated(finding) }
  }

  @Test("what is said of a text that is no message of MessageFormat 2 is translated")
  func messagesOfMessageFormat2() {
    for kind in MessageFormat2.SyntaxError.Kind.allCases { expectTranslated(kind.explanation) }
  }

  @Test("what the compiled format cannot hold is translated")
  func compileErrors() {
    let problems: [CompileError.Problem] = [
      .duplicateTable, .malformed, .ambiguousNode, .unknownDimension("x"),
      .unknownPluralCategory("x"), .invalidWidth("x"), .argumentOutOfRange(256),
      .recursiveSubstitution("x"), .tooManyForms(256), .tooDeep, .tooLarge,
    ]
    for problem in problems {
      expectTranslated(CompileError(table: "a", problem: problem).message)
    }
  }

  @Test("why a file cannot be written is translated, inside other messages as well")
  func unwritableFiles() {
    let errors: [FileReplacementError] = [
      .folderNotFound, .permissionDenied, .isDirectory, .symbolicLinkLoop, .noSpace,
      .readOnlyFileSystem,
    ]
    let channel = CapturedOutput().channel(isTerminal: false)
    let spanish = Translator(
      CommandEnvironment(
        standardOutput: channel, standardError: channel, variable: { $0 == "LANG" ? "es" : nil }))
    for error in errors {
      expectTranslated(error.reason)
      let message: DiagnosticMessage = "the file cannot be written: \(error.reason.text)"
      expectTranslated(message)
      let reason = SpanishMessages.texts[error.reason.format] ?? ""
      #expect(spanish.text(message) == "no se puede escribir el archivo: " + reason)
    }
  }

  @Test("what is said where catalogs cannot be compiled is translated")
  func compileUsage() throws {
    let folder = TemporaryFolder()
    folder.write(
      #"{ "sourceLanguage" : "en", "strings" : { } }"#, to: "a/T.xcstrings")
    folder.write("{}", to: "b/T.xcstrings")
    folder.write("\"a\" = \"b\";", to: "d/es.lproj/T.strings")
    folder.write("{}", to: "c/T.catalog")
    folder.write("{}", to: "c/T.strings")
    func errors(_ language: String) -> [String] {
      let variables = ["LANG": language]
      return [
        ToolRun("compile", "a", folder: folder, variables: variables),
        ToolRun("compile", "a", "--output=", folder: folder, variables: variables),
        ToolRun("compile", "a", "b", "-o", "out", folder: folder, variables: variables),
        ToolRun("compile", "a", "-o", "a/T.xcstrings", folder: folder, variables: variables),
        ToolRun("compile", "c/T.catalog", "-o", "out", folder: folder, variables: variables),
        ToolRun("resolve", "x", "-c", "c", folder: folder, variables: variables),
        ToolRun("compile", "", "-o", "out", folder: folder, variables: variables),
        ToolRun("resolve", "a", "-c", "d", "-l", "fr", folder: folder, variables: variables),
        ToolRun("resolve", "x", "-c", "a", "-t", "U", folder: folder, variables: variables),
        ToolRun("resolve", "x", "-c", "", folder: folder, variables: variables),
      ].map { $0.errors.split(separator: "\n").first.map(String.init) ?? "" }
    }
    for (english, spanish) in zip(errors("en"), errors("es")) {
      #expect(english.hasPrefix("catalog: error: ") && english != spanish)
    }
    expectTranslated("Compiling \(1) of \(1)…" as DiagnosticMessage)
    expectTranslated(CatalogUse.resolving.refusal(of: "a"))
    expectTranslated(
      "only the first \(1) errors are shown; there may be more" as DiagnosticMessage)
  }

  @Test("what is said of a configuration and of a baseline is translated")
  func configuration() {
    let text = #"""
      { "$schema": "", "version": 1, "version": 1, "x": 1, "locales": ["e n", 1],
        "sourceLanguage": {}, "exclude": ["[a", "a}", "[]", "[z-a]", "../a"], "coverage": { "min": -1 },
        "rules": { "x": "off", "stale-key": 1, "state-new": { "severity": 1 },
          "needs-review": "bad", "catalog-parse": "off" } }
      """#
    let texts = [text, #"{"version": 0}"#, #"{"version": 2}"#, "{"]
    for text in texts {
      let file = SourceFile(path: "catalog.json", bytes: Array(text.utf8))
      let problems = ConfigurationReader.read(file, rules: RuleRegistry.descriptions).problems
      #expect(!problems.isEmpty)
      for problem in problems {
        expectTranslated(problem.message)
        for words in problem.message.arguments where words.contains(#/^(an?|the|true) /#) {
          expectTranslated(words)
        }
      }
    }
    let baselines = ["{}", #"{"version": 1, "findings": [{}]}"#, #"{"version": 2}"#]
    for text in baselines {
      let problems = Baseline.read(SourceFile(path: "b", bytes: Array(text.utf8))).problems
      #expect(!problems.isEmpty)
      for problem in problems { expectTranslated(problem.message) }
    }
    let errors: [FileGlobError] = [
      .unclosed("["), .unopened("}"), .badSet, .leadsOut, .tooLarge,
    ]
    for error in errors { expectTranslated(error.message("a")) }
  }

  @Test("what is said where catalogs cannot be compared with a revision is translated")
  func comparison() {
    let failures: [GitRepository.Failure] = [
      .noRepository(path: "a"), .noGit(errorNumber: 2), .noCommit, .refused("x"),
      .unknownRevision("a", isShallow: true), .unknownRevision("a", isShallow: false),
      .noMergeBase("a", isShallow: true), .noMergeBase("a", isShallow: false),
    ]
    for failure in failures {
      expectTranslated(failure.message)
      if let hint = failure.hint { expectTranslated(hint) }
    }
  }

  @Test("what is good to know about a baseline and a configuration is translated")
  func information() {
    let folder = TemporaryFolder()
    folder.write("{}", to: "a.xcstrings")
    folder.write("{}", to: "b.xcstrings")
    folder.write(#"{"exclude": ["b.xcstrings"]}"#, to: "catalog.json")
    func errors(_ language: String, _ keys: [String], _ arguments: String...) -> [Substring] {
      let engine = LintEngine.finding(keys.map { .example("“\($0)” is wrong", key: $0) })
      let run = ToolRun(
        ["lint", "a.xcstrings", "b.xcstrings", "--baseline", "base.json"] + arguments,
        folder: folder, engine: engine, variables: ["LANG": language])
      return run.errors.split(separator: "\n")
    }
    _ = errors("en", ["x", "x", "y"], "--write-baseline")
    let english = errors("en", ["x"]) + errors("en", ["x", "x", "y", "z"], "--write-baseline")
    let spanish = errors("es", ["x"]) + errors("es", ["x", "x", "y", "z"], "--write-baseline")
    #expect(english.count == 5)
    for (english, spanish) in zip(english, spanish) { #expect(english != spanish) }
    #expect(spanish.allSatisfy { $0.contains(": nota: ") })
  }

  @Test("the words between the other texts are translated")
  func words() {
    let headings = [
      "Before", "compared with --base", "Usage", "Arguments", "Options", "Examples", "Commands",
      "Reported", "Not reported",
      "catalog COMMAND [OPTION…]", "Shows the version.", CommandLineTool.summary,
      "“catalog help COMMAND” or “catalog COMMAND --help” explains a command.", "Rule", "Errors",
      "Warnings", "Notes", "Line", "Severity", "Entry", "Finding",
    ]
    for text in headings { expectTranslated(text) }
    expectTranslated("warning: ")
    for text: DiagnosticMessage in [
      "with dictionaries of \("de")", "the dictionary “\("x")” cannot be used",
      "no dictionary for \("x"); install those of Hunspell, on Debian packages such as \("x"), or name their folder in DICPATH",
      "Hunspell is not installed, and no word is looked up; on Debian install libhunspell-1.7-0",
    ] { expectTranslated(text) }
    expectTranslated("\(1) more finding is not shown" as DiagnosticMessage)
    expectTranslated("\(2) more findings are not shown" as DiagnosticMessage)
    expectTranslated(
      "GitHub shows at most \(1) errors, \(1) warnings and \(1) notices of one step"
        as DiagnosticMessage)
  }

  private func siblings(of example: RuleExample) -> [[UInt8]] {
    guard !example.siblingLocales.isEmpty else { return [] }
    let localizations = example.siblingLocales.map {
      #""\#($0)" : { "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    }
    let entry = "\"x\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
    return [Array(RuleExample(entry).markedText.utf8)]
  }

  private func read(_ bytes: [UInt8]) -> LintInput {
    let file = SourceFile(path: "base.xcstrings", bytes: bytes)
    return LintInput(file: file, parsed: StringCatalogReader().read(file))
  }

  private func findings(
    in files: [[UInt8]], tableMates: [[UInt8]] = [], locales: [String] = [], base: String? = nil,
    options: [RuleID: RuleOptions] = [:], dictionaries: [String: [String]] = [:],
    syntax: TextSyntax = .printf
  ) -> [Diagnostic] {
    let settings = RuleRegistry.descriptions.map { rule in
      (rule.id, LintConfiguration.RuleSetting.severity(.error))
    }
    let configuration = LintConfiguration(
      locales: locales, settings: Dictionary(uniqueKeysWithValues: settings), options: options,
      dictionaries: WordLists(dictionaries))
    let inputs = files.enumerated().map { index, bytes in
      let file = SourceFile(path: "\(index).xcstrings", bytes: bytes)
      let earlier = index == 0 ? base.map { read(Array($0.utf8)).parsed.value } : nil
      var parsed = StringCatalogReader().read(file)
      parsed.value.syntax = syntax
      return LintInput(file: file, parsed: parsed, base: earlier)
    }
    let mates = tableMates.map { bytes in
      let file = SourceFile(path: "0.strings", bytes: bytes)
      return LintInput(file: file, parsed: StringCatalogReader().read(file))
    }
    return Linter(configuration: configuration).lint(inputs + mates).flatMap(\.diagnostics)
  }

  private func expectTranslated(
    _ finding: Diagnostic, location: Testing.SourceLocation = #_sourceLocation
  ) {
    for message in [finding.message] + finding.notes.map(\.message) {
      expectTranslated(message, location: location)
    }
  }

  /// A plain text stands in the catalog as a message without arguments does: with `%%` for each
  /// percent sign.
  private func expectTranslated(
    _ text: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectTranslated(DiagnosticMessage(stringLiteral: text), location: location)
  }

  private func expectTranslated(
    _ message: DiagnosticMessage, location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      SpanishMessages.texts[message.format] != nil, "\(message.format)", sourceLocation: location)
  }
}

/// Files that are no String Catalogs.
private enum DamagedFiles {
  static let all = texts.map { Array($0.utf8) } + [[0xFF, 0xFE, 0x7B, 0], [0x7B, 0x22, 0xFF]]

  private static let texts = noJSON + noCatalog

  private static let noJSON = [
    "", "{\"a", "{\"a\": 1,", "[1,", "{\"a\": 1 \"b\"}", "{a: 1}", "{\"a\": 1, b: 2}", "{\"a\" 1}",
    "{\"a\": ]}", "[1 2]", "[1,]", "// a", "{\"a\": NaN}", "{\"a\": 01}", "{\"a\": \"\\x\"}",
    "{\"a\": \"\\uD83D\"}", "{\"a\": \"b\nc\"}", "{\"a\": \"\t\"}", "{\"a\": \"\u{1}\"}",
    String(repeating: "[", count: 5000), "{} {}", "{'a': 1}", "{\"a\": \0}", "{\"a\": \u{7F}}",
    "<<<<<<< a\n{}\n=======\n>>>>>>> b\n", "{\n<<<<<<< a\n1\n2\n=======\n3\n>>>>>>> b\n}",
    "{\n=======\n}",
  ]

  private static let noCatalog = [
    "[]", "{}", "{\"sourceLanguage\": 1, \"strings\": []}",
    "{\"sourceLanguage\": \"\", \"strings\": {\"a\": 1}}",
    catalog("\"comment\": true"), catalog("\"shouldTranslate\": \"no\""),
    catalog("\"localizations\": {\"de\": 1}"),
    catalog("\"localizations\": {\"de\": {\"stringSet\": {\"values\": 1}}}"),
    catalog("\"localizations\": {\"de\": {\"stringSet\": {\"values\": [[]]}}}"),
    catalog("\"localizations\": {\"de\": {\"variations\": {\"plural\": 1}}}"),
    catalog("\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"one\": 1}}}}"),
    catalog("\"localizations\": {\"de\": {\"substitutions\": {\"a\": \"b\"}}}"),
    catalog("\"localizations\": {\"de\": {\"substitutions\": {\"a\": {\"argNum\": \"1\"}}}}"),
    catalog("\"comment\": \"a\"", key: String(repeating: "a", count: 70_000)),
  ]

  private static func catalog(_ fields: String, key: String = "a") -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\(fields)}}}"
  }
}
