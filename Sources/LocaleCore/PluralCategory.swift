/// A plural category of CLDR (UTS 35 Part 3, Language Plural Rules).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// 0 in Arabic (ar), 0, 10, 20 in Latvian (lv). In a String Catalog also the explicit number 0.
  case zero
  /// 1 in English (en), 0 and 1 in French (fr), 1, 21, 31 in Russian (ru).
  case one
  /// 2 in Arabic (ar) and Slovenian (sl).
  case two
  /// 2, 3, 4 in Czech (cs), 2, 3, 4, 22 in Polish (pl).
  case few
  /// 5, 6, 11 in Russian (ru), 1,000,000 in Spanish (es).
  case many
  /// Every other number; the one category that each locale has.
  case other
}
