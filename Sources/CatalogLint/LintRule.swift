/// A check.
///
/// One rule stands in one file, with its description and its examples.
/// A rule keeps no state: it is made once and used from several threads.
public protocol LintRule: Sendable {
  /// What the rule checks and why.
  static var description: RuleDescription { get }

  /// Creates the rule.
  init()
}

/// A check of one entry with all its translations.
public protocol EntryRule: LintRule {
  /// Reports what is wrong with an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry, with what was found out about it.
  ///   - findings: Where findings go.
  func check(_ entry: EntryContext, into findings: inout FindingSink)
}

/// A check of entries that also judges those that are marked stale; all other rules leave them alone.
public protocol StaleEntryRule: EntryRule {}

/// A check of a catalog as a whole.
public protocol CatalogRule: LintRule {
  /// Reports what is wrong with a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, with what was found out about it and its siblings.
  ///   - findings: Where findings go.
  func check(_ catalog: CatalogContext, into findings: inout FindingSink)
}

/// A rule whose findings the reader of a format makes, because only it sees the file's own syntax.
public protocol ReaderRule: LintRule {}
