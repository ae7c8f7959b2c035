/// What a text and all its translations have in common: its length, its arguments and its marks.
struct SampleText {
  /// The number of words of the source text.
  let wordCount: Int
  /// The placeholders, in their order.
  let placeholders: [String]
  /// Whether a full stop ends the text.
  let isSentence: Bool
  /// Whether the second half stands in a paragraph of its own.
  let hasParagraphs: Bool
  /// Whether the first word stands in quotation marks.
  let hasQuotation: Bool

  /// Returns a text of a language.
  func text(in language: SampleLanguage, using numbers: inout SplitMix64) -> String {
    var words = (0..<wordCount).map { _ in numbers.element(of: language.words) }
    if hasQuotation { words[0] = "\"" + words[0] + "\"" }
    for (index, placeholder) in placeholders.enumerated() {
      words.insert(placeholder, at: min(index * 2, words.count))
    }
    let half = (words.count + 1) / 2
    var text = words[..<half].joined(separator: language.separator)
    if hasParagraphs && half < words.count {
      text += "\n\n"
    } else if half < words.count {
      text += language.separator
    }
    text += words[half...].joined(separator: language.separator)
    return text.prefix(1).uppercased() + text.dropFirst() + (isSentence ? language.fullStop : "")
  }

  /// Returns the text of one plural form.
  func pluralText(in language: SampleLanguage, using numbers: inout SplitMix64) -> String {
    let words = (0..<wordCount).map { _ in numbers.element(of: language.words) }
    return (placeholders + words).joined(separator: language.separator)
  }
}

extension SampleText {
  /// Draws a text: mostly labels of one to four words, some sentences, a few paragraphs.
  ///
  /// - Parameter placeholders: What the text formats.
  init(placeholders: [String], using numbers: inout SplitMix64) {
    let length = numbers.number(in: 0...99)
    wordCount =
      switch length {
      case ..<72: numbers.number(in: 1...4)
      case ..<95: numbers.number(in: 5...8)
      default: numbers.number(in: 9...20)
      }
    self.placeholders = placeholders
    isSentence = length >= 72
    hasParagraphs = length >= 97
    hasQuotation = length >= 72 && numbers.happens(perThousand: 30)
  }

  /// Draws a counted noun phrase, such as `%lld selected photos`.
  init(pluralUsing numbers: inout SplitMix64) {
    wordCount = numbers.number(in: 1...4)
    placeholders = ["%lld"]
    isSentence = false
    hasParagraphs = false
    hasQuotation = false
  }
}
