internal import ICUShims

/// What a part of a formatted number shows.
public enum NumberField: Hashable, Sendable, CaseIterable {
  /// Digits before the decimals, also the symbols of infinity and of what is no number.
  case integer
  /// Digits behind the decimal separator.
  case fraction
  /// What stands before the decimals.
  case decimalSeparator
  /// What stands before a power of ten: `E`.
  case exponentSymbol
  /// The sign of a power of ten.
  case exponentSign
  /// The digits of a power of ten.
  case exponent
  /// What stands between groups of digits.
  case groupingSeparator
  /// The symbol, the code or the name of a currency.
  case currency
  /// The percent sign.
  case percentSign
  /// The per mille sign.
  case perMilleSign
  /// A minus or plus sign.
  case sign
  /// The name of a unit of measurement.
  case unit
  /// The word for a power of ten: `K`, `million`.
  case compact
  /// What says that a number is not exact: `~`.
  case approximatelySign

  init?(category: Int32, field: Int32) {
    guard category == cicu_field_category_number,
      let field = Self.allCases.first(where: { $0.code == field })
    else { return nil }
    self = field
  }

  private var code: Int32 {
    let code =
      switch self {
      case .integer: cicu_number_field_integer
      case .fraction: cicu_number_field_fraction
      case .decimalSeparator: cicu_number_field_decimal_separator
      case .exponentSymbol: cicu_number_field_exponent_symbol
      case .exponentSign: cicu_number_field_exponent_sign
      case .exponent: cicu_number_field_exponent
      case .groupingSeparator: cicu_number_field_grouping_separator
      case .currency: cicu_number_field_currency
      case .percentSign: cicu_number_field_percent
      case .perMilleSign: cicu_number_field_permille
      case .sign: cicu_number_field_sign
      case .unit: cicu_number_field_measure_unit
      case .compact: cicu_number_field_compact
      case .approximatelySign: cicu_number_field_approximately_sign
      }
    return Int32(code)
  }
}
