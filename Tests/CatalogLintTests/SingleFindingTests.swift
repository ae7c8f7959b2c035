import CatalogFormats
import CatalogLint
import SourceText
import Testing

/// One fault is one finding: rules leave to each other what the other one reports.
@Suite struct SingleFindingTests {
  private func rules(in entries: String, sourceLanguage: String = "en") -> [String] {
    let text = RuleExample(entries, sourceLanguage: sourceLanguage).markedText
    let file = SourceFile(path: "example.xcstrings", bytes: Array(text.utf8))
    let input = LintInput(file: file, parsed: StringCatalogReader().read(file))
    let found = Linter(configuration: LintConfiguration()).lint([input]).flatMap(\.diagnostics)
    return found.filter { $0.rule != "placeholder-unordered" }.map(\.rule.rawValue)
  }

  private func text(_ key: String, _ value: String) -> String {
    entry(key, "de", #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"#)
  }

  @Test(
    "a misspelt placeholder is invalid and not missing as well",
    arguments: [
      ("%@ x", "%1 x"), ("%@ of %@", "%1$ von %2$@"), ("Hello %@", "Hallo %"),
      ("%lld x", "%IId x"), ("Hello %@", "Hallo %0$@"), ("%@ x", "%1$#@x"),
      ("%@ and %@", "%1$@ und %@"), ("at %@", "@%..."),
    ])
  func misspelt(_ key: String, _ value: String) {
    #expect(rules(in: text(key, value)) == ["placeholder-invalid"])
  }

  @Test(
    "a lone percent sign beside a placeholder that is gone is a fault of its own",
    arguments: [("%lld%% done", "% fertig"), ("%lld%% done", "100 %")])
  func loneAndMissing(_ key: String, _ value: String) {
    #expect(Set(rules(in: text(key, value))) == ["placeholder-invalid", "placeholder-missing"])
  }

  @Test("positions that are written as widths are not dropped as well")
  func widths() {
    let found = rules(in: text("%1$@ of %2$@", "%1@ von %2@"))
    #expect(found == ["placeholder-invalid", "placeholder-invalid"])
  }

  @Test("a blank text lacks no placeholder")
  func blank() {
    #expect(rules(in: text("Hello %@", "  ")) == ["empty-value"])
  }

  @Test("an argument that only one form of a substitution uses too much is reported in that form")
  func extraInForm() {
    let forms = plural(["one": "eine %2$@", "other": "%arg Dateien"])
    let content = message(
      "%#@files@", substitutions: ["files": #""argNum" : 1, "formatSpecifier" : "lld", "# + forms])
    #expect(rules(in: entry("%lld files", "de", content)) == ["placeholder-extra"])
  }

  @Test("an argNum of another type is one finding")
  func argumentOfOtherType() {
    let forms = plural(["one": "eine", "other": "%arg Dateien"])
    let content = message(
      "%1$@ %#@files@",
      substitutions: ["files": #""argNum" : 1, "formatSpecifier" : "lld", "# + forms])
    #expect(rules(in: entry("%@: %lld files", "de", content)) == ["placeholder-type"])
  }

  @Test("references to substitutions that are not defined drop no positions")
  func undefined() {
    let content = #""stringUnit" : { "state" : "translated", "value" : "%#@a@ %#@b@" }"#
    let found = rules(in: entry("%1$lld %2$lld", "de", content))
    #expect(found == ["substitution-undefined", "substitution-undefined"])
  }

  @Test("a plural that is not begun lacks no category")
  func unbegunPlural() {
    let form = #"{ "stringUnit" : { "state" : "new", "value" : "" } }"#
    let content = #""variations" : { "plural" : { "one" : \#(form), "other" : \#(form) } }"#
    #expect(rules(in: entry("%lld files", "pl", content)) == ["state-new"])
  }

  @Test("a key that stands twice lacks no translation")
  func repeated() {
    let entries = text("Save", "Sichern") + #", "Save" : { }, "# + text("OK", "OK")
    #expect(rules(in: entries) == ["duplicate-key"])
  }

  @Test("two types of one argument are reported where they differ from the source text")
  func sharedArgument() {
    let forms = plural(["one": "x", "other": "%arg y"])
    let content = message(
      "%#@a@ %#@b@",
      substitutions: [
        "a": #""argNum" : 1, "formatSpecifier" : "lld", "# + forms,
        "b": #""argNum" : 1, "formatSpecifier" : "d", "# + forms,
      ])
    #expect(rules(in: entry("%lld files", "de", content)) == ["placeholder-width"])
  }
}
