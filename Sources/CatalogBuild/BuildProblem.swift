package import SourceText

/// What keeps a table from being compiled, or what is to be noticed, with its place.
package struct BuildProblem: Hashable, Sendable {
  /// The file, as the user named it.
  package let path: String
  /// The line and the column, or `nil` where the file as a whole is meant.
  package let position: SourcePosition?
  /// How bad it is: an error keeps the table from being written.
  package let severity: Severity
  /// What is wrong, and what to do.
  package let message: DiagnosticMessage

  /// Creates a problem.
  package init(
    path: String, position: SourcePosition? = nil, severity: Severity = .error,
    message: DiagnosticMessage
  ) {
    self.path = path
    self.position = position
    self.severity = severity
    self.message = message
  }

  /// The problem on one line, as compilers write it: `path:line:column: severity: message`.
  ///
  /// - Parameter words: Gives the message in the language of the user, fit for a terminal.
  package func line(_ words: (DiagnosticMessage) -> String) -> String {
    let place = position.map { "\($0.line):\($0.column):" } ?? ""
    return "\(VisibleText.escaped(path)):\(place) \(severity.rawValue): \(words(message))"
  }
}
