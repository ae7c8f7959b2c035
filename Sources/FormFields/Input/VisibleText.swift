/// Text whose invisible characters are shown, so that it can be drawn without harm.
///
/// - A control character of ASCII is shown as its picture (Unicode, Control Pictures): U+001B as `␛`, the line feed as
///   `␊`, U+007F as `␡`.
/// - Any other control character, bidirectional controls, separators of lines and paragraphs, and what is invisible for
///   certain, such as the zero-width space, is shown by its number: `⟨U+202E⟩`.
/// - What belongs to the characters beside it stays: joiners, a variation selector behind a character that has such forms, the
///   tags of a flag of a region, combining marks.
///
/// What comes out holds no control character, so it may be written to a terminal.
public enum VisibleText {
  /// Returns a text with its invisible characters shown.
  ///
  /// Takes O(n); a text without any is handed back without a copy.
  ///
  /// - Parameter text: The text.
  public static func text(of text: String) -> String {
    var scalars = ScalarReader(text)
    guard text.unicodeScalars.contains(where: { ScalarReader.mayBeInvisible($0) }) else {
      return text
    }
    var shown = ""
    shown.reserveCapacity(text.utf8.count)
    while let scalar = scalars.next() {
      if scalars.isInvisible(scalar) {
        append(scalar, to: &shown)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Returns whether a text has no invisible character that would be shown.
  ///
  /// - Parameter text: The text.
  public static func isVisible(_ text: String) -> Bool {
    var scalars = ScalarReader(text)
    while let scalar = scalars.next() {
      if scalars.isInvisible(scalar) { return false }
    }
    return true
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0..<0x20: text.unicodeScalars.append(picture(0x2400 + scalar.value))
    case 0x7F: text.unicodeScalars.append("\u{2421}")
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      text += "⟨U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)⟩"
    }
  }

  private static func picture(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(value) ?? "\u{2426}"
  }
}

/// Reads the code points of a text, and knows which of them nobody would see.
private struct ScalarReader {
  private var scalars: String.UnicodeScalarView.Iterator
  /// Whether the code points before are the black flag and tags, which together are one flag.
  private var isInFlag = false
  /// The last code point, and the one before it.
  private var last: Unicode.Scalar?
  private var beforeLast: Unicode.Scalar?

  init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = scalars.next() else { return nil }
    beforeLast = last
    last = scalar
    isInFlag = scalar == "\u{1F3F4}" || (isInFlag && Self.isTag(scalar))
    return scalar
  }

  /// Returns whether the code point that was read last would not be seen.
  func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if VariationSelector.contains(scalar), let beforeLast {
      return !VariationSelector.fits(scalar, after: beforeLast)
    }
    return Self.mayBeInvisible(scalar) && !(isInFlag && Self.isTag(scalar))
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  /// Returns whether a code point would not be seen where it is alone.
  static func mayBeInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    if scalar.value < 0xAD { return scalar.value < 0xA0 }
    switch scalar.value {
    case 0x200C, 0x200D: return false
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
    case 0x180B...0x180D, 0x180F: return false
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
