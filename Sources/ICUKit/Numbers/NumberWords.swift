internal import ICUShims
internal import LocaleCore

/// Whole numbers in words.
public enum NumberWords {
  /// The numbers that have words here.
  public static let numbers = 0...20

  /// Returns the words of the numbers from 0 to 20, as they are counted in a language.
  ///
  /// Words are kept: the first call for a locale asks ICU. Safe to call from any thread.
  ///
  /// - Parameter locale: The locale, in any spelling.
  /// - Returns: 21 words; digits where CLDR does not know the words of the language.
  public static func words(for locale: String) -> [String] {
    cache.value(for: locale) {
      let tag = LocaleIdentity.canonicalTag(of: locale)
      let name = tag.isWellFormed ? tag.identifier : ""
      return numbers.map { number in
        let word = try? unsafe ICUCall.utf16 { buffer, capacity, status in
          unsafe cicu_number_spell(name, Int32(number), buffer, capacity, &status)
        }
        return word ?? "\(number)"
      }
    }
  }

  private static let cache = BoundedCache<String, [String]>(capacity: 256)
}
