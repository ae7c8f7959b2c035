import MessageSyntax
import Testing

private typealias Pattern = MessageFormat1.Pattern
private typealias Kind = MessageFormat1.SyntaxError.Kind

/// A text that is no pattern, with what its error says.
private struct Fault: CustomTestStringConvertible {
  let text: String
  let kind: Kind
  /// What the range of the error names.
  let slice: String
  let icuOffset: Int
  let icuStatus: String

  init(_ text: String, _ kind: Kind, _ slice: String, _ icuOffset: Int, _ icuStatus: String) {
    self.text = text
    self.kind = kind
    self.slice = slice
    self.icuOffset = icuOffset
    self.icuStatus = icuStatus
  }

  var testDescription: String { text }
}

@Suite struct PatternTests {
  private static let syntax = "U_PATTERN_SYNTAX_ERROR"
  private static let braces = "U_UNMATCHED_BRACES"
  private static let bounds = "U_INDEX_OUTOFBOUNDS_ERROR"

  private static let faults = [
    Fault("é {", .unclosedArgument, "{", 0, braces),
    Fault("é { n", .unclosedArgument, "{", 0, braces),
    Fault("é {n, number", .unclosedArgument, "{", 0, braces),
    Fault("é {n, number, {", .unclosedArgument, "{", 0, braces),
    Fault("é {n, choice, 0#a", .unclosedArgument, "{", 0, braces),
    Fault("{n, plural, other{a {b}", .unclosedMessage, "{", 0, braces),
    Fault("{n, plural, other{a}", .unclosedSelectors, "", 11, syntax),
    Fault("{n, date, 'a}", .unclosedQuoteInStyle, "'", 9, syntax),
    Fault("é{}", .missingArgumentName, "}", 3, syntax),
    Fault("{ é–}", .malformedArgument, "–", 2, syntax),
    Fault("{first name}", .malformedArgument, "n", 1, syntax),
    Fault("{01}", .malformedArgumentNumber, "01", 1, syntax),
    Fault("{2147483648}", .malformedArgumentNumber, "2147483648", 1, syntax),
    Fault("{32768}", .argumentNumberTooLarge, "32768", 1, bounds),
    Fault("{n,}", .missingArgumentType, "}", 1, syntax),
    Fault("{n, number 0}", .malformedArgumentType, "0", 1, syntax),
    Fault("{n, plural}", .missingSelectors, "plural", 1, syntax),
    Fault("{n, choice, }", .missingChoice, "", 0, syntax),
    Fault("{n, choice, a#b}", .missingChoiceNumber, "a", 11, syntax),
    Fault("{n, choice, 0#a| }", .missingChoiceNumber, "}", 11, syntax),
    Fault("{n, choice, 0=a}", .missingChoiceSeparator, "=", 11, syntax),
    Fault("{n, choice, 1-1#a}", .malformedNumber, "1-1", 12, syntax),
    Fault("{n, select, !{a}}", .missingSelector, "!", 11, syntax),
    Fault("{n, select, =1{a}}", .missingSelector, "=", 11, syntax),
    Fault("{n, plural, ={a}}", .missingExplicitValue, "=", 11, syntax),
    Fault("{n, plural, =∞{a}}", .malformedNumber, "∞", 13, syntax),
    Fault("{n, plural, other a}", .missingVariant, "other", 12, syntax),
    Fault("{n, plural, one{a}}", .missingOther, "", 0, "U_DEFAULT_KEYWORD_MISSING"),
    Fault("{n, plural, }", .missingOther, "", 0, "U_DEFAULT_KEYWORD_MISSING"),
    Fault("{n, plural, other{a} offset:1}", .misplacedOffset, "offset:", 11, syntax),
    Fault("{n, plural, offset:1 offset:1 other{a}}", .misplacedOffset, "offset:", 11, syntax),
    Fault("{n, plural, offset: other{a}}", .missingOffsetValue, "offset:", 11, syntax),
  ]

  @Test("an error names what is wrong, and the place that ICU names", arguments: faults)
  private func fault(_ fault: Fault) throws {
    let error = try #require(throws: MessageFormat1.SyntaxError.self) {
      try Pattern(parsing: fault.text)
    }
    #expect(error.kind == fault.kind)
    #expect(String(decoding: Array(fault.text.utf8)[error.range], as: UTF8.self) == fault.slice)
    #expect(error.icuOffset == fault.icuOffset)
    #expect(error.icuStatus == fault.icuStatus)
    #expect(error.description.contains(";"), "the message says what to do")
  }

  @Test("parts have UTF-8 offsets, and what begins knows its end")
  func parts() throws {
    let pattern = try Pattern(parsing: "é {n, plural, offset:1 =2.5{a} other{# '{'}}'")
    let parts = pattern.parts.map { "\($0.kind) \(pattern.text(in: $0.range)) \($0.value)" }
    #expect(
      parts == [
        "messageStart  0", "argumentStart { 3", "argumentName n 0", "argumentInteger 1 1",
        "argumentSelector =2.5 0", "argumentDouble 2.5 0", "messageStart { 1", "messageLimit } 1",
        "argumentSelector other 0", "messageStart { 1", "replaceNumber # 0", "skipSyntax ' 0",
        "skipSyntax ' 0", "messageLimit } 1", "argumentLimit } 3", "insertCharacter  39",
        "messageLimit  0",
      ])
    #expect(pattern.parts[0].limit == 16)
    #expect(pattern.parts[1].limit == 14)
    #expect(pattern.parts[6].limit == 7)
    #expect(pattern.numbers == [2.5])
    #expect(pattern.hasNamedArguments && !pattern.hasNumberedArguments)
  }

  @Test(
    "an apostrophe quotes only where needed, or always",
    arguments: [
      ("don't {n}", "don't |", "dont {n}"), ("don''t", "don't", "don't"), ("'{n}'", "{n}", "{n}"),
      ("'{''}'", "{'}", "{'}"), ("its '{'", "its {", "its {"), ("a'", "a'", "a'"),
      ("#'#' {n}", "#'#' |", "## |"), ("'{' '{'", "{ {", "{ {"), ("'|'", "'|'", "|"),
    ])
  func apostrophes(text: String, optional: String, required: String) throws {
    #expect(try shown(text, .doubleOptional) == optional)
    #expect(try shown(text, .doubleRequired) == required)
  }

  @Test("doubling apostrophes lets both modes read a pattern alike")
  func doubling() throws {
    let text = "don't {n, plural, other{'#' it's}} '{"
    let doubled = try Pattern(parsing: text).doublingApostrophes
    #expect(doubled == "don''t {n, plural, other{'#' it''s}} '{'")
    #expect(
      try MessageFormat1.Message(parsing: doubled, dialect: .icu(.doubleRequired))
        == MessageFormat1.Message(parsing: text))
  }

  @Test("zero bytes, replacement characters and combining marks are text")
  func oddCharacters() throws {
    #expect(
      try shown("\0\u{FFFD}{\u{FFFD}\0, number, \0}\u{301}", .doubleOptional)
        == "\0\u{FFFD}|\u{301}")
  }

  @Test(
    "names end at pattern syntax and pattern white space, and hold anything else",
    arguments: ["日本", "a_b", "x\u{7F}", "ä\u{A0}b", "𝒳", "\u{202A}", "\u{200B}"])
  func names(name: String) throws {
    let message = try MessageFormat1.Message(parsing: "{\u{200E}\(name)\u{2028}}")
    guard case .argument(let argument) = message.nodes.first else {
      Issue.record("no argument")
      return
    }
    #expect(argument.name.text == name)
  }

  @Test("the deepest message is read, and one that is deeper is refused at its brace")
  func depth() throws {
    let deepest = nested(MessageFormat1.maximumNesting)
    #expect(try Pattern(parsing: deepest).parts.count == 6 * MessageFormat1.maximumNesting + 2)
    #expect(try MessageFormat1.Message(parsing: deepest).pattern().utf8.count == deepest.utf8.count)
    for depth in [MessageFormat1.maximumNesting + 1, 10_000] {
      let error = try #require(throws: MessageFormat1.SyntaxError.self) {
        try Pattern(parsing: nested(depth))
      }
      #expect(error.kind == .nestedTooDeeply)
      #expect(
        error.range.lowerBound == MessageFormat1.maximumNesting * "{0, select, other{".utf8.count)
    }
  }

  @Test("what is longer than ICU can count is refused, and what is as long is read")
  func length() throws {
    let longest = String(repeating: "ä", count: 65_535)
    #expect(try Pattern(parsing: "{\(longest)}").parts.count == 5)
    #expect(try Pattern(parsing: "{n, date,\(longest)}").parts.count == 7)
    for text in ["{\(longest)ä}", "{n, date,\(longest)ä}", "{n, select, \(longest)ä{} other{}}"] {
      let error = try #require(throws: MessageFormat1.SyntaxError.self) {
        try Pattern(parsing: text)
      }
      #expect(error.kind == .tooLong)
      #expect(error.icuOffset == error.range.lowerBound)
    }
  }

  @Test("a pattern holds 32,768 numbers that are no small integers")
  func numbers() throws {
    func text(_ count: Int) -> String {
      "{n, plural, " + String(repeating: "=1.5{}", count: count) + "other{}}"
    }
    #expect(try Pattern(parsing: text(32_768)).numbers.count == 32_768)
    let error = try #require(throws: MessageFormat1.SyntaxError.self) {
      try Pattern(parsing: text(32_769))
    }
    #expect(error.kind == .tooLarge)
  }

  @Test(
    "a megabyte of anything is read in linear time",
    arguments: [
      "a", "'", "''", "'{", "{n}", "{", "}", "#", "{n, number, ", "{n, plural, other{", "|",
    ])
  func megabyte(piece: String) throws {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let clock = ContinuousClock()
    let time = clock.measure {
      _ = try? Pattern(parsing: text).message.pattern()
    }
    #expect(time < .seconds(60), "quadratic time would take hours")
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "{0, select, other{", count: depth) + String(repeating: "}}", count: depth)
  }

  /// The text of a message, with a bar for each argument.
  private func shown(_ text: String, _ mode: MessageFormat1.ApostropheMode) throws -> String {
    try MessageFormat1.Message(parsing: text, dialect: .icu(mode)).nodes.map { node in
      guard case .text(let text) = node else { return "|" }
      return text.value
    }.joined()
  }
}
