/// Finds the first quotation mark of a text that is not where it belongs.
///
/// Single marks are left alone: most of them are apostrophes. So are marks between backticks, which are code.
struct QuotationSearch {
  /// What is wrong with a mark.
  enum Fault {
    /// The language does not use the mark.
    case foreign(Unicode.Scalar)
    /// Nothing closes the quotation that the mark opens.
    case unclosed(Unicode.Scalar)
    /// The mark closes a quotation that nothing opened.
    case unopened(Unicode.Scalar)
    /// The mark opens a quotation inside another one with the same marks.
    case nested(Unicode.Scalar)
  }

  /// A fault with the UTF-8 offsets of its mark.
  struct Finding {
    let fault: Fault
    let range: Range<Int>
  }

  private let style: QuotationStyle
  private var open: [(mark: Unicode.Scalar, range: Range<Int>)] = []

  /// Returns the first fault of a text, or `nil` where there is none.
  static func first(in text: String, style: QuotationStyle) -> Finding? {
    var search = QuotationSearch(style: style)
    var offset = 0
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    let hasCode = text.utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
    var isCode = false
    for index in scalars.indices {
      let scalar = scalars[index]
      let length = UTF8.width(scalar)
      defer {
        offset += length
        previous = scalar
      }
      if scalar == "`" { isCode = hasCode && !isCode }
      guard !isCode, marks.contains(scalar) else { continue }
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if let finding = search.take(
        scalar, at: offset..<offset + length, between: previous, and: following)
      {
        return finding
      }
    }
    return search.open.first.map { Finding(fault: .unclosed($0.mark), range: $0.range) }
  }

  private init(style: QuotationStyle) { self.style = style }

  private mutating func take(
    _ mark: Unicode.Scalar, at range: Range<Int>, between previous: Unicode.Scalar?,
    and next: Unicode.Scalar?
  ) -> Finding? {
    if let last = open.last, style.closings(of: last.mark).contains(mark) {
      open.removeLast()
      return nil
    }
    if mark == "\"", QuotationSearch.isNoQuotation(between: previous, and: next) { return nil }
    let isClosing = style.pairs.contains { $0.closing == mark }
    guard style.pairs.contains(where: { $0.opening == mark }) else {
      return Finding(fault: isClosing ? .unopened(mark) : .foreign(mark), range: range)
    }
    if style.inner.opening != mark, open.contains(where: { $0.mark == mark }) {
      return Finding(fault: .nested(mark), range: range)
    }
    open.append((mark, range))
    return nil
  }

  /// Whether a typewriter's mark is the sign for inches, stands by itself, or inside a Hebrew
  /// abbreviation.
  private static func isNoQuotation(
    between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard let previous else { return false }
    if "0"..."9" ~= previous || (previous == " " && next == " ") { return true }
    let isHebrew: (Unicode.Scalar) -> Bool = { 0x590...0x5FF ~= $0.value }
    return isHebrew(previous) && (next.map(isHebrew) ?? false)
  }

  private static let marks: Set<Unicode.Scalar> = [
    "\"", "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』", "〝", "〞", "〟",
  ]
}
