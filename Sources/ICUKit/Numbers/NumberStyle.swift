/// What numbers look like in a format.
///
/// All but skeletons are what ICU’s MessageFormat has, which separates the digits of 1234 in Spanish (es), too: `1.234`. A
/// skeleton without `group-…` does as the locale does: `1234`.
public enum NumberStyle: Hashable, Sendable {
  /// The decimal numbers of the locale with at most three decimals: `1,234.568`.
  case decimal
  /// The whole numbers of the locale: `1,235`.
  case integer
  /// A hundred times the number with the percent sign of the locale, without decimals: `12%`.
  case percent
  /// An amount in the currency of the region, of the keyword `cu`, or of none: `$1,234.50`.
  case currency
  /// An ICU number skeleton without the `::` of a message: `currency/EUR .00`, `%x100 sign-always`.
  case skeleton(String)
  /// A pattern of UTS 35 Part 3 (Number Format Patterns): `#,##0.00`.
  case pattern(String)
  /// Words: `forty-two`; by one of the rule sets of the locale, `%spellout-ordinal`, where its name is known.
  case spellout(ruleSet: String?)
  /// Digits with an ending: `42nd`; by one of the rule sets of the locale where its name is known.
  case ordinal(ruleSet: String?)
  /// Seconds as hours, minutes and seconds where the locale has rules for that, as English (en) has: `1:02:03`.
  case duration(ruleSet: String?)

  /// The greatest number of UTF-16 units of a skeleton, a pattern or the name of a rule set.
  public static let maximumLength = 4096
}
