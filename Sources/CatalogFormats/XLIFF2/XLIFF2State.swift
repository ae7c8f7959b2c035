internal import CatalogModel

/// How XLIFF 2 names the states of translations (XLIFF 2.1, section 4.3.1.27).
enum XLIFF2State {
  static let needsReview = "catalog:needs_review"
  static let machineTranslated = "catalog:machine_translated"

  /// Returns the state of a segment.
  ///
  /// - Parameters:
  ///   - state: The value of `state`.
  ///   - subState: The value of `subState`.
  static func state(_ state: String, subState: String?) -> TranslationState {
    switch (state, subState) {
    case (_, needsReview?): .needsReview
    case (_, machineTranslated?): .machineTranslated
    case ("initial", _): .new
    case ("translated", _), ("reviewed", _), ("final", _): .translated
    default: .other(state)
    }
  }

  /// Returns how a state is written, or `nil` where there is no word for it.
  static func spelling(of state: TranslationState) -> (state: String, subState: String?)? {
    switch state {
    case .new: ("initial", nil)
    case .needsReview: ("translated", needsReview)
    case .machineTranslated: ("translated", machineTranslated)
    case .translated: ("translated", nil)
    case .other: nil
    }
  }
}
