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
    let found: Text?? = withChain(for: locale) { chain in
      guard let message = chain.message(key, inTablesAt: positions(ofTable: table)) else {
        return nil
      }
      return text(of: message, arguments, options, finish) {
        MessageRequest(key: key.string, table: table, locale: locale)
      }
    }
    if case .some(.some(let text)) = found { return text }
    return text(
      insteadOf: found == nil ? reason(forMissing: key, in: table) : .damaged,
      default: defaultValue, arguments, options,
      MessageRequest(key: key.string, table: table, locale: locale), finish)
  }

  /// Makes the text of a message, or returns `nil` where it cannot be read.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - arguments: The arguments.
  ///   - options: How the text is shown.
  ///   - finish: Makes the text of its bytes.
  ///   - request: What was asked for, in case that something is missing.
  @inline(__always)
  func text<Text>(
    of message: LocaleChain.Found, _ arguments: [FormatArgument], _ options: FormatOptions,
    _ finish: (TextBytes) -> Text, for request: () -> MessageRequest
  ) -> Text? {
    if let text = message.textBytes { return finish(text) }
    return ArgumentList.with(arguments) { arguments in
      var formatter = MessageFormatter(arguments, message, options: options)
      return FormatOutput.with(
        { output in formatter.write(to: &output) },
        { bytes in
          guard let problems = formatter.problems else { return finish(bytes) }
          let request = request()
          for problem in problems { request.report(problem) }
          return problems.contains(.damagedMessage) ? nil : finish(bytes)
        })
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
  private func text<Text>(
    insteadOf missing: Missing, default value: TextBytes, _ arguments: [FormatArgument],
    _ options: FormatOptions, _ request: MessageRequest, _ finish: (TextBytes) -> Text
  ) -> Text {
    var tag = request.locale.identifier
    switch missing {
    case .damaged: break
    case .onlyKey(let table): tag = table.source.tag
    case .problem(let problem): request.report(problem)
    }
    guard !arguments.isEmpty else { return finish(value) }
    let format = FormatLocale.locale(tag)
    defer { withExtendedLifetime(format) {} }
    return ArgumentList.with(arguments) { arguments in
      FormatOutput.with(
        { output in
          var formatter = unsafe ArgumentFormatter(
            arguments, format: .passUnretained(format), options: options)
          KeyFormatter.write(value.span, &formatter, to: &output)
          if output.isTruncated { formatter.note(.textTooLong) }
          for problem in formatter.problems ?? [] { request.report(problem) }
        }, finish)
    }
  }
}
