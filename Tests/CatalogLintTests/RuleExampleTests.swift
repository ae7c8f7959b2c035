import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

/// One example of one rule, as a test case.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let rule: RuleID
  let example: RuleExample
  let index: Int

  var testDescription: String { "\(rule.rawValue) \(index + 1)" }

  static let triggering = cases(\.triggering)
  static let nonTriggering = cases(\.nonTriggering)

  private static func cases(_ examples: (RuleDescription) -> [RuleExample]) -> [ExampleCase] {
    RuleRegistry.descriptions.flatMap { rule in
      examples(rule).enumerated().map { ExampleCase(rule: rule.id, example: $1, index: $0) }
    }
  }

  /// The changes to the example that make no difference to the rule.
  ///
  /// A rule about the bytes of the file sees every one of them, one about the order a new entry.
  var disguises: [Disguise] {
    switch rule {
    case "format-canonical": [.none]
    case "sort-order": Disguise.allCases.filter { $0 != .entryBefore }
    default: Disguise.allCases
    }
  }

  /// What every rule that is on reports in the example, and in what a correction made of it.
  func diagnostics(in bytes: [UInt8]) -> [Diagnostic] {
    var configuration = LintConfiguration.everything(locales: example.locales)
    configuration.options[rule] = example.options
    let base = example.baseText.map { LintInput(Array($0.utf8), path: "").parsed.value }
    let input = LintInput(bytes, path: example.path, base: base)
    return Linter(configuration: configuration).lint([input] + siblings)[0].diagnostics
  }

  /// The offsets at which the rule reports something in the example.
  func findings(in text: MarkedText) -> [Int] {
    // What silences nothing is judged by the rules that are on.
    let needsOthers = rule == "unused-suppression"
    var configuration: LintConfiguration =
      needsOthers
      ? .everything(locales: example.locales)
      : .only(rule, severity: .error, locales: example.locales)
    configuration.options[rule] = example.options
    configuration.dictionaries = WordLists(example.dictionaries)
    let linter = Linter(configuration: configuration)
    let base = example.baseText.map { LintInput(Array($0.utf8), path: "").parsed.value }
    let reports = linter.lint(
      [
        LintInput(
          text.bytes, path: example.path, base: base, syntax: example.syntax)
      ] + siblings)
    return reports[0].diagnostics.filter { $0.rule == rule }.compactMap { $0.range?.start }
  }

  private var siblings: [LintInput] {
    tableMates + catalogsWithLocales
  }

  private var tableMates: [LintInput] {
    guard let entries = example.tableMate else { return [] }
    let text = RuleExample(entries, sourceLanguage: example.sourceLanguage).markedText
    return [LintInput(Array(text.utf8), path: "de.lproj/example.strings")]
  }

  private var catalogsWithLocales: [LintInput] {
    guard !example.siblingLocales.isEmpty else { return [] }
    let localizations = example.siblingLocales.map {
      #""\#($0)" : { "stringUnit" : { "state" : "translated", "value" : "x" } }"#
    }
    let text = """
      { "sourceLanguage" : "en", "strings" : { "x" : { "localizations" : {
      \(localizations.joined(separator: ", ")) } } }, "version" : "1.0" }
      """
    return [LintInput(Array(text.utf8), path: "sibling.xcstrings")]
  }
}

@Suite struct RuleExampleTests {
  @Test("a triggering example is reported at each mark", arguments: ExampleCase.triggering)
  func triggering(_ test: ExampleCase) {
    expectFindings(test)
  }

  @Test("a non-triggering example is not reported", arguments: ExampleCase.nonTriggering)
  func nonTriggering(_ test: ExampleCase) {
    expectFindings(test)
  }

  @Test("every rule shows what it reports and what it leaves alone", arguments: rules)
  func completeness(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.descriptions.first { $0.id == id })
    #expect(!rule.triggering.isEmpty)
    #expect(!rule.nonTriggering.isEmpty)
    #expect(rule.triggering.allSatisfy { $0.markedText.contains("↓") })
    #expect(!rule.nonTriggering.contains { $0.markedText.contains("↓") })
  }

  private static let rules = RuleRegistry.descriptions.map(\.id)

  /// Checks an example as it stands and in disguises that must not change what is found.
  private func expectFindings(_ test: ExampleCase) {
    let location = SourceLocation(
      fileID: "CatalogLint/Rules", filePath: test.example.filePath, line: test.example.line,
      column: 1)
    for disguise in test.disguises {
      let text = MarkedText(disguise.apply(to: test.example.markedText))
      #expect(
        test.findings(in: text) == text.marks, "\(disguise)", sourceLocation: location)
    }
  }
}

/// A change to a file that leaves its meaning as it is.
enum Disguise: CaseIterable {
  case none
  case byteOrderMark
  case carriageReturns
  case entryBefore

  func apply(to text: String) -> String {
    switch self {
    case .none: text
    case .byteOrderMark: "\u{FEFF}" + text
    case .carriageReturns:
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    case .entryBefore: withEntryBefore(text)
    }
  }

  private func withEntryBefore(_ text: String) -> String {
    let entry = "    \"🇺🇳 \u{200F}叶\" : { \"shouldTranslate\" : false },"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line in
      line == "  \"strings\" : {" ? [String(line), entry] : [String(line)]
    }.joined(separator: "\n")
  }
}
