public import CatalogRuntime
internal import ICUKit

/// Whole numbers, as the locale writes them: `1,234`, in Spanish (es) `1234`, in Arabic (ar-EG) `١٬٢٣٤`.
///
/// Every number of the type passes, and none beyond it. What can be typed is what `NumberParser` of ICUKit reads: the digits of
/// the locale or of another numbering system, with the separators of the locale or without. A text with decimals is no whole
/// number, even where they are zeros.
public struct IntegerFormat<Value: FixedWidthInteger & Sendable>: FieldFormat, Hashable {
  /// Whether digits are separated in groups where a number is shown.
  public let isGrouped: Bool

  /// Creates the format.
  ///
  /// - Parameter isGrouped: Whether digits are separated in groups where a number is shown.
  public init(isGrouped: Bool = true) { self.isGrouped = isGrouped }

  /// Returns the number in the digits of the locale.
  public func text(of value: Value, in locale: CatalogLocale) -> String {
    let digits = String(value)
    let parser = NumberParser(locale: locale.identifier)
    return parser.text(ofDecimal: digits, isGrouped: isGrouped) ?? digits
  }

  /// Reads a number.
  ///
  /// - Throws: ``FieldParseError`` for an empty text, for one that is no whole number, and for numbers beyond the type.
  public func value(of input: FieldInput, in locale: CatalogLocale) throws(FieldParseError) -> Value
  {
    let decimal: String
    do throws(NumberParseError) {
      decimal = try NumberParser(locale: locale.identifier).decimal(input.text)
    } catch {
      throw Self.error(error, of: input)
    }
    guard !decimal.contains(".") else { throw Self.error(.notWhole, of: input) }
    if let value = Value(decimal) { return value }
    guard decimal.hasPrefix("-") else { throw Self.error(.outOfRange, of: input) }
    let smallest = argument(Value.min)
    throw FieldParseError(
      message: .fields("Enter a number that is \(argument: smallest) or more."), excess: .tooSmall)
  }

  private static func error(_ error: NumberParseError, of input: FieldInput) -> FieldParseError {
    let refusal = FieldParseError.refusal(of: input) { .fields("“\($0)” is not a whole number.") }
    return switch error {
    case .empty: .empty
    case .outOfRange: .tooLarge(input)
    case .tooLong: .tooLong(input, refusal: refusal)
    case .invalid, .misplacedGrouping, .notWhole: refusal
    }
  }
}
