/// Reads a text as `icu::MessagePattern` does.
///
/// What is begun and not yet ended is kept on a stack of its own, so that the depth of a message
/// needs no stack of the thread.
struct PatternReader {
  typealias SyntaxError = MessageFormat1.SyntaxError
  typealias ArgumentType = MessageFormat1.ArgumentType

  /// A complex argument one of whose messages is being read.
  struct Frame {
    let type: ArgumentType
    /// The index of the part that begins the argument.
    let argumentStart: Int
    /// The offset of its style, where ICU sees many errors.
    let styleOffset: Int
    /// The index of the part that begins the message.
    var messageStart = 0
    var hasOther = false
    /// Whether neither an offset nor a message has been read.
    var isEmpty = true
  }

  private(set) var output = PartList()
  private let quotesAlways: Bool
  private var outer: [Frame] = []
  private var frame = Frame(type: .none, argumentStart: 0, styleOffset: 0)
  /// The number of complex arguments that are open.
  private var depth = 0

  init(_ mode: MessageFormat1.ApostropheMode) {
    quotesAlways = mode == .doubleRequired
  }

  /// Reads a text from its beginning to its end in one pass.
  mutating func read(_ text: String) throws(SyntaxError) {
    var text = text
    let error: SyntaxError? = text.withUTF8 { buffer in
      do throws(SyntaxError) {
        try read(unsafe buffer.span)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
  }

  private mutating func read(_ bytes: Span<UInt8>) throws(SyntaxError) {
    guard bytes.count < Int(Int32.max) else { throw SyntaxError(.tooLarge, 0..<bytes.count) }
    output.parts.reserveCapacity(Swift.min(4 + bytes.count / 3, 256))
    output.append(.messageStart, at: 0, length: 0)
    var offset = 0
    while true {
      offset = SyntaxSearch.next(in: bytes, from: offset)
      guard offset < bytes.count else { break }
      switch bytes[offset] {
      case UInt8(ascii: "{"): offset = try readArgument(bytes, at: offset)
      case UInt8(ascii: "'"): offset = readApostrophe(bytes, at: offset)
      case UInt8(ascii: "}") where depth > 0:
        offset = try endMessage(bytes, at: offset, length: frame.type == .choice ? 0 : 1)
      case UInt8(ascii: "|") where frame.type == .choice:
        offset = try endMessage(bytes, at: offset, length: 1)
      case UInt8(ascii: "#") where frame.type.hasPluralStyle:
        output.append(.replaceNumber, at: offset, length: 1)
        offset += 1
      default: offset += 1
      }
    }
    guard depth == 0 else { throw unclosedMessage }
    output.appendLimit(of: 0, .messageLimit, at: offset, length: 0)
  }

  private var unclosedMessage: SyntaxError {
    let message = output.parts[frame.messageStart]
    return message.length == 0
      ? SyntaxError(.unclosedArgument, output.parts[frame.argumentStart].range)
      : SyntaxError(.unclosedMessage, message.range)
  }

  /// Reads what an apostrophe in the text of a message begins and returns the offset behind it.
  private mutating func readApostrophe(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let next = offset + 1
    guard next < bytes.count else { return insertApostrophe(at: next) }
    let byte = bytes[next]
    if byte == UInt8(ascii: "'") {
      output.append(.skipSyntax, at: next, length: 1)
      return next + 1
    }
    guard beginsQuote(byte) else { return insertApostrophe(at: next) }
    output.append(.skipSyntax, at: offset, length: 1)
    var end = next + 1
    while true {
      while end < bytes.count, bytes[end] != UInt8(ascii: "'") { end &+= 1 }
      guard end < bytes.count else { return insertApostrophe(at: end) }
      guard end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "'") else {
        output.append(.skipSyntax, at: end, length: 1)
        return end + 1
      }
      output.append(.skipSyntax, at: end + 1, length: 1)
      end += 2
    }
  }

  private func beginsQuote(_ byte: UInt8) -> Bool {
    if quotesAlways { return true }
    return switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "|"): frame.type == .choice
    case UInt8(ascii: "#"): frame.type.hasPluralStyle
    default: false
    }
  }

  private mutating func insertApostrophe(at offset: Int) -> Int {
    output.append(
      .insertCharacter, at: offset, length: 0, value: Int(UInt8(ascii: "'")))
    return offset
  }

  /// Ends the message of a complex argument, and returns the offset where text begins again.
  private mutating func endMessage(
    _ bytes: Span<UInt8>, at offset: Int, length: Int
  ) throws(SyntaxError) -> Int {
    output.appendLimit(
      of: frame.messageStart, .messageLimit, at: offset, length: length, value: depth)
    if frame.type != .choice { return try readSelector(bytes, at: offset + 1) }
    return bytes[offset] == UInt8(ascii: "}")
      ? endComplexArgument(at: offset)
      : try readChoice(
        bytes, at: PatternCharacters.skipWhiteSpace(bytes, from: offset + 1))
  }

  /// Begins a message of the innermost complex argument.
  private mutating func beginMessage(at offset: Int, length: Int) throws(SyntaxError) -> Int {
    frame.messageStart = output.count
    frame.isEmpty = false
    output.append(.messageStart, at: offset, length: length, value: depth)
    return offset + length
  }
}

extension PatternReader {
  /// Reads an argument up to its end or to its first message, and returns the offset where text
  /// begins again.
  private mutating func readArgument(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int {
    let argument = output.count
    output.append(.argumentStart, at: start, length: 1)
    let nameOffset = PatternCharacters.skipWhiteSpace(bytes, from: start + 1)
    let nameEnd = PatternCharacters.skipIdentifier(bytes, from: nameOffset)
    try readName(bytes, nameOffset..<nameEnd, argumentOffset: start)
    let offset = PatternCharacters.skipWhiteSpace(bytes, from: nameEnd)
    guard offset < bytes.count else { throw unclosed(start) }
    switch bytes[offset] {
    case UInt8(ascii: "}"): return endArgument(argument, .none, at: offset)
    case UInt8(ascii: ","):
      return try readType(bytes, at: offset + 1, argument: argument, nameOffset: nameOffset)
    default: throw malformed(.malformedArgument, at: offset, nameOffset, bytes)
    }
  }

  private mutating func readName(
    _ bytes: Span<UInt8>, _ range: Range<Int>, argumentOffset: Int
  ) throws(SyntaxError) {
    let start = range.lowerBound
    guard start < bytes.count else { throw unclosed(argumentOffset) }
    guard !range.isEmpty else {
      throw malformed(.missingArgumentName, at: start, start, bytes)
    }
    switch ArgumentNumber(bytes, range) {
    case .number(let number):
      guard number <= Int(Int16.max) else {
        throw SyntaxError(.argumentNumberTooLarge, range, icuOffset: start)
      }
      output.hasNumberedArguments = true
      output.append(.argumentNumber, at: start, length: range.count, value: number)
    case .name:
      try checkLength(bytes, range)
      output.hasNamedArguments = true
      output.append(.argumentName, at: start, length: range.count)
    case .malformed:
      throw SyntaxError(.malformedArgumentNumber, range, icuOffset: start)
    }
  }

  /// Reads the type of an argument and what follows it.
  private mutating func readType(
    _ bytes: Span<UInt8>, at start: Int, argument: Int, nameOffset: Int
  ) throws(SyntaxError) -> Int {
    let typeOffset = PatternCharacters.skipWhiteSpace(bytes, from: start)
    var typeEnd = typeOffset
    while typeEnd < bytes.count, PatternCharacters.isLetter(bytes[typeEnd]) {
      typeEnd += 1
    }
    let offset = PatternCharacters.skipWhiteSpace(bytes, from: typeEnd)
    guard offset < bytes.count else { throw unclosed(output.parts[argument].offset) }
    let byte = bytes[offset]
    guard typeEnd > typeOffset else {
      throw malformed(.missingArgumentType, at: offset, nameOffset, bytes)
    }
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else {
      throw malformed(.malformedArgumentType, at: offset, nameOffset, bytes)
    }
    try checkLength(bytes, typeOffset..<typeEnd, icuOffset: nameOffset)
    let type = ArgumentTypeName.type(bytes, typeOffset..<typeEnd)
    output.parts[argument] = output.parts[argument].withValue(type.rawValue)
    if type == .simple {
      output.append(.argumentType, at: typeOffset, length: typeEnd - typeOffset)
      if byte == UInt8(ascii: "}") { return endArgument(argument, .simple, at: offset) }
      let end = try readStyle(bytes, at: offset + 1, argument: argument)
      return endArgument(argument, .simple, at: end)
    }
    guard byte == UInt8(ascii: ",") else {
      throw SyntaxError(.missingSelectors, typeOffset..<typeEnd, icuOffset: nameOffset)
    }
    return try beginComplexArgument(bytes, type, argument: argument, at: offset + 1)
  }

  /// Reads a style as it stands, and returns the offset of the `}` behind it.
  private mutating func readStyle(
    _ bytes: Span<UInt8>, at start: Int, argument: Int
  ) throws(SyntaxError) -> Int {
    var openBraces = 0
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "'"):
        let quote = offset
        repeat { offset += 1 } while offset < bytes.count && bytes[offset] != UInt8(ascii: "'")
        guard offset < bytes.count else {
          throw SyntaxError(.unclosedQuoteInStyle, quote..<quote + 1, icuOffset: start)
        }
      case UInt8(ascii: "{"): openBraces += 1
      case UInt8(ascii: "}") where openBraces > 0: openBraces -= 1
      case UInt8(ascii: "}"):
        try checkLength(bytes, start..<offset)
        output.append(.argumentStyle, at: start, length: offset - start)
        return offset
      default: break
      }
      offset += 1
    }
    throw unclosed(output.parts[argument].offset)
  }

  private mutating func endArgument(_ argument: Int, _ type: ArgumentType, at offset: Int) -> Int {
    output.appendLimit(
      of: argument, .argumentLimit, at: offset, length: 1, value: type.rawValue)
    return offset + 1
  }
}

extension PatternReader {
  private mutating func beginComplexArgument(
    _ bytes: Span<UInt8>, _ type: ArgumentType, argument: Int, at offset: Int
  ) throws(SyntaxError) -> Int {
    guard depth < MessageFormat1.maximumNesting else {
      throw SyntaxError(.nestedTooDeeply, output.parts[argument].range)
    }
    if depth > 0 { outer.append(frame) }
    frame = Frame(type: type, argumentStart: argument, styleOffset: offset)
    depth += 1
    guard type == .choice else { return try readSelector(bytes, at: offset) }
    let start = PatternCharacters.skipWhiteSpace(bytes, from: offset)
    guard start < bytes.count, bytes[start] != UInt8(ascii: "}") else {
      throw SyntaxError(.missingChoice, start..<start)
    }
    return try readChoice(bytes, at: start)
  }

  private mutating func endComplexArgument(at offset: Int) -> Int {
    let ended = frame
    depth -= 1
    frame = outer.popLast() ?? Frame(type: .none, argumentStart: 0, styleOffset: 0)
    return endArgument(ended.argumentStart, ended.type, at: offset)
  }

  /// Reads a number and a separator, and begins the message of a choice.
  private mutating func readChoice(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int {
    let style = frame.styleOffset
    let end = SyntaxNumber.skip(bytes, from: start)
    guard end > start else {
      throw malformed(.missingChoiceNumber, at: start, style, bytes)
    }
    try checkLength(bytes, start..<end)
    try readNumber(bytes, start..<end, allowsInfinity: true)
    let separator = PatternCharacters.skipWhiteSpace(bytes, from: end)
    let length = separatorLength(bytes, at: separator)
    guard length > 0 else {
      throw malformed(.missingChoiceSeparator, at: separator, style, bytes)
    }
    output.append(.argumentSelector, at: separator, length: length)
    return try beginMessage(at: separator + length, length: 0)
  }

  /// The number of bytes of `#`, `<` or `≤`, or 0 where none of them stands.
  private func separatorLength(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    if bytes[offset] == UInt8(ascii: "#") || bytes[offset] == UInt8(ascii: "<") { return 1 }
    return offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x89
      && bytes[offset + 2] == 0xA4 ? 3 : 0
  }

  /// Reads what stands between two messages of a plural or select argument: begins the next message,
  /// or ends the argument.
  private mutating func readSelector(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int {
    var offset = PatternCharacters.skipWhiteSpace(bytes, from: start)
    if frame.isEmpty, frame.type.hasPluralStyle, let end = try readOffset(bytes, at: offset) {
      offset = PatternCharacters.skipWhiteSpace(bytes, from: end)
    }
    let style = frame.styleOffset
    guard offset < bytes.count else {
      throw SyntaxError(.unclosedSelectors, offset..<offset, icuOffset: style)
    }
    if bytes[offset] == UInt8(ascii: "}") {
      guard frame.hasOther else { throw SyntaxError(.missingOther, offset..<offset) }
      return endComplexArgument(at: offset)
    }
    let selectorEnd =
      bytes[offset] == UInt8(ascii: "=") && frame.type.hasPluralStyle
      ? try readExplicitValue(bytes, at: offset) : try readKeyword(bytes, at: offset)
    let message = PatternCharacters.skipWhiteSpace(bytes, from: selectorEnd)
    guard message < bytes.count, bytes[message] == UInt8(ascii: "{") else {
      throw SyntaxError(.missingVariant, offset..<selectorEnd, icuOffset: offset)
    }
    return try beginMessage(at: message, length: 1)
  }

  private mutating func readExplicitValue(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int {
    let end = SyntaxNumber.skip(bytes, from: start + 1)
    guard end > start + 1 else {
      throw SyntaxError(
        .missingExplicitValue, start..<start + 1, icuOffset: frame.styleOffset)
    }
    try checkLength(bytes, start..<end)
    output.append(.argumentSelector, at: start, length: end - start)
    try readNumber(bytes, start + 1..<end, allowsInfinity: false)
    return end
  }

  private mutating func readKeyword(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int {
    let end = PatternCharacters.skipIdentifier(bytes, from: start)
    guard end > start else {
      throw malformed(.missingSelector, at: start, frame.styleOffset, bytes)
    }
    try checkLength(bytes, start..<end)
    output.append(.argumentSelector, at: start, length: end - start)
    if bytes[start] == UInt8(ascii: "o") {
      if isOffset(bytes, start..<end) {
        throw SyntaxError(.misplacedOffset, start..<end + 1, icuOffset: frame.styleOffset)
      }
      if ArgumentTypeName.isOther(bytes, start..<end) { frame.hasOther = true }
    }
    return end
  }

  /// Reads `offset:` and a number where they stand before all messages, and returns the offset
  /// behind them; `nil` where there is none.
  private mutating func readOffset(
    _ bytes: Span<UInt8>, at start: Int
  ) throws(SyntaxError) -> Int? {
    guard start + 6 < bytes.count, bytes[start] == UInt8(ascii: "o"),
      isOffset(bytes, start..<start + 6)
    else { return nil }
    frame.isEmpty = false
    let value = PatternCharacters.skipWhiteSpace(bytes, from: start + 7)
    let end = SyntaxNumber.skip(bytes, from: value)
    guard end > value else {
      throw SyntaxError(.missingOffsetValue, start..<start + 7, icuOffset: frame.styleOffset)
    }
    try checkLength(bytes, value..<end)
    try readNumber(bytes, value..<end, allowsInfinity: false)
    return end
  }

  /// Whether a word is `offset` and a colon follows it, in a plural argument.
  private func isOffset(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    frame.type.hasPluralStyle && range.count == 6 && range.upperBound < bytes.count
      && bytes[range.upperBound] == UInt8(ascii: ":")
      && ArgumentTypeName.isOffset(bytes, range)
  }

  private mutating func readNumber(
    _ bytes: Span<UInt8>, _ range: Range<Int>, allowsInfinity: Bool
  ) throws(SyntaxError) {
    switch SyntaxNumber(bytes, range, allowsInfinity: allowsInfinity) {
    case .integer(let value):
      output.append(.argumentInteger, at: range.lowerBound, length: range.count, value: value)
    case .double(let value):
      guard output.append(number: value, at: range.lowerBound, length: range.count) else {
        throw SyntaxError(.tooLarge, range)
      }
    case .malformed:
      throw SyntaxError(.malformedNumber, range, icuOffset: range.lowerBound)
    }
  }
}

extension PatternReader {
  private func unclosed(_ offset: Int) -> SyntaxError {
    SyntaxError(.unclosedArgument, offset..<offset + 1)
  }

  /// An error at the character that stands at an offset.
  private func malformed(
    _ kind: SyntaxError.Kind, at offset: Int, _ icuOffset: Int, _ bytes: Span<UInt8>
  ) -> SyntaxError {
    var end = Swift.min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SyntaxError(kind, offset..<end, icuOffset: icuOffset)
  }

  /// Refuses what is longer than 65,535 UTF-16 units.
  @inline(__always)
  private func checkLength(
    _ bytes: Span<UInt8>, _ range: Range<Int>, icuOffset: Int? = nil
  ) throws(SyntaxError) {
    if range.count > Int(UInt16.max) { try countUnits(bytes, range, icuOffset: icuOffset) }
  }

  @inline(never)
  private func countUnits(
    _ bytes: Span<UInt8>, _ range: Range<Int>, icuOffset: Int?
  ) throws(SyntaxError) {
    var length = 0
    for offset in range {
      let byte = bytes[offset]
      if byte & 0xC0 != 0x80 { length += byte >= 0xF0 ? 2 : 1 }
    }
    guard length <= Int(UInt16.max) else {
      throw SyntaxError(.tooLong, range, icuOffset: icuOffset ?? range.lowerBound)
    }
  }
}
