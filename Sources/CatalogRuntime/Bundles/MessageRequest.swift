internal import CompiledCatalog

/// What a program asks for.
struct MessageRequest {
  let key: String
  let table: String?
  let locale: CatalogLocale
  /// What is shown for a key that is not there, or `nil` for the key.
  let defaultValue: String?
  let arguments: [FormatArgument]
  let options: FormatOptions

  /// Returns the text of a message, or `nil` where it cannot be read.
  @inline(__always)
  func string(
    of message: borrowing MessageView, in catalog: CompiledCatalog, _ step: LocaleChain.Step,
    naming: (MessageRequest) -> MessageRequest = { $0 }
  ) -> String? {
    if let text = message.text { return String(copying: text) }
    var problems: [LocalizationIssue.Problem] = []
    let shown = formatted(message, in: catalog, step, &problems)
    guard !problems.isEmpty else { return shown }
    let request = naming(self)
    for problem in problems { request.report(problem) }
    return problems.contains(.damagedMessage) ? nil : shown
  }

  private func formatted(
    _ message: borrowing MessageView, in catalog: CompiledCatalog, _ step: LocaleChain.Step,
    _ problems: inout [LocalizationIssue.Problem]
  ) -> String {
    let identity = message.identity
    return FormatOutput.string { output in
      var formatter = unsafe MessageFormatter(
        arguments, catalog, locale: step.locale, format: step.format, options: options)
      formatter.write(catalog.message(identifiedBy: identity), to: &output)
      problems = formatter.problems
      if output.isTruncated || formatter.isExhausted { problems.append(.textTooLong) }
    }
  }

  /// Returns the default value, or the key, with the arguments in it.
  ///
  /// - Parameters:
  ///   - tag: The locale that the text is in; `nil` where it is not known.
  ///   - problem: Why no message is shown, where that is to be reported.
  func stringOfKey(in tag: String?, because problem: LocalizationIssue.Problem? = nil) -> String {
    if let problem { report(problem) }
    var text = defaultValue ?? key
    guard !arguments.isEmpty else { return text }
    var problems: [LocalizationIssue.Problem] = []
    let format = FormatLocale.locale(tag ?? locale.identifier)
    let shown = FormatOutput.string { output in
      var formatter = unsafe ArgumentFormatter(
        arguments, format: .passUnretained(format), options: options)
      text.withUTF8 { bytes in
        KeyFormatter.write(unsafe bytes.span, &formatter, to: &output)
      }
      problems = formatter.problems
      if output.isTruncated { problems.append(.textTooLong) }
    }
    for problem in problems { report(problem) }
    return shown
  }

  func report(_ problem: LocalizationIssue.Problem) {
    IssueReporter.report(
      LocalizationIssue(
        problem: problem, key: key, table: table ?? CatalogBundle.standardTable,
        locale: locale.identifier))
  }
}
