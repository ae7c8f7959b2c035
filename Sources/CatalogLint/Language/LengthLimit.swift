internal import ICUKit

/// What the length of a text is counted in.
enum LengthUnit: Sendable {
  /// What people take for characters (UAX 29).
  case graphemeClusters
  /// Columns of a terminal or of a small display, of which an ideograph takes two (UAX 11).
  case columns

  /// Returns the length of a text, placeholders left out: what they stand for is not known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - traits: What it has.
  func length(of text: String, _ traits: TextTraits) -> Int {
    let isShown = traits.isDisjoint(with: [.placeholderStart, .control])
    if self == .columns, !traits.contains(.nonASCII) {
      return isShown ? text.utf8.count : Self.basicColumns(BlankedText(text, traits))
    }
    let shown = isShown ? text : Self.withoutPlaceholders(text)
    switch self {
    case .graphemeClusters: return GraphemeClusters.count(in: shown)
    case .columns: return TextWidth.columns(of: shown)
    }
  }

  /// The columns of a text in ASCII: one for each character but controls.
  private static func basicColumns(_ text: BlankedText) -> Int {
    text.bytes.reduce(0) { 0x20...0x7E ~= $1 ? $0 + 1 : $0 }
  }

  private static func withoutPlaceholders(_ text: String) -> String {
    String(decoding: BlankedText(text).bytes.filter { $0 != 0 }, as: UTF8.self)
  }
}

/// The greatest length of a text that a comment names.
enum LengthLimit {
  /// Returns the number of characters that a comment allows, or `nil` where it names none.
  ///
  /// Understood is English: `max 20 characters`, `maximum length: 20`, `≤ 20 chars`, `up to 20
  /// characters`, `20 characters max`, `20-character limit`.
  ///
  /// - Parameter comment: The comment.
  static func characters(in comment: String) -> Int? {
    guard mayNameLength(comment.utf8Span.span) else { return nil }
    let words = words(of: comment)
    for (index, word) in words.enumerated() {
      guard let number = Int(word), 1...10_000 ~= number else { continue }
      let before = words[..<index].suffix(4)
      let after = words[(index + 1)...].prefix(3)
      let isCounted = after.first.map(units.contains) ?? false
      let isLimitedBefore =
        before.contains(where: limits.contains) || before.last == "<="
        || before.suffix(2).elementsEqual(["up", "to"])
        || before.suffix(2).elementsEqual(["at", "most"])
        || before.contains("than") && !before.isDisjoint(with: ["more", "longer", "exceed"])
      let isLimitedAfter = after.dropFirst().first.map(limits.contains) ?? false
      let isLength =
        !before.isDisjoint(with: ["length", "len", "maxlength", "characters", "character", "chars"])
        && !before.isDisjoint(with: limits)
      if isCounted && (isLimitedBefore || isLimitedAfter)
        || isLength && after.first.map({ !otherUnits.contains($0) }) ?? true
      {
        return number
      }
    }
    return nil
  }

  /// Whether a comment has a digit, and what the words begin or end with without which no number is a length.
  private static func mayNameLength(_ comment: Span<UInt8>) -> Bool {
    var hasDigit = false
    var hasWord = false
    for index in comment.indices {
      switch comment[index] | 0x20 {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = hasDigit || comment[index] >= 0x30
      case UInt8(ascii: "c"): hasWord = hasWord || comment.hasWord("char", at: index)
      case UInt8(ascii: "g"): hasWord = hasWord || comment.hasWord("glyph", at: index)
      case UInt8(ascii: "l"):
        hasWord =
          hasWord || comment.hasWord("len", at: index) || comment.hasWord("letter", at: index)
      case UInt8(ascii: "s"): hasWord = hasWord || comment.hasWord("symbol", at: index)
      default: break
      }
    }
    return hasDigit && hasWord
  }

  private static let units: Set = [
    "characters", "character", "chars", "char", "letters", "glyphs", "symbols",
  ]
  private static let otherUnits: Set = [
    "px", "pixels", "points", "pt", "lines", "line", "words", "word", "bytes", "kb", "mb",
    "seconds",
    "minutes", "items", "files", "percent",
  ]
  private static let limits: Set = ["max", "maximum", "maxlength", "limit", "limited"]

  /// The words of a comment in lower case, with `<=` for its signs.
  private static func words(of comment: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in comment.lowercased() {
      if character.isLetter || character.isNumber {
        if let last = word.last, last.isNumber != character.isNumber {
          words.append(word)
          word = ""
        }
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if character == "≤" || character == "<" { words.append("<=") }
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension Collection<String> {
  fileprivate func isDisjoint(with words: Set<String>) -> Bool { !contains(where: words.contains) }
}
