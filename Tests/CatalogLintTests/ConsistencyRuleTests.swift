import CatalogLint
import SourceText
import Testing

/// Rules that look at texts beside each other.
@Suite struct ConsistencyRuleTests {
  private func entry(_ key: String, en: String, de: String) -> String {
    "\"\(key)\" : { \"localizations\" : { \"de\" : \(unit(de)), \"en\" : \(unit(en)) } }"
  }

  @Test("the translation that most keys have is the right one, and the other one is named")
  func usual() throws {
    let entries = [
      entry("a.x", en: "Try again", de: "Nochmal"), entry("b.x", en: "Try again", de: "Erneut"),
      entry("c.x", en: "Try again", de: "Erneut"),
    ].joined(separator: ",\n")
    let example = LintedExample("translated-two-ways", entries)
    #expect(example.places == ["Nochmal"])
    let finding = try #require(example.findings.first)
    #expect(finding.subject.key == "a.x")
    #expect(finding.subject.locale == "de")
    #expect(finding.notes.count == 1)
  }

  @Test("keys with one text in every language are reported at each but the first")
  func duplicates() {
    let entries = [
      entry("a.x", en: "Save", de: "Sichern"), entry("b.x", en: "Save", de: "Sichern"),
      entry("c.x", en: "Save", de: "Sichern"), entry("d.x", en: "Save", de: "Speichern"),
    ].joined(separator: ",\n")
    #expect(
      findings(of: "duplicate-source", in: entries).map(\.subject.key) == ["b.x", "c.x"])
  }

  @Test(
    "a name, an abbreviation and a shared word may be the same in two languages",
    arguments: [
      ("GitHub", "ja", false), ("PDF", "ru", false), ("iOS 18", "ar", false),
      ("Status", "de", false),
      ("Status", "ru", true), ("Save", "de", true), ("Save the file", "fr", true),
      ("%@ · %lld", "ja", false),
      ("Save the file", "en-GB", false), ("Software Update", "de", false), ("Wi-Fi", "de", false),
    ])
  func identical(text: String, locale: String, isFound: Bool) {
    let entries = "\"\(text)\" : { \"localizations\" : { \"\(locale)\" : \(unit(text)) } }"
    #expect(findings(of: "identical-to-source", in: entries).count == (isFound ? 1 : 0))
  }

  @Test(
    "a stand-in for a translation is found where it stands",
    arguments: [
      ("Save it now", "de", "TODO", "TODO"), ("Save it now", "de", "Los: fixme", nil),
      ("Save it now", "de", "Los FIXME", "FIXME"), ("Save it now", "es", "TODO", nil),
      ("Save it now", "es", "TODO: x", "TODO"), ("Save it now", "pt-BR", "todo o texto", nil),
      ("Save it now", "fr", "XXXX", "XXXX"), ("Save it now", "fr", "taille XXL", nil),
      ("Save it now", "de", "Lorem Ipsum dolor", "Lorem Ipsum"), ("Save it now", "de", " – ", "–"),
      ("Not available", "de", "–", nil), ("Save it now", "ja", "？", "？"),
      ("Add a TODO now", "de", "TODO neu", nil),
      ("Save", "de", "-", "-"), ("%@ – %@", "de", "–", nil), ("Size XXX now", "de", "xxx", nil),
    ])
  func standIns(source: String, locale: String, text: String, expected: String?) {
    let entries = "\"\(source)\" : { \"localizations\" : { \"\(locale)\" : \(unit(text)) } }"
    #expect(LintedExample("placeholder-text", entries).places == (expected.map { [$0] } ?? []))
  }

  @Test(
    "a number and its noun are found in source texts without forms",
    arguments: [
      ("%lld files", "%lld"), ("%1$d unread messages in %2$@", "%1$d"), ("%lu item(s)", "%lu"),
      ("%lld of %lld files", nil), ("%lld status", nil), ("%lld px", nil), ("%lld is empty", nil),
      ("%@ files", nil), ("%.0f files", nil), ("%lld%% of files", nil), ("%lld Files", nil),
      ("%d bus", nil),
      ("%lld and others", nil), ("%lldth files", nil), ("%lld, %lld days", "%lld"),
    ])
  func candidates(source: String, expected: String?) {
    #expect(
      LintedExample("plural-candidate", "\"\(source)\" : { }").places
        == (expected.map { [$0] } ?? []))
  }

  @Test(
    "files are of one table where they have one name in one folder or package target",
    arguments: [
      ("A/b.xcstrings", "A/b.strings", true), ("A/b.xcstrings", "A/de.lproj/b.strings", true),
      ("A/b.xcstrings", "B/b.xcstrings", false), ("A/b.xcstrings", "A/c.xcstrings", false),
      ("p/Sources/T/x/b.xcstrings", "p/Sources/T/a/b.xcstrings", true),
      ("p/Sources/T/b.xcstrings", "p/Sources/S/b.xcstrings", false),
      ("./b.xcstrings", "b.strings", true),
    ])
  func tables(path: String, other: String, isFound: Bool) {
    func input(_ path: String, _ text: String) -> LintInput {
      let entries = "\"a\" : { \"localizations\" : { \"de\" : \(unit(text)) } }"
      return LintInput(Array(RuleExample(entries).markedText.utf8), path: path)
    }
    let linter = Linter(configuration: .only("table-conflict"))
    let reports = linter.lint([input(path, "x"), input(other, "y")])
    #expect(reports.flatMap(\.diagnostics).count == (isFound ? 1 : 0))
    let same = linter.lint([input(path, "x"), input(other, "x")])
    #expect(same.flatMap(\.diagnostics).isEmpty)
  }
}
