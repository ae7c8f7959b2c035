public import SourceText

/// What is wrong in a property list, and where.
public struct PropertyListProblem: Error, Hashable, Sendable {
  /// The bytes that are wrong; empty where something is missing.
  public let range: SourceRange
  /// How bad it is: a warning loses nothing.
  public let severity: Severity
  /// What is wrong, what was expected and what to do.
  public let message: DiagnosticMessage

  init(_ range: SourceRange, _ message: DiagnosticMessage, severity: Severity = .error) {
    self.range = range
    self.severity = severity
    self.message = message
  }
}
