internal import ICUShims
internal import LocaleCore

/// The names of locales for ICU's formats.
enum DataLocale {
  /// Returns the canonical name of a locale, or that of the root for one that ICU has no data for: it would take the locale of
  /// the process instead.
  static func name(of spelling: String) -> String {
    let tag = LocaleIdentity.canonicalTag(of: spelling)
    let isKnown = unsafe tag.isWellFormed && cicu_number_symbols_has_data(tag.identifier)
    return isKnown ? tag.identifier : ""
  }
}
