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
  ///   - names: The names of the arguments.
  ///   - options: How the text is shown.
  ///   - destination: Where the text goes.
  @inline(__always)
  func text<Destination: TextDestination>(
    _ key: TextBytes, _ arguments: [FormatArgument], names: ArgumentNames = .positions,
    table: String?, locale: CatalogLocale, default defaultValue: TextBytes,
    options: FormatOptions, _ destination: Destination
  ) -> Destination.Text {
    let found: Destination.Text?? = withChain(for: locale) { chain in
      guard let message = chain.tables.message(key, at: positions(ofTable: table)) else {
        return nil
      }
      return text(of: message, arguments, names: names, options, destination) {
        MessageRequest(key: key.string, table: table, locale: locale)
      }
    }
    if case .some(.some(let text)) = found { return text }
    return text(
      insteadOf: found == nil ? reason(forMissing: key, in: table) : .damaged,
      default: defaultValue, arguments, options,
      MessageRequest(key: key.string, table: table, locale: locale), destination)
  }

  /// Makes the text of a message, or returns `nil` where it cannot be read.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: The arguments.
  ///   - names: The names of the arguments.
  ///   - options: How the text is shown.
  ///   - destination: Where the text goes.
  ///   - request: What was asked for, in case that something is missing.
  @inline(__always)
  func text<Destination: TextDestination>(
    of message: LocaleChain.Found, _ arguments: [FormatArgument],
    names: ArgumentNames = .positions, _ options: FormatOptions, _ destination: Destination,
    for request: () -> MessageRequest
  ) -> Destination.Text? {
    if let text = message.textBytes { return destination.text(of: text) }
    let text = ArgumentList.with(arguments) { arguments in
      let writer = unsafe PlainWriter(
        arguments, format: message.step.pointee.format, options: options)
      return destination.text(from: PlainText(message, writer, names))
    }
    if let text { return text }
    return textWithCare(
      of: message, arguments, names, options, destination, for: request())
  }

  /// Makes the text of a message, whatever it is, and reports what is wrong with it.
  @inline(never)
  private func textWithCare<Destination: TextDestination>(
    of message: LocaleChain.Found, _ arguments: [FormatArgument], _ names: ArgumentNames,
    _ options: FormatOptions, _ destination: Destination, for request: MessageRequest
  ) -> Destination.Text? {
    ArgumentList.with(arguments) { arguments in
      let writer = unsafe PlainWriter(
        arguments, format: message.step.pointee.format, options: options)
      return destination.text(
        from: AnyText(
          message: message, writer: writer, names: names, options: options, request: request))
    }
  }

  /// Why a look-up found no message.
  private enum Missing {
    /// The message is damaged.
    case damaged
    /// The key is there, and is the source text of the table.
    case onlyKey(BundleTable)
    /// Something that the program should be told.
    case problem(LocalizationIssue.Problem)
  }

  /// Returns why no locale has a message for a key.
  private func reason(forMissing key: TextBytes, in table: String?) -> Missing {
    for table in soundTables(named: table) {
      let catalog = table.file.catalog
      if let number = catalog.key(key.span, in: table.number), catalog.isExtracted(number) {
        return .onlyKey(table)
      }
    }
    return .problem(positions(ofTable: table).isEmpty ? .missingTable : .missingKey)
  }

  /// Makes the text of a default value, or of a key, with the arguments in it.
  @inline(never)
  private func text<Destination: TextDestination>(
    insteadOf missing: Missing, default value: TextBytes, _ arguments: [FormatArgument],
    _ options: FormatOptions, _ request: MessageRequest, _ destination: Destination
  ) -> Destination.Text {
    var tag = request.locale.identifier
    switch missing {
    case .damaged: break
    case .onlyKey(let table): tag = table.source.tag
    case .problem(let problem): request.report(problem)
    }
    guard !arguments.isEmpty else { return destination.text(of: value) }
    let format = FormatLocale.locale(tag)
    defer { withExtendedLifetime(format) {} }
    let text = ArgumentList.with(arguments) { arguments in
      let writer = unsafe PlainWriter(
        arguments, format: .passUnretained(format), options: options)
      return destination.text(from: DefaultText(value: value, writer: writer, request: request))
    }
    return text ?? destination.text(of: value)
  }
}

/// A message, whatever it is.
@safe private struct AnyText: TextSource {
  let message: LocaleChain.Found
  let writer: PlainWriter
  let names: ArgumentNames
  let options: FormatOptions
  let request: MessageRequest

  /// Writes the message, reports what is wrong with it, and returns whether it can be read.
  func write(to output: inout FormatOutput) -> Bool {
    var formatter = MessageFormatter(writer, message, names: names, options: options)
    formatter.write(to: &output)
    let problems = formatter.problems ?? []
    for problem in problems { request.report(problem) }
    return !problems.contains(.damagedMessage)
  }
}

/// A default value or a key, with arguments in it.
@safe private struct DefaultText: TextSource {
  let value: TextBytes
  let writer: PlainWriter
  let request: MessageRequest

  func write(to output: inout FormatOutput) -> Bool {
    var formatter = ArgumentFormatter(writer)
    KeyFormatter.write(value.span, &formatter, to: &output)
    if output.isTruncated { formatter.note(.textTooLong) }
    for problem in formatter.problems ?? [] { request.report(problem) }
    return true
  }
}
