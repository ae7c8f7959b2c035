internal import SourceText
internal import StructuredText

/// The content of an element in parts: text with the references of XML resolved, and tags.
struct AndroidPieces {
  /// Text between two tags; comments do not part it.
  struct Segment {
    var bytes: [UInt8] = []
    var offsets: [UInt32] = []

    /// The code unit of an escape `\uXXXX`, or `nil` where there is none at an index.
    func codeUnit(at index: Int) -> UInt32? {
      guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      else { return nil }
      var unit: UInt32 = 0
      for digit in bytes[(index + 2)..<(index + 6)] {
        guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
        unit = unit << 4 | UInt32(value)
      }
      return unit
    }
  }

  enum Piece {
    case text(Segment)
    /// A tag of an inline element.
    case tag(SourceRange)
    case placeholderStart(
      SourceRange, attributes: [(name: String, value: String)], isNested: Bool)
    case placeholderEnd
  }

  private(set) var pieces: [Piece] = []
  /// Whether there is another element than `xliff:g`.
  private(set) var hasElements = false
  /// Whether there is one character data section and nothing else.
  private(set) var isCharacterData = false

  init(content: SourceRange, of file: [UInt8]) {
    var reader = XMLTokenReader(content: content, of: file)
    var segment = Segment()
    var openPlaceholders: [Bool] = []
    var sectionCount = 0
    var hasOther = false
    while let token = reader.next(), token != .end {
      switch token {
      case .text:
        hasOther = true
        AndroidPieces.append(reader.contentRange, of: file, to: &segment)
      case .characterData:
        sectionCount += 1
        AndroidPieces.append(reader.contentRange, of: file, to: &segment, hasReferences: false)
      case .startTag, .emptyTag, .endTag:
        hasOther = true
        flush(&segment)
        append(token, reader, &openPlaceholders)
      case .comment, .instruction, .documentType, .end: hasOther = true
      }
    }
    flush(&segment)
    isCharacterData = sectionCount == 1 && !hasOther
  }

  private mutating func append(
    _ token: XMLTokenReader.Token, _ reader: XMLTokenReader, _ open: inout [Bool]
  ) {
    if token == .endTag {
      pieces.append(open.popLast() == true ? .placeholderEnd : .tag(reader.range))
      return
    }
    let isPlaceholder = reader.name(is: "xliff:g")
    if isPlaceholder {
      pieces.append(
        .placeholderStart(
          reader.range, attributes: reader.decodedAttributes, isNested: open.contains(true)))
      if token == .emptyTag { pieces.append(.placeholderEnd) }
    } else {
      hasElements = true
      pieces.append(.tag(reader.range))
    }
    if token == .startTag { open.append(isPlaceholder) }
  }

  private mutating func flush(_ segment: inout Segment) {
    guard !segment.bytes.isEmpty else { return }
    pieces.append(.text(segment))
    segment = Segment()
  }

  private static func append(
    _ range: SourceRange, of file: [UInt8], to segment: inout Segment, hasReferences: Bool = true
  ) {
    var offset = range.start
    while offset < range.end {
      let byte = file[offset]
      if hasReferences, byte == UInt8(ascii: "&"),
        let reference = XMLReference(at: offset, in: file)
      {
        for byte in String(reference.scalar).utf8 {
          segment.bytes.append(byte)
          segment.offsets.append(UInt32(offset))
        }
        offset = reference.end
      } else {
        // XML makes a line feed of every line end (section 2.11).
        let isCRLF = byte == 0x0D && offset + 1 < range.end && file[offset + 1] == 0x0A
        segment.bytes.append(byte == 0x0D ? 0x0A : byte)
        segment.offsets.append(UInt32(offset))
        offset += isCRLF ? 2 : 1
      }
    }
  }

  /// White space of C.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  /// Takes white space away before the first segment and behind the last one.
  mutating func trim() {
    for index in pieces.indices {
      guard case .text(var segment) = pieces[index] else { continue }
      let count = segment.bytes.prefix(while: AndroidPieces.isSpace).count
      segment.bytes.removeFirst(count)
      segment.offsets.removeFirst(count)
      pieces[index] = .text(segment)
      break
    }
    for index in pieces.indices.reversed() {
      guard case .text(var segment) = pieces[index] else { continue }
      let count = segment.bytes.reversed().prefix(while: AndroidPieces.isSpace).count
      segment.bytes.removeLast(count)
      segment.offsets.removeLast(count)
      pieces[index] = .text(segment)
      break
    }
  }

  /// The first byte of the text that is no white space.
  var firstByte: (byte: UInt8, offset: Int)? {
    for case .text(let segment) in pieces {
      if let index = segment.bytes.firstIndex(where: { !AndroidPieces.isSpace($0) }) {
        return (segment.bytes[index], Int(segment.offsets[index]))
      }
    }
    return nil
  }

  /// The text with its escapes as they are written, without white space at its ends.
  var trimmedText: ArraySlice<UInt8> {
    var text: [UInt8] = []
    for case .text(let segment) in pieces { text += segment.bytes }
    let start = text.firstIndex { !AndroidPieces.isSpace($0) } ?? text.endIndex
    let end = text.lastIndex { !AndroidPieces.isSpace($0) } ?? start - 1
    return text[start..<max(start, end + 1)]
  }
}

extension XMLTokenReader {
  /// The attributes of the last start tag with their references resolved.
  var decodedAttributes: [(name: String, value: String)] {
    attributes.map { attribute in
      let name = bytes[attribute.nameRange.start..<attribute.nameRange.end]
      return (String(decoding: name, as: UTF8.self), value(of: attribute))
    }
  }

  /// The value of an attribute with its references resolved; each white space is a space (XML 1.0, section 3.3.3).
  func value(of attribute: Attribute) -> String {
    let range = attribute.valueRange
    let raw = bytes[range.start..<range.end]
    guard raw.contains(where: { $0 == UInt8(ascii: "&") || $0 < 0x20 }) else {
      return String(decoding: raw, as: UTF8.self)
    }
    var value: [UInt8] = []
    var offset = range.start
    while offset < range.end {
      if let reference = bytes[offset] == UInt8(ascii: "&")
        ? XMLReference(at: offset, in: bytes) : nil
      {
        value += Array(String(reference.scalar).utf8)
        offset = reference.end
      } else {
        let isCRLF = bytes[offset] == 0x0D && offset + 1 < range.end && bytes[offset + 1] == 0x0A
        value.append(bytes[offset] < 0x20 ? 0x20 : bytes[offset])
        offset += isCRLF ? 2 : 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
