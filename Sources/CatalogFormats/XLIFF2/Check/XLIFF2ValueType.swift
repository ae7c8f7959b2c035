internal import LocaleCore
internal import SourceText

/// What the value of an attribute of XLIFF 2 may be.
enum XLIFF2ValueType: Sendable {
  /// Any text.
  case text
  /// Letters, digits, and the few other characters of a name (`xs:NMTOKEN`).
  case nameToken
  /// Several of these with spaces between them.
  case nameTokens
  /// A language tag (BCP 47).
  case language
  /// A whole number from 1 up to a limit.
  case positiveInteger(upTo: Int)
  /// A whole number.
  case integer
  /// A decimal number from 0 up to a limit.
  case decimal(upTo: Double)
  /// Hexadecimal digits.
  case hexadecimal
  /// A value of one’s own, as in `myTool:value`.
  case userDefined
  /// One of the words.
  case word([String])
  /// One of the words, or a value of one’s own.
  case wordOrUserDefined([String])
  /// One of the words, or one that begins with `x-`.
  case wordOrExtension([String])

  /// `yes` or `no`.
  static let yesNo = XLIFF2ValueType.word(["yes", "no"])
  /// A whole number from 1.
  static let positive = XLIFF2ValueType.positiveInteger(upTo: .max)

  /// Returns what is expected where a value is none of these, or `nil` where it is.
  func refusal(of value: String) -> DiagnosticMessage? {
    switch self {
    case .text: nil
    case .nameToken:
      XLIFF2ValueType.isNameToken(value[...])
        ? nil : "“\(value)” is no name; expected letters, digits, and . - _ : alone"
    case .nameTokens:
      value.utf8.split(whereSeparator: { $0 <= 0x20 }).allSatisfy {
        XLIFF2ValueType.isNameToken(Substring($0))
      } && !value.utf8.allSatisfy { $0 <= 0x20 }
        ? nil : "“\(value)” is no list of names; separate the names by spaces"
    case .language:
      XLIFF2ValueType.isLanguage(value)
        ? nil : "“\(value)” is no language tag; expected one such as en or pt-BR"
    case .positiveInteger(let limit): number(value, limit)
    case .integer: Int(value) != nil ? nil : "“\(value)” is no whole number"
    case .decimal(let limit):
      Double(value).map { $0 >= 0 && $0 <= limit } == true
        ? nil : "“\(value)” is out of range; expected a number from 0 to \(Int(limit))"
    case .hexadecimal:
      !value.isEmpty && value.utf8.count % 2 == 0 && value.utf8.allSatisfy(\.isHexadecimalDigit)
        ? nil : "“\(value)” is no character code; expected four or six hexadecimal digits"
    case .userDefined:
      XLIFF2ValueType.isUserDefined(value)
        ? nil : "“\(value)” needs a prefix of its authority, as in myTool:value"
    case .word(let words):
      words.contains(value)
        ? nil : "“\(value)” is not known here; expected \(words.joined(separator: ", "))"
    case .wordOrUserDefined(let words):
      words.contains(value) || XLIFF2ValueType.isUserDefined(value)
        ? nil
        : """
        “\(value)” is not known here; expected \(words.joined(separator: ", ")), or a value with a prefix, \
        as in myTool:value
        """
    case .wordOrExtension(let words):
      words.contains(value) || value.utf8.starts(with: "x-".utf8)
        ? nil
        : "“\(value)” is not known here; expected \(words.joined(separator: ", ")), or a word with x- before it"
    }
  }

  private func number(_ value: String, _ limit: Int) -> DiagnosticMessage? {
    if let number = Int(value), number >= 1, number <= limit { return nil }
    return limit == .max
      ? "“\(value)” is no whole number from 1"
      : "“\(value)” is no whole number from 1 to \(limit)"
  }

  /// Returns whether a value is a name token (XML 1.0, production 7).
  static func isNameToken(_ value: Substring) -> Bool {
    !value.isEmpty
      && value.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":", "\u{B7}": true
        default:
          scalar.value >= 0xC0 && scalar.value != 0xD7 && scalar.value != 0xF7
            && !scalar.properties.isWhitespace
        }
      }
  }

  static func isLanguage(_ value: String) -> Bool {
    guard !value.contains("_"), let first = value.utf8.split(separator: UInt8(ascii: "-")).first
    else { return false }
    if first.count == 1 {
      return value.utf8.count > 2 && "xXiI".utf8.contains(first[first.startIndex])
    }
    return LocaleTag(value).isWellFormed
  }

  static func isUserDefined(_ value: String) -> Bool {
    let parts = value.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 > 0x20 } }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
