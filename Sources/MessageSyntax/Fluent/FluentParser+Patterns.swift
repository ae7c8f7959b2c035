extension Fluent.Parser {
  /// Reads a pattern that fills the whole text and whose lines need no indentation.
  mutating func readWholePattern() throws(Fluent.SyntaxError) -> Fluent.Pattern {
    isAlone = true
    let start = afterBlankLines(offset)
    guard !isAtEnd, start < bytes.count else { throw error(.missingValue) }
    offset = start
    let pattern = try readPattern(isBlock: byte(at: start) == Fluent.Parser.space)
    offset = afterBlank(offset)
    if !isAtEnd { throw error(.expectedToken("\n")) }
    return pattern
  }

  /// Reads the pattern that follows on the line or on those behind it, or goes nowhere where there is none.
  mutating func readPatternIfAny() throws(Fluent.SyntaxError) -> Fluent.Pattern? {
    let inline = afterSpaces(offset)
    guard let byte = byte(at: inline) else { return nil }
    if byte != Fluent.Parser.lineFeed {
      offset = inline
      return try readPattern(isBlock: false)
    }
    let line = afterBlankLines(inline)
    guard continuesPattern(line) else { return nil }
    offset = line
    return try readPattern(isBlock: true)
  }

  /// Reads a pattern that begins in the file where the line does, or at a place of it where there is text.
  ///
  /// - Parameter start: The first byte of a pattern as it was read before.
  mutating func readPattern(again start: Int) throws(Fluent.SyntaxError) -> Fluent.Pattern {
    var line = start
    while line > 0, bytes[line - 1] == Fluent.Parser.space { line -= 1 }
    let isBlock = line > 0 && bytes[line - 1] == Fluent.Parser.lineFeed && line < start
    offset = isBlock ? line : start
    return try readPattern(isBlock: isBlock)
  }

  /// Whether a line that is not blank goes on with the pattern before it.
  private func continuesPattern(_ line: Int) -> Bool {
    let start = afterSpaces(line)
    guard let byte = byte(at: start) else { return false }
    if byte == UInt8(ascii: "{") { return true }
    guard start > line || isAlone && depth == 0 else { return false }
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): return false
    default: return true
    }
  }

  private mutating func readPattern(
    isBlock: Bool
  ) throws(Fluent.SyntaxError) -> Fluent.Pattern {
    var parts = PatternParts(keepsLayout: depth == 0)
    let start = offset
    if isBlock {
      skipSpaces()
      parts.append(.indentation(lineEnds: start..<start, spaces: start..<offset))
    }
    loop: while let byte = current {
      switch byte {
      case Fluent.Parser.lineFeed:
        let end = offset
        let line = afterBlankLines(offset)
        guard continuesPattern(line) else { break loop }
        offset = afterSpaces(line)
        parts.append(.indentation(lineEnds: end..<line, spaces: line..<offset))
      case UInt8(ascii: "{"): parts.append(.placeable(try readPlaceable()))
      case UInt8(ascii: "}"): throw error(.unbalancedBrace)
      default: parts.append(.text(readText()))
      }
    }
    return parts.pattern(start..<offset, in: bytes)
  }

  private mutating func readText() -> Range<Int> {
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), Fluent.Parser.lineFeed: return start..<offset
      case 0x0D where current == Fluent.Parser.lineFeed: return start..<offset
      default: offset += 1
      }
    }
    return start..<offset
  }

  mutating func readPlaceable() throws(Fluent.SyntaxError) -> Fluent.Placeable {
    let start = offset
    try expect("{")
    guard depth < Fluent.maximumDepth else {
      throw Fluent.SyntaxError(.nestedTooDeeply, at: start)
    }
    depth += 1
    skipBlank()
    let expression = try readExpression()
    try expect("}")
    depth -= 1
    return Fluent.Placeable(expression: expression, range: start..<offset)
  }
}

/// The parts of a pattern before their common indentation is known.
private struct PatternParts {
  enum Part {
    case text(Range<Int>)
    case placeable(Fluent.Placeable)
    /// The line ends before a line, with the blank lines between them, and the spaces that it begins with.
    case indentation(lineEnds: Range<Int>, spaces: Range<Int>)
  }

  private let keepsLayout: Bool
  private var parts: [Part] = []
  private var commonIndentation = Int.max

  init(keepsLayout: Bool) { self.keepsLayout = keepsLayout }

  mutating func append(_ part: Part) {
    if case .indentation(_, let spaces) = part {
      commonIndentation = min(commonIndentation, spaces.count)
    }
    parts.append(part)
  }

  func pattern(_ range: Range<Int>, in bytes: [UInt8]) -> Fluent.Pattern {
    if parts.count == 1, case .text(let text) = parts[0] { return oneText(text, range, in: bytes) }
    let elements = elements(in: bytes)
    guard keepsLayout else { return Fluent.Pattern(elements: elements, range: range) }
    let segments = segments(in: bytes)
    let first = segments.first?.lowerBound ?? range.lowerBound
    let last = segments.last?.upperBound ?? range.lowerBound
    return Fluent.Pattern(
      elements: elements, range: range, sourceRange: first..<last,
      segments: segments.count > 1 ? segments : [],
      indentation: commonIndentation == .max ? 0 : commonIndentation)
  }

  private func oneText(
    _ text: Range<Int>, _ range: Range<Int>, in bytes: [UInt8]
  ) -> Fluent.Pattern {
    let end = trimmed(text, in: bytes)
    let value = String(decoding: bytes[text.lowerBound..<end], as: UTF8.self)
    let elements: [Fluent.Element] =
      value.isEmpty ? [] : [.text(Fluent.TextElement(value: value, range: text))]
    return Fluent.Pattern(
      elements: elements, range: range, sourceRange: text.lowerBound..<end)
  }

  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, PatternParts.isTrimmed(bytes[end - 1]) { end -= 1 }
    return end
  }

  private static func isTrimmed(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == 0x0A
  }

  /// The elements as the specification has them: common indentation removed, texts joined, the end trimmed.
  private func elements(in bytes: [UInt8]) -> [Fluent.Element] {
    var elements: [Fluent.Element] = []
    var text: [UInt8] = []
    var range: Range<Int>?
    func flush(isLast: Bool) {
      guard let textRange = range else { return }
      if isLast { while let last = text.last, PatternParts.isTrimmed(last) { text.removeLast() } }
      if !text.isEmpty {
        elements.append(
          .text(
            Fluent.TextElement(value: String(decoding: text, as: UTF8.self), range: textRange)))
      }
      text = []
      range = nil
    }
    func add(_ bytes: some Sequence<UInt8>, _ added: Range<Int>) {
      text += bytes
      range = (range?.lowerBound ?? added.lowerBound)..<added.upperBound
    }
    for part in parts {
      switch part {
      case .text(let range): add(bytes[range], range)
      case .placeable(let placeable):
        flush(isLast: false)
        elements.append(.placeable(placeable))
      case .indentation(let lineEnds, let spaces):
        let kept = spaces.dropFirst(commonIndentation)
        if lineEnds.isEmpty, kept.isEmpty { continue }
        add(
          bytes[lineEnds].filter { $0 == 0x0A } + bytes[kept],
          lineEnds.lowerBound..<spaces.upperBound)
      }
    }
    flush(isLast: true)
    return elements
  }

  /// Where the parts stand that make the text as a catalog keeps it.
  private func segments(in bytes: [UInt8]) -> [Range<Int>] {
    var segments: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      if let last = segments.last, last.upperBound == range.lowerBound {
        segments[segments.count - 1] = last.lowerBound..<range.upperBound
      } else {
        segments.append(range)
      }
    }
    for part in parts {
      switch part {
      case .text(let range): add(range)
      case .placeable(let placeable):
        var start = placeable.range.lowerBound
        for index in placeable.range where bytes[index] == 0x0D && bytes[index + 1] == 0x0A {
          add(start..<index)
          start = index + 1
        }
        add(start..<placeable.range.upperBound)
      case .indentation(let lineEnds, let spaces):
        for index in lineEnds where bytes[index] == 0x0A { add(index..<index + 1) }
        add(spaces.dropFirst(commonIndentation))
      }
    }
    while let last = segments.popLast() {
      let end = trimmed(last, in: bytes)
      if end > last.lowerBound {
        segments.append(last.lowerBound..<end)
        break
      }
    }
    return segments
  }
}
