internal import CompiledCatalog

/// Makes a text of a message, or of what is shown in its place.
@safe struct TextMaker {
  private let arguments: [FormatArgument]
  private let options: FormatOptions

  @inline(__always)
  init(_ arguments: [FormatArgument], _ options: FormatOptions) {
    self.arguments = arguments
    self.options = options
  }

  /// Returns the text of a message, or `nil` where it cannot be read.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - catalog: The catalog that it is of.
  ///   - step: The locale that it is in.
  ///   - request: What was asked for, in case that something is missing.
  @inline(__always)
  func text(
    of message: borrowing MessageView, in catalog: CompiledCatalog, _ step: LocaleChain.Step,
    for request: () -> MessageRequest
  ) -> String? {
    if let text = message.text { return String(copying: text) }
    return formattedText(of: message.identity, in: catalog, step, for: request)
  }

  @inline(__always)
  private func formattedText(
    of identity: UInt32, in catalog: CompiledCatalog, _ step: LocaleChain.Step,
    for request: () -> MessageRequest
  ) -> String? {
    var problems: [LocalizationIssue.Problem]?
    let text = ArgumentList.with(arguments) { arguments in
      FormatOutput.string { output in
        var formatter = unsafe MessageFormatter(
          arguments, catalog, locale: step.locale, format: step.format, options: options)
        formatter.write(catalog.message(identifiedBy: identity), to: &output)
        let isCut = output.isTruncated || formatter.isExhausted
        if isCut || !formatter.problems.isEmpty {
          problems = formatter.problems + (isCut ? [.textTooLong] : [])
        }
      }
    }
    guard let problems else { return text }
    let request = request()
    for problem in problems { request.report(problem) }
    return problems.contains(.damagedMessage) ? nil : text
  }

  /// Returns a default value, or a key, with the arguments in it.
  ///
  /// - Parameters:
  ///   - value: The text, a format where there are arguments.
  ///   - tag: The locale that numbers are shown in.
  ///   - request: What was asked for.
  @inline(never)
  func text(ofDefault value: String, in tag: String, for request: MessageRequest) -> String {
    guard !arguments.isEmpty else { return value }
    let format = FormatLocale.locale(tag)
    var value = value
    return ArgumentList.with(arguments) { arguments in
      var formatter = unsafe ArgumentFormatter(
        arguments, format: .passUnretained(format), options: options)
      let text = FormatOutput.string { output in
        value.withUTF8 { KeyFormatter.write(unsafe $0.span, &formatter, to: &output) }
        if output.isTruncated { formatter.problems.append(.textTooLong) }
      }
      for problem in formatter.problems { request.report(problem) }
      return text
    }
  }
}
