internal import CatalogLint
internal import SourceText

/// The states of texts that may count as translated, as users write them: as String Catalogs do.
enum AcceptedStates {
  /// The names, `translated` first, which is always accepted.
  static let names = all.map(name)

  private static let all = [CoverageStatus.translated] + CoverageStatus.acceptable

  /// Returns the status of a name, or `nil` where it is none of `names`.
  static func status(_ name: String) -> CoverageStatus? { all.first { self.name($0) == name } }

  /// Returns the name of a status.
  static func name(_ status: CoverageStatus) -> String {
    switch status {
    case .translated: "translated"
    case .needsReview: "needs_review"
    case .machineTranslated: "machine_translated"
    case .new: "new"
    case .incomplete: "incomplete"
    case .absent: "missing"
    }
  }

  /// Reads the values of `--accept`: names with commas between them.
  ///
  /// - Throws: `UsageError` for what is no such state.
  static func parse(_ lists: [String]) throws(UsageError) -> Set<CoverageStatus> {
    var states: Set<CoverageStatus> = []
    for list in lists {
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(part.trimmingSpaces)
        guard let status = status(name) else {
          throw UsageError(
            "“\(name)” is no state that can be accepted: \(names.joined(separator: ", "))",
            suggestion: NameSuggestion.nearest(to: name, among: names))
        }
        states.insert(status)
      }
    }
    return states
  }
}
