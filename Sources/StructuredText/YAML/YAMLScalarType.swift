/// What Ruby’s Psych makes of a plain scalar, by YAML 1.1.
public enum YAMLScalarType: String, Hashable, Sendable {
  /// A text.
  case string
  /// `yes`, `no`, `on`, `off`, `true`, `false` in any case of letters.
  case boolean
  /// Nothing at all, `~` or `null`.
  case null
  /// A whole number, with `_` or `,` among its digits, or to the base 60.
  case integer
  /// A number with decimals.
  case float
  /// A day, with or without a time.
  case date
  /// A symbol of Ruby: a colon and a name.
  case symbol

  /// Looks at a text that stands without quotation marks.
  public init(ofPlain text: String) {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else {
      self = .null
      return
    }
    if bytes.contains(0x0A) {
      self = .string
    } else if let word = YAMLScalarType.words[text.lowercased()] {
      self = word
    } else if first == UInt8(ascii: ":"), bytes.count > 1 {
      self = .symbol
    } else if bytes.contains(where: { 0x30...0x39 ~= $0 }) {
      self = YAMLScalarType.number(bytes)
    } else {
      self = .string
    }
  }

  private static let words: [String: YAMLScalarType] = [
    "yes": .boolean, "no": .boolean, "on": .boolean, "off": .boolean, "true": .boolean,
    "false": .boolean, "~": .null, "null": .null, ".inf": .float, "+.inf": .float,
    "-.inf": .float, ".nan": .float,
  ]

  private static func number(_ bytes: [UInt8]) -> YAMLScalarType {
    if isDate(bytes) { return .date }
    var digits = bytes[...]
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    guard let first = digits.first else { return .string }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0b".utf8) {
      let isBinary = digits.starts(with: "0b".utf8)
      let rest = digits.dropFirst(2)
      return !rest.isEmpty && rest.allSatisfy { isDigit($0, hexadecimal: !isBinary) }
        ? .integer : .string
    }
    let isBase60 =
      digits.contains(UInt8(ascii: ":")) && isDigit(first)
      && digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    if isBase60 { return .integer }
    guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else {
      return isDigit(first) && digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ",") }
        ? .integer : .string
    }
    let whole = digits[..<point]
    var decimals = digits[(point + 1)...]
    if let exponent = decimals.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let rest = decimals[(exponent + 1)...]
      guard let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
        rest.count > 1, rest.dropFirst().allSatisfy({ 0x30...0x39 ~= $0 })
      else { return .string }
      decimals = decimals[..<exponent]
    }
    let isNumber =
      (whole.first.map { 0x30...0x39 ~= $0 } ?? true)
      && whole.allSatisfy { isDigit($0) || $0 == UInt8(ascii: ",") }
      && decimals.allSatisfy { 0x30...0x39 ~= $0 }
    return isNumber ? .float : .string
  }

  private static func isDigit(_ byte: UInt8, hexadecimal: Bool = false) -> Bool {
    0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
      || hexadecimal && UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  /// Whether a text begins as `2001-12-14` does, and goes on with a time or not at all.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].count == 4, 1...2 ~= parts[1].count else { return false }
    let day = parts[2].prefix { 0x30...0x39 ~= $0 }
    guard (parts[0] + parts[1]).allSatisfy({ 0x30...0x39 ~= $0 }), 1...2 ~= day.count else {
      return false
    }
    let rest = bytes[day.endIndex...]
    guard let next = rest.first else { return true }
    return (next == UInt8(ascii: " ") || next | 0x20 == UInt8(ascii: "t"))
      && rest.contains(UInt8(ascii: ":"))
  }
}
