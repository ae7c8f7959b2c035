import SourceText
import Testing

@Suite struct PlaceholderRuleTests {
  private func text(_ key: String, _ value: String) -> String {
    entry(key, "de", #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"#)
  }

  @Test(
    "a percent sign of an unformatted text is none of a placeholder",
    arguments: [
      ("100% sure", "100%d'accord"), ("50% off", "%50eko deskontua"), ("50% off", "% 50eko"),
      ("Fully yours", "100%-ig"), ("Half", "a felhasználók 50%-a"), ("50%off", "50 % Rabatt"),
      ("Save 50%", "%50 indirim"), ("Save 50%", "50%ige Ersparnis"),
    ])
  func literalPercent(_ key: String, _ value: String) {
    for rule: RuleID in ["placeholder-extra", "placeholder-missing", "placeholder-invalid"] {
      #expect(findings(of: rule, in: text(key, value)).isEmpty)
    }
  }

  @Test(
    "a placeholder in an unformatted text is too much",
    arguments: [
      ("Save", "%lld sichern"), ("50% off", "50 % von %@"), ("50% off", "%1$d Rabatt"),
      ("50% off", "%lld Rabatt"), ("Save", "%d sichern"),
    ])
  func extra(_ key: String, _ value: String) {
    #expect(findings(of: "placeholder-extra", in: text(key, value)).count == 1)
  }

  @Test("an argument that a nested substitution shows is not missing")
  func nested() {
    let folders = #""argNum" : 2, "formatSpecifier" : "lld", "# + plural(["other": "%arg Ordnern"])
    let files =
      #""argNum" : 1, "formatSpecifier" : "lld", "# + plural(["other": "%arg in %#@folders@"])
    let content = message("%#@files@", substitutions: ["files": files, "folders": folders])
    let found = findings(
      of: "placeholder-missing", in: entry("%lld files in %lld folders", "de", content))
    #expect(found.isEmpty)
  }

  @Test(
    "a form of a substitution leaves out no argument that the other forms name",
    arguments: [
      (("%1$@ eine", "%1$@ %arg"), nil), (("eine", "%1$@ %arg"), "substitutions.n.plural.one"),
      (("%1$@ eine", "%arg"), "substitutions.n.plural.other"),
    ])
  func formsOfSubstitution(_ forms: (one: String, other: String), _ variation: String?) {
    let content = message(
      "%#@n@",
      substitutions: [
        "n": #""argNum" : 2, "formatSpecifier" : "lld", "#
          + plural(["one": forms.one, "other": forms.other])
      ])
    let found = findings(of: "placeholder-missing", in: entry("%@ has %lld files", "de", content))
    #expect(found.map(\.subject.variation) == (variation.map { [$0] } ?? []))
  }

  @Test("a translation may show the number that only chooses the forms of the source text")
  func numberOfPlural() {
    func localization(_ locale: String, _ one: String, _ other: String) -> String {
      #""\#(locale)" : { \#(plural(["one": one, "other": other])) }"#
    }
    let source = localization("en", "Delete file", "Delete files")
    let entries = #"""
      "delete" : { "localizations" : {
        "de" : { \#(plural(["one": "Datei löschen", "other": "%lld Dateien löschen"])) }, \#(source)
      } },
      "remove" : { "localizations" : {
        "de" : { \#(plural(["one": "Datei löschen", "other": "%2$lld Dateien löschen"])) }, \#(source)
      } }
      """#
    let found = findings(of: "placeholder-extra", in: entries)
    #expect(found.map(\.subject.key) == ["remove"])
  }
}
