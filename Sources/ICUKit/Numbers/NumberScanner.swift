internal import ICUShims

/// The characters of a typed number, without bidi marks and the white space around them.
struct NumberScanner {
  /// Which digits a number is written with.
  enum DigitSystem: Hashable {
    /// Those of the locale.
    case own
    /// Those of another system, by the code point of its zero.
    case zero(UInt32)
  }

  /// The characters with the values of those that are digits.
  struct Digits {
    let system: DigitSystem
    let values: [Int?]
  }

  private var scalars: ArraySlice<Unicode.Scalar>

  init(_ text: String) {
    let visible = text.unicodeScalars.filter { !CharacterFacts.isBidiControl($0) }
    let start = visible.firstIndex { !CharacterFacts.isWhiteSpace($0) } ?? visible.endIndex
    let end = visible.lastIndex { !CharacterFacts.isWhiteSpace($0) }.map {
      visible.index(after: $0)
    }
    scalars = Array(visible[start..<(end ?? start)])[...]
  }

  var isAtEnd: Bool { scalars.isEmpty }

  /// Skips a sign and the white space behind it, and returns whether it is a minus.
  mutating func skipSign() -> Bool {
    guard let sign = scalars.first else { return false }
    let isMinus = Self.minusSigns.contains(sign)
    if isMinus || Self.plusSigns.contains(sign) {
      scalars = scalars.dropFirst().drop(while: CharacterFacts.isWhiteSpace)
    }
    return isMinus
  }

  /// Returns the values of the digits that are left, which are all of one system.
  func digits(own symbols: NumberSymbols) throws(NumberParseError) -> Digits {
    var own: [Unicode.Scalar: Int] = [:]
    for (value, digit) in String(decoding: symbols.digits, as: UTF8.self).unicodeScalars
      .enumerated()
    {
      own[digit] = value
    }
    var system: DigitSystem?
    var values: [Int?] = []
    for scalar in scalars {
      guard let digit = Self.digit(scalar, own: own) else {
        values.append(nil)
        continue
      }
      guard system == nil || system == digit.system else { throw .invalid }
      system = digit.system
      values.append(digit.value)
    }
    guard let system else { throw .invalid }
    return Digits(system: system, values: values)
  }

  /// Returns the ASCII digits before and behind the decimal separator; groups stand where the locale has them.
  func parts(
    _ digits: Digits, symbols: NumberSymbols
  ) throws(NumberParseError) -> (integer: String, decimals: String) {
    var groups = [""]
    var decimals: String?
    for (scalar, value) in zip(scalars, digits.values) {
      if let value {
        if decimals == nil {
          groups[groups.count - 1].append(String(value))
        } else {
          decimals?.append(String(value))
        }
      } else if decimals != nil {
        throw Self.isSame(scalar, as: symbols.groupingSeparator) ? .misplacedGrouping : .invalid
      } else if Self.isSame(scalar, as: symbols.decimalSeparator) {
        decimals = ""
      } else if Self.isSame(scalar, as: symbols.groupingSeparator) {
        groups.append("")
      } else {
        throw .invalid
      }
    }
    if decimals == "" { throw .invalid }
    guard groups.count == 1 || symbols.grouping.allows(groups) else { throw .misplacedGrouping }
    return (groups.joined(), decimals ?? "")
  }

  private static func digit(
    _ scalar: Unicode.Scalar, own: [Unicode.Scalar: Int]
  ) -> (system: DigitSystem, value: Int)? {
    if let value = own[scalar] { return (.own, value) }
    let value = cicu_character_digit_value(scalar.value)
    return value < 0 ? nil : (.zero(scalar.value - UInt32(value)), Int(value))
  }

  /// Returns whether a character is a separator of the locale or one that people type for it.
  private static func isSame(_ scalar: Unicode.Scalar, as separator: String) -> Bool {
    let visible = separator.unicodeScalars.filter { !CharacterFacts.isBidiControl($0) }
    guard let symbol = visible.first, visible.count == 1 else { return false }
    if scalar == symbol { return true }
    if CharacterFacts.generalCategory(of: symbol) == .spaceSeparator {
      return CharacterFacts.generalCategory(of: scalar) == .spaceSeparator
    }
    return lookalikes.contains { $0.contains(symbol) && $0.contains(scalar) }
  }

  private static let lookalikes: [Set<Unicode.Scalar>] = [
    ["'", "\u{2019}", "\u{2BC}", "\u{FF07}"], [",", "\u{FE50}", "\u{FF0C}"],
    [".", "\u{FE52}", "\u{FF0E}"],
  ]

  private static let minusSigns: Set<Unicode.Scalar> = [
    "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{207B}", "\u{208B}", "\u{2212}",
    "\u{2796}", "\u{FE63}", "\u{FF0D}",
  ]

  private static let plusSigns: Set<Unicode.Scalar> = [
    "+", "\u{207A}", "\u{208A}", "\u{2795}", "\u{FB29}", "\u{FE62}", "\u{FF0B}",
  ]
}

extension NumberGrouping {
  /// Returns whether groups of digits have the sizes of the locale; `0,123` is rather another locale's decimal.
  fileprivate func allows(_ groups: [String]) -> Bool {
    guard primary > 0, let first = groups.first, let last = groups.last else { return false }
    return last.utf8.count == primary && 1...secondary ~= first.utf8.count && !first.hasPrefix("0")
      && groups.dropFirst().dropLast().allSatisfy { $0.utf8.count == secondary }
  }
}
