/// A check.
///
/// One rule stands in one file, with its description and its examples.
/// A rule keeps no state: it is made once and used from several threads.
protocol LintRule: Sendable {
  /// What the rule checks and why.
  static var description: RuleDescription { get }

  /// What the rule looks at.
  var scope: RuleScope { get }

  /// Creates the rule with its options as they are without any configuration.
  init()

  /// Creates the rule with what the configuration says of it.
  ///
  /// - Parameter options: Values that are of the kinds that `description` declares.
  init(options: RuleOptions)
}

extension LintRule {
  /// Creates a rule that has no options.
  init(options: RuleOptions) { self.init() }
}

/// What a rule looks at: each entry, a catalog as a whole, or the file's own syntax.
///
/// The scope carries the rule itself, so that no run has to find out by casts what a rule is.
enum RuleScope: Sendable {
  /// Each entry that is not marked stale.
  case entries(any EntryRule)
  /// Each entry, those that are marked stale, too.
  case allEntries(any StaleEntryRule)
  /// The catalog.
  case catalog(any CatalogRule)
  /// What a reader sees.
  case syntax
  /// What the comments of entries silence.
  case suppressions
}

/// A check of one entry with all its translations.
protocol EntryRule: LintRule {
  /// What the rule looks for; it is not asked about an entry that has nothing of it.
  var concerns: EntryFeatures { get }

  /// Returns whether the rule may find something; where it cannot, it is not asked to check the entry.
  ///
  /// - Parameter screen: The texts of the entry, which is of concern to the rule and a plain one.
  func mayFind(in screen: EntryScreen) -> Bool

  /// Reports what is wrong with an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry, with what was found out about it.
  ///   - findings: Where findings go.
  func check(_ entry: EntryContext, into findings: inout FindingSink)
}

/// A check of entries that also judges those that are marked stale; all other rules leave them
/// alone.
protocol StaleEntryRule: EntryRule {}

/// A check of a catalog as a whole.
protocol CatalogRule: LintRule {
  /// Reports what is wrong with a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, with what was found out about it and its siblings.
  ///   - findings: Where findings go.
  func check(_ catalog: CatalogContext, into findings: inout FindingSink)
}

/// A rule whose findings the reader of a format makes, because only it sees the file's own syntax.
protocol ReaderRule: LintRule {}

/// A rule whose findings the linter makes itself, when it has silenced what comments ask it to.
protocol SuppressionRule: LintRule {}

extension EntryRule {
  /// Every entry.
  var concerns: EntryFeatures { .entry }

  /// Always: the rule looks into the entry at once.
  func mayFind(in screen: EntryScreen) -> Bool { true }

  /// The entries that are not marked stale.
  var scope: RuleScope { .entries(self) }
}

extension StaleEntryRule {
  /// All entries.
  var scope: RuleScope { .allEntries(self) }
}

extension CatalogRule {
  /// The catalog.
  var scope: RuleScope { .catalog(self) }
}

extension ReaderRule {
  /// The syntax of the file.
  var scope: RuleScope { .syntax }
}

extension SuppressionRule {
  /// What the comments of entries silence.
  var scope: RuleScope { .suppressions }
}
