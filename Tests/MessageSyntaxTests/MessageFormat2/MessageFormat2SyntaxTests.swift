import MessageSyntax
import Testing

/// A text that is not well-formed, with what is wrong between `⟦` and `⟧`.
private struct Faulty: CustomTestStringConvertible, Sendable {
  let kind: MessageFormat2.SyntaxError.Kind
  let marked: String

  init(_ kind: MessageFormat2.SyntaxError.Kind, _ marked: String) {
    self.kind = kind
    self.marked = marked
  }

  var testDescription: String { marked }

  var text: String { marked.filter { $0 != "⟦" && $0 != "⟧" } }

  var range: Range<Int> {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
    let start = parts[0].utf8.count
    return start..<start + parts[1].utf8.count
  }
}

private let faulty: [Faulty] = [
  Faulty(.nullCharacter, "a⟦\0⟧"), Faulty(.nullCharacter, "{|a⟦\0⟧|}"),
  Faulty(.nullCharacter, "{$a ⟦\0⟧}"), Faulty(.nullCharacter, "{{a}} ⟦\0⟧"),
  Faulty(.unescapedClosingBrace, "a ⟦}⟧ b"), Faulty(.unescapedClosingBrace, "{{a⟦}⟧ b}}"),
  Faulty(.unescapedClosingBrace, "⟦}⟧"),
  Faulty(.unknownEscape, "a ⟦\\n⟧"), Faulty(.unknownEscape, "a ⟦\\⟧"),
  Faulty(.unknownEscape, "{|a⟦\\é⟧|}"), Faulty(.unknownEscape, "{|a⟦\\⟧"),
  Faulty(.unterminatedPlaceholder, "a ⟦{⟧"), Faulty(.unterminatedPlaceholder, "a ⟦{$b ⟧"),
  Faulty(.unterminatedPlaceholder, "a ⟦{:f a=b⟧"), Faulty(.unterminatedPlaceholder, "⟦{#b⟧"),
  Faulty(.unterminatedPlaceholder, "⟦{#b/⟧"), Faulty(.unterminatedPlaceholder, "⟦{:f @a ⟧"),
  Faulty(.unterminatedLiteral, "{⟦|a}⟧"), Faulty(.unterminatedLiteral, "{:f a=⟦|a\\|}⟧"),
  Faulty(.unterminatedPattern, "⟦{{a⟧"), Faulty(.unterminatedPattern, "⟦{{a}⟧"),
  Faulty(.unterminatedPattern, ".input {$a} ⟦{{⟧"),
  Faulty(.emptyPlaceholder, "⟦{}⟧"), Faulty(.emptyPlaceholder, "a ⟦{ \u{200E}}⟧"),
  Faulty(.emptyPlaceholder, "⟦{ @⟧a}"), Faulty(.emptyPlaceholder, ".local $a = ⟦{}⟧ {{}}"),
  Faulty(.unknownPlaceholder, "{⟦^⟧}"), Faulty(.unknownPlaceholder, "{ ⟦\u{1}⟧}"),
  Faulty(.unknownPlaceholder, "a {⟦{⟧b}}"),
  Faulty(.unexpectedInPlaceholder, "{|foo| ⟦#⟧markup}"),
  Faulty(.unexpectedInPlaceholder, "{$a ⟦|⟧b|}"), Faulty(.unexpectedInPlaceholder, "{:f ⟦1⟧=2}"),
  Faulty(.unexpectedInPlaceholder, "{/a ⟦{⟧"), Faulty(.unexpectedInPlaceholder, "{:f ⟦$⟧a}"),
  Faulty(.missingName, "{$⟦}⟧"), Faulty(.missingName, "{:⟦ ⟧a}"), Faulty(.missingName, "{#⟦1⟧}"),
  Faulty(.missingName, "{a @⟦=⟧b}"), Faulty(.missingName, "{:a:⟦}⟧"), Faulty(.missingName, "{/⟦⟧"),
  Faulty(.missingName, "{$\u{200E}⟦\u{200E}⟧a}"),
  Faulty(.missingSpace, "{42⟦:⟧func}"), Faulty(.missingSpace, "{|a|⟦@⟧b}"),
  Faulty(.missingSpace, "{:f @a=42⟦@⟧b}"), Faulty(.missingSpace, "{:f a=|b|⟦c⟧=d}"),
  Faulty(.missingSpace, "{:f @a=|b|⟦c⟧=d}"), Faulty(.missingSpace, "{$a\u{200E}⟦:⟧f}"),
  Faulty(.missingSpace, ".local⟦$⟧a = {1} {{}}"), Faulty(.missingSpace, ".match⟦$⟧a * {{}}"),
  Faulty(.missingSpace, ".match $a⟦*⟧ {{}}"), Faulty(.missingSpace, ".match $a $b *⟦*⟧ {{}}"),
  Faulty(.missingSpace, ".match $a\u{61C}⟦1⟧ {{}}"), Faulty(.missingSpace, ".match $a⟦$⟧b * {{}}"),
  Faulty(.optionWithoutFunction, "{$a ⟦o⟧ption}"),
  Faulty(.optionAfterAttribute, "{:f @a ⟦o⟧=b}"),
  Faulty(.missingEqualsSign, "{:f ⟦a:b⟧}"), Faulty(.missingEqualsSign, "{:f ⟦a⟧ b=c}"),
  Faulty(.missingOptionValue, "{:f ⟦a=⟧}"), Faulty(.missingOptionValue, "{:f ⟦a = ⟧@b}"),
  Faulty(.missingAttributeValue, "{:f ⟦@a=⟧}"), Faulty(.missingAttributeValue, "{a ⟦@b=⟧@c}"),
  Faulty(.variableInAttribute, "{a @b=⟦$⟧c}"),
  Faulty(.misplacedSlash, "{#a ⟦/⟧ }"), Faulty(.misplacedSlash, "{/a⟦/⟧}"),
  Faulty(.misplacedSlash, "{$a ⟦/⟧}"),
  Faulty(.unknownKeyword, "⟦.⟧"), Faulty(.unknownKeyword, " ⟦.foo⟧ {1} {{}}"),
  Faulty(.unknownKeyword, "⟦.Input⟧ {$a} {{}}"), Faulty(.unknownKeyword, "⟦.inputs⟧ {$a} {{}}"),
  Faulty(.unknownKeyword, "⟦...⟧"), Faulty(.unknownKeyword, "\u{3000}⟦.NET⟧"),
  Faulty(.missingVariable, "\u{200F}.input ⟦a⟧ {{}}"),
  Faulty(.missingVariable, ".input {⟦1⟧} {{}}"), Faulty(.missingVariable, ".input ⟦$⟧a {{}}"),
  Faulty(.missingVariable, ".local ⟦a⟧ = {1} {{}}"), Faulty(.missingVariable, ".input⟦⟧"),
  Faulty(.missingExpression, ".local $a ⟦{⟧1} {{}}"),
  Faulty(.missingExpression, ".local $a = ⟦|⟧1| {{}}"),
  Faulty(.missingExpression, ".local $a = {⟦#⟧b} {{}}"),
  Faulty(.missingSelector, ".match ⟦*⟧ {{}}"), Faulty(.missingSelector, ".match ⟦{⟧{a}}"),
  Faulty(.invalidSelector, ".match ⟦{⟧$a} * {{}}"),
  Faulty(.invalidSelector, ".match $a ⟦{⟧$b} * {{}}"),
  Faulty(.missingVariant, ".match $a⟦⟧"), Faulty(.missingVariant, ".match $a ⟦⟧"),
  Faulty(.invalidKey, ".match $a ⟦{⟧{a}}"), Faulty(.invalidKey, ".match $a * {{}} ⟦$⟧b {{}}"),
  Faulty(.missingVariantPattern, ".match $a *⟦⟧"),
  Faulty(.missingVariantPattern, ".match $a * {{b}} extra⟦⟧"),
  Faulty(.missingBody, ".input {$a}⟦⟧"), Faulty(.missingBody, ".local $a = {1} ⟦⟧"),
  Faulty(.unquotedPattern, ".input {$a} ⟦H⟧ello"), Faulty(.unquotedPattern, ".input {$a} ⟦{⟧$a}"),
  Faulty(.unquotedPattern, ".match $a * ⟦{⟧$a}"),
  Faulty(.contentAfterPattern, "{{a}}⟦}⟧"), Faulty(.contentAfterPattern, "{{a}} ⟦content⟧"),
]

@Suite("The syntax of MessageFormat 2")
struct MessageFormat2SyntaxTests {
  @Test("the first fault is found at its place", arguments: faulty)
  private func faults(_ faulty: Faulty) {
    let error = #expect(throws: MessageFormat2.SyntaxError.self) {
      try MessageFormat2.Message(parsing: faulty.text)
    }
    #expect(error?.kind == faulty.kind)
    #expect(error?.range == faulty.range)
  }

  @Test("each kind of fault has an example and an explanation of its own")
  func kinds() {
    let shown = Set(faulty.map(\.kind)).union([.tooLong])
    #expect(shown == Set(MessageFormat2.SyntaxError.Kind.allCases))
    let explanations = Set(MessageFormat2.SyntaxError.Kind.allCases.map(\.explanation))
    #expect(explanations.count == MessageFormat2.SyntaxError.Kind.allCases.count)
  }

  @Test(
    "a text without declarations is a pattern",
    arguments: [
      ("", ""), ("  ", "  "), ("\n hello\t", "\n hello\t"), ("|@a", "|@a"), ("a.b", "a.b"),
      ("\\{\\}\\|\\\\", "{}|\\"), (" \u{61C} a", " \u{61C} a"), ("{{}}", ""),
      (" {{ .a }} ", " .a "),
      ("{{\\}}}", "}"), ("\u{200F}.NET", "\u{200F}.NET"),
      (" \u{200E} .input", " \u{200E} .input"), ("\u{85}\u{1}", "\u{85}\u{1}"),
    ])
  func text(_ text: String, _ value: String) throws {
    let message = try MessageFormat2.Message(parsing: text)
    guard case .pattern(let pattern) = message.body else {
      Issue.record("no pattern")
      return
    }
    let texts = pattern.parts.map { part in
      if case .text(let text) = part { text.value } else { "?" }
    }
    #expect(texts == (value.isEmpty ? [] : [value]))
    #expect(message.declarations.isEmpty)
  }

  @Test("names hold the characters of the specification, and marks around them count for nothing")
  func names() throws {
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      [0x61C, 0x200E, 0x200F].contains(scalar.value) || 0x2066...0x2069 ~= scalar.value
    }
    func name(_ spelling: String) -> String? {
      (try? MessageFormat2.Message(parsing: "{$" + spelling + "}"))?.externalVariables.first
    }
    let scalars = (0x80...0x10FFFF as ClosedRange<UInt32>).lazy
      .filter { $0 < 0x3100 || 0xFDC0..<0xFE00 ~= $0 || 0x40 > $0 &+ 0x20 & 0xFFFF }
      .compactMap { Unicode.Scalar($0) }
    let wrong = scalars.filter { scalar in
      let properties = scalar.properties
      let isAllowed =
        properties.generalCategory != .control && !properties.isWhitespace
        && !properties.isNoncharacterCodePoint && !isMark(scalar)
        && !(0x202A...0x202E ~= scalar.value)
      let text = String(scalar)
      let around = isMark(scalar) ? "a" : isAllowed ? text + "a" + text : nil
      return (name(text) != nil) != isAllowed || (name("a" + text + "b") != nil) != isAllowed
        || name(text + "a" + text) != around
    }
    #expect(wrong.map { String($0.value, radix: 16) } == [])
    let ofASCII = (0..<0x80).map { String(Unicode.Scalar(UInt8($0))) }
    #expect(
      ofASCII.filter { name($0) != nil }.joined()
        == "+ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
    #expect(
      ofASCII.filter { name("a" + $0 + "b") != nil }.joined()
        == "+-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
  }

  @Test("all parts of an expression are read with their places")
  func expression() throws {
    let text = "a {\u{200E} $n\u{200F}  :ns\u{200E}:f a = 1 u:b=|x\\|y| c=$d  @e @g = h } b"
    let message = try MessageFormat2.Message(parsing: text)
    let expression = try #require(message.expressions.first)
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    #expect(written(expression.range).first == "{")
    #expect(written(expression.range).last == "}")
    #expect(expression.operand?.variable?.name == "n")
    #expect(expression.operand.map { written($0.range) } == "$n")
    let function = try #require(expression.function)
    #expect(function.name == "ns:f")
    #expect(written(function.nameRange) == "ns\u{200E}:f")
    #expect(written(function.range) == ":ns\u{200E}:f a = 1 u:b=|x\\|y| c=$d")
    #expect(function.options.map(\.name) == ["a", "u:b", "c"])
    #expect(function.options.map { written($0.range) } == ["a = 1", "u:b=|x\\|y|", "c=$d"])
    #expect(function.options.map { $0.value.literal?.value } == ["1", "x|y", nil])
    #expect(function.options.map { $0.value.literal?.isQuoted } == [false, true, nil])
    #expect(function.options.map { $0.value.variable?.name } == [nil, nil, "d"])
    #expect(expression.attributes.map(\.name) == ["e", "g"])
    #expect(expression.attributes.map { $0.value?.value } == [nil, "h"])
    #expect(expression.attributes.map { written($0.range) } == ["@e", "@g = h"])
  }

  @Test("all parts of a matcher are read with their places")
  func matcher() throws {
    let text = ".input{$a :f}.local $b = {1 :f}\n.match $a $b\n|x| 2{{p}}* *\u{3000}{{q}} "
    let message = try MessageFormat2.Message(parsing: text)
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    #expect(message.declarations.map(\.kind) == [.input, .local])
    #expect(message.declarations.map(\.variable.name) == ["a", "b"])
    #expect(message.declarations.map { written($0.variable.range) } == ["$a", "$b"])
    #expect(
      message.declarations.map { written($0.range) } == [".input{$a :f}", ".local $b = {1 :f}"])
    guard case .matcher(let matcher) = message.body else {
      Issue.record("no matcher")
      return
    }
    #expect(written(matcher.range) == ".match $a $b\n|x| 2{{p}}* *\u{3000}{{q}}")
    #expect(matcher.selectors.map(\.name) == ["a", "b"])
    #expect(matcher.variants.map { $0.keys.map(\.value) } == [["x", "2"], [nil, nil]])
    #expect(matcher.variants.map { written($0.keysRange) } == ["|x| 2", "* *"])
    #expect(matcher.variants.map { written($0.range) } == ["|x| 2{{p}}", "* *\u{3000}{{q}}"])
    #expect(matcher.variants.map { written($0.pattern.range) } == ["p", "q"])
  }

  @Test("messages are equal when they say the same, however they are written")
  func equality() throws {
    let message = try MessageFormat2.Message(parsing: ".local $a={|1| :f a=b}{{\\|{#c/}}}")
    let same = try MessageFormat2.Message(parsing: ".local $a = { 1 :f a = |b|}\n{{|{#c /}}}\n")
    #expect(message == same)
    #expect(message.hashValue == same.hashValue)
    for other in [
      ".local $a={1 :f a=c}{{|{#c/}}}", ".local $a={1 :f a=$b}{{|{#c/}}}",
      ".local $a={1 :f @a=b}{{|{#c/}}}", ".local $a={1 :f a=b}{{|{#c}}}",
      ".local $a={1 :f a=b}{{|{#c/}{#c/}}}", ".local $a={1 :f a=b}{{|}}",
      ".input {$a :f a=b}{{|{#c/}}}",
    ] {
      #expect(try MessageFormat2.Message(parsing: other) != message, "\(other)")
    }
  }

  @Test("a literal is a number where it is one of JSON")
  func numbers() throws {
    func isNumber(_ value: String) throws -> Bool? {
      let message = try MessageFormat2.Message(parsing: "{|" + value + "|}")
      return message.expressions.first?.operand?.literal?.isNumber
    }
    for number in ["0", "-0", "10", "1.50", "0e1", "-12.5E-10", "1e+5", "123456789012345678901234"]
    {
      #expect(try isNumber(number) == true, "\(number)")
    }
    for other in ["", "-", "01", "+1", ".5", "1.", "1e", "1e+", "0x1", "1 ", "١", "1.2.3", "--1"] {
      #expect(try isNumber(other) == false, "\(other)")
    }
  }

  @Test("keys are equal when they say the same")
  func keys() throws {
    func keys(_ text: String) throws -> [MessageFormat2.Key] {
      guard case .matcher(let matcher) = try MessageFormat2.Message(parsing: text).body else {
        return []
      }
      return matcher.variants.flatMap(\.keys)
    }
    let found = try keys(".match $a * {{}} |*| {{}} a {{}} |a| {{}} * {{}}")
    #expect(found.map(\.value) == [nil, "*", "a", "a", nil])
    #expect(Set(found).count == 3)
    #expect(found[0] == found[4] && found[2] == found[3] && found[0] != found[1])
  }

  @Test("large messages are read in linear time", .timeLimit(.minutes(1)))
  func large() throws {
    let count = 100_000
    func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let wellFormed = [
      repeated("text", count), repeated("\\{", count), repeated("{$a}", count),
      "{|" + repeated("\\|", count) + "|}", "{$" + repeated("a", count) + "}",
      "{:f" + repeated(" a=b", count) + "}", "{f" + repeated(" @a", count) + "}",
      repeated(".input{$a}", count / 4) + "{{}}", ".match" + repeated(" $a", count) + " * {{}}",
      ".match $a" + repeated(" *{{}}", count / 4), ".match $a " + repeated("* ", count) + "{{}}",
      "{{" + repeated(" ", count) + "}}" + repeated("\u{200E}\u{3000}", count),
    ]
    for text in wellFormed {
      let message = try MessageFormat2.Message(parsing: text)
      #expect(message.text == text)
      _ = message.dataModelErrors()
    }
    for text in ["{", "}", "{{", "|", "\\", "{|", "{$a", "{:f a=", ".match ", "{#a}}", "{a @"] {
      #expect(throws: MessageFormat2.SyntaxError.self) {
        try MessageFormat2.Message(parsing: repeated(text, count) + "}")
      }
    }
  }
}
