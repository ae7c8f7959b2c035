public import FoundationEssentials

@_exported public import protocol FoundationEssentials.FormatStyle

/// A format style that shows a value in the locale of a message.
///
/// `FoundationEssentials.FormatStyle` has a locale that loses its identifier where Foundation is not linked; a style that
/// conforms to this protocol is asked with the locale of the run time instead.
public protocol LocalizedFormatStyle: FormatStyle {
  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - locale: The locale of the message.
  func format(_ value: FormatInput, in locale: CatalogLocale) -> FormatOutput
}

/// A value with the style that shows it.
struct StyledValue<Value: Sendable, Style: FormatStyle & Sendable>: LocalizedArgument
where Style.FormatInput == Value, Style.FormatOutput == String {
  let value: Value
  let style: Style

  func text(in locale: CatalogLocale) -> String {
    if let style = style as? any LocalizedFormatStyle {
      return StyledValue.text(of: value, style, in: locale) ?? self.style.format(value)
    }
    return style.locale(Locale(identifier: locale.identifier)).format(value)
  }

  private static func text<Localized: LocalizedFormatStyle>(
    of value: Value, _ style: Localized, in locale: CatalogLocale
  ) -> String? {
    guard let value = value as? Localized.FormatInput else { return nil }
    return style.format(value, in: locale) as? String
  }
}
