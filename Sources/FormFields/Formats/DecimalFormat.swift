public import CatalogRuntime
public import FoundationEssentials
internal import ICUKit

/// Numbers with decimals, as the locale writes them: `1,234.50`, in German (de) `1.234,50`.
///
/// The value is a `Decimal`, not a `Double`: people type decimal digits, and an amount of 0.1 must stay one. It holds 38
/// digits. A number with more decimals than the format has is refused with a sample of the right ones and not rounded: what
/// was typed is never changed silently.
public struct DecimalFormat: FieldFormat, Hashable {
  /// How many decimals a number has: at least so many are shown, and at most so many can be typed.
  public let fractionDigits: ClosedRange<Int>
  /// Whether digits are separated in groups where a number is shown.
  public let isGrouped: Bool

  /// The greatest number of digits of a value.
  public static let maximumDigits = 38

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - fractionDigits: How many decimals a number has, from 0 to ``maximumDigits``: at least so many are shown, and at most
  ///     so many can be typed.
  ///   - isGrouped: Whether digits are separated in groups where a number is shown.
  public init(fractionDigits: ClosedRange<Int> = 0...maximumDigits, isGrouped: Bool = true) {
    self.fractionDigits = fractionDigits.clamped(to: 0...Self.maximumDigits)
    self.isGrouped = isGrouped
  }

  /// Creates the format of numbers with a fixed number of decimals, such as amounts of money.
  ///
  /// - Parameters:
  ///   - fractionDigits: The number of decimals, from 0 to ``maximumDigits``.
  ///   - isGrouped: Whether digits are separated in groups where a number is shown.
  public init(fractionDigits: Int, isGrouped: Bool = true) {
    self.init(fractionDigits: fractionDigits...fractionDigits, isGrouped: isGrouped)
  }

  /// What people are told before they type.
  ///
  /// “Enter a number such as 1.25.”
  public var help: LocalizedStringResource {
    .fields("Enter a number such as \(argument: FormattedValue(value: sample, format: self)).")
  }

  /// Returns the number in the digits of the locale; decimals beyond those of the format are rounded, halves to even.
  ///
  /// What is no number has the locale’s symbol for that.
  public func text(of value: Decimal, in locale: CatalogLocale) -> String {
    if value.isNaN { return NumberSymbols.symbols(for: locale.identifier).notANumber }
    let digits = value.description
    let format = try? NumberFormat.shared(for: locale.identifier, style: .skeleton(skeleton))
    return (try? format?.text(of: .decimal(digits))) ?? digits
  }

  /// Returns a sentence with all decimals of the bounds, also those that a number of the format has not.
  ///
  /// “Enter a number that is 0.125 or more.”
  public func rangeMessage(minimum: Decimal?, maximum: Decimal?) -> LocalizedStringResource? {
    let decimals = fractionDigits.lowerBound...Self.maximumDigits
    return RangeWording.message(
      minimum: minimum, maximum: maximum,
      format: DecimalFormat(fractionDigits: decimals, isGrouped: isGrouped))
  }

  /// Reads a number.
  ///
  /// - Throws: ``FieldParseError`` for an empty text, for one that is no number, and for one with more digits than a value or
  ///   more decimals than the format has.
  public func value(
    of input: FieldInput, in locale: CatalogLocale
  ) throws(FieldParseError) -> Decimal {
    let decimal: String
    do throws(NumberParseError) {
      decimal = try NumberParser(locale: locale.identifier).decimal(input.text)
    } catch {
      throw Self.error(error, of: input)
    }
    let parts = decimal.split(separator: ".")
    let decimals = parts.count > 1 ? parts[1].utf8.count : 0
    guard decimals <= fractionDigits.upperBound else {
      throw FieldParseError(message: help)
    }
    let digits = decimal.utf8.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard digits.drop(while: { $0 == UInt8(ascii: "0") }).count <= Self.maximumDigits,
      let value = Decimal(string: decimal)
    else { throw Self.error(.outOfRange, of: input) }
    return value
  }

  private var skeleton: String {
    let decimals = fractionDigits
    let precision =
      decimals.upperBound == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: decimals.lowerBound)
        + String(repeating: "#", count: decimals.count - 1)
    return isGrouped ? precision : precision + " group-off"
  }

  /// A number with as many decimals as may be typed, though not more than two.
  private var sample: Decimal {
    let decimals = min(2, fractionDigits.upperBound)
    return Decimal(sign: .plus, exponent: -decimals, significand: decimals == 0 ? 12 : 125)
  }

  private static func error(_ error: NumberParseError, of input: FieldInput) -> FieldParseError {
    let refusal = FieldParseError.refusal(of: input) { .fields("“\($0)” is not a number.") }
    return switch error {
    case .empty: .empty
    case .outOfRange: .tooLarge(input)
    case .tooLong: .tooLong(input, refusal: refusal)
    case .invalid, .misplacedGrouping, .notWhole: refusal
    }
  }
}
