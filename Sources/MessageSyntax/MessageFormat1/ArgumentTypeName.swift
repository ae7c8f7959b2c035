/// The words that the syntax knows.
enum ArgumentTypeName {
  /// Returns the type that a word in ASCII letters names in any case.
  static func type(_ bytes: Span<UInt8>, _ range: Range<Int>) -> MessageFormat1.ArgumentType {
    func has(_ word: StaticString) -> Bool { matches(bytes, range, word, ignoredBits: 0x20) }
    guard range.count == 6 else {
      return has("selectordinal") ? .selectOrdinal : .simple
    }
    return switch bytes[range.lowerBound] | 0x20 {
    case UInt8(ascii: "p") where has("plural"): .plural
    case UInt8(ascii: "s") where has("select"): .select
    case UInt8(ascii: "c") where has("choice"): .choice
    default: .simple
    }
  }

  /// Whether a word is `other`.
  static func isOther(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    matches(bytes, range, "other", ignoredBits: 0)
  }

  /// Whether a word is `offset`.
  static func isOffset(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    matches(bytes, range, "offset", ignoredBits: 0)
  }

  @inline(__always)
  private static func matches(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ word: StaticString, ignoredBits: UInt8
  ) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for index in letters.indices {
        let letter = unsafe letters[index]
        guard bytes[range.lowerBound + index] | ignoredBits == letter else { return false }
      }
      return true
    }
  }
}
