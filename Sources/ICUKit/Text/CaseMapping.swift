/// Upper, lower and title case as the language of a text has them, and the form for comparing without case.
///
/// The mappings are those of Unicode (section 3.13, SpecialCasing.txt) with ICU's rules for Greek,
/// Dutch and Armenian. A locale may be given in any spelling; only its language counts, with a code
/// of two or three letters, and `und` or an unknown one has the general mappings. Text that is all
/// ASCII is mapped without ICU, and a text that has nothing to map is handed back without a copy.
///
/// Every function is safe to call from any thread and takes O(n). Text that ICU cannot map, which
/// happens only where memory ends or a result has more than 2 GB, is returned as it is.
public enum CaseMapping {
  /// Returns a text in upper case.
  ///
  /// `istanbul` is `İSTANBUL` in Turkish (tr) and Azerbaijani (az), and `ISTANBUL` elsewhere; Greek (el)
  /// drops accents, `Οδός` is `ΟΔΟΣ`, but keeps them where the word would be another one: `ή` is `Ή`;
  /// `Straße` is `STRASSE`; Armenian (hy) `և` is `ԵՎ`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text.
  /// - Returns: The text in upper case; its length may differ.
  public static func uppercased(_ text: String, locale: String = "und") -> String {
    let rules = CaseRules(locale: locale)
    if !rules.isTurkic, let mapped = ASCIICase.uppercased(text) { return mapped }
    return (try? rules.map?.uppercased(text)) ?? text
  }

  /// Returns a text in lower case.
  ///
  /// `ISTANBUL` is `ıstanbul` in Turkish (tr) and Azerbaijani (az); a sigma at the end of a word is the
  /// final one, `ΟΔΟΣ` is `οδος`; Lithuanian (lt) keeps the dot of an i below an accent, `Ì` is `i̇̀`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text.
  /// - Returns: The text in lower case; its length may differ.
  public static func lowercased(_ text: String, locale: String = "und") -> String {
    let rules = CaseRules(locale: locale)
    if !rules.isTurkic, let mapped = ASCIICase.lowercased(text) { return mapped }
    return (try? rules.map?.lowercased(text)) ?? text
  }

  /// Returns a text with each unit in title case: `istanbul'da bir gün` is `İstanbul'da Bir Gün` in Turkish.
  ///
  /// Dutch (nl) treats ij at the start as one letter, `ijsland` is `IJsland`; a digraph has a title case
  /// of its own, `ǆ` is `ǅ`. No language's rules for headlines are applied: small words get a capital too.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text; its language also decides what a word is (UAX 29).
  ///   - style: Which units get a capital, and what becomes of the rest.
  /// - Returns: The text in title case; its length may differ.
  public static func titlecased(
    _ text: String, locale: String = "und", style: TitleCaseStyle = TitleCaseStyle()
  ) -> String {
    if text.isEmpty { return text }
    return (try? style.titlecased(text, locale: locale)) ?? text
  }

  /// Returns the form of a text that is the same for all texts that differ in case alone (CaseFolding.txt, full folding).
  ///
  /// For comparing, never for showing: `Straße` and `STRASSE` are `strasse`, all three sigmas are `σ`.
  /// In Turkish (tr) and Azerbaijani (az) `I` is `ı` and `İ` is `i`. The result may be normalized no more.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: The locale of the text.
  /// - Returns: The folded text; its length may differ.
  public static func folded(_ text: String, locale: String = "und") -> String {
    let rules = CaseRules(locale: locale)
    if !rules.isTurkic, let mapped = ASCIICase.lowercased(text) { return mapped }
    return (try? rules.map?.folded(text)) ?? text
  }
}
