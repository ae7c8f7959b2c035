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

  /// Creates traits; without any, those of a String Catalog.
  public init(
    isBilingual: Bool = false, isMonolingual: Bool = false, hasComments: Bool = true,
    hasSymbols: Bool = true, mayHaveTextsAsKeys: Bool = true
  ) {
    self.isMonolingual = isMonolingual
    self.isBilingual = isBilingual
    self.hasComments = hasComments
    self.hasSymbols = hasSymbols
    self.mayHaveTextsAsKeys = mayHaveTextsAsKeys
  }
}
