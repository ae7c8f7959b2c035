/// What a format of catalogs has, as far as rules ask.
public struct FormatTraits: Hashable, Sendable {
  /// Whether a file holds one translation beside its source texts, so that no other locale is asked of it.
  public var isBilingual: Bool
  /// Whether a file holds one language alone, and the source texts are in another one.
  public var isMonolingual: Bool
  /// Whether entries may have comments.
  public var hasComments: Bool
  /// Whether Xcode makes Swift symbols of keys.
  public var hasSymbols: Bool
  /// Whether a key may be the source text itself; else every entry needs a text of the source language.
  public var mayHaveTextsAsKeys: Bool
  /// Whether programs read the locale `pt_BR` as well as `pt-BR`, whatever its capitals: it is the name of a file or folder.
  public var hasOwnLocaleSpelling: Bool
  /// Whether formats are those of Java, as in `%,d`.
  public var hasJavaFormats: Bool
  /// Whether the format is one of gettext: its header tells the plural forms, flags tell the syntax of texts, and locales
  /// are spelt as POSIX does.
  public var isOfGettext: Bool

  /// Creates traits; without any, those of a String Catalog.
  public init(
    isBilingual: Bool = false, isMonolingual: Bool = false, hasComments: Bool = true,
    hasSymbols: Bool = true, mayHaveTextsAsKeys: Bool = true, hasOwnLocaleSpelling: Bool = false,
    hasJavaFormats: Bool = false,
    isOfGettext: Bool = false
  ) {
    self.hasOwnLocaleSpelling = hasOwnLocaleSpelling
    self.hasJavaFormats = hasJavaFormats
    self.isOfGettext = isOfGettext
    self.isMonolingual = isMonolingual
    self.isBilingual = isBilingual
    self.hasComments = hasComments
    self.hasSymbols = hasSymbols
    self.mayHaveTextsAsKeys = mayHaveTextsAsKeys
  }
}
