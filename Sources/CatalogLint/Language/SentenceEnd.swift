/// How a text ends, whatever marks its language uses for that.
struct SentenceEnd: Equatable {
  /// What the last mark says.
  enum Kind: Hashable {
    /// There is no mark.
    case none
    /// The sentence is complete: `.` `。` `।` `۔` `։`.
    case fullStop
    /// More is to come: `…` `...` `……`.
    case ellipsis
    /// Something follows: `:` `：`.
    case colon
    /// A question: `?` `？` `؟`, and `;` in Greek.
    case question
    /// A cry: `!` `！` `՜`.
    case exclamation
    /// The sentence goes on: `;` `；` `؛`.
    case semicolon
    /// The sentence goes on: `,` `、` `،`.
    case comma
  }

  /// What the last mark says.
  let kind: Kind
  /// The UTF-8 offsets of the last mark; empty where there is none, at the end of the words.
  let range: Range<Int>

  /// Looks at the end of a text; white space, closing quotation marks and brackets, and signs such as emoji
  /// do not count.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language, for marks that mean something else in it.
  init(of text: String, in language: String) {
    if let end = SentenceEnd(plainEndOf: text.utf8Span.span, in: language) {
      self = end
      return
    }
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    while end > scalars.startIndex, scalars[scalars.index(before: end)].isAfterSentence {
      end = scalars.index(before: end)
    }
    var start = end
    while start > scalars.startIndex,
      SentenceEnd.kind(of: scalars[scalars.index(before: start)], in: language) != .none
    {
      start = scalars.index(before: start)
    }
    let marks = scalars[start..<end]
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    range = offset..<text.utf8.distance(from: text.startIndex, to: end)
    kind = SentenceEnd.kind(of: marks, in: language)
  }

  /// Looks at the last two bytes, which tell it where the last is a letter or a digit of ASCII, or a mark
  /// of ASCII behind one.
  private init?(plainEndOf text: Span<UInt8>, in language: String) {
    guard let last = text.indices.last else { return nil }
    if text[last].isASCIIAlphanumeric {
      kind = .none
      range = text.count..<text.count
      return
    }
    guard last > 0, text[last] < 0x80, text[last - 1].isASCIIAlphanumeric else { return nil }
    kind = SentenceEnd.kind(of: Unicode.Scalar(text[last]), in: language)
    range = last..<text.count
    guard kind != .none else { return nil }
  }

  private static func kind(of marks: Substring.UnicodeScalarView, in language: String) -> Kind {
    guard let last = marks.last else { return .none }
    let kinds = marks.map { kind(of: $0, in: language) }
    if kinds.contains(.question) { return .question }
    if kinds.contains(.exclamation) { return .exclamation }
    if kinds.count > 1, kinds.allSatisfy({ $0 == .fullStop || $0 == .ellipsis }) {
      return .ellipsis
    }
    return kind(of: last, in: language)
  }

  private static func kind(of scalar: Unicode.Scalar, in language: String) -> Kind {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។", "།": .fullStop
    case "…", "⋯": .ellipsis
    case ":" where language == "hy": .fullStop
    case ":", "：": .colon
    case ";" where language == "el", "\u{37E}": .question
    case "?", "？", "؟", "՞", "፧": .question
    case "!", "！", "՜": .exclamation
    case ";", "；", "؛": .semicolon
    case ",", "，", "、", "،", "､": .comma
    default: .none
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand behind the last mark of a sentence.
  fileprivate var isAfterSentence: Bool {
    if isASCII {
      return value <= 0x20 || self == "\"" || self == "'" || self == ")" || self == "]"
        || self == "}"
        || self == "*" || self == "_" || self == "`"
    }
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation, .format, .otherSymbol,
      .modifierSymbol,
      .nonspacingMark where value >= 0xFE00, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return true
    default: return false
    }
  }
}
