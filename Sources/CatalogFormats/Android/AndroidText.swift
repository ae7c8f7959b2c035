internal import SourceText
internal import StructuredText

/// The text of a resource as the resource compiler aapt2 reads it.
///
/// References of XML are resolved first, then escapes; white space is one space outside of quotation marks, and none
/// at both ends where the text has no inline elements. Tags of such elements are a part of the text.
struct AndroidText {
  /// What is wrong in a text, and where.
  struct Fault {
    enum Kind {
      case apostrophe
      case unicodeEscape
      case loneSurrogate
      case unpairedQuote
      case nestedPlaceholder
      case questionMark
    }

    let kind: Kind
    let range: SourceRange
  }

  /// An `xliff:g` element.
  struct Placeholder {
    let start: Int
    var end: Int
    let attributes: [(name: String, value: String)]
  }

  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For each byte of the text the offset in the file of what it was made of; empty where nobody asks.
  private(set) var offsets: [UInt32] = []
  /// What is wrong, in the order of the file.
  private(set) var faults: [Fault] = []
  /// Whether each less-than sign of the text begins a tag, in their order.
  private(set) var tags: [Bool] = []
  /// The `xliff:g` elements in the order of their start tags.
  private(set) var placeholders: [Placeholder] = []
  /// Whether the text has inline elements.
  private(set) var hasElements = false
  /// Whether all of it is one character data section.
  private(set) var isCharacterData = false
  /// Whether it refers to another resource.
  private(set) var isReference = false

  private let keepsOffsets: Bool
  private var isQuoted = false
  private var quoteOffset = 0
  private var endsWithSpace = false

  /// Reads the content of an element.
  ///
  /// - Parameters:
  ///   - content: The bytes between its tags, which are well-formed.
  ///   - file: The file in UTF-8.
  ///   - keepsOffsets: Whether `offsets` are wanted.
  init(content: SourceRange, of file: [UInt8], keepsOffsets: Bool = false) {
    self.keepsOffsets = keepsOffsets
    var pieces = AndroidPieces(content: content, of: file)
    hasElements = pieces.hasElements
    isCharacterData = pieces.isCharacterData
    if !hasElements {
      findReference(in: pieces)
      pieces.trim()
    }
    for piece in pieces.pieces { append(piece, file) }
    if isQuoted { report(.unpairedQuote, quoteOffset, 1) }
  }

  private mutating func append(_ piece: AndroidPieces.Piece, _ file: [UInt8]) {
    switch piece {
    case .text(let segment): append(segment)
    case .tag(let range):
      tags.append(true)
      for offset in range.start..<range.end { emit(file[offset], offset) }
      endsWithSpace = false
    case .placeholderStart(let range, let attributes, let isNested):
      if isNested { report(.nestedPlaceholder, range.start, range.count) }
      placeholders.append(Placeholder(start: bytes.count, end: -1, attributes: attributes))
    case .placeholderEnd:
      guard let open = placeholders.lastIndex(where: { $0.end < 0 }) else { return }
      placeholders[open].end = bytes.count
    }
  }

  private mutating func append(_ segment: AndroidPieces.Segment) {
    var index = 0
    while index < segment.bytes.count {
      let byte = segment.bytes[index]
      let offset = Int(segment.offsets[index])
      if !isQuoted, AndroidPieces.isSpace(byte) {
        if !endsWithSpace { emit(0x20, offset) }
        endsWithSpace = true
        index += 1
        continue
      }
      endsWithSpace = false
      switch byte {
      case UInt8(ascii: "\\"):
        index = appendEscape(segment, at: index)
        continue
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        quoteOffset = offset
      case UInt8(ascii: "'") where !isQuoted:
        report(.apostrophe, offset, 1)
        emit(byte, offset)
      case UInt8(ascii: "<"):
        tags.append(false)
        emit(byte, offset)
      default: emit(byte, offset)
      }
      index += 1
    }
  }

  /// Appends what an escape stands for and returns the index behind it; a backslash at the end is nothing.
  private mutating func appendEscape(_ segment: AndroidPieces.Segment, at index: Int) -> Int {
    guard index + 1 < segment.bytes.count else { return index + 1 }
    let offset = Int(segment.offsets[index])
    switch segment.bytes[index + 1] {
    case UInt8(ascii: "n"): emit(0x0A, offset)
    case UInt8(ascii: "t"): emit(0x09, offset)
    case UInt8(ascii: "u"): return appendUnicodeEscape(segment, at: index)
    case UInt8(ascii: "<"):
      tags.append(false)
      emit(UInt8(ascii: "<"), offset)
    case let byte: emit(byte, offset)
    }
    return index + 2
  }

  private mutating func appendUnicodeEscape(
    _ segment: AndroidPieces.Segment, at index: Int
  ) -> Int {
    let offset = Int(segment.offsets[index])
    guard let unit = segment.codeUnit(at: index) else {
      let last = min(index + 5, segment.bytes.count - 1)
      report(.unicodeEscape, offset, Int(segment.offsets[last]) - offset)
      return index + 2
    }
    if unit & 0xFC00 == 0xD800, let low = segment.codeUnit(at: index + 6), low & 0xFC00 == 0xDC00 {
      emit(scalar: 0x1_0000 + (unit & 0x3FF) << 10 + (low & 0x3FF), offset)
      return index + 12
    }
    if unit & 0xF800 == 0xD800 { report(.loneSurrogate, offset, 6) }
    emit(scalar: unit, offset)
    return index + 6
  }

  private mutating func emit(scalar: UInt32, _ offset: Int) {
    let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    if scalar == "<" { tags.append(false) }
    for byte in String(scalar).utf8 { emit(byte, offset) }
  }

  private mutating func emit(_ byte: UInt8, _ offset: Int) {
    bytes.append(byte)
    if keepsOffsets { offsets.append(UInt32(offset)) }
  }

  private mutating func report(_ kind: Fault.Kind, _ offset: Int, _ count: Int) {
    faults.append(Fault(kind: kind, range: SourceRange(offset, offset + max(count, 1))))
  }

  private mutating func findReference(in pieces: AndroidPieces) {
    guard let first = pieces.firstByte, first.byte == 0x40 || first.byte == 0x3F else { return }
    let name = String(decoding: pieces.trimmedText.dropFirst(), as: UTF8.self)
    if first.byte == UInt8(ascii: "@") {
      isReference = AndroidReference.isResource(name)
    } else if !name.isEmpty {
      isReference = AndroidReference.isAttribute(name)
      if !isReference { report(.questionMark, first.offset, 1) }
    }
  }
}

/// References to other resources in the place of a text.
enum AndroidReference {
  /// Returns whether what follows `@` is a reference: `null`, `empty`, or `[+][package:]type/name`.
  static func isResource(_ text: String) -> Bool {
    if text == "null" || text == "empty" { return true }
    var text = text[...]
    if let first = text.first, first == "+" || first == "*" { text = text.dropFirst() }
    if let colon = text.firstIndex(of: ":") { text = text[text.index(after: colon)...] }
    guard let slash = text.firstIndex(of: "/"), text.index(after: slash) < text.endIndex else {
      return false
    }
    return types.contains(String(text[..<slash]))
  }

  /// Returns whether what follows `?` is a reference to an attribute: `[package:][attr/]name`.
  static func isAttribute(_ text: String) -> Bool {
    let isName = text.utf8.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || [0x5F, 0x2E, 0x3A, 0x2F, 0x2D].contains($0)
    }
    return isName && !text.isEmpty
  }

  private static let types: Set = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction",
    "id", "integer", "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw",
    "string", "style", "styleable", "transition", "xml",
  ]
}
