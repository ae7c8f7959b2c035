/// How much of some catalogs is translated.
public struct CoverageReport: Sendable {
  /// The catalogs, in the order in which they were given.
  public let catalogs: [CatalogCoverage]
  /// The locales of all catalogs together, in the order of their identifiers.
  public let total: [LocaleShare]
}

/// How much of one catalog is translated.
public struct CatalogCoverage: Sendable {
  /// The path as the user named it.
  public let path: String
  /// The locale of the source text, as the file spells it.
  public let sourceLanguage: String
  /// The locales, in the order of their identifiers.
  public let locales: [LocaleShare]
  /// The messages that do not count as translated, in the order of the file; empty unless they were
  /// asked for.
  public let openMessages: [OpenMessage]
}

/// How much is translated in one locale.
public struct LocaleShare: Sendable {
  /// The locale, in the spelling that comes first.
  public let locale: String
  /// Whether it is the source language, whose texts need not be translated.
  public let isSource: Bool
  /// How many entries have come how far.
  public internal(set) var count: CoverageCount
}

/// A message that does not count as translated.
public struct OpenMessage: Hashable, Sendable {
  /// The position of the entry in its catalog.
  public let entry: Int
  /// The position of the locale in `CatalogCoverage.locales`.
  public let locale: Int
  /// The position of the localization in the entry that would serve the locale; `nil` where there is none.
  public let localization: Int?
  /// How far it has come.
  public let status: CoverageStatus
}
