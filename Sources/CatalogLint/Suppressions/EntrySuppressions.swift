internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// An entry whose comment silences something.
struct EntrySuppressions: Sendable {
  /// The entry.
  let entry: Entry
  /// What its comment silences.
  let suppressions: [Suppression]

  /// Reads the comment of an entry.
  ///
  /// - Returns: `nil` where it silences nothing, as nearly all do.
  init?(_ entry: Entry) {
    guard let comment = entry.comment, Suppression.mayStand(in: comment) else { return nil }
    let suppressions = Suppression.all(in: comment)
    guard !suppressions.isEmpty else { return nil }
    self.entry = entry
    self.suppressions = suppressions
  }

  /// Returns whether the comment silences a rule about such comments.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - tag: The locale that the finding names, or `nil` where it names none: only an item without a
  ///     locale silences that.
  func silences(_ rule: RuleID, in tag: LocaleTag? = nil) -> Bool {
    suppressions.lazy.flatMap(\.items).contains { item in
      guard item.rule == rule.rawValue else { return false }
      guard let locale = item.locale else { return true }
      return tag.map(LocaleIdentity.canonicalTag(of: locale).covers) ?? false
    }
  }
}
