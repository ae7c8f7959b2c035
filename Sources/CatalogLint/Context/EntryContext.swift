public import CatalogModel
public import MessageSyntax

/// An entry under check, with its translations read as formats.
public struct EntryContext {
  /// The catalog that holds the entry.
  public let catalog: CatalogContext
  /// The entry.
  public let entry: Entry
  /// The translations, in the order of the file; of duplicates only the last, which is the one that counts.
  public let localizations: [LocalizationContext]

  /// The localization of the source language, or `nil` where the key alone is the source text.
  public var sourceLocalization: LocalizationContext? {
    localizations.first { $0.locale.isSource }
  }
}

/// A localization under check.
public struct LocalizationContext {
  /// The locale, with what CLDR knows of it.
  public let locale: LocaleContext
  /// The localization.
  public let localization: Localization
  /// Every text of the message, in the order of the file: first those of the message itself, then those
  /// of its substitutions.
  public let units: [UnitContext]
}

/// A text under check.
public struct UnitContext {
  /// The way to the text inside the message.
  public let path: VariationPath
  /// The text and its state.
  public let unit: StringUnit
  /// The text read as a printf format; `nil` where it holds no percent sign at all.
  public let format: PrintfText?
}
