/// Finds bidi controls without their counterparts (UAX 9, sections 2 and 3.3).
struct BidiControlSearch {
  /// Where they stand, in UTF-8 offsets, ascending; each takes three bytes.
  let unbalancedOffsets: [Int]

  /// Looks at a text.
  init(_ text: String) {
    let bytes = text.utf8Span.span
    var open: [(offset: Int, isIsolate: Bool)] = []
    var unbalanced: [Int] = []
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0A, 0x0D:
        unbalanced += open.map(\.offset)
        open = []
      case 0xE2 where index + 2 < bytes.count:
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0xA9):
          unbalanced += open.map(\.offset)
          open = []
        case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): open.append((index, false))
        case (0x81, 0xA6), (0x81, 0xA7), (0x81, 0xA8): open.append((index, true))
        case (0x80, 0xAC):
          if open.last?.isIsolate == false { open.removeLast() } else { unbalanced.append(index) }
        case (0x81, 0xA9):
          // An isolate also closes the embeddings that were opened inside it.
          guard let last = open.lastIndex(where: \.isIsolate) else {
            unbalanced.append(index)
            continue
          }
          unbalanced += open[(last + 1)...].map(\.offset)
          open.removeSubrange(last...)
        default: break
        }
      default: break
      }
    }
    unbalancedOffsets = (unbalanced + open.map(\.offset)).sorted()
  }

  /// Returns the control at a UTF-8 offset.
  static func control(in text: String, at offset: Int) -> Unicode.Scalar {
    text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
  }
}

extension Unicode.Scalar {
  /// Whether a bidi control opens something and does not close it.
  var isOpening: Bool { value != 0x202C && value != 0x2069 }
}
