/// Makes text from a file fit to be shown: everything that a terminal would obey, or that nobody
/// could see, is written as an escape such as `\u{202E}`.
///
/// Text of a catalog may come from anyone. Control characters could move the cursor or change the
/// title of the window, and bidirectional overrides could make a line say what it does not say.
package enum VisibleText {
  /// The most scalars that are shown in one place: a stack of accents has no natural end.
  private static let maximumStackCount = 16

  /// Returns a text on one line with nothing hidden in it.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The number of scalars from which on the text is cut and ends with `…`.
  /// - Returns: The text with escapes.
  package static func escaped(_ text: String, limit: Int = .max) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var stackCount = 0
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else { return String(result) + "…" }
      stackCount = isMark(scalar) ? stackCount + 1 : 0
      if isHidden(scalar, after: previous) {
        result.append(contentsOf: escape(of: scalar).unicodeScalars)
      } else if stackCount < maximumStackCount {
        result.append(scalar)
      } else if stackCount == maximumStackCount {
        result.append("…")
      }
      previous = scalar
    }
    return String(result)
  }

  /// Whether a scalar stands above or below the one before.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, !isPlain(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether a scalar is in one of the large blocks that hold only visible characters, so that
  /// nobody needs to look further.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x620...0x64A,
      0x3041...0x3096, 0x30A0...0x3130, 0x3400...0xA4CF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether a scalar has no shape of its own, unless it only shapes the one before.
  private static func isHidden(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    if isPlain(scalar) { return false }
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format where isVisibleFormat(scalar): return false
    default: break
    }
    guard
      scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
    else { return false }
    guard let previous else { return true }
    return !shapes(scalar, previous)
  }

  /// The signs of Arabic and Syriac that enclose the digits behind them: format characters with a
  /// shape.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether a hidden scalar belongs to the shape of the one before: joiners, variation selectors,
  /// and the tags of a flag.
  private static func shapes(_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: !previous.isASCII
    case 0xFE00...0xFE0F, 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF: true
    case 0xE0020...0xE007F:
      previous.value == 0x1F3F4 || (0xE0020...0xE007F).contains(previous.value)
    default: false
    }
  }
}
