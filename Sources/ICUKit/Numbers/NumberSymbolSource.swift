internal import ICUShims

/// The symbols of one locale in ICU, as they are read once.
@safe final class NumberSymbolSource {
  /// A symbol of a locale.
  enum Symbol {
    case decimalSeparator, groupingSeparator, minusSign, plusSign
    case exponent, infinity, notANumber, percentSign
  }

  private let locale: String
  private let plain: OpaquePointer
  private let withPlus: OpaquePointer

  init(locale: String) throws(ICUError) {
    let known = unsafe cicu_number_symbols_has_data(locale) ? locale : ""
    self.locale = known
    let plain = try unsafe ICUCall.open { status in
      unsafe cicu_number_symbols_open(known, false, &status)
    }
    do {
      unsafe withPlus = try unsafe ICUCall.open { status in
        unsafe cicu_number_symbols_open(known, true, &status)
      }
    } catch {
      unsafe cicu_number_symbols_close(plain)
      throw error
    }
    unsafe self.plain = unsafe plain
  }

  deinit {
    unsafe cicu_number_symbols_close(plain)
    unsafe cicu_number_symbols_close(withPlus)
  }

  /// Returns the UTF-8 bytes of the ten digits.
  ///
  /// - Throws: ICU’s error, also where the digits are not all as long as the first one.
  func digits() throws(ICUError) -> [UInt8] {
    var bytes: [UInt8] = []
    var length = 0
    for value in 0..<10 {
      let digit = try unsafe ICUCall.utf16 { buffer, capacity, status in
        unsafe cicu_number_symbols_digit(plain, Int32(value), buffer, capacity, &status)
      }
      if value == 0 { length = digit.utf8.count }
      guard digit.utf8.count == length, 1...4 ~= length else {
        throw ICUError(code: cicu_status_unsupported)
      }
      bytes += Array(digit.utf8)
    }
    return bytes
  }

  /// Returns a symbol.
  func symbol(_ symbol: Symbol) throws(ICUError) -> String {
    try unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_number_symbols_symbol(plain, symbol.code, buffer, capacity, &status)
    }
  }

  /// Returns what stands around numbers that are not negative.
  func positiveAffixes(showsPlus: Bool) throws(ICUError) -> NumberSymbols.Affixes {
    let source = unsafe showsPlus ? withPlus : plain
    return NumberSymbols.Affixes(
      prefix: try unsafe affix(Int32(cicu_affix_positive_prefix), of: source),
      suffix: try unsafe affix(Int32(cicu_affix_positive_suffix), of: source))
  }

  /// Returns what stands around negative numbers.
  func negativeAffixes() throws(ICUError) -> NumberSymbols.Affixes {
    NumberSymbols.Affixes(
      prefix: try unsafe affix(Int32(cicu_affix_negative_prefix), of: plain),
      suffix: try unsafe affix(Int32(cicu_affix_negative_suffix), of: plain))
  }

  /// Returns where digits are separated.
  ///
  /// ICU tells the sizes of the groups but not the minimum of digits, so a number shows it.
  func grouping(separator: String) throws(ICUError) -> NumberGrouping {
    let primary = Int(unsafe cicu_number_symbols_primary_grouping(plain))
    guard primary > 0, !separator.isEmpty else { return .none }
    var minimum = 1
    while minimum < 4, try !show(digitCount: primary + minimum).contains(separator) { minimum += 1 }
    return NumberGrouping(
      primary: primary, secondary: Int(unsafe cicu_number_symbols_secondary_grouping(plain)),
      minimum: minimum)
  }

  private func show(digitCount: Int) throws(ICUError) -> String {
    let number = String(repeating: "1", count: digitCount)
    return try unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_number_show(locale, number, buffer, capacity, &status)
    }
  }

  private func affix(_ affix: Int32, of source: OpaquePointer) throws(ICUError) -> String {
    try unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_number_symbols_affix(source, affix, buffer, capacity, &status)
    }
  }
}

extension NumberSymbolSource.Symbol {
  fileprivate var code: Int32 {
    let code =
      switch self {
      case .decimalSeparator: cicu_symbol_decimal_separator
      case .groupingSeparator: cicu_symbol_grouping_separator
      case .minusSign: cicu_symbol_minus_sign
      case .plusSign: cicu_symbol_plus_sign
      case .exponent: cicu_symbol_exponent
      case .infinity: cicu_symbol_infinity
      case .notANumber: cicu_symbol_not_a_number
      case .percentSign: cicu_symbol_percent
      }
    return Int32(code)
  }
}
