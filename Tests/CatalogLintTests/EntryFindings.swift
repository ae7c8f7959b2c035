import CatalogLint
import SourceText

/// What a rule finds in the entries of a String Catalog.
///
/// - Parameters:
///   - rule: The rule; no other one runs.
///   - entries: What stands inside the `strings` object.
///   - sourceLanguage: The source language.
func findings(
  of rule: RuleID, in entries: String, sourceLanguage: String = "en"
) -> [Diagnostic] {
  let text = RuleExample(entries, sourceLanguage: sourceLanguage).markedText
  let input = LintInput(Array(text.utf8), path: "example.xcstrings")
  let linter = Linter(configuration: .only(rule, severity: .error))
  return linter.lint([input]).flatMap(\.diagnostics)
}

/// A plural variation with forms, as it stands in a String Catalog.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  let cases = forms.map { name, value in
    #""\#(name)" : { "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }
  return #""variations" : { "plural" : { \#(cases.joined(separator: ", ")) } }"#
}

/// An entry with one localization.
func entry(_ key: String, _ locale: String, _ content: String) -> String {
  #""\#(key)" : { "localizations" : { "\#(locale)" : { \#(content) } } }"#
}

/// A localization with a text and substitutions; each has its fields in front of its forms.
func message(_ text: String, substitutions: KeyValuePairs<String, String>) -> String {
  let members = substitutions.map { name, content in #""\#(name)" : { \#(content) }"# }
  return #"""
    "stringUnit" : { "state" : "translated", "value" : "\#(text)" },
    "substitutions" : { \#(members.joined(separator: ", ")) }
    """#
}
