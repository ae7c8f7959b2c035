internal import CompiledCatalog

extension CatalogBundle {
  /// Makes the text of a key, or of what is shown in its place.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The arguments.
  ///   - table: The name of the table; `nil` for the standard one.
  ///   - locale: What the reader asks for.
  ///   - defaultValue: What is shown for a key that is not there.
  ///   - options: How the text is shown.
  ///   - finish: Makes the text of its bytes; called once, or twice where a message turns out to be damaged.
  @inline(__always)
  func text<Text>(
    _ key: TextBytes, _ arguments: [FormatArgument], table: String?, locale: CatalogLocale,
    default defaultValue: TextBytes, options: FormatOptions, _ finish: (TextBytes) -> Text
  ) -> Text {
    withChain(for: locale) { chain in
      let found = withMessage(of: key, in: table, chain) { message, catalog, step in
        text(of: message, in: catalog, step, arguments, options, finish) {
          MessageRequest(key: key.string, table: table, locale: locale)
        }
      }
      let missing: Missing
      switch found {
      case .text(let text?): return text
      case .text(nil): missing = .damaged
      case .missing(let reason): missing = reason
      }
      return text(
        insteadOf: missing, default: defaultValue, arguments, options,
        MessageRequest(key: key.string, table: table, locale: locale), finish)
    }
  }

  /// Makes the text of a message, or returns `nil` where it cannot be read.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - catalog: The catalog that it is of.
  ///   - step: The locale that it is in.
  ///   - arguments: The arguments.
  ///   - options: How the text is shown.
  ///   - finish: Makes the text of its bytes.
  ///   - request: What was asked for, in case that something is missing.
  @inline(__always)
  func text<Text>(
    of message: borrowing MessageView, in catalog: CompiledCatalog, _ step: LocaleChain.Step,
    _ arguments: [FormatArgument], _ options: FormatOptions, _ finish: (TextBytes) -> Text,
    for request: () -> MessageRequest
  ) -> Text? {
    if let text = message.text {
      return unsafe text.withUnsafeBufferPointer { finish(unsafe TextBytes($0)) }
    }
    let identity = message.identity
    var problems: [LocalizationIssue.Problem]?
    let text = ArgumentList.with(arguments) { arguments in
      FormatOutput.with(
        { output in
          var formatter = unsafe MessageFormatter(
            arguments, catalog, step.messages, format: step.format, options: options)
          formatter.write(catalog.message(identifiedBy: identity), to: &output)
          let isCut = output.isTruncated || formatter.isExhausted
          if isCut || !formatter.problems.isEmpty {
            problems = formatter.problems + (isCut ? [.textTooLong] : [])
          }
        },
        { bytes in
          problems?.contains(.damagedMessage) == true ? nil : finish(bytes)
        })
    }
    if let problems {
      let request = request()
      for problem in problems { request.report(problem) }
    }
    return text
  }

  /// Makes the text of a default value, or of a key, with the arguments in it.
  private func text<Text>(
    insteadOf missing: Missing, default value: TextBytes, _ arguments: [FormatArgument],
    _ options: FormatOptions, _ request: MessageRequest, _ finish: (TextBytes) -> Text
  ) -> Text {
    var tag = request.locale.identifier
    switch missing {
    case .damaged: break
    case .onlyKey(let table): tag = tables[table].source.tag
    case .problem(let problem): request.report(problem)
    }
    guard !arguments.isEmpty else { return finish(value) }
    let format = FormatLocale.locale(tag)
    return ArgumentList.with(arguments) { arguments in
      FormatOutput.with(
        { output in
          var formatter = unsafe ArgumentFormatter(
            arguments, format: .passUnretained(format), options: options)
          KeyFormatter.write(value.span, &formatter, to: &output)
          if output.isTruncated { formatter.problems.append(.textTooLong) }
          for problem in formatter.problems { request.report(problem) }
        }, finish)
    }
  }
}
