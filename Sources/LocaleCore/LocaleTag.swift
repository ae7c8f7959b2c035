/// A locale identifier in canonical form (BCP 47, UTS 35 Part 1).
public struct LocaleTag: Hashable, Sendable {
  /// The identifier with hyphens and canonical case: `zh-Hant-HK`.
  public let identifier: String

  /// Creates a tag from any spelling.
  public init(_ spelling: String) { identifier = spelling }
}
