/// The permanent, kebab-case name of a lint rule, such as `placeholder-missing`.
///
/// Names appear in users' configurations and baselines: they are never reused for another meaning.
public struct RuleID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// The name as it is written in configurations and reports.
  public let rawValue: String

  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier from a literal name.
  public init(stringLiteral name: String) { rawValue = name }

  /// Orders identifiers by their bytes.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}

extension RuleID {
  /// The rule of everything that keeps a file from being read as a catalog.
  public static let catalogParse: RuleID = "catalog-parse"
  /// The rule of names that stand twice in one object.
  public static let duplicateKey: RuleID = "duplicate-key"
}
