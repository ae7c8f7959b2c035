/// A place in a file as people name it.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow each other in a file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
