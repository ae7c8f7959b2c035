/// The syntax of Fluent 1.0 (Project Fluent’s specification, `fluent.ebnf`).
///
/// Offsets count the UTF-8 bytes of what was read.
public enum Fluent {
  /// How deep placeables may stand inside each other.
  ///
  /// The specification sets no limit; no text needs more.
  public static let maximumDepth = 100
}
