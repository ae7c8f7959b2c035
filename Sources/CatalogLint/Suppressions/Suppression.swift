/// What one line in the comment of an entry silences: `catalog:disable RULE[, RULE] -- reason`.
///
/// A rule may be silenced for some locales alone, `RULE(es, fr)`; `es` stands for `es-MX` as well. The
/// reason goes to the end of the line. A long dash is as good as `--`, because editors write it.
struct Suppression: Hashable, Sendable {
  /// A rule that is silenced, for all locales or for one.
  struct Item: Hashable, Sendable {
    /// The name of the rule, as the comment spells it.
    let rule: String
    /// The locale, as the comment spells it, or `nil` for all of them.
    let locale: String?
    /// The UTF-8 offsets in the comment of what names it.
    let offsets: Range<Int>
  }

  /// The UTF-8 offsets in the comment of the whole line but for its reason.
  let offsets: Range<Int>
  /// What is silenced.
  let items: [Item]
  /// Whether the line says why.
  let hasReason: Bool
}

extension Suppression {
  private static let keyword = Array("catalog:disable".utf8)

  /// Returns whether a comment may silence something; nearly all answers are no.
  static func mayStand(in comment: String) -> Bool {
    var comment = comment
    return comment.withUTF8 { utf8 in
      // The colon is the rarest byte of the keyword.
      let colon = keyword.count - ":disable".utf8.count
      for offset in utf8.indices where unsafe utf8[offset] == UInt8(ascii: ":") {
        let start = offset - colon
        guard start >= 0, start + keyword.count <= utf8.count else { continue }
        if unsafe utf8[start..<start + keyword.count].elementsEqual(keyword) { return true }
      }
      return false
    }
  }

  /// Returns what a comment silences, in its order.
  static func all(in comment: String) -> [Suppression] {
    var parser = SuppressionParser(comment)
    var suppressions: [Suppression] = []
    while let suppression = parser.next(after: keyword) { suppressions.append(suppression) }
    return suppressions
  }
}
