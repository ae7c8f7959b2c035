internal import CatalogModel

/// How XLIFF 1.2 names the states of translations (section 2.2.1, `state` and `state-qualifier`).
enum XLIFF1State {
  /// The states that the specification knows.
  static let known = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]
  static let machineQualifier = "mt-suggestion"

  /// Returns the state of a translation.
  static func state(_ state: String, qualifier: String?) -> TranslationState {
    switch state {
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation":
      qualifier == machineQualifier ? .machineTranslated : .needsReview
    case "needs-l10n", "needs-adaptation": .needsReview
    case "new", "needs-translation": .new
    case "translated", "signed-off", "final": .translated
    default: .other(state)
    }
  }

  /// Returns how a state is written, or `nil` where there is no word for it.
  static func spelling(of state: TranslationState) -> (state: String, qualifier: String?)? {
    switch state {
    case .new: ("new", nil)
    case .needsReview: ("needs-review-translation", nil)
    case .translated: ("translated", nil)
    case .machineTranslated: ("needs-review-translation", machineQualifier)
    case .other(let name): name.utf8.starts(with: "x-".utf8) ? (name, nil) : nil
    }
  }
}
