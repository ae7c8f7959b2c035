internal import CatalogRuntime
internal import ICUKit
internal import LocaleCore

/// A message with one number, as templates by plural category: what a page needs to say it for any number.
enum PluralForms {
  /// The place of the number in a template.
  private static let place = "{number}"

  /// Returns the templates.
  ///
  /// They are made from the message itself, for one number of each category; where a text does not say its number, as
  /// “one” and “two” in Arabic, its template has none. Numbers above a thousand have no category of their own here.
  ///
  /// - Parameters:
  ///   - locale: The language of the page.
  ///   - message: The message of a number, at least 1.
  static func templates(
    in locale: CatalogLocale, _ message: (Int) -> LocalizedStringResource
  ) -> JSONValue {
    var templates: [String: JSONValue] = [:]
    for numbers in PluralProfile.profile(for: locale.identifier, kind: .cardinal).numbers {
      // The largest sample is the least likely to be a part of the text.
      guard let number = numbers.integers.last(where: { 1...999 ~= $0 }) else { continue }
      templates[numbers.category.rawValue] = .string(
        template(message(number).text(in: locale), number: number, locale: locale))
    }
    return .object(templates)
  }

  private static func template(_ text: String, number: Int, locale: CatalogLocale) -> String {
    let digits = NumberParser(locale: locale.identifier).text(
      ofDecimal: String(number), isGrouped: true)
    guard let digits, let start = text.utf8Range(of: digits) else { return text }
    return text[..<start.lowerBound] + place + text[start.upperBound...]
  }
}

extension String {
  /// Returns where a text stands first, byte by byte.
  fileprivate func utf8Range(of text: String) -> Range<String.Index>? {
    let pattern = Array(text.utf8)
    var start = utf8.startIndex
    while start != utf8.endIndex {
      let rest = utf8[start...]
      if rest.starts(with: pattern) {
        return start..<utf8.index(start, offsetBy: pattern.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
