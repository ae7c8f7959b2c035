extension Fluent.Parser {
  /// Reads everything up to the end.
  mutating func readEntries() -> [Fluent.Entry] {
    var entries: [Fluent.Entry] = []
    var comment: Fluent.Comment?
    offset = afterBlankLines(offset)
    while !isAtEnd {
      var entry = readEntryOrJunk()
      let end = offset
      offset = afterBlankLines(offset)
      if case .comment(let found) = entry, found.level == .message, offset == end, !isAtEnd {
        if let comment { entries.append(.comment(comment)) }
        comment = found
        continue
      }
      if let found = comment {
        if !entry.attach(found) { entries.append(.comment(found)) }
        comment = nil
      }
      entries.append(entry)
    }
    if let comment { entries.append(.comment(comment)) }
    return entries
  }

  private mutating func readEntryOrJunk() -> Fluent.Entry {
    let start = offset
    depth = 0
    do throws(Fluent.SyntaxError) {
      let entry = try readEntry()
      try expectLineEnd()
      return entry
    } catch {
      var error = attributeError ?? error
      attributeError = nil
      skipToEntry(behind: start)
      error = Fluent.SyntaxError(error.kind, at: min(error.offset, offset))
      return .junk(Fluent.Junk(error: error, range: start..<offset))
    }
  }

  /// Goes to the next line that may begin an entry, from the last line that was begun.
  private mutating func skipToEntry(behind start: Int) {
    var line = min(offset, bytes.count - 1)
    while line > start, bytes[line] != Fluent.Parser.lineFeed { line -= 1 }
    if line > start { offset = line }
    while offset < bytes.count {
      guard let end = bytes[offset...].firstIndex(of: Fluent.Parser.lineFeed) else {
        offset = bytes.count
        return
      }
      offset = end + 1
      if let first = current,
        isLetter(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "#")
      {
        return
      }
    }
  }

  private mutating func readEntry() throws(Fluent.SyntaxError) -> Fluent.Entry {
    switch current {
    case UInt8(ascii: "#"): return .comment(try readComment())
    case UInt8(ascii: "-"): return .term(try readTerm())
    case let byte? where isLetter(byte): return .message(try readMessage())
    default: throw error(.expectedEntry)
    }
  }

  private mutating func readComment() throws(Fluent.SyntaxError) -> Fluent.Comment {
    let start = offset
    var count = 0
    while count < 3, take("#") { count += 1 }
    var content: [UInt8] = []
    while true {
      if let byte = current, byte != Fluent.Parser.lineFeed {
        try expect(" ")
        let line = offset
        skipLine()
        content += bytes[line..<offset]
      }
      guard current == Fluent.Parser.lineFeed, continuesComment(next(offset), count) else { break }
      advance()
      offset += count
      content.append(Fluent.Parser.lineFeed)
    }
    return Fluent.Comment(
      level: Fluent.Comment.Level(rawValue: count) ?? .message,
      content: String(decoding: content, as: UTF8.self), range: start..<offset)
  }

  /// Goes to the end of the line.
  private mutating func skipLine() {
    while offset < bytes.count, current != Fluent.Parser.lineFeed { offset += 1 }
  }

  /// Whether a line goes on with a comment of as many number signs.
  private func continuesComment(_ line: Int, _ count: Int) -> Bool {
    guard line + count <= bytes.count,
      bytes[line..<line + count].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return false }
    let byte = byte(at: line + count)
    return byte == nil || byte == Fluent.Parser.space || byte == Fluent.Parser.lineFeed
  }

  private mutating func readMessage() throws(Fluent.SyntaxError) -> Fluent.Message {
    let start = offset
    let identifier = try readIdentifier()
    skipSpaces()
    try expect("=")
    let value = try readPatternIfAny()
    let attributes = try readAttributes(isRequired: value == nil)
    if value == nil, attributes.isEmpty { throw error(.messageWithoutValue(identifier.name)) }
    return Fluent.Message(
      identifier: identifier, value: value, attributes: attributes, range: start..<offset)
  }

  private mutating func readTerm() throws(Fluent.SyntaxError) -> Fluent.Message {
    let start = offset
    try expect("-")
    let identifier = try readIdentifier()
    skipSpaces()
    try expect("=")
    guard let value = try readPatternIfAny() else {
      throw error(.termWithoutValue(identifier.name))
    }
    let attributes = try readAttributes(isRequired: false)
    return Fluent.Message(
      identifier: identifier, value: value, attributes: attributes, range: start..<offset)
  }

  /// Reads the attributes of a message.
  ///
  /// - Parameter isRequired: Whether there is no message without one.
  private mutating func readAttributes(
    isRequired: Bool
  ) throws(Fluent.SyntaxError) -> [Fluent.Attribute] {
    var attributes: [Fluent.Attribute] = []
    while case let start = afterBlank(offset), byte(at: start) == UInt8(ascii: ".") {
      let end = offset
      do throws(Fluent.SyntaxError) {
        attributes.append(try readAttribute(at: start))
      } catch {
        guard recovery == .attribute, !isRequired || !attributes.isEmpty else { throw error }
        offset = end
        attributeError = error
        break
      }
    }
    return attributes
  }

  private mutating func readAttribute(
    at start: Int
  ) throws(Fluent.SyntaxError) -> Fluent.Attribute {
    offset = start + 1
    depth = 0
    let identifier = try readIdentifier()
    skipSpaces()
    try expect("=")
    guard let value = try readPatternIfAny() else { throw error(.missingValue) }
    return Fluent.Attribute(identifier: identifier, value: value, range: start..<offset)
  }
}

extension Fluent.Entry {
  /// Makes a comment that of the entry, and returns whether it can be.
  fileprivate mutating func attach(_ comment: Fluent.Comment) -> Bool {
    switch self {
    case .message(var message):
      message.take(comment)
      self = .message(message)
    case .term(var term):
      term.take(comment)
      self = .term(term)
    case .comment, .junk: return false
    }
    return true
  }
}

extension Fluent.Message {
  fileprivate mutating func take(_ comment: Fluent.Comment) {
    self.comment = comment
    range = comment.range.lowerBound..<range.upperBound
  }
}
