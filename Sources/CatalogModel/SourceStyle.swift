public import SourceText

/// How the tools of a format write its files, for those who want to know what is unlike it in one.
///
/// What is found does not change what the catalog says: its edits give the same catalog again.
public protocol SourceStyle: Sendable {
  /// Looks for white space and escapes that the tools would write differently.
  ///
  /// - Parameter file: A file that a reader of the format has understood.
  /// - Returns: What is different, or `nil` where nothing is. Takes linear time.
  func layoutDifference(in file: SourceFile) -> StyleDifference?

  /// Looks for keys and other names that the tools would write in another order.
  ///
  /// - Parameter file: A file that a reader of the format has understood.
  /// - Returns: What is different, or `nil` where nothing is. Takes O(n log n) time.
  func orderDifference(in file: SourceFile) -> StyleDifference?
}

/// What in a file is unlike the style of its format.
public struct StyleDifference: Sendable {
  /// What is different at the first place, and how many places there are.
  public var message: DiagnosticMessage
  /// The first place.
  public var range: SourceRange
  /// The edits that make the file like the style, at all places, in ascending order.
  public var edits: [TextEdit]

  /// Creates a difference.
  public init(message: DiagnosticMessage, range: SourceRange, edits: [TextEdit]) {
    self.message = message
    self.range = range
    self.edits = edits
  }
}
