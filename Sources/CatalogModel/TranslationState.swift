/// How far the translation of one text has come.
public enum TranslationState: Hashable, Sendable {
  /// Not translated yet; the text is at best a copy of the source.
  case new
  /// Translated, and to be looked at again.
  case needsReview
  /// Done.
  case translated
  /// Translated by a machine; nobody has looked at it.
  case machineTranslated
  /// A state that this library does not know, as the file spells it.
  case other(String)

  /// Creates a state from its spelling in a file; every spelling is a state.
  public init(spelling: String) {
    switch spelling {
    case "new": self = .new
    case "needs_review": self = .needsReview
    case "translated": self = .translated
    case "machine_translated": self = .machineTranslated
    default: self = .other(spelling)
    }
  }

  /// The spelling in a file.
  public var spelling: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .machineTranslated: "machine_translated"
    case .other(let spelling): spelling
    }
  }
}
