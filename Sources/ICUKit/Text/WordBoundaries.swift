/// Where the words of a text begin and end, by the rules of its language (UAX 29, with dictionaries for Thai, Lao,
/// Khmer, Burmese, Chinese and Japanese).
///
/// Every function is safe to call from any thread and takes O(n).
public enum WordBoundaries {
  /// Returns where words, and what stands between them, end.
  ///
  /// Text of more than 2 GB, and any text where memory ends, counts as one word.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text, in any spelling.
  /// - Returns: The UTF-8 offsets of the ends, ascending, the last one the length of the text; none for the empty text.
  public static func ends(in text: String, locale: String = "und") -> [Int] {
    var ends: [Int] = []
    BreakRules.forEachBoundary(of: .word, in: text, language: LanguageCode(locale)) {
      ends.append($0)
    }
    return ends
  }
}
