public import SourceText

/// Reads XML in UTF-8 one tag, text or comment at a time, straight over the bytes (XML 1.0, fifth edition).
///
/// For large files that are flat lists: it makes no tree and no strings. What it reads to the end is well-formed, so
/// that `XMLDocument` accepts it, too; what it stops at is either no XML, and then `XMLDocument` says why, or one of
/// the few things that it does not know: names beyond ASCII, declarations in a document type, other encodings.
public struct XMLTokenReader {
  /// What was read.
  public enum Token: Sendable {
    /// A start tag, `<a>`.
    case startTag
    /// An element without content, `<a/>`.
    case emptyTag
    /// An end tag, `</a>`; it matches the start tag.
    case endTag
    /// Text with its references as they are written.
    case text
    /// A character data section.
    case characterData
    /// A comment.
    case comment
    /// A processing instruction, the XML declaration included.
    case instruction
    /// A document type.
    case documentType
    /// The end of the bytes, outside of all elements.
    case end
  }

  /// An attribute of a start tag.
  public struct Attribute: Sendable {
    /// The bytes of the name, its prefix included.
    public let nameRange: SourceRange
    /// The bytes of the value between its quotation marks, with its references as they are written.
    public let valueRange: SourceRange
  }

  /// The bytes that are read.
  public let bytes: [UInt8]
  private let end: Int
  private let isFragment: Bool
  private let hasOwnEncoding: Bool
  private var hasRoot = false
  private var openElements: [SourceRange] = []
  private var start = 0
  /// The offset behind the last token, or where the reader has stopped.
  public private(set) var offset: Int
  /// The bytes of the name of the last tag or instruction.
  public private(set) var nameRange = SourceRange(0, 0)
  /// The bytes of the last text, or those between the delimiters of a section or a comment.
  public private(set) var contentRange = SourceRange(0, 0)
  /// The attributes of the last start tag.
  public private(set) var attributes: [Attribute] = []

  /// Starts to read a whole file, behind its byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The file, which must be valid UTF-8.
  ///   - isDecoded: Whether it was decoded from another encoding, which its declaration may still name.
  public init(_ bytes: [UInt8], isDecoded: Bool = false) {
    self.bytes = bytes
    end = bytes.count
    isFragment = false
    hasOwnEncoding = !isDecoded
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Starts to read what stands between the tags of an element.
  ///
  /// - Parameters:
  ///   - content: The bytes between the tags.
  ///   - bytes: The file, which must be valid UTF-8.
  public init(content: SourceRange, of bytes: [UInt8]) {
    self.bytes = bytes
    end = content.end
    isFragment = true
    hasOwnEncoding = true
    offset = content.start
  }

  /// The number of elements that are open.
  public var depth: Int { openElements.count }

  /// All bytes of the last token, its delimiters included.
  public var range: SourceRange { SourceRange(start, offset) }

  /// Reads the next token.
  ///
  /// - Returns: `nil` where the reader stops for good, at `offset`.
  public mutating func next() -> Token? {
    start = offset
    guard offset < end else {
      return openElements.isEmpty && (isFragment || hasRoot) ? .end : nil
    }
    guard bytes[offset] == UInt8(ascii: "<") else { return text() }
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): return endTag()
    case UInt8(ascii: "!"): return declaration()
    case UInt8(ascii: "?"): return instruction()
    default: return startTag()
    }
  }

  /// Returns whether the last tag has a name.
  public func name(is name: StaticString) -> Bool { text(of: nameRange, is: name) }

  /// Returns whether bytes are a text in ASCII.
  public func text(of range: SourceRange, is expected: StaticString) -> Bool {
    guard range.count == expected.utf8CodeUnitCount else { return false }
    return unsafe zip(
      bytes[range.start..<range.end],
      UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount)
    ).allSatisfy { $0 == $1 }
  }
}

// Tags.
extension XMLTokenReader {
  private mutating func startTag() -> Token? {
    guard openElements.count < XMLDocument.maximumDepth, isFragment || !hasRoot || depth > 0
    else { return nil }
    offset += 1
    guard let name = readName() else { return nil }
    nameRange = name
    attributes.removeAll(keepingCapacity: true)
    while true {
      let hasSpace = skipSpace()
      switch byte(at: offset) {
      case UInt8(ascii: ">"):
        offset += 1
        hasRoot = true
        openElements.append(name)
        return .startTag
      case UInt8(ascii: "/"):
        guard byte(at: offset + 1) == UInt8(ascii: ">") else { return nil }
        offset += 2
        hasRoot = true
        return .emptyTag
      default: guard hasSpace, readAttribute() else { return nil }
      }
    }
  }

  private mutating func readAttribute() -> Bool {
    guard let name = readName() else { return false }
    _ = skipSpace()
    guard byte(at: offset) == UInt8(ascii: "=") else { return false }
    offset += 1
    _ = skipSpace()
    let mark = byte(at: offset)
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return false }
    offset += 1
    let valueStart = offset
    while offset < end, bytes[offset] != mark {
      guard bytes[offset] != UInt8(ascii: "<"), skipCharacter() else { return false }
    }
    guard offset < end, !attributes.contains(where: { isSame($0.nameRange, name) }) else {
      return false
    }
    attributes.append(Attribute(nameRange: name, valueRange: SourceRange(valueStart, offset)))
    offset += 1
    return true
  }

  private mutating func endTag() -> Token? {
    offset += 2
    guard let name = readName() else { return nil }
    _ = skipSpace()
    guard byte(at: offset) == UInt8(ascii: ">"), let open = openElements.last, isSame(open, name)
    else {
      offset = start
      return nil
    }
    openElements.removeLast()
    nameRange = name
    offset += 1
    return .endTag
  }

  private mutating func readName() -> SourceRange? {
    let nameStart = offset
    guard XMLTokenReader.startsName(byte(at: offset)) else { return nil }
    offset += 1
    while XMLTokenReader.continuesName(byte(at: offset)) { offset += 1 }
    return SourceRange(nameStart, offset)
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  private func isSame(_ one: SourceRange, _ other: SourceRange) -> Bool {
    one.count == other.count
      && bytes[one.start..<one.end].elementsEqual(bytes[other.start..<other.end])
  }
}

// Text, comments and declarations.
extension XMLTokenReader {
  private mutating func text() -> Token? {
    let isContent = isFragment || depth > 0
    while offset < end {
      if isContent { offset = endOfPlainText }
      guard offset < end else { break }
      let byte = bytes[offset]
      if byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "]"), has("]]>") { return nil }
      guard skipCharacter(), isContent || XMLTokenReader.isSpace(byte) else { return nil }
    }
    contentRange = range
    return .text
  }

  /// Where the first byte stands that needs a look: a mark of XML, a control character, or one that may begin a
  /// character that XML does not allow.
  private var endOfPlainText: Int {
    var place = offset
    while place < end {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
        || byte == UInt8(ascii: "]") || byte == 0xEF
      {
        break
      }
      place += 1
    }
    return place
  }

  private mutating func declaration() -> Token? {
    if has("<!--") { return delimited("<!--", "-->", .comment) }
    if has("<![CDATA["), isFragment || depth > 0 {
      return delimited("<![CDATA[", "]]>", .characterData)
    }
    if has("<!DOCTYPE"), !isFragment, !hasRoot { return documentType() }
    return nil
  }

  private mutating func instruction() -> Token? {
    offset += 2
    guard let name = readName() else { return nil }
    nameRange = name
    if String(decoding: bytes[name.start..<name.end], as: UTF8.self).lowercased() == "xml" {
      guard !isFragment, start == (bytes.first == 0xEF ? 3 : 0), text(of: name, is: "xml"),
        readDeclaration()
      else { return nil }
      return .instruction
    }
    guard has("?>") || XMLTokenReader.isSpace(byte(at: offset)) else { return nil }
    return readContent(until: "?>") ? .instruction : nil
  }

  /// Reads the rest of the XML declaration, which may name no other encoding.
  private mutating func readDeclaration() -> Bool {
    attributes.removeAll(keepingCapacity: true)
    while skipSpace(), !has("?>") { guard readAttribute() else { return false } }
    guard has("?>"), let version = attributes.first, text(of: version.nameRange, is: "version"),
      text(of: version.valueRange, is: "1.0") || text(of: version.valueRange, is: "1.1")
    else { return false }
    offset += 2
    var rest = attributes.dropFirst()
    if let encoding = rest.first, text(of: encoding.nameRange, is: "encoding") {
      let name = bytes[encoding.valueRange.start..<encoding.valueRange.end]
      let isRight = String(decoding: name, as: UTF8.self).lowercased() == "utf-8"
      guard isRight || !hasOwnEncoding else { return false }
      rest = rest.dropFirst()
    }
    if let alone = rest.first, text(of: alone.nameRange, is: "standalone") {
      guard text(of: alone.valueRange, is: "yes") || text(of: alone.valueRange, is: "no") else {
        return false
      }
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }

  private mutating func documentType() -> Token? {
    offset += 9
    guard skipSpace(), readName() != nil else { return nil }
    let hasSpace = skipSpace()
    if hasSpace, has("SYSTEM") {
      offset += 6
      guard skipSpace(), skipLiteral() else { return nil }
    } else if hasSpace, has("PUBLIC") {
      offset += 6
      guard skipSpace(), skipLiteral(), skipSpace(), skipLiteral() else { return nil }
    }
    _ = skipSpace()
    guard byte(at: offset) == UInt8(ascii: ">") else { return nil }
    offset += 1
    return .documentType
  }

  private mutating func skipLiteral() -> Bool {
    let mark = byte(at: offset)
    guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return false }
    offset += 1
    while XMLTokenReader.continuesName(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "/")
      || byte(at: offset) == UInt8(ascii: " ")
    {
      offset += 1
    }
    guard byte(at: offset) == mark else { return false }
    offset += 1
    return true
  }

  private mutating func delimited(
    _ opening: StaticString, _ closing: StaticString, _ token: Token
  ) -> Token? {
    offset += opening.utf8CodeUnitCount
    guard readContent(until: closing) else { return nil }
    if token == .comment {
      let content = bytes[contentRange.start..<contentRange.end]
      let hyphen = UInt8(ascii: "-")
      if content.last == hyphen
        || zip(content, content.dropFirst()).contains(where: { $0 == hyphen && $1 == hyphen })
      {
        return nil
      }
    }
    return token
  }

  /// Reads characters up to a delimiter and passes over that.
  private mutating func readContent(until closing: StaticString) -> Bool {
    let contentStart = offset
    let first = unsafe closing.utf8Start[0]
    while offset < end {
      if bytes[offset] == first, has(closing) {
        contentRange = SourceRange(contentStart, offset)
        offset += closing.utf8CodeUnitCount
        return true
      }
      guard skipByte() else { return false }
    }
    return false
  }
}

// Characters.
extension XMLTokenReader {
  private func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return offset + count <= end
      && self.text(of: SourceRange(offset, offset + count), is: text)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private mutating func skipSpace() -> Bool {
    let spaceStart = offset
    while XMLTokenReader.isSpace(byte(at: offset)) { offset += 1 }
    return offset > spaceStart
  }

  /// Passes over a byte of a character, or over a reference.
  @inline(__always)
  private mutating func skipCharacter() -> Bool {
    guard bytes[offset] == UInt8(ascii: "&") else { return skipByte() }
    guard let reference = XMLReference(at: offset, in: bytes, end: end) else { return false }
    offset = reference.end
    return true
  }

  /// Passes over a byte of a character that XML allows (section 2.2).
  @inline(__always)
  private mutating func skipByte() -> Bool {
    let byte = bytes[offset]
    if byte < 0x20, !XMLTokenReader.isSpace(byte) { return false }
    if byte == 0xEF, self.byte(at: offset + 1) == 0xBF, self.byte(at: offset + 2) >= 0xBE {
      return false
    }
    offset += 1
    return true
  }
}
