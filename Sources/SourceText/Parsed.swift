/// A value that a reader always produces, with what was wrong in its source.
public struct Parsed<Value: Sendable>: Sendable {
  /// What could be read.
  public var value: Value
  /// What was wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Creates a result.
  public init(value: Value, diagnostics: [Diagnostic]) {
    self.value = value
    self.diagnostics = diagnostics
  }
}
