import CatalogTestSupport
import MessageSyntax
import Testing

private typealias Message = MessageFormat1.Message
private typealias Dialect = MessageFormat1.Dialect

@Suite struct MessagePropertyTests {
  private static let modes: [Dialect] = [.icu(.doubleOptional), .icu(.doubleRequired)]
  private static let dialects: [Dialect] =
    modes + [.formatJS(), .formatJS(.init(ignoresTags: true))]

  private static let pieces = [
    "{", "}", "'", "''", "#", "|", "<", ">", ",", ":", "=", "0", "1", "01", ".5", "-", "∞", "≤",
    " ", "\n", "\u{200E}", "\u{A0}", "n", "é", "日", "\0", "\u{FFFD}", "😀", "{n}", "{0}",
    "{n, number", ", date", ", ::yMMMd", "{n, plural,", "{n, select,", "{n, choice,", "0#", "1<",
    "offset:1 ", "=1", "one", "other", "other{", "}}", "{a}", "'{'", "<b>", "</b>", "<br/>", "</",
  ]

  @Test("what is printed is read as the same tree, by both apostrophe modes", arguments: 0..<10)
  func trees(seed: Int) throws {
    var generator = MessageGenerator(seed: UInt64(seed))
    for _ in 0..<40 {
      let message = generator.message()
      let text = message.pattern()
      for mode in Self.modes {
        #expect(try Message(parsing: text, dialect: mode) == message, "\(text.debugDescription)")
      }
    }
  }

  @Test("what is printed with tags is read by FormatJS’s rules as the same tree", arguments: 0..<10)
  func treesWithTags(seed: Int) throws {
    var generator = MessageGenerator(seed: UInt64(seed), hasTags: true)
    for _ in 0..<40 {
      let message = generator.message()
      let text = message.pattern(in: .formatJS())
      #expect(
        try Message(parsing: text, dialect: .formatJS()) == message, "\(text.debugDescription)")
    }
  }

  @Test("pieces of the syntax in any order are read, or refused with a place", arguments: 0..<10)
  func pieces(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let count = Int.random(in: 0...12, using: &generator)
      check((0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined())
    }
  }

  @Test("patterns with a piece put in or taken out are read, or refused", arguments: 0..<10)
  func nearMisses(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var messages = MessageGenerator(seed: UInt64(seed) &+ 7, hasTags: !seed.isMultiple(of: 2))
    for _ in 0..<40 {
      var scalars = Array(messages.message().pattern(in: .formatJS()).unicodeScalars)
      let place = Int.random(in: 0...scalars.count, using: &generator)
      if place < scalars.count, Bool.random(using: &generator) {
        scalars.remove(at: place)
      } else {
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        scalars.insert(contentsOf: piece.unicodeScalars, at: place)
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      check(String(text))
    }
  }

  private func check(_ text: String) {
    for dialect in Self.dialects { check(text, dialect) }
  }

  private func check(_ text: String, _ dialect: Dialect) {
    do {
      let pattern = try MessageFormat1.Pattern(parsing: text, dialect: dialect)
      check(pattern)
      let message = pattern.message
      let printed = message.pattern(in: dialect)
      let again = try Message(parsing: printed, dialect: dialect)
      #expect(again == message, "\(text.debugDescription) \(dialect)")
      #expect(again.pattern(in: dialect) == printed, "\(text.debugDescription) \(dialect)")
      if case .icu = dialect {
        for mode in Self.modes {
          #expect(
            try Message(parsing: printed, dialect: mode) == message, "\(text.debugDescription)")
          guard dialect == .icu() else { continue }
          #expect(
            try Message(parsing: pattern.doublingApostrophes, dialect: mode) == message,
            "\(text.debugDescription)")
        }
      }
    } catch {
      #expect(isSlice(error.range, of: text), "\(text.debugDescription) \(dialect): \(error)")
      #expect(isSlice(error.icuOffset..<error.icuOffset, of: text))
    }
  }

  private func check(_ pattern: MessageFormat1.Pattern) {
    let text = pattern.text
    #expect(pattern.parts.allSatisfy { isSlice($0.range, of: text) }, "\(text.debugDescription)")
    #expect(
      zip(pattern.parts, pattern.parts.dropFirst()).allSatisfy { part, next in
        (part.kind == .argumentSelector ? part.offset : part.end) <= next.offset
      }, "\(text.debugDescription)")
    #expect(
      pattern.arguments.allSatisfy { use in
        isSlice(use.range, of: text)
          && use.selections.allSatisfy { selection in
            isSlice(selection.messageRange, of: text)
              && use.range.contains(selection.selectorRange.lowerBound)
          }
      }, "\(text.debugDescription)")
  }

  /// Whether a range lies in a text, on boundaries of scalars.
  private func isSlice(_ range: Range<Int>, of text: String) -> Bool {
    let bytes = text.utf8
    guard range.upperBound <= bytes.count else { return false }
    return [range.lowerBound, range.upperBound].allSatisfy { offset in
      let index = bytes.index(bytes.startIndex, offsetBy: offset)
      return index == bytes.endIndex || bytes[index] & 0xC0 != 0x80
    }
  }
}
