internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How a file of YAML writes texts.
///
/// What stands before a range tells its style: a quotation mark, an apostrophe, the head of a block, or nothing of
/// these.
struct YAMLSourceEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard TextEncoding(of: bytes) == .utf8 else { return range.start }
    var scanner = YAMLTextScanner(bytes, range)
    while let step = scanner.next(), scanner.decodedCount <= offset { _ = step }
    return min(scanner.lastStart, range.end)
  }

  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard TextEncoding(of: bytes) == .utf8, !text.utf8.contains(where: { $0 < 0x20 }) else {
      return nil
    }
    switch YAMLTextScanner.style(of: range, in: bytes) {
    case .doubleQuoted:
      return JSONEscapes.encode(text)
    case .singleQuoted:
      return String(text.flatMap { $0 == "'" ? ["'", "'"] : [$0] })
    case .plain:
      // Only where nothing could be taken for a mark, at whatever place of the text it comes to stand.
      let isSafe =
        !text.isEmpty && text.utf8.first != 0x20 && text.utf8.last != 0x20
        && YAMLScalarType(ofPlain: text) == .string
        && text.utf8.allSatisfy { byte in
          byte >= 0x80 || YAMLSourceEscapes.plainCharacters.contains(byte)
        }
        && text.utf8.first.map { !YAMLSourceEscapes.notFirst.contains($0) } ?? false
      return isSafe ? text : nil
    case .literal, .folded: return nil
    }
  }

  private static let plainCharacters = Set(
    " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.;!?()_-+/%$<>=*'\"".utf8)
  private static let notFirst = Set("!?_-+/%$<>=*'\".(".utf8)
}

/// Walks over a scalar as it stands in a file, character by character of its text.
struct YAMLTextScanner {
  private let bytes: [UInt8]
  private let end: Int
  private let style: YAMLNode.Style
  private let indentation: Int
  private var offset: Int
  /// How many bytes of the text were passed.
  private(set) var decodedCount = 0
  /// Where the last step began.
  private(set) var lastStart: Int

  init(_ bytes: [UInt8], _ range: SourceRange) {
    self.bytes = bytes
    end = min(range.end, bytes.count)
    offset = range.start
    lastStart = range.start
    style = YAMLTextScanner.style(of: range, in: bytes)
    let line = bytes[offset..<max(offset, end)].drop { $0 == 0x0A || $0 == 0x0D }
    indentation = line.prefix { $0 == 0x20 }.count
    if style == .literal || style == .folded { skipIndentation() }
    lastStart = offset
  }

  /// The style of the scalar whose text has a range.
  static func style(of range: SourceRange, in bytes: [UInt8]) -> YAMLNode.Style {
    guard range.start > 0, range.start <= bytes.count else { return .plain }
    switch bytes[range.start - 1] {
    case UInt8(ascii: "\""): return .doubleQuoted
    case UInt8(ascii: "'"): return .singleQuoted
    case 0x0A: return .literal
    default:
      return range.start < bytes.count && bytes[range.start] == UInt8(ascii: "*")
        ? .literal : .plain
    }
  }

  /// Passes one character or escape; returns how many bytes it is in the text, or `nil` at the end.
  mutating func next() -> Int? {
    lastStart = offset
    guard offset < end else { return nil }
    let count = step()
    decodedCount += count
    return count
  }

  private mutating func step() -> Int {
    let byte = bytes[offset]
    switch (style, byte) {
    case (.doubleQuoted, UInt8(ascii: "\\")): return escape()
    case (.singleQuoted, UInt8(ascii: "'")):
      offset += 2
      return 1
    case (.literal, 0x0A), (.folded, 0x0A):
      offset += 1
      skipIndentation()
      return 1
    case (.plain, 0x0A), (.singleQuoted, 0x0A), (.doubleQuoted, 0x0A), (.plain, 0x0D),
      (.singleQuoted, 0x0D), (.doubleQuoted, 0x0D):
      return fold()
    case (.plain, 0x20), (.singleQuoted, 0x20), (.doubleQuoted, 0x20):
      let rest = bytes[offset..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if let next = rest.first, next == 0x0A || next == 0x0D {
        offset = rest.startIndex
        return fold()
      }
      offset += 1
      return 1
    default:
      let count = DecodedText.characterByteCount(byte)
      offset += count
      return count
    }
  }

  /// Passes line ends with the white space around them: one is a space, more are one line end less.
  private mutating func fold() -> Int {
    var lineEnds = 0
    while offset < end, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[offset]) {
      if bytes[offset] == 0x0A { lineEnds += 1 }
      offset += 1
    }
    return max(1, lineEnds - 1)
  }

  private mutating func escape() -> Int {
    let letter = offset + 1 < end ? bytes[offset + 1] : 0
    let digits: Int
    switch letter {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case 0x0A:
      offset += 2
      while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      return 0
    case UInt8(ascii: "N"), UInt8(ascii: "_"):
      offset += 2
      return 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"):
      offset += 2
      return 3
    default:
      offset += 2
      return 1
    }
    let spelling = bytes[min(offset + 2, end)..<min(offset + 2 + digits, end)]
    offset = min(offset + 2 + digits, end)
    let code = UInt32(String(decoding: spelling, as: UTF8.self), radix: 16) ?? 0xFFFD
    return Unicode.Scalar(code).map { UTF8.width($0) } ?? 3
  }

  private mutating func skipIndentation() {
    var rest = indentation
    while rest > 0, offset < end, bytes[offset] == 0x20 {
      offset += 1
      rest -= 1
    }
  }
}
