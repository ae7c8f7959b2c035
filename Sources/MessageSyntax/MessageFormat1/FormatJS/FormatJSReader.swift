/// Reads a text as the parser of FormatJS does, with its errors in their places.
///
/// Recursion is bounded by `MessageFormat1.maximumNesting`.
struct FormatJSReader {
  typealias SyntaxError = MessageFormat1.SyntaxError
  typealias ArgumentType = MessageFormat1.ArgumentType
  typealias ErrorKind = MessageFormat1.FormatJSErrorKind

  /// What a message stands in.
  struct Context {
    /// The type of the argument whose message this is.
    var parent = ArgumentType.none
    /// Whether a closing tag ends the message.
    var isInTag = false
    /// The number of messages and tags that it stands in.
    var depth = 0
    /// The number of messages that it stands in.
    var level = 0

    func inTag() -> Context {
      Context(parent: parent, isInTag: true, depth: depth + 1, level: level)
    }

    func inArgument(_ type: ArgumentType) -> Context {
      Context(parent: type, isInTag: isInTag, depth: depth + 1, level: level + 1)
    }
  }

  private(set) var output = PartList()
  private let options: MessageFormat1.FormatJSOptions
  private var offset = 0

  init(_ options: MessageFormat1.FormatJSOptions) { self.options = options }

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
    output.append(.messageStart, at: 0, length: 0)
    try readMessage(bytes, Context())
    output.appendLimit(of: 0, .messageLimit, at: offset, length: 0)
  }

  /// Reads the pieces of a message up to what ends it.
  private mutating func readMessage(
    _ bytes: Span<UInt8>, _ context: Context
  ) throws(SyntaxError) {
    guard context.depth <= MessageFormat1.maximumNesting else {
      throw SyntaxError(.nestedTooDeeply, offset..<offset)
    }
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): try readArgument(bytes, context)
      case UInt8(ascii: "}") where context.depth > 0: return
      case UInt8(ascii: "#") where context.parent.hasPluralStyle:
        output.append(.replaceNumber, at: offset, length: 1)
        offset += 1
      case UInt8(ascii: "'"): readApostrophe(bytes, context)
      case UInt8(ascii: "<") where !options.ignoresTags:
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        if next == UInt8(ascii: "/") {
          if context.isInTag { return }
          throw error(.unmatchedClosingTag, from: offset)
        }
        if Self.isLetter(next) {
          try readTag(bytes, context)
        } else {
          offset += 1
        }
      default: offset += 1
      }
    }
  }

  /// Reads an apostrophe and the text that it quotes, up to the end of the text where nothing closes
  /// it.
  private mutating func readApostrophe(_ bytes: Span<UInt8>, _ context: Context) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch next {
    case UInt8(ascii: "'"):
      output.append(.skipSyntax, at: offset + 1, length: 1)
      offset += 2
      return
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"): break
    case UInt8(ascii: "#") where context.parent.hasPluralStyle: break
    default:
      offset += 1
      return
    }
    output.append(.skipSyntax, at: offset, length: 1)
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'") else {
          output.append(.skipSyntax, at: offset, length: 1)
          offset += 1
          return
        }
        output.append(.skipSyntax, at: offset + 1, length: 1)
        offset += 1
      }
      offset += 1
    }
  }
}

extension FormatJSReader {
  private mutating func readTag(_ bytes: Span<UInt8>, _ context: Context) throws(SyntaxError) {
    let start = offset
    let tag = output.count
    offset += 1
    let name = readTagName(bytes)
    guard name.count <= Int(Int16.max) else { throw SyntaxError(.tooLong, name) }
    skipSpace(bytes)
    if skip("/>", bytes) {
      output.append(.tagStart, at: start, length: offset - start, value: name.count)
      output.appendLimit(of: tag, .tagLimit, at: offset, length: 0)
      return
    }
    guard skip(">", bytes) else { throw error(.invalidTag, from: start) }
    output.append(.tagStart, at: start, length: offset - start, value: name.count)
    try readMessage(bytes, context.inTag())
    let closingStart = offset
    guard skip("</", bytes) else { throw error(.unclosedTag, from: start) }
    guard offset < bytes.count, Self.isLetter(bytes[offset]) else {
      throw error(.invalidTag, from: closingStart)
    }
    let closingName = readTagName(bytes)
    guard isEqual(bytes, name, closingName) else {
      throw error(.unmatchedClosingTag, from: closingName.lowerBound)
    }
    skipSpace(bytes)
    guard skip(">", bytes) else { throw error(.invalidTag, from: closingStart) }
    output.appendLimit(of: tag, .tagLimit, at: closingStart, length: offset - closingStart)
  }

  private mutating func readTagName(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        guard Self.isTagNameCharacter(byte) else { break }
        offset += 1
      } else {
        let (scalar, length) = PatternCharacters.wideScalar(bytes, at: offset)
        guard Self.isTagNameCharacter(scalar) else { break }
        offset += length
      }
    }
    return start..<offset
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isTagNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: isLetter(byte)
    }
  }

  /// Whether a scalar beyond ASCII may stand in the name of a custom element (HTML, section 4.13.2).
  private static func isTagNameCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x203F...0x2040, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
      0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }
}

extension FormatJSReader {
  private mutating func readArgument(
    _ bytes: Span<UInt8>, _ context: Context
  ) throws(SyntaxError) {
    let start = offset
    let argument = output.count
    output.append(.argumentStart, at: start, length: 1)
    offset += 1
    skipSpace(bytes)
    guard offset < bytes.count else { throw error(.expectArgumentClosingBrace, from: start) }
    if skip("}", bytes) { throw error(.emptyArgument, from: start) }
    let name = readIdentifier(bytes)
    guard !name.isEmpty else { throw error(.malformedArgument, from: start) }
    addName(bytes, name)
    skipSpace(bytes)
    guard offset < bytes.count else { throw error(.expectArgumentClosingBrace, from: start) }
    var type = ArgumentType.none
    if bytes[offset] != UInt8(ascii: "}") {
      guard skip(",", bytes) else { throw error(.malformedArgument, from: start) }
      skipSpace(bytes)
      guard offset < bytes.count else { throw error(.expectArgumentClosingBrace, from: start) }
      type = try readType(bytes, context, start)
      output.parts[argument] = output.parts[argument].withValue(type.rawValue)
    }
    output.appendLimit(
      of: argument, .argumentLimit, at: offset, length: 1, value: type.rawValue)
    offset += 1
  }

  private mutating func addName(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if case .number(let number) = ArgumentNumber(bytes, range), number <= Int(Int16.max) {
      output.hasNumberedArguments = true
      output.append(.argumentNumber, at: range.lowerBound, length: range.count, value: number)
    } else {
      output.hasNamedArguments = true
      output.append(.argumentName, at: range.lowerBound, length: range.count)
    }
  }

  /// Reads the type of an argument and what follows it, up to the closing brace.
  private mutating func readType(
    _ bytes: Span<UInt8>, _ context: Context, _ start: Int
  ) throws(SyntaxError) -> ArgumentType {
    let name = readIdentifier(bytes)
    guard !name.isEmpty else { throw error(.expectArgumentType, from: offset) }
    let word = string(bytes, name)
    let type: ArgumentType
    switch word {
    case "number", "date", "time":
      type = .simple
      output.append(.argumentType, at: name.lowerBound, length: name.count)
      skipSpace(bytes)
      if skip(",", bytes) { try readStyle(bytes, isNumber: word == "number", start) }
    case "plural": type = .plural
    case "selectordinal": type = .selectOrdinal
    case "select": type = .select
    default: throw error(.invalidArgumentType, from: name.lowerBound)
    }
    if type != .simple { try readSelectors(bytes, context.inArgument(type), typeEnd: offset) }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "}") else {
      throw error(.expectArgumentClosingBrace, from: start)
    }
    return type
  }

  private mutating func readStyle(
    _ bytes: Span<UInt8>, isNumber: Bool, _ argumentStart: Int
  ) throws(SyntaxError) {
    skipSpace(bytes)
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") {
      if skip("'", bytes) {
        let quoted = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "'") { offset += 1 }
        guard offset < bytes.count else {
          throw error(.unclosedQuoteInArgumentStyle, from: quoted)
        }
      }
      offset += 1
    }
    let style = FormatJSStyle(string(bytes, start..<offset))
    guard !style.text.isEmpty else { throw error(.expectArgumentStyle, from: offset) }
    guard offset < bytes.count else {
      throw error(.expectArgumentClosingBrace, from: argumentStart)
    }
    output.append(.argumentStyle, at: start, length: style.text.utf8.count)
    guard let skeleton = style.skeleton else { return }
    if isNumber {
      guard MessageFormat1.NumberSkeleton(parsing: skeleton) != nil else {
        throw error(.invalidNumberSkeleton, from: start)
      }
    } else if skeleton.isEmpty {
      throw SyntaxError(
        .formatJS(.expectDateTimeSkeleton), argumentStart..<offset + 1, icuOffset: argumentStart)
    }
  }

  private mutating func readSelectors(
    _ bytes: Span<UInt8>, _ context: Context, typeEnd: Int
  ) throws(SyntaxError) {
    let isSelect = context.parent == .select
    skipSpace(bytes)
    guard skip(",", bytes) else {
      throw SyntaxError(
        .formatJS(.expectSelectArgumentOptions), typeEnd..<typeEnd, icuOffset: typeEnd)
    }
    skipSpace(bytes)
    if !isSelect { try readOffset(bytes) }
    var selectors: Set<String> = []
    while true {
      let start = offset
      guard let selector = try readSelector(bytes, hasValues: !isSelect) else { break }
      guard selectors.insert(selector).inserted else {
        throw error(
          isSelect ? .duplicateSelectArgumentSelector : .duplicatePluralArgumentSelector,
          from: start)
      }
      try readVariant(bytes, context)
      skipSpace(bytes)
    }
    guard !selectors.isEmpty else {
      throw error(
        isSelect ? .expectSelectArgumentSelector : .expectPluralArgumentSelector, from: offset)
    }
    if options.requiresOther, !selectors.contains("other") {
      throw error(.missingOtherClause, from: offset)
    }
  }

  private mutating func readVariant(
    _ bytes: Span<UInt8>, _ context: Context
  ) throws(SyntaxError) {
    skipSpace(bytes)
    let start = offset
    guard skip("{", bytes) else {
      throw error(
        context.parent == .select
          ? .expectSelectArgumentSelectorFragment : .expectPluralArgumentSelectorFragment,
        from: start)
    }
    let message = output.count
    output.append(.messageStart, at: start, length: 1, value: context.level)
    try readMessage(bytes, context)
    guard skip("}", bytes) else { throw error(.expectArgumentClosingBrace, from: start) }
    output.appendLimit(
      of: message, .messageLimit, at: offset - 1, length: 1, value: context.level)
  }

  /// Reads a selector and returns it; `nil` where something else stands.
  ///
  /// `=01` is returned as `=1`: FormatJS takes them for two selectors, of which one is never chosen.
  private mutating func readSelector(
    _ bytes: Span<UInt8>, hasValues: Bool
  ) throws(SyntaxError) -> String? {
    let start = offset
    if hasValues, skip("=", bytes) {
      let selector = output.count
      output.append(.argumentSelector, at: start, length: 1)
      let value = try readInteger(
        bytes, ifMissing: .expectPluralArgumentSelector, ifLarge: .invalidPluralArgumentSelector)
      output.parts[selector] = MessageFormat1.Part(
        .argumentSelector, at: start, length: offset - start)
      return "=\(value)"
    }
    let range = readIdentifier(bytes)
    guard !range.isEmpty else { return nil }
    output.append(.argumentSelector, at: start, length: range.count)
    return string(bytes, range)
  }

  /// Reads `offset:` and an integer where they stand.
  private mutating func readOffset(_ bytes: Span<UInt8>) throws(SyntaxError) {
    let start = offset
    guard ArgumentTypeName.isOffset(bytes, readIdentifier(bytes)) else {
      offset = start
      return
    }
    guard skip(":", bytes) else {
      throw error(.expectPluralArgumentOffsetValue, from: offset)
    }
    skipSpace(bytes)
    _ = try readInteger(
      bytes, ifMissing: .expectPluralArgumentOffsetValue,
      ifLarge: .invalidPluralArgumentOffsetValue)
    skipSpace(bytes)
  }

  /// Reads an integer that a double holds exactly.
  private mutating func readInteger(
    _ bytes: Span<UInt8>, ifMissing: ErrorKind, ifLarge: ErrorKind
  ) throws(SyntaxError) -> Int {
    let start = offset
    let isNegative = skip("-", bytes)
    if !isNegative { _ = skip("+", bytes) }
    let digits = offset
    var value = 0.0
    while offset < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] {
      value = value * 10 + Double(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    guard offset > digits else { throw error(ifMissing, from: start) }
    guard value < 0x1p53 else { throw error(ifLarge, from: start) }
    let integer = isNegative ? -Int(value) : Int(value)
    if abs(integer) <= Int(Int16.max) {
      output.append(.argumentInteger, at: start, length: offset - start, value: integer)
    } else if !output.append(number: Double(integer), at: start, length: offset - start) {
      throw SyntaxError(.tooLarge, start..<offset)
    }
    return integer
  }
}

extension FormatJSReader {
  /// An error that reaches from an offset to where reading has come.
  private func error(_ kind: ErrorKind, from start: Int) -> SyntaxError {
    SyntaxError(.formatJS(kind), start..<offset, icuOffset: start)
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    offset = PatternCharacters.skipWhiteSpace(bytes, from: offset)
  }

  private mutating func readIdentifier(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = offset
    offset = PatternCharacters.skipFormatJSIdentifier(bytes, from: start)
    return start..<offset
  }

  /// Skips characters where they stand, and returns whether they do.
  private mutating func skip(_ characters: StaticString, _ bytes: Span<UInt8>) -> Bool {
    let count = characters.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    let stands = characters.withUTF8Buffer { expected in
      for index in 0..<count {
        guard bytes[offset + index] == (unsafe expected[index]) else { return false }
      }
      return true
    }
    if stands { offset += count }
    return stands
  }

  private func isEqual(_ bytes: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { bytes[$0] == bytes[$1] }
  }

  private func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer[range], as: UTF8.self)
    }
  }
}
