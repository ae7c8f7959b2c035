/// The white space at the two ends of a text.
struct EdgeSpace {
  /// The number of bytes in front.
  let leading: Int
  /// The number of bytes behind; 0 where the text is nothing but white space.
  let trailing: Int
  /// The number of bytes of the text.
  let count: Int

  /// Looks at the ends of a text.
  init(_ text: String) {
    let bytes = text.utf8Span.span
    count = bytes.count
    guard count > 0, EdgeSpace.maySpace(bytes[0]) || EdgeSpace.maySpace(bytes[count - 1]) else {
      leading = 0
      trailing = 0
      return
    }
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    leading = text.utf8.distance(from: text.startIndex, to: start)
    let last = scalars[start...].lastIndex { !$0.properties.isWhitespace }
    trailing =
      last.map { text.utf8.distance(from: scalars.index(after: $0), to: text.endIndex) } ?? 0
  }

  /// Whether there is none.
  var isEmpty: Bool { leading == 0 && trailing == 0 }

  /// Whether the text is nothing but white space.
  var isWhole: Bool { leading == count }

  /// Whether a byte can be the first or the last one of a white space: those beyond ASCII are looked at
  /// closely.
  private static func maySpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
}

extension String {
  /// Whether anything of the text can be seen.
  var hasVisibleCharacter: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
