/// Tells whether a text has the form of a locale identifier (UTS 35 Part 1, Unicode Locale Identifier),
/// without asking whether there is such a locale.
enum LocaleSpelling {
  /// Whether a text is a language of 2 to 8 letters, other than 4, and further parts of 1 to 8 letters and
  /// digits, parted by `-` or `_`.
  static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2D || $0 == 0x5F })
    guard let language = parts.first, [2, 3, 5, 6, 7, 8].contains(language.count),
      language.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      1...8 ~= part.count && part.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 }
    }
  }

  /// Returns the locale in a text that has something more, such as `de_DE.UTF-8` or `values-de`, or
  /// `nil` where there is none.
  static func correction(of text: String) -> String? {
    let head = text.prefix { $0 != "." && $0 != "@" && $0 != "/" }
    let joined = head.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: "-")
    return joined != text && isWellFormed(joined) ? joined : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
