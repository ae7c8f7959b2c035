/// Finds what other formats write for characters: `\n`, `\"`, `\u00e9`, `&amp;`, `&#39;`.
struct EscapeSearch {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The escapes that begin with a backslash.
  var backslashEscapes: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let length = bytes[index] == UInt8(ascii: "\\") ? backslashEscape(at: index) : 0
      if length > 0 { found.append(index..<index + length) }
      index += max(length, 1)
    }
    return found
  }

  /// The entities of HTML and XML.
  var entities: [Range<Int>] {
    bytes.indices.compactMap { index in
      bytes[index] == UInt8(ascii: "&") ? entity(at: index) : nil
    }
  }

  /// Entities that lack their semicolon: `&nbsp `.
  var unfinishedEntities: [Range<Int>] {
    bytes.indices.compactMap { index in
      guard bytes[index] == UInt8(ascii: "&") else { return nil }
      let name = bytes[(index + 1)...].prefix(while: \.isASCIIAlphanumeric)
      let isKnown = EscapeSearch.names.contains(String(decoding: name, as: UTF8.self))
      let isFinished = bytes[name.endIndex...].first == UInt8(ascii: ";")
      return isKnown && !isFinished ? index..<name.endIndex : nil
    }
  }

  private func backslashEscape(at start: Int) -> Int {
    guard start + 1 < bytes.count else { return 0 }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return 2
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return isPath(at: start) ? 0 : 2
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = bytes[(start + 2)...].prefix(4)
      return digits.count == 4 && digits.allSatisfy(\.isASCIIHexadecimal) ? 6 : 0
    default: return 0
    }
  }

  /// `C:\new`: a path of Windows.
  private func isPath(at start: Int) -> Bool {
    start > 0
      && (bytes[start - 1] == UInt8(ascii: ":") && start > 1 && bytes[start - 2].isASCIIUppercase)
  }

  private func entity(at start: Int) -> Range<Int>? {
    let rest = bytes[(start + 1)...]
    guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = bytes[start + 1..<end]
    let isKnown: Bool
    if name.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
      let value = isHexadecimal ? digits.dropFirst() : digits
      isKnown =
        !value.isEmpty
        && value.allSatisfy { isHexadecimal ? $0.isASCIIHexadecimal : $0.isASCIIDigit }
    } else {
      isKnown = EscapeSearch.names.contains(String(decoding: name, as: UTF8.self))
    }
    return isKnown ? start..<end + 1 : nil
  }

  /// The entities of XML, and those of HTML that stand for marks in ordinary text.
  private static let names: Set = [
    "amp", "lt", "gt", "quot", "apos", "nbsp", "hellip", "mdash", "ndash", "lsquo", "rsquo",
    "ldquo", "rdquo", "laquo", "raquo", "copy", "reg", "trade", "bull", "middot", "eacute",
    "egrave",
    "agrave", "ccedil", "auml", "ouml", "uuml", "szlig",
  ]
}

extension UInt8 {
  /// Whether the byte is a hexadecimal digit of ASCII.
  var isASCIIHexadecimal: Bool {
    isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }
}
