/// The comments between two members, and to which of them they belong.
struct OpenStepComments {
  /// One comment, by its offsets in the text.
  struct Comment {
    let start: Int
    let end: Int
    /// What stands between its delimiters, without white space around it.
    let text: String
    /// Whether it goes over several lines.
    let hasLineEnd: Bool

    /// Reads the comment that begins at an offset; `nil` where none does.
    ///
    /// One that is never closed reaches to the end of the text, as in CoreFoundation.
    init?(in bytes: [UInt8], at start: Int) {
      guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
      let content: ArraySlice<UInt8>
      switch bytes[start + 1] {
      case UInt8(ascii: "/"):
        content = bytes[(start + 2)...].prefix { $0 != 0x0A && $0 != 0x0D }
        end = content.endIndex
      case UInt8(ascii: "*"):
        var offset = start + 2
        while offset + 1 < bytes.count,
          bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
          offset += 1
        }
        let isClosed = offset + 1 < bytes.count
        content = bytes[(start + 2)..<(isClosed ? offset : bytes.count)]
        end = isClosed ? offset + 2 : bytes.count
      default: return nil
      }
      self.start = start
      hasLineEnd = content.contains { $0 == 0x0A || $0 == 0x0D }
      text = String(decoding: content.trimmed, as: UTF8.self)
    }
  }

  private var comments: [Comment] = []

  var count: Int { comments.count }

  mutating func add(_ comment: Comment) { comments.append(comment) }

  mutating func removeAll(after count: Int) { comments.removeLast(comments.count - count) }

  /// Takes the texts of all comments.
  mutating func take() -> [String] {
    defer { comments = [] }
    return comments.map(\.text).filter { !$0.isEmpty }
  }

  /// Takes the texts of the comments directly above a place; the others are let go.
  ///
  /// A comment that an empty line parts from what follows is about the file or a section of it.
  mutating func take(above place: Int, in bytes: [UInt8]) -> [String] {
    var below = place
    let first = comments.lastIndex { comment in
      let isApart = OpenStepComments.hasEmptyLine(bytes[comment.end..<below])
      below = comment.start
      return isApart
    }
    comments.removeFirst((first ?? -1) + 1)
    return take()
  }

  /// Whether white space holds a line with nothing in it, or would without the end of the line before it.
  private static func hasEmptyLine(_ space: ArraySlice<UInt8>) -> Bool {
    let lineEnds = space.indices.filter { index in
      space[index] == 0x0A
        || space[index] == 0x0D && !(space.indices.contains(index + 1) && space[index + 1] == 0x0A)
    }
    return lineEnds.count > 1
  }
}

extension ArraySlice<UInt8> {
  /// The slice without white space at its ends.
  var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || 0x09...0x0D ~= byte }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
