internal import ICUKit
internal import LocaleCore
internal import SourceText

/// The value of `--locales`: locales with commas between them.
enum LocaleList {
  /// Reads the values of the option.
  ///
  /// - Returns: The locales as the user spelled them, each once.
  /// - Throws: `UsageError` for an empty part and for what is no locale.
  static func parse(_ lists: [String]) throws(UsageError) -> [String] {
    var locales: [String] = []
    for list in lists {
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let locale = String(part.trimmingSpaces)
        guard !locale.isEmpty else {
          throw UsageError("“--locales” has an empty part in “\(list)”; write it as in “de,fr”")
        }
        try check(locale)
        if !locales.contains(locale) { locales.append(locale) }
      }
    }
    return locales
  }

  /// Checks one locale.
  ///
  /// - Throws: `UsageError` for what is no locale.
  static func check(_ locale: String) throws(UsageError) {
    guard LocaleTag(locale).isWellFormed else {
      throw UsageError(
        "“\(locale)” is no locale; write it as in “de” or “zh-Hant”",
        suggestion: correction(of: locale))
    }
  }

  /// The locale that ICU reads in another spelling, such as `de_DE.UTF-8`, or `nil` where it reads
  /// none.
  private static func correction(of spelling: String) -> String? {
    let tag = LocaleIdentity.canonicalTag(of: spelling)
    return tag.isWellFormed ? tag.identifier : nil
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
