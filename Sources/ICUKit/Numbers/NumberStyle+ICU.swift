internal import ICUShims

extension NumberStyle {
  /// The text that ICU reads.
  var source: String? {
    switch self {
    case .decimal, .integer, .percent, .currency: nil
    case .skeleton(let text), .pattern(let text): text
    case .spellout(let ruleSet), .ordinal(let ruleSet), .duration(let ruleSet): ruleSet
    }
  }

  /// Refuses what would take ICU very long.
  func validate() throws(FormatStyleError) {
    guard let source else { return }
    let isTooLong = source.utf16.count > Self.maximumLength
    if isTooLong || scalesTooFar {
      throw FormatStyleError(source, ICUError(code: cicu_status_input_too_long))
    }
  }

  /// Whether a skeleton multiplies by a power of ten that no number is shown with.
  private var scalesTooFar: Bool {
    guard case .skeleton(let text) = self else { return false }
    return text.split(separator: " ").contains { token in
      guard token.hasPrefix("scale/"), let size = DecimalSize(String(token.dropFirst(6))) else {
        return false
      }
      return size.exponent > NumericValue.maximumDigits
    }
  }

  func open(
    _ locale: String, _ offset: inout Int32, _ status: inout cicu_status
  ) -> OpaquePointer? {
    switch self {
    case .decimal: return unsafe open(cicu_number_style_decimal, locale, &status)
    case .integer: return unsafe open(cicu_number_style_integer, locale, &status)
    case .percent: return unsafe open(cicu_number_style_percent, locale, &status)
    case .currency: return unsafe open(cicu_number_style_currency, locale, &status)
    case .skeleton(let text):
      return unsafe ICUCall.withUTF16(text) { units, length in
        unsafe cicu_number_format_open_skeleton(units, length, locale, &offset, &status)
      }
    case .pattern(let text):
      return unsafe ICUCall.withUTF16(text) { units, length in
        unsafe cicu_number_format_open_pattern(units, length, locale, &offset, &status)
      }
    case .spellout(let set): return unsafe open(cicu_number_rules_spellout, set, locale, &status)
    case .ordinal(let set): return unsafe open(cicu_number_rules_ordinal, set, locale, &status)
    case .duration(let set): return unsafe open(cicu_number_rules_duration, set, locale, &status)
    }
  }

  private func open(
    _ style: some BinaryInteger, _ locale: String, _ status: inout cicu_status
  ) -> OpaquePointer? {
    unsafe cicu_number_format_open_style(Int32(style), locale, &status)
  }

  private func open(
    _ rules: some BinaryInteger, _ ruleSet: String?, _ locale: String, _ status: inout cicu_status
  ) -> OpaquePointer? {
    unsafe ICUCall.withUTF16(ruleSet ?? "") { units, length in
      unsafe cicu_number_format_open_rules(Int32(rules), units, length, locale, &status)
    }
  }
}
