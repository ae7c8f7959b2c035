internal import CatalogBuild
internal import SourceText

extension CommandContext {
  /// Tells on standard error that a file of the tool’s own cannot be read.
  func complain(about path: String, _ error: SourceFileError) {
    let reason =
      error == .isDirectory ? FileReplacementError.isDirectory.reason : error.reason
    complain("cannot read “\(path)”: \(reason.localized)")
  }

  /// Tells on standard error what is wrong in a file: `file:line:column: error: message`.
  func complain(about problems: [FileProblem], in file: SourceFile) {
    tell(problems, in: file, "error: ".localized, .error)
  }

  /// Tells on standard error what is odd in a file that can be used: `file:line:column: warning: message`.
  func warn(of problems: [FileProblem], in file: SourceFile) {
    tell(problems, in: file, "warning: ".localized, .warning)
  }

  private func tell(
    _ problems: [FileProblem], in file: SourceFile, _ label: String, _ severity: Severity
  ) {
    let lines = LineTable(file.bytes)
    for problem in problems {
      let position = lines.position(at: problem.range.start)
      var text = StyledText(isColoured: environment.wantsColour(on: environment.standardError))
      let place = "\(position.line):\(position.column):"
      text.append(VisibleText.escaped(file.path) + ":" + place, .strong)
      text.append(" ")
      text.append(label, .severity(severity))
      text.append(problem.message.shown)
      if let suggestion = problem.suggestion {
        let hint: DiagnosticMessage = "Did you mean “\(suggestion)”?"
        text.append(". " + hint.shown)
      }
      text.append("\n")
      _ = environment.standardError.write(text.bytes)
    }
  }
}
