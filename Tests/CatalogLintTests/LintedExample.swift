import CatalogLint
import CatalogModel
import SourceText

/// One rule's findings in a catalog that a test writes out.
struct LintedExample {
  let findings: [Diagnostic]
  private let file: SourceFile

  /// Checks entries with one rule alone.
  init(
    _ rule: RuleID, _ entries: String, locales: [String] = [], siblings: [String: [String]] = [:],
    sourceLanguage: String = "en", path: String = "Localizable.xcstrings",
    syntax: TextSyntax = .printf
  ) {
    self.init(
      .only(rule, locales: locales), entries, siblings: siblings, sourceLanguage: sourceLanguage,
      path: path, syntax: syntax)
  }

  /// Checks entries as a configuration says.
  init(
    _ configuration: LintConfiguration, _ entries: String, siblings: [String: [String]] = [:],
    sourceLanguage: String = "en", path: String = "Localizable.xcstrings",
    syntax: TextSyntax = .printf
  ) {
    let linter = Linter(configuration: configuration)
    let text = RuleExample(entries, sourceLanguage: sourceLanguage).markedText
    let others = siblings.keys.sorted().map { path in
      let localizations = (siblings[path] ?? []).map { "\"\($0)\" : \(unit("x"))" }
      let entry = "\"x\" : { \"localizations\" : { \(localizations.joined(separator: ", ")) } }"
      return LintInput(Array(RuleExample(entry).markedText.utf8), path: path)
    }
    let input = LintInput(Array(text.utf8), path: path, syntax: syntax)
    file = input.file
    findings = linter.lint([input] + others)[0].diagnostics
  }

  /// The texts at the places of the findings.
  var places: [String?] { findings.map { $0.range.map(file.text) } }
}

/// A text of a String Catalog, as JSON.
func unit(_ value: String, _ state: String = "translated") -> String {
  "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
}
