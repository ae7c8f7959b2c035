/// A replacement of some bytes of a file.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public var range: SourceRange
  /// The text to put there.
  public var replacement: String

  /// Creates an edit.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A correction that is certain: applying its edits settles the diagnostic and loses nothing.
public struct FixIt: Hashable, Sendable {
  /// What the correction does, in the imperative.
  public var message: DiagnosticMessage
  /// The edits, in ascending order and without overlap.
  public var edits: [TextEdit]

  /// Creates a correction.
  public init(message: DiagnosticMessage, edits: [TextEdit]) {
    self.message = message
    self.edits = edits
  }
}
