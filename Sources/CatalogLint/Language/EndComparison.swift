internal import LocaleCore
internal import SourceText

/// The ends of a source text and of its translation.
struct EndComparison {
  let source: String
  let sourceEnd: SentenceEnd
  let text: String
  let end: SentenceEnd

  /// Returns what is to be said of ends that differ and should not, or `nil` where they may.
  func difference(for locale: LocaleTag) -> ((String) -> DiagnosticMessage)? {
    guard sourceEnd.kind != end.kind, !isTolerated(in: locale) else { return nil }
    let mark = String(decoding: Array(text.utf8)[end.range], as: UTF8.self)
    let sourceMark = String(decoding: Array(source.utf8)[sourceEnd.range], as: UTF8.self)
    if end.kind == .none { return { .lostMark(sourceMark, $0) } }
    if sourceEnd.kind == .none { return { .addedMark(mark, $0) } }
    return { .otherMark(mark, source: sourceMark, $0) }
  }

  /// Returns the last mark and what the language writes in its place, or `nil` where the mark is right.
  func foreignMark(for language: String) -> (wrong: String, right: String)? {
    guard end.kind == sourceEnd.kind, end.kind != .none,
      end.kind == .ellipsis || end.range.count == 1
    else { return nil }
    if end.kind == .ellipsis {
      let mark = String(decoding: Array(text.utf8)[end.range], as: UTF8.self)
      let hasSign = source.utf8.elementsEqual(text.utf8) || !source.unicodeScalars.contains("…")
      return mark == "..." && !hasSign ? (mark, "…") : nil
    }
    guard end.range.count == 1, end.range.lowerBound > 0,
      text.utf8Span.span[end.range.lowerBound - 1] >= 0x80,
      let own = OwnMarks(of: language)?.mark(for: end.kind)
    else { return nil }
    let mark = String(decoding: Array(text.utf8)[end.range], as: UTF8.self)
    return String(own) == mark ? nil : (mark, String(own))
  }

  /// Whether nobody can mean a foreign mark: nothing stands behind it that goes with it, the language
  /// never writes it, and a letter that is not Latin stands before it.
  func isWhollyForeign(for language: String) -> Bool {
    guard end.range.upperBound == text.utf8.count else { return false }
    if end.kind == .ellipsis { return true }
    let before = String(decoding: text.utf8.prefix(end.range.lowerBound), as: UTF8.self)
    let isOwnLetter = before.unicodeScalars.last.map {
      $0.value >= 0x370 && $0.properties.isAlphabetic
    }
    return isOwnLetter == true && OwnMarks(of: language)?.areAlwaysWritten == true
  }

  private func isTolerated(in locale: LocaleTag) -> Bool {
    if end.range.lowerBound > 0,
      text.utf8Span.span[end.range.lowerBound - 1] == UInt8(ascii: "%")
    {
      return true
    }
    let kinds = (sourceEnd.kind, end.kind)
    switch kinds {
    case (.fullStop, .exclamation), (.exclamation, .fullStop): return true
    case (.question, _) where locale.language == "hy": return text.unicodeScalars.contains("՞")
    case (.exclamation, _) where locale.language == "hy": return text.unicodeScalars.contains("՜")
    case (.question, .none), (.question, .fullStop):
      if locale.language == "ja", endsWithQuestionWords { return true }
    default: break
    }
    if locale.writesWithoutSpaces, !locale.hasFullWidthPunctuation {
      return end.kind == .none && sourceEnd.kind != .colon && sourceEnd.kind != .ellipsis
    }
    if locale.hasFullWidthPunctuation, kinds == (.fullStop, .none) {
      return !text.unicodeScalars.contains("。")
    }
    if kinds == (.fullStop, .none), isLabelOfArgument { return true }
    return kinds == (.fullStop, .none) && isAbbreviation(source, before: sourceEnd.range.lowerBound)
      || kinds == (.none, .fullStop) && isAbbreviation(text, before: end.range.lowerBound)
      || kinds == (.none, .colon) && isDrive || isIdentifier
  }

  /// Whether a Japanese text ends with か or とは, which make it a question.
  private var endsWithQuestionWords: Bool {
    let words = Array(text.utf8)[..<end.range.lowerBound]
    return ["か", "とは"].contains { words.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether the text ends with a colon and an argument: what the sentence says became a label.
  private var isLabelOfArgument: Bool {
    let bytes = Array(text.utf8)
    guard let percent = bytes.lastIndex(of: UInt8(ascii: "%")), bytes.count - percent <= 6,
      let last = bytes[..<percent].lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    return bytes[last] == UInt8(ascii: ":") || bytes[...last].suffix(3).elementsEqual("：".utf8)
  }

  /// Whether a text of one or two words ends with one of at most four letters, as `Min.` does.
  private func isAbbreviation(_ text: String, before offset: Int) -> Bool {
    let words = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    guard let last = words.last else { return false }
    return last == "etc" || words.count <= 2 && last.count <= 4
  }

  /// Whether the text ends with the name of a drive: `C:`.
  private var isDrive: Bool {
    let bytes = Array(text.utf8)[..<end.range.lowerBound]
    return bytes.last?.isASCIIUppercase ?? false
      && !(bytes.dropLast().last?.isASCIIAlphanumeric ?? false)
  }

  /// Whether the source text is a name for the message and not the message: `FilterDescription`,
  /// `Warning2`.
  private var isIdentifier: Bool {
    let bytes = Array(source.utf8)
    guard bytes.count > 3, bytes.allSatisfy(\.isASCIIAlphanumeric) else { return false }
    return bytes.dropFirst().contains(where: \.isASCIIUppercase)
      && !bytes.allSatisfy(\.isASCIIUppercase)
      || bytes.last?.isASCIIDigit ?? false
  }
}

extension DiagnosticMessage {
  fileprivate static func lostMark(_ mark: String, _ locale: String) -> DiagnosticMessage {
    "the source text ends with “\(mark)”, the translation in \(locale) with no mark"
  }

  fileprivate static func addedMark(_ mark: String, _ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) ends with “\(mark)”, the source text with no mark"
  }

  fileprivate static func otherMark(
    _ mark: String, source: String, _ locale: String
  ) -> DiagnosticMessage {
    "the source text ends with “\(source)”, the translation in \(locale) with “\(mark)”"
  }
}
