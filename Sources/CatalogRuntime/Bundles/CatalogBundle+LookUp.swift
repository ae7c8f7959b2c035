internal import CompiledCatalog

extension CatalogBundle {
  /// Returns the text of a key, formatted with its arguments.
  ///
  /// What is missing is reported once as a ``LocalizationIssue`` and shown visibly: an argument that was not passed as
  /// its placeholder, a key that is in no table as the default value or the key itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values for the placeholders. Without any the text is shown as it stands in the catalog, its
  ///     percent signs included.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  ///   - defaultValue: What is shown for a key that is not there, a format as the key is; `nil` for the key.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  public func string(
    forKey key: String, arguments: [FormatArgument] = [], table: String? = nil,
    locale: CatalogLocale = .current, default defaultValue: String? = nil,
    options: FormatOptions? = nil
  ) -> String {
    string(
      MessageRequest(key: key, table: table, locale: locale, defaultValue: defaultValue),
      arguments, options ?? .standard)
  }

  func string(
    _ request: MessageRequest, _ arguments: [FormatArgument], _ options: FormatOptions
  ) -> String {
    let chain = chain(for: request.locale)
    switch find(request.key, in: request.table, chain) {
    case .message(let place): return string(at: place, arguments, options) { request }
    case .onlyKey(let table):
      return string(ofKeyIn: request, arguments, options, format: .locale(table.source.tag))
    case .problem(let problem):
      request.report(problem)
      let format = FormatLocale.locale(request.locale.identifier)
      return string(ofKeyIn: request, arguments, options, format: format)
    }
  }

  /// Formats a message.
  ///
  /// - Parameter request: What was asked for, in case that something is missing.
  func string(
    at place: MessagePlace, _ arguments: [FormatArgument], _ options: FormatOptions,
    _ request: () -> MessageRequest
  ) -> String {
    let catalog = place.file.catalog
    if let text = catalog.message(place.key, locale: place.step.locale)?.text {
      return String(copying: text)
    }
    var problems: [LocalizationIssue.Problem] = []
    let text = FormatOutput.string { output in
      guard let message = catalog.message(place.key, locale: place.step.locale) else { return }
      var formatter = MessageFormatter(
        ArgumentFormatter(arguments, format: place.step.format, options: options),
        plurals: PluralChooser(catalog, locale: place.step.locale))
      formatter.write(message, to: &output)
      problems = formatter.arguments.problems
      if output.isTruncated { problems.append(.textTooLong) }
    }
    guard !problems.isEmpty else { return text }
    let request = request()
    for problem in problems { request.report(problem) }
    guard problems.contains(.damagedMessage) else { return text }
    return string(ofKeyIn: request, arguments, options, format: place.step.format)
  }

  private func string(
    ofKeyIn request: MessageRequest, _ arguments: [FormatArgument], _ options: FormatOptions,
    format: FormatLocale
  ) -> String {
    guard !arguments.isEmpty else { return request.fallback }
    var formatter = ArgumentFormatter(arguments, format: format, options: options)
    var fallback = request.fallback
    let text = FormatOutput.string { output in
      fallback.withUTF8 { bytes in
        KeyFormatter.write(unsafe bytes.span, &formatter, to: &output)
      }
    }
    for problem in formatter.problems { request.report(problem) }
    return text
  }
}

/// What a program asks for.
struct MessageRequest {
  let key: String
  let table: String?
  let locale: CatalogLocale
  /// What is shown for a key that is not there, or `nil` for the key.
  let defaultValue: String?

  /// What is shown for a key that is not there.
  var fallback: String { defaultValue ?? key }

  func report(_ problem: LocalizationIssue.Problem) {
    IssueReporter.report(
      LocalizationIssue(
        problem: problem, key: key, table: table ?? CatalogBundle.standardTable,
        locale: locale.identifier))
  }
}

/// Where a message is.
struct MessagePlace {
  let file: BundleFile
  let key: KeyNumber
  let step: LocaleChain.Step
}

extension CatalogBundle {
  /// What a look-up found.
  enum Found {
    /// A message.
    case message(MessagePlace)
    /// The key, which is the source text, and no message that serves.
    case onlyKey(BundleTable)
    /// Nothing that could be shown.
    case problem(LocalizationIssue.Problem)
  }

  /// Finds the first message of a key along the locales of a reader.
  @inline(__always)
  func find(_ key: String, in table: String?, _ chain: LocaleChain) -> Found {
    var sourceTable: BundleTable?
    let tables = tables(named: table)
    for table in tables where table.file.isSound {
      let catalog = table.file.catalog
      guard let number = catalog.key(key, in: table.number) else { continue }
      for step in chain.steps[table.position]
      where catalog.hasMessage(number, locale: step.locale) {
        return .message(MessagePlace(file: table.file, key: number, step: step))
      }
      if sourceTable == nil, catalog.isExtracted(number) { sourceTable = table }
    }
    if let sourceTable { return .onlyKey(sourceTable) }
    return .problem(tables.isEmpty ? .missingTable : .missingKey)
  }
}

extension String {
  /// Copies a text of a catalog; bytes that are no UTF-8 become U+FFFD.
  @inline(__always)
  init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
