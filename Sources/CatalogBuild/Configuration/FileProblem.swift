package import SourceText

/// What is wrong in a file of the tool’s own, such as its configuration, and where.
package struct FileProblem: Error, Hashable, Sendable {
  /// What is wrong, and what was expected.
  package let message: DiagnosticMessage
  /// The bytes meant.
  package let range: SourceRange
  /// What the user may have meant, or `nil` where nothing is near.
  package var suggestion: String?

  /// Creates a problem.
  package init(message: DiagnosticMessage, range: SourceRange, suggestion: String? = nil) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}
