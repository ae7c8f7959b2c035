internal import LocaleCore

/// A word of a text that a dictionary may know.
struct SpelledWord {
  /// The word in NFC, without what is not seen.
  let text: String
  /// The UTF-8 offsets in the text.
  let range: Range<Int>
  /// The words that are joined to this one with hyphens, and the word itself; `nil` where it stands alone.
  let compound: String?
  /// Whether a full stop follows, which may be that of an abbreviation.
  let hasFullStop: Bool
  /// Whether the word seems to be somebody’s or something’s name: it alone has a capital letter in the
  /// middle of a sentence.
  let isName: Bool

  /// Returns a word as it is compared with others, in lower case and with one kind of apostrophe.
  static func folded(_ word: String) -> String {
    String(word.lowercased().map { $0 == "’" ? "'" : $0 })
  }

  /// Returns whether the word is right, as a whole or by its parts.
  ///
  /// - Parameters:
  ///   - tag: The locale of the word.
  ///   - isInDictionary: Whether a text is a word.
  ///   - isShared: Whether another language has the word, too.
  func isRight(
    in tag: LocaleTag, _ isInDictionary: (String) -> Bool, or isShared: (String) -> Bool
  ) -> Bool {
    func isKnown(_ word: String) -> Bool { isInDictionary(word) || isShared(word) }
    if isKnown(text) || hasFullStop && isKnown(text + ".") { return true }
    // `re-` and `e-` are no words.
    if let compound, text.count <= 3 || isKnown(compound) || isKnown(text + "-") { return true }
    let parts = text.split { $0 == "'" || $0 == "’" }
    if parts.count > 1 {
      return parts.allSatisfy { $0.count <= 2 || isKnown(String($0)) || isKnown($0 + "'") }
    }
    return isJoined(in: tag, isInDictionary)
  }

  /// Whether the word is two words in one, `Konsolenausgabe` or `fullscreen`, which no dictionary has all
  /// of.
  private func isJoined(in tag: LocaleTag, _ isKnown: (String) -> Bool) -> Bool {
    let joinsFreely = Self.languagesThatJoinWords.contains(tag.language)
    // Short words are in most misspelt ones: pas-word.
    let shortest = joinsFreely ? 3 : 4
    let letters = Array(text)
    guard letters.count >= 2 * shortest else { return false }
    return (shortest...(letters.count - shortest)).contains { middle in
      let end = String(letters[middle...])
      guard isKnown(end) || joinsFreely && isKnown(end.capitalizedFirst) else { return false }
      let start = String(letters[..<middle])
      if isKnown(start) { return true }
      guard joinsFreely, let link = ["s", "n", "es", "en"].first(where: start.hasSuffix) else {
        return false
      }
      return start.count - link.count >= shortest && isKnown(String(start.dropLast(link.count)))
    }
  }

  private static let languagesThatJoinWords: Set = [
    "af", "da", "de", "et", "fi", "fo", "fy", "gsw", "hu", "is", "lb", "nb", "nds", "nl", "nn",
    "no",
    "sv",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
