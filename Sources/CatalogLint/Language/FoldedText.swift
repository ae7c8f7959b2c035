internal import ICUKit

/// A text divided into words without their case, to look for terms in it.
struct FoldedText {
  private struct Segment {
    let text: String
    let range: Range<Int>
  }

  private let segments: [Segment]
  private let locale: String

  /// Divides a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale whose rules of words and case hold.
  init(_ text: String, in locale: String) {
    self.locale = locale
    let bytes = Array(text.utf8)
    let hasWordsWithoutSpaces = text.unicodeScalars.contains(where: \.isWrittenWithoutSpaces)
    let ends =
      hasWordsWithoutSpaces
      ? GraphemeClusters.ends(in: text) : WordBoundaries.ends(in: text, locale: locale)
    var start = 0
    segments = ends.map { end in
      defer { start = end }
      let spelling = String(decoding: bytes[start..<end], as: UTF8.self)
      let folded = CaseMapping.folded(
        Normalization.normalized(spelling), locale: locale)
      return Segment(text: folded, range: start..<end)
    }
  }

  /// Returns where a term stands as whole words; in languages without spaces, wherever it stands.
  ///
  /// - Parameter term: The term.
  /// - Returns: The UTF-8 offsets in the text, ascending.
  func ranges(of term: String) -> [Range<Int>] {
    let wanted = CaseMapping.folded(Normalization.normalized(term), locale: locale)
    guard !wanted.isEmpty else { return [] }
    var found: [Range<Int>] = []
    for start in segments.indices {
      guard let end = end(of: wanted, from: start), isApart(start, end) else { continue }
      let range = segments[start].range.lowerBound..<segments[end].range.upperBound
      if found.last.map({ $0.upperBound <= range.lowerBound }) ?? true { found.append(range) }
    }
    return found
  }

  /// The last segment of a term that starts with a segment.
  private func end(of wanted: String, from start: Int) -> Int? {
    var rest = wanted[...]
    for index in start..<segments.count {
      guard rest.utf8.starts(with: segments[index].text.utf8) else { return nil }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: segments[index].text.utf8.count)...]
      if rest.isEmpty { return index }
    }
    return nil
  }

  /// Whether no letter of a script with spaces stands right beside some segments: in a text that has
  /// words without spaces, segments are single characters.
  private func isApart(_ start: Int, _ end: Int) -> Bool {
    func joins(_ left: Unicode.Scalar?, _ right: Unicode.Scalar?) -> Bool {
      guard let left, let right else { return false }
      return left.properties.isAlphabetic && right.properties.isAlphabetic
        && !left.isWrittenWithoutSpaces && !right.isWrittenWithoutSpaces
    }
    let before = start > 0 ? segments[start - 1].text.unicodeScalars.last : nil
    let after = end + 1 < segments.count ? segments[end + 1].text.unicodeScalars.first : nil
    return !joins(before, segments[start].text.unicodeScalars.first)
      && !joins(segments[end].text.unicodeScalars.last, after)
  }
}

extension Unicode.Scalar {
  /// Whether the character is of a script that sets no spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
      0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
