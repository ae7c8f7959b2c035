internal import CatalogModel

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
}
