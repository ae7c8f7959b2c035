internal import SourceText

/// What the user asked to be done about findings whose correction is certain.
enum FixMode: Hashable, Sendable {
  /// They are reported as all others are.
  case report
  /// They are corrected in their files.
  case apply
  /// What would be corrected is shown as a difference, and no file is written.
  case preview

  /// Takes the mode from a command line.
  ///
  /// - Throws: `UsageError` for options that make no sense together.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.has("dry-run") else {
      self = arguments.has("fix") ? .apply : .report
      return
    }
    guard arguments.has("fix") else { throw UsageError("“--dry-run” needs “--fix”") }
    if arguments.has("write-baseline") {
      throw UsageError("“--dry-run” writes nothing, and “--write-baseline” writes the baseline")
    }
    if let format = arguments.value("format"), format != "text" {
      throw UsageError("“--dry-run” prints a difference in the place of a report in “\(format)”")
    }
    self = .preview
  }
}
