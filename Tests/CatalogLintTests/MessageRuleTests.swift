import CatalogLint
import CatalogModel
import SourceText
import Testing

/// What rules make of messages of MessageFormat 1 and 2.
@Suite struct MessageRuleTests {
  /// The texts at the places of a rule’s findings in an entry with a source text and a translation.
  private func places(
    _ rule: RuleID, _ source: String, _ translation: String, locale: String = "de",
    syntax: TextSyntax = .messageFormat1
  ) -> [String?] {
    LintedExample(
      rule,
      """
      "a.b" : { "localizations" : { "en" : \(unit(source)), "\(locale)" : \(unit(translation)) } }
      """, syntax: syntax
    ).places
  }

  @Test("a place in a message is that in the JSON string, escapes and doubled apostrophes counted")
  func place() {
    #expect(
      places("doubled-word", "x", #"\"Ja\", l''{a} \u00e4 und und"#) == ["und"])
    let example = LintedExample(
      "icu-syntax", #""a.b" : { "localizations" : { "de" : \#(unit(#"\"\t'' {a"#)) } }"#,
      syntax: .messageFormat1)
    #expect(example.places == ["{a"] || example.places == ["{"])
    #expect(example.findings.count == 1)
  }

  @Test(
    "a style that ICU refuses is found where it stands, in the JSON string",
    arguments: [
      ("{n, number, ::.00 bogus}", ["bogus"]), (#"\"\u00e4\" {n, number, :: bogus }"#, ["bogus"]),
      ("{n, number, ::.00 scale/0.5 integer-width/+00}", []), ("{n, number, ::currency/EUR}", []),
      ("{n, number, #,##0.00}", []), ("{n, number, Integer }", []), ("{n, number,}", []),
      ("{n, date, ::yMMMd}", []), ("{n, date, yyyy-MM-dd}", []), ("{n, time, FULL}", []),
      ("{n, spellout, %bogus}", []), ("{n, duration, %with-words}", []),
      ("{n, plural, other{{m, select, a{{x, number, ::foo/bar}} other{}}}}", ["foo/bar"]),
      ("{n, choice, 0#{x, number, ::nope}|1#b}", ["nope"]),
      ("{m, select, a{} a{{x, number, ::nope}} other{}}", ["a", "nope"]),
    ])
  func styles(_ text: String, _ expected: [String]) {
    #expect(places("icu-syntax", "x", text).compactMap(\.self).sorted() == expected)
  }

  @Test(
    "rules about texts see each text of a message, and what stands around it, once",
    arguments: [
      (
        "edge-whitespace", "{n, plural, one {# day} other {# days}} left",
        "Noch {n, plural, one {# Tag } other {# Tage }}", [" ", " "]
      ),
      (
        "doubled-word", "In {n, plural, one {# day} other {# days}} and {m}",
        "{n, plural, one {# Tag} other {# Tage}} und und {m}", ["und"]
      ),
      (
        "punctuation-end", "You have {n, plural, one {# day} other {# days}} left to pay.",
        "Zum Zahlen {n, plural, one {ist noch # Tag da.} other {sind noch # Tage da}}", [nil]
      ),
      (
        "number-changed", "{n, plural, one {# day} other {# days}}",
        "{n, plural, =1 {1 Tag} other {# Tage}}", []
      ),
      ("number-changed", "Up to 50% of {a}", "Bis zu 50 % von {a}", []),
      ("number-changed", "Up to 50% of {a}", "Bis zu 60 % von {a}", ["60"]),
      ("html-markup", "<b>{a}</b> left", "<b>{a} übrig", [nil]),
      ("url-changed", "See https://a.org/{a}", "Siehe https://b.org/{a}", [nil]),
      ("quotes", "“{a}”", "„{a}“", []),
      ("newline-count", #"{a}\n{b}"#, #"{a, select, x {{b}} other {{b}\n{a}}}"#, [nil]),
    ] as [(RuleID, String, String, [String?])])
  func texts(_ rule: RuleID, _ source: String, _ translation: String, _ expected: [String?]) {
    let found = places(rule, source, translation)
    #expect(found.count == expected.count, "\(found)")
    for (place, wanted) in zip(found, expected) where wanted != nil {
      #expect(place == wanted)
    }
  }

  @Test(
    "rules about printf placeholders say nothing of messages",
    arguments: [
      "placeholder-invalid", "placeholder-unordered", "placeholder-width",
      "placeholder-dropped-position", "plural-candidate",
    ] as [RuleID])
  func printf(_ rule: RuleID) {
    #expect(places(rule, "%d of %d, 100% {a}", "%s und %1, 100% {a}").isEmpty)
  }

  @Test(
    "an argument may be left out only where a text need not show it",
    arguments: [
      ("{n, plural, one {a day} other {# days}}", "{n, plural, one {ein Tag} other {# Tage}}", 0),
      ("{n, plural, one {a day} other {# days}}", "{n, plural, one {ein Tag} other {Tage}}", 1),
      ("{n} days", "{n, plural, one {ein Tag} other {# Tage}}", 0),
      ("{n, plural, one {# day} other {# days}}", "{n} Tage", 0),
      ("{g, select, f {her {a}} other {their {a}}}", "sein {a}", 0),
      ("{g, select, f {her {a}} other {their {a}}}", "{g, select, f {ihr} other {sein {a}}}", 1),
      ("{g, select, f {her} other {their}} {a}", "{g, select, f {ihr {a}} other {sein {a}}}", 0),
      ("{g, select, f {her {a}} other {them}}", "{g, select, f {ihr {a}} other {ihnen}}", 0),
      ("{a} and {b}", "{b}", 1), ("{a} and {b}", "x", 1), ("{a}", "'{a}'", 0),
      ("{n, plural, =0 {none} other {# in {a}}}", "{n, plural, =0 {keine} other {# in {a}}}", 0),
      (
        "{n, plural, one {# in {a}} other {# in {a}}}", "{n, plural, =0 {keine} other {# in {a}}}",
        0
      ),
      ("{n, choice, 0#none|1#one {a}}", "{n, choice, 0#nichts|1#eins {a}}", 0),
    ])
  func missing(_ source: String, _ translation: String, _ count: Int) {
    #expect(places("placeholder-missing", source, translation).count == count)
  }

  @Test("variables of MessageFormat 2 are compared by what they stand for")
  func variables() {
    let source =
      #".input {$n :integer}\n.match $n\none {{{$n} day in {$a}}}\n* {{{$n} days in {$a}}}"#
    let renamed =
      #".local $zahl = {$n :integer}\n.match $zahl\none {{Ein Tag in {$a}}}\n* {{{$zahl} Tage in {$a}}}"#
    let syntax = TextSyntax.messageFormat2
    for rule in ["placeholder-missing", "placeholder-extra", "placeholder-type"] as [RuleID] {
      #expect(places(rule, source, renamed, syntax: syntax).isEmpty)
    }
    #expect(
      places(
        "placeholder-missing", source,
        #".input {$n :integer}\n.match $n\n* {{{$n} Tage}}"#, syntax: syntax
      ).count == 1)
    #expect(places("html-markup", "{#b}{$a}{/b}", "{#b}{$a}", syntax: syntax).count == 1)
    #expect(places("html-markup", "{#b}{$a}{/b}", "{#b}{$a}{/b}", syntax: syntax).isEmpty)
  }

  @Test(
    "plurals are judged by the categories of their kind, and by the numbers that have texts",
    arguments: [
      ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", 0),
      ("{n, selectordinal, one {#st} other {#th}}", 2),
      ("{n, plural, =1 {# file} other {# files}}", 0),
      ("{n, plural, offset:1 =2 {# file} other {# files}}", 0),
      ("{n, plural, offset:1 =1 {# file} other {# files}}", 1),
      ("{n, plural, other {# files}}", 1), ("{n, plural, other {#}}", 0),
    ])
  func ordinals(_ text: String, _ count: Int) {
    let entry = #""a.b" : { "localizations" : { "en" : \#(unit(text)) } }"#
    let example = LintedExample("plural-missing-required", entry, syntax: .messageFormat1)
    #expect(example.findings.count == count)
    #expect(example.places.allSatisfy { $0 == "n" })
  }

  @Test("a message that cannot be read is left to the rule about its syntax")
  func unreadable() {
    let entry =
      #""a.b" : { "localizations" : { "en" : \#(unit("{a} {b}")), "de" : \#(unit("und und {a")) } }"#
    let text = RuleExample(entry).markedText
    let input = LintInput(Array(text.utf8), path: "a.xcstrings", syntax: .messageFormat1)
    let found = Linter(configuration: .everything()).lint([input])[0].diagnostics
    let others: Set<RuleID> = ["comment-missing", "format-canonical", "sort-order"]
    #expect(found.map(\.rule).filter { !others.contains($0) } == ["icu-syntax"])
  }

  @Test("a message with thousands of texts takes no time")
  func large() {
    let forms = (0..<20_000).map { "k\($0) {{a} und}" }.joined(separator: " ")
    let text = "{g, select, \(forms) other {{a}}}"
    let start = ContinuousClock.now
    #expect(places("doubled-word", text, text).isEmpty)
    #expect(places("placeholder-missing", text, text).isEmpty)
    #expect(places("select-keys-mismatch", text, text).isEmpty)
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
