/// What a reader takes for one character, as ICU's version of Unicode divides text (UAX 29, extended grapheme clusters).
///
/// Swift's own `Character` is divided by the data of the compiler's runtime: 6.3 fails one row of
/// GraphemeBreakTest.txt (`✁` and `✁` with a zero-width joiner between them), and a limit on the length
/// of a text would depend on the compiler. Here the data is that of case mapping, search and collation.
/// Every function is safe to call from any thread and takes O(n).
public enum GraphemeClusters {
  /// Returns the number of grapheme clusters: 1 for `é`, `👩‍👩‍👧` and a line end of CR and LF.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, 0 for the empty text.
  public static func count(in text: String) -> Int {
    if let count = simpleCount(of: text) { return count }
    var count = 0
    BreakRules.forEachBoundary(of: .graphemeCluster, in: text) { _ in count += 1 }
    return count
  }

  /// Returns where the grapheme clusters end.
  ///
  /// Text of more than 2 GB, and any text where memory ends, counts as one cluster.
  ///
  /// - Parameter text: The text.
  /// - Returns: The UTF-8 offsets of the ends, ascending, the last one the length of the text; none for the empty text.
  public static func ends(in text: String) -> [Int] {
    var ends: [Int] = []
    BreakRules.forEachBoundary(of: .graphemeCluster, in: text) { ends.append($0) }
    return ends
  }

  /// Returns the grapheme clusters.
  ///
  /// - Parameter text: The text.
  /// - Returns: The clusters in order; joined they are the text.
  public static func clusters(in text: String) -> [Substring] {
    var start = text.startIndex
    return ends(in: text).map { offset in
      let end = text.utf8.index(text.startIndex, offsetBy: offset)
      defer { start = end }
      return text[start..<end]
    }
  }

  /// Counts without ICU where no character below U+0300 is left to join: only CR and LF do.
  private static func simpleCount(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      var previous: UInt8 = 0
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte >= 0xCC { return nil }
        let continues = byte & 0xC0 == 0x80 || (byte == 0x0A && previous == 0x0D)
        count += continues ? 0 : 1
        previous = byte
      }
      return count
    }
  }
}
