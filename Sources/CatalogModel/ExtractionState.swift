/// Where an entry of a String Catalog came from.
public enum ExtractionState: Hashable, Sendable {
  /// A person added the key and keeps it.
  case manual
  /// Extracted from code that also gives a default value.
  case extractedWithValue
  /// Not found in the code any more.
  case stale
  /// Brought over from a `.strings` or `.stringsdict` file.
  case migrated
  /// A state that this library does not know, as the file spells it.
  case other(String)

  /// Creates a state from its spelling in a file; every spelling is a state.
  public init(spelling: String) {
    switch spelling {
    case "manual": self = .manual
    case "extracted_with_value": self = .extractedWithValue
    case "stale": self = .stale
    case "migrated": self = .migrated
    default: self = .other(spelling)
    }
  }

  /// The spelling in a file.
  public var spelling: String {
    switch self {
    case .manual: "manual"
    case .extractedWithValue: "extracted_with_value"
    case .stale: "stale"
    case .migrated: "migrated"
    case .other(let spelling): spelling
    }
  }
}
