/// Tells patterns of MessageFormat from plain texts, as programs do that format only what has arguments.
enum JavaPattern {
  /// Returns whether a text has an argument: a number in braces, alone or before a comma (`{0}`, `{1,date}`), or a
  /// name with a type of ICU’s (`{count, plural, …}`).
  static func hasArgument(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while let brace = brace(in: bytes.span, offset..<range.upperBound) {
      if isArgument(bytes, brace + 1..<range.upperBound) { return true }
      offset = brace + 1
    }
    return false
  }

  /// Returns whether a text has an argument.
  static func hasArgument(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return hasArgument(bytes, bytes.indices)
  }

  @inline(__always)
  private static func brace(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "{") { return offset }
      offset += 1
    }
    return nil
  }

  private static let types: [[UInt8]] = [
    "plural", "select", "selectordinal", "number", "date", "time", "choice", "spellout", "ordinal",
    "duration",
  ].map { Array($0.utf8) }

  private static func isArgument(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var rest = bytes[range].drop { $0 == 0x20 }
    let name = rest.prefix { isNameByte($0) }
    guard !name.isEmpty else { return false }
    rest = rest.dropFirst(name.count).drop { $0 == 0x20 }
    let isNumber = name.allSatisfy { 0x30...0x39 ~= $0 }
    if isNumber { return rest.first == UInt8(ascii: "}") || rest.first == UInt8(ascii: ",") }
    guard rest.first == UInt8(ascii: ",") else { return false }
    let type = rest.dropFirst().drop { $0 == 0x20 }.prefix { isNameByte($0) }
    return types.contains { type.elementsEqual($0) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 && byte >= 0x41 || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
  }
}
