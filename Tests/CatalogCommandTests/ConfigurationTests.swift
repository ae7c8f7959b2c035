import CatalogBuild
import CatalogLint
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct ConfigurationTests {
  private static let limits = RuleDescription.withOptions(
    "stale-key",
    [
      RuleOption("graphemes", .integer(1...1000), default: .integer(40), summary: "A limit."),
      RuleOption("ratio", .number(0...10), summary: "A ratio."),
      RuleOption("strict", .boolean, summary: "A switch."),
      RuleOption("mode", .choice(["all", "some"]), summary: "A choice."),
      RuleOption(
        "terms",
        .list(
          .object([
            RuleOption("term", .string, isRequired: true, summary: "A term."),
            RuleOption("translations", .byLocale(.list(.string)), summary: "Its translations."),
          ])), summary: "Terms."),
    ])

  private func read(
    _ text: String
  ) -> (configuration: ProjectConfiguration, problems: [String]) {
    let file = SourceFile(path: "catalog.json", bytes: Array(text.utf8))
    let rules = [RuleDescription.example("catalog-parse"), Self.limits]
    let (configuration, problems) = ConfigurationReader.read(file, rules: rules)
    let lines = LineTable(file.bytes)
    return (
      configuration,
      problems.map { problem in
        let place = lines.position(at: problem.range.start)
        let suggestion = problem.suggestion.map { " (\($0))" } ?? ""
        return "\(place.line):\(place.column) \(problem.message.text)\(suggestion)"
      }
    )
  }

  @Test("everything that may stand in a configuration is read")
  func everything() throws {
    let (configuration, problems) = read(
      """
      { "$schema": "x", "version": 1, "locales": ["de", "pt-BR", "de"], "exclude": ["**/Vendor"],
        "syntax": { "a/*": "mf1", "**": "mf2" },
        "rules": {
          "catalog-parse": "warning",
          "stale-key": { "severity": "off", "locales": { "es": "error", "fr": "off" },
            "graphemes": 20, "ratio": 2.5, "strict": true, "mode": "all",
            "terms": [{ "term": "iPhone", "translations": { "de": ["iPhone"] } }] } },
        "coverage": { "min": 95, "locales": { "de": 99.5 }, "accept": ["needs_review"] } }
      """)
    #expect(problems.isEmpty)
    #expect(configuration.locales == ["de", "pt-BR"])
    #expect(configuration.exclude.map(\.pattern) == ["**/Vendor"])
    #expect(
      configuration.settings == ["catalog-parse": .severity(.warning), "stale-key": .off])
    #expect(
      configuration.localeSettings == ["stale-key": ["es": .severity(.error), "fr": .off]])
    let options = configuration.options["stale-key"]
    #expect(options?.integer("graphemes") == 20)
    #expect(options?.number("ratio") == 2.5)
    #expect(options?.boolean("strict") == true)
    #expect(options?.string("mode") == "all")
    let term = options?.objects("terms")?.first
    #expect(term?.string("term") == "iPhone")
    #expect(term?.object("translations")?.strings("de") == ["iPhone"])
    #expect(configuration.syntaxes.patterns.map(\.files.pattern) == ["a/*", "**"])
    #expect(configuration.syntaxes.patterns.map(\.syntax) == [.messageFormat1, .messageFormat2])
    let share = try #require(Percentage("99.5"))
    #expect(
      configuration.coverage
        == .init(minimum: Percentage("95"), locales: ["de": share], accepted: [.needsReview]))
  }

  @Test(
    "what is not understood is told with its place and what was expected",
    arguments: [
      ("", "1:1 the file is empty; a JSON object was expected"),
      ("[]", "1:1 “catalog.json” is an array; expected an object"),
      (
        "{\"version\": 1,}",
        "1:14 nothing follows this comma; remove it, or add what is missing after it"
      ),
      (
        "{\"version\": 2, \"new\": 1}",
        "1:13 this file is of version 2, and this tool reads version 1; update the tool"
      ),
      ("{\"version\": 0}", "1:13 “version” is 0; expected 1 or more"),
      ("{\"version\": \"1\"}", "1:14 “version” is a string; expected a whole number"),
      (
        "{\n  \"local\": []}",
        "2:4 there is no key “local” here; expected $schema, version, locales, exclude, "
          + "syntax, formats, sourceLanguage, rules, coverage (locales)"
      ),
      ("{\"locales\": \"de\"}", "1:14 “locales” is a string; expected an array"),
      ("{\"locales\": [1]}", "1:14 “locales” is a number; expected a string"),
      (
        "{\"locales\": [\"de_DE.UTF-8\"]}",
        "1:15 “de_DE.UTF-8” is no locale; write it as in “de” or “zh-Hant” (de-DE)"
      ),
      (
        "{\"exclude\": [\"[a\"]}",
        "1:15 “[a” is no pattern of files: nothing follows or closes “[”"
      ),
      ("{\"exclude\": [\"\"]}", "1:15 “exclude” is empty"),
      ("{\"syntax\": \"mf3\"}", "1:13 “mf3” is no value of “syntax”: \(syntaxNames) (mf1)"),
      ("{\"syntax\": 1}", "1:12 “syntax” is a number; expected a string or an object"),
      (
        "{\"syntax\": {\"a\": \"print\"}}",
        "1:19 “print” is no value of “syntax”: \(syntaxNames) (printf)"
      ),
      (
        "{\"syntax\": {\"../a\": \"mf1\"}}",
        "1:14 “../a” leads out of the folder of this file; write it relative to that, without “..”"
      ),
      (
        "{\"rules\": {\"stale-kye\": \"off\"}}",
        "1:13 there is no rule “stale-kye”; “catalog rules” lists them (stale-key)"
      ),
      (
        "{\"rules\": {\"stale-key\": \"warn\"}}",
        "1:26 “warn” is no severity for “stale-key”: off, info, warning or error (warning)"
      ),
      (
        "{\"rules\": {\"catalog-parse\": \"off\"}}",
        "1:30 “catalog-parse” cannot be turned off: it tells which files could not be checked"
      ),
      (
        "{\"rules\": {\"stale-key\": 3}}",
        "1:25 “stale-key” is a number; expected a severity or an object"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"severity\": null}}}",
        "1:38 “stale-key” is null; expected a severity"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"grapheme\": 1}}}",
        "1:27 there is no key “grapheme” here; expected severity, locales, graphemes, ratio, "
          + "strict, mode, terms (graphemes)"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"graphemes\": 0}}}",
        "1:39 “graphemes” is 0; expected 1 to 1000"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"graphemes\": 1.5}}}",
        "1:39 “graphemes” is 1.5; expected 1 to 1000"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"strict\": 1}}}",
        "1:36 “strict” is a number; expected true or false"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"mode\": \"al\"}}}",
        "1:35 “al” is no value of “mode”: all, some (all)"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"terms\": [{}]}}}",
        "1:36 “terms” needs the key “term”"
      ),
      (
        "{\"rules\": {\"stale-key\": {\"locales\": {\"e n\": \"off\"}}}}",
        "1:39 “e n” is no locale; write it as in “de” or “zh-Hant”"
      ),
      (
        "{\"coverage\": {\"max\": 1}}",
        "1:16 there is no key “max” here; expected min, locales, accept"
      ),
      ("{\"coverage\": {\"min\": 101}}", "1:22 “min” is 101; expected 0 to 100"),
      (
        "{\"coverage\": {\"min\": 9.1234567}}",
        "1:22 “min” is 9.1234567; write at most six digits after the point"
      ),
      (
        "{\"coverage\": {\"accept\": [\"needs-review\"]}}",
        "1:27 “needs-review” is no value of “accept”: translated, needs_review, "
          + "machine_translated (needs_review)"
      ),
      ("{\"version\": 1, \"version\": 1}", "1:17 “version” stands twice in one object"),
    ])
  func problems(_ text: String, _ problem: String) {
    #expect(read(text).problems == [problem])
  }

  @Test("several problems are told at once, in the order of the file")
  func severalProblems() {
    let problems = read(#"{"exclude": 1, "locales": 2, "x": 3}"#).problems
    #expect(problems.map { $0.prefix(4) } == ["1:13", "1:27", "1:31"])
  }

  @Test("what is printed can be read back, and is then the same")
  func printing() {
    let text = #"""
      { "version": 1, "locales": ["de"], "exclude": ["{a,b}/**"], "rules": { "stale-key": {
        "severity": "error", "locales": { "es": "off" }, "terms": [{ "term": "x" }] } },
        "coverage": { "min": 90.5, "locales": { "de": 100 }, "accept": ["machine_translated"] } }
      """#
    let rules = [RuleDescription.example("catalog-parse"), Self.limits]
    let configuration = read(text).configuration
    let printed = ConfigurationPrinter.text(configuration, configuration.lint, rules: rules)
    let (again, problems) = read(String(decoding: printed, as: UTF8.self))
    #expect(problems.isEmpty)
    #expect(again.locales == ["de"] && again.exclude == configuration.exclude)
    #expect(again.localeSettings == configuration.localeSettings)
    #expect(again.coverage == configuration.coverage)
    // The default of an option is printed, too.
    #expect(again.options["stale-key"]?.integer("graphemes") == 40)
    #expect(ConfigurationPrinter.text(again, again.lint, rules: rules) == printed)
  }

  @Test("the schema in the documentation is that of the rules")
  func schema() throws {
    let schema = ConfigurationSchema.text(rules: RuleRegistry.descriptions)
    try GoldenFile("Documentation/Schemas/catalog-configuration.schema.json")
      .expect(String(decoding: schema, as: UTF8.self))
  }

  @Test("the schema knows the options of a rule")
  func schemaOfOptions() {
    let schema = String(decoding: ConfigurationSchema.text(rules: [Self.limits]), as: UTF8.self)
    for name in ["graphemes", "ratio", "strict", "mode", "terms", "translations"] {
      #expect(schema.contains("\"\(name)\" : {"))
    }
    #expect(schema.contains("\"maximum\" : 1000"))
  }
}

/// The names of syntaxes, as a message lists them.
private let syntaxNames =
  "printf, mf1, mf2, plain, i18next, fluent, python, braces, ruby, qt, inline"

/// `catalog.json` as the command uses it.
@Suite struct ConfigurationCommandTests {
  private let folder = TemporaryFolder()
  private static let engine = LintEngine.finding([.example("missing")])

  init() {
    folder.write("{}", to: "App/a.xcstrings")
    folder.write("{}", to: "App/Vendor/b.xcstrings")
  }

  private func lint(_ arguments: String..., in name: String = "") -> ToolRun {
    ToolRun(
      ["lint"] + arguments, path: name.isEmpty ? folder.path : folder.path + "/" + name,
      engine: Self.engine)
  }

  @Test("the nearest file above the current folder counts, up to the repository")
  func search() {
    folder.write(#"{"version": 1, "rules": {"missing-translation": "off"}}"#, to: "catalog.json")
    #expect(lint(in: "App").status == .success)
    #expect(lint("--rule", "missing-translation=error", in: "App").status == .findings)
    folder.makeFolder("App/.git")
    #expect(lint(in: "App").status == .findings)
    #expect(lint("--config", "../catalog.json", in: "App").status == .success)
  }

  @Test("a configuration that cannot be used ends the run before anything is checked")
  func broken() {
    folder.write("{\n  \"rulse\": {}\n}", to: "catalog.json")
    let run = lint("-o", "report.txt")
    #expect(run.status == .failure)
    #expect(
      run.errors
        == "catalog.json:2:4: error: there is no key “rulse” here; expected $schema, version, "
        + "locales, exclude, syntax, formats, sourceLanguage, rules, coverage. Did you mean “rules”?\n"
    )
    #expect(!folder.names.contains("report.txt"))
    let missing = lint("--config", "none.json")
    #expect(missing.status == .failure)
    #expect(
      missing.errors == "catalog: error: cannot read “none.json”: the file does not exist\n")
    let spanish = ToolRun(["lint"], folder: folder, variables: ["LANG": "es"])
    #expect(spanish.errors.contains("aquí no hay ninguna clave «rulse»"))
  }

  @Test("a key of earlier versions that nothing reads is told with its place, and is no error")
  func idleKey() {
    folder.write("{\n  \"sources\": [\"Sources\"], \"locales\": [\"de\"]\n}", to: "catalog.json")
    let run = lint("App/a.xcstrings", "--print-config")
    #expect(run.status == .success)
    #expect(
      run.errors
        == "catalog.json:2:4: warning: no command reads “sources”, and it changes nothing; remove it\n"
    )
    #expect(run.output.contains("\"de\"") && !run.output.contains("sources"))
    #expect(!lint("--print-config").errors.contains("expected"))
  }

  @Test("texts are read in the syntax that the configuration or the command line names")
  func syntax() {
    func lint(_ arguments: String..., in name: String = "") -> ToolRun {
      ToolRun(["lint"] + arguments, path: folder.path + "/" + name, engine: .standard)
    }
    let entry = #"""
      { "sourceLanguage": "en", "strings": { "a": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%s {x" } } } } }, "version": "1.0" }
      """#
    folder.write(entry, to: "Messages/m.xcstrings")
    let configuration = #"{ "syntax": { "Messages/m.*": "mf1", "**/Messages": "mf2" } }"#
    folder.write(configuration, to: "catalog.json")
    #expect(lint("--quiet", "Messages").output.hasSuffix("[icu-syntax]\n"))
    #expect(lint("--quiet", in: "Messages").output.hasSuffix("[icu-syntax]\n"))
    #expect(lint("--quiet", "--syntax", "mf2", "Messages").output.hasSuffix("[mf2-syntax]\n"))
    #expect(lint("--quiet", "--syntax", "printf", "Messages").output.isEmpty)
    let printed = lint("--print-config")
    #expect(printed.output.contains(#""Messages/m.*" : "mf1","#))
    folder.write(printed.output, to: "printed.json")
    #expect(lint("--print-config", "--config", "printed.json").output == printed.output)
    #expect(lint("--print-config", "--syntax", "mf1").output.contains(#""syntax" : "mf1","#))
    #expect(lint("--syntax", "mf").status == .failure)
  }

  @Test("files and folders are excluded relative to the configuration, whoever names them")
  func exclusion() {
    folder.write(#"{"exclude": ["**/Vendor", "App/c.*"]}"#, to: "catalog.json")
    folder.write("{}", to: "App/c.xcstrings")
    #expect(lint().output.contains("in 1 file "))
    #expect(lint(in: "App").output.contains("in 1 file "))
    #expect(lint("App/a.xcstrings").output.contains("in 1 file "))
    let named = lint("App/a.xcstrings", "App/c.xcstrings")
    #expect(named.output.contains("in 1 file "))
    #expect(
      named.errors == "App/c.xcstrings: info: the configuration excludes this file: “App/c.*”\n")
    let folder = lint("App/Vendor")
    #expect(folder.status == .failure)
    #expect(
      folder.errors
        == "catalog: error: The configuration excludes all that is in “App/Vendor”: 1 catalog, by “**/Vendor”\n"
    )
  }

  @Test("where all catalogs are excluded, the patterns that do it are named, and no others")
  func everythingExcluded() {
    folder.write(
      #"{"exclude": ["None", "**/Vendor", "App/*.xcstrings", "**/*.xcstrings"]}"#,
      to: "catalog.json")
    folder.write("{}", to: "App/c.xcstrings")
    let run = lint("App")
    #expect(run.status == .failure)
    #expect(
      run.errors.hasPrefix(
        "catalog: error: The configuration excludes all that is in “App”: "), "\(run.errors)")
    #expect(run.errors.contains(" catalogs, by “"))
    #expect(run.errors.contains("“App/*.xcstrings”") && run.errors.contains("“**/Vendor”"))
    #expect(!run.errors.contains("None") && !run.errors.contains("“**/*.xcstrings”"))
    folder.makeFolder("Empty")
    #expect(lint("Empty").errors.hasPrefix("catalog: error: No catalogs found in “Empty”; "))
    #expect(
      ToolRun("coverage", "App", folder: folder, engine: Self.engine).errors.contains("“**/Vendor”")
    )
  }

  @Test("--print-config prints what is in force and checks nothing")
  func printConfig() {
    folder.write(
      #"{"locales": ["de"], "rules": {"stale-key": {"severity": "info", "locales": {"es": "off"}}}}"#,
      to: "catalog.json")
    let run = lint("--print-config", "--locales", "fr", "--rule", "stale-key=error")
    #expect(run.status == .success)
    #expect(
      run.output == """
        {
          "version" : 1,
          "locales" : [
            "fr"
          ],
          "exclude" : [

          ],
          "syntax" : {

          },
          "formats" : {

          },
          "rules" : {
            "catalog-parse" : "error",
            "missing-translation" : "error",
            "stale-key" : "error"
          },
          "coverage" : {

          }
        }

        """)
    folder.write(run.output, to: "printed.json")
    #expect(lint("--print-config", "--config", "printed.json").output == run.output)
    #expect(lint("--print-config", "-o", "No/x.json").status == .failure)
  }

  @Test("the severity of a rule follows the nearest locale that is listed")
  func severityByLocale() {
    let text = RuleExample(
      #"""
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "a" } },
        "es-MX" : { "stringUnit" : { "state" : "needs_review", "value" : "a" } },
        "es-AR" : { "stringUnit" : { "state" : "needs_review", "value" : "a" } },
        "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "a" } },
        "zh-Hans" : { "stringUnit" : { "state" : "needs_review", "value" : "a" } } } }
      """#)
    folder.write(text.markedText, to: "S/s.xcstrings")
    folder.write(
      """
      {"rules": {"needs-review": {"severity": "warning",
        "locales": {"es": "error", "es-419": "info", "es-MX": "off", "zh": "off"}}}}
      """, to: "catalog.json")
    let run = ToolRun(
      ["lint", "S", "--format", "json"], folder: folder, engine: .standard)
    func severity(_ locale: String) -> Substring? {
      run.output.split(separator: "{").first { $0.contains("\"locale\":\"\(locale)\"") }
        .flatMap { $0.firstMatch(of: /"severity":"(\w+)"/)?.output.1 }
    }
    #expect(severity("es") == "error")
    #expect(severity("es-AR") == "info")
    #expect(severity("es-MX") == nil)
    #expect(severity("zh-Hans") == nil)
    #expect(severity("fr") == "warning")
  }
}

extension RuleDescription {
  fileprivate static func withOptions(
    _ id: RuleID, _ options: [RuleOption]
  ) -> RuleDescription {
    RuleDescription(
      id: id, summary: "Reports an example.", rationale: "It has options.",
      correction: "Nothing.", defaultSeverity: .error, triggering: [], nonTriggering: [],
      options: options)
  }
}
