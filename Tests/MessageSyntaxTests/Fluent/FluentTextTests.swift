import CatalogTestSupport
import MessageSyntax
import Testing

/// What a pattern uses and selects by, and why a text is none.
@Suite struct FluentTextTests {
  private func slice(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test("what is used has its kind, its name and its place")
  func references() {
    let text = """
      { $user } in { -brand.x ->
          [a] { menu.title }
         *[b] ä { -brand(case: "genitive", n: 1) }
      } { NUMBER($count, minimumFractionDigits: 2) } { open }
      """
    let found = FluentText(parsing: text)
    #expect(found.error == nil)
    #expect(
      found.references.map { slice(text, $0.range) } == [
        "$user", "-brand.x", "menu.title", "-brand(case: \"genitive\", n: 1)",
        "NUMBER($count, minimumFractionDigits: 2)", "$count", "open",
      ])
    #expect(
      found.references.map(\.kind) == [
        .variable, .term, .message, .term, .function, .variable, .message,
      ])
    #expect(found.references.map(\.depth) == [0, 0, 1, 1, 0, 0, 0])
    #expect(found.references.map(\.isSelector) == [false, true, false, false, false, false, false])
    #expect(found.references.map(\.attribute) == [nil, "x", "title", nil, nil, nil, nil])
    #expect(found.references[3].argumentNames == ["case", "n"])
    #expect(slice(text, found.references[3].nameRange) == "-brand")
    #expect(found.references[5].function == "NUMBER")
  }

  @Test("a choice has its selector, its keys and its default")
  func selections() throws {
    let text = """
      { NUMBER($n, type: "ordinal") ->
          [one] { $n }st { $m ->
             *[x] y
          }
          [0] none
         *[other] { $n }th
      }
      """
    let found = FluentText(parsing: text)
    #expect(found.selections.count == 2)
    let choice = try #require(found.selections.first)
    #expect(choice.variable == "n" && choice.function == "NUMBER")
    #expect(choice.isOrdinal && choice.isPlural)
    #expect(choice.variants.map(\.key) == ["one", "0", "other"])
    #expect(choice.variants.map(\.isNumber) == [false, true, false])
    #expect(choice.variants.map(\.isDefault) == [false, false, true])
    #expect(choice.variants.map { slice(text, $0.keyRange) } == ["one", "0", "other"])
    #expect(slice(text, choice.selectorRange) == "NUMBER($n, type: \"ordinal\")")
    #expect(found.selections[1].depth == 1 && !found.selections[1].isPlural)
  }

  @Test(
    "an error has its code and its place",
    arguments: [
      ("a{↓", "E0028"), ("{ $↓1 }", "E0004"), ("{ $a ->\n ↓}", "E0011"),
      ("{ $a ->\n [a] b\n ↓}", "E0010"), ("{ $a ->\n *[a] b\n ↓*[c] d\n}", "E0015"),
      ("{ a ↓->\n *[a] b\n}", "E0016"), ("{ -a ↓->\n *[a] b\n}", "E0017"),
      ("{ a.b ↓->\n *[a] b\n}", "E0018"), ("{ -a.b ↓}", "E0019"),
      ("{ {$a} ↓->\n *[a] b\n}", "E0029"),
      ("{ \"a↓\n\" }", "E0020"), ("{ A(b: 1, c↓) }", "E0021"), ("{ A(b: 1, b: 2↓) }", "E0022"),
      ("{ \"\\↓q\" }", "E0025"), ("{ \"\\u12↓\" }", "E0026"), ("a ↓} b", "E0027"),
      ("{ ↓}", "E0028"), ("{ a↓(1) }", "E0008"), ("{ A(1↓: 2) }", "E0009"),
      ("{ A(b: ↓$c) }", "E0014"),
      ("{ $a ->\n *[↓", "E0013"), ("{ $a ->\n *[b]↓\n}", "E0012"), ("{ $a ↓b }", "E0003"),
      ("{ $a -> ↓[a] b }", "E0003"), ("a\n↓.b = c", "E0003"), ("a\n↓[b]", "E0003"),
    ])
  func errors(_ marked: String, _ code: String) throws {
    let text = MarkedText(marked)
    let found = FluentText(parsing: String(decoding: text.bytes, as: UTF8.self))
    #expect(found.error?.code == code)
    #expect(found.error?.offset == text.marks.first)
  }

  @Test("placeables in each other have a limit")
  func depth() {
    func nested(_ count: Int) -> Fluent.SyntaxError? {
      FluentText(
        parsing: String(repeating: "{", count: count) + "$a" + String(repeating: "}", count: count)
      ).error
    }
    #expect(nested(Fluent.maximumDepth) == nil)
    #expect(nested(Fluent.maximumDepth + 1)?.kind == .nestedTooDeeply)
    #expect(nested(100_000)?.offset == Fluent.maximumDepth)
  }

  @Test("a literal says what its escapes stand for")
  func literals() {
    func value(_ spelling: String) -> String? {
      let pattern = try? Fluent.Pattern(parsing: "{\"\(spelling)\"}")
      guard case .placeable(let placeable) = pattern?.elements.first,
        case .string(let literal) = placeable.expression
      else { return nil }
      return literal.value
    }
    #expect(value(#"a\\b\"c\u00e4\U01F600\uD800"#) == "a\\b\"cä😀\u{FFFD}")
  }
}
