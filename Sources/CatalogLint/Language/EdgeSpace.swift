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
    guard EdgeSpace.mayBeThere(in: bytes) else {
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

  /// Returns whether another text has white space at the same ends.
  func isOnSameSides(as other: EdgeSpace) -> Bool {
    (leading == 0) == (other.leading == 0) && (trailing == 0) == (other.trailing == 0)
  }

  /// Whether the text is nothing but white space.
  var isWhole: Bool { leading == count }

  /// Whether the first or the last byte of a text can be one of white space.
  static func mayBeThere(in bytes: Span<UInt8>) -> Bool {
    !bytes.isEmpty && (bytes.maySpace(at: 0) || bytes.maySpace(before: bytes.count))
  }
}

extension Span<UInt8> {
  /// Whether white space may begin at an offset.
  fileprivate func maySpace(at offset: Int) -> Bool {
    switch self[offset] {
    case 0...0x20, 0xC2, 0xE1, 0xE2: true
    case 0xE3: offset + 2 < count && self[offset + 1] == 0x80 && self[offset + 2] == 0x80
    default: false
    }
  }

  /// Whether white space may end at an offset: beyond ASCII it has two or three bytes.
  fileprivate func maySpace(before end: Int) -> Bool {
    if self[end - 1] < 0x80 { return self[end - 1] <= 0x20 }
    return end >= 2 && self[end - 2] == 0xC2 || end >= 3 && maySpace(at: end - 3)
  }
}

extension String {
  /// Whether anything of the text can be seen.
  var hasVisibleCharacter: Bool {
    unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
  }
}
