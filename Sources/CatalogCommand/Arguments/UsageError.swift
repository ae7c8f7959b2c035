internal import SourceText

/// What was wrong with the command line.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong.
  let message: DiagnosticMessage
  /// What the user may have meant, or `nil` where nothing is near.
  var suggestion: String?
  /// The command whose help explains more, or `nil` for that of the tool.
  var command: String?

  /// Creates an error.
  init(_ message: DiagnosticMessage, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }

  /// Returns the error as one of a certain command, unless it names one already.
  func of(_ command: CommandSpec) -> UsageError {
    var error = self
    error.command = error.command ?? command.name
    return error
  }
}
