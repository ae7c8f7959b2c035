/// A value for a placeholder of a message.
public enum FormatArgument: Sendable {
  /// A text, for `%@`.
  case string(String)
  /// A whole number, for `%lld`, `%d`.
  case integer(Int64)
  /// A whole number without a sign, for `%llu`, `%u`.
  case unsignedInteger(UInt64)
  /// A number with decimals, for `%lf`, `%f`.
  case number(Double)
  /// A number in decimal digits, as many as it has: `-12.50`, `1e300`; what is none is shown as it is.
  case decimal(String)
  /// A point in time, in seconds since the beginning of 1970 in UTC; shown in the time zone of the process (`TZ`) unless
  /// the message names one, for `%@` as a short date with a short time.
  case date(secondsSince1970: Double)
  /// No value yet: the specifier itself is shown, `%lld`, so that the text can be formatted later.
  case specifier(String)
  /// A value whose text depends on the locale, for `%@`.
  indirect case localized(any LocalizedArgument)
}

/// A value whose text depends on the locale of the message.
public protocol LocalizedArgument: Sendable {
  /// Returns the text for a message in a locale.
  ///
  /// Called once for each place where the message shows the value.
  func text(in locale: CatalogLocale) -> String
}

extension FormatArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a number with decimals.
  public init(floatLiteral value: Double) { self = .number(value) }
}
