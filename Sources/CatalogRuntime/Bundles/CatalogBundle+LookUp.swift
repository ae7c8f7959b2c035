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
      key, arguments, table: table, locale: locale, default: defaultValue ?? key,
      options: options ?? .standard)
  }

  func string(
    _ key: String, _ arguments: [FormatArgument], table: String?, locale: CatalogLocale,
    default defaultValue: String, options: FormatOptions
  ) -> String {
    withChain(for: locale) { chain in
      let found = withMessage(of: key, in: table, chain) { message, catalog, step in
        TextMaker(arguments, options).text(of: message, in: catalog, step) {
          MessageRequest(key: key, table: table, locale: locale)
        }
      }
      if case .text(let text?) = found { return text }
      var tag: String?
      let request = MessageRequest(key: key, table: table, locale: locale)
      switch found {
      case .text: break
      case .onlyKey(let table): tag = tables[table].source.tag
      case .problem(let problem): request.report(problem)
      }
      return TextMaker(arguments, options).text(
        ofDefault: defaultValue, in: tag ?? locale.identifier, for: request)
    }
  }

  /// What a look-up found.
  enum Found<Result> {
    /// What was made of a message.
    case text(Result)
    /// The key, which is the source text of the table, and no message that serves.
    case onlyKey(table: Int)
    /// Nothing that could be shown.
    case problem(LocalizationIssue.Problem)
  }

  /// Finds the first message of a key along the locales of a reader, and passes it on.
  @inline(__always)
  func withMessage<Result>(
    of key: String, in table: String?, _ chain: LocaleChain,
    _ body: (borrowing MessageView, CompiledCatalog, LocaleChain.Step) -> Result
  ) -> Found<Result> {
    var tableWithKey: Int?
    let positions = positions(ofTable: table)
    for position in positions {
      let table = unsafe chain.tables[position]
      guard unsafe table.file._withUnsafeGuaranteedRef({ $0.isSound }) else { continue }
      let result: Found<Result>? = unsafe table.catalog._withUnsafeGuaranteedRef { catalog in
        guard let number = catalog.key(key, in: table.number) else { return nil }
        if let result = unsafe withMessage(of: number, catalog, table.steps, body) {
          return .text(result)
        }
        return catalog.isExtracted(number) ? .onlyKey(table: position) : nil
      }
      switch result {
      case .text(let result): return .text(result)
      case .onlyKey(let table): tableWithKey = tableWithKey ?? table
      case .problem, nil: break
      }
    }
    if let tableWithKey { return .onlyKey(table: tableWithKey) }
    return .problem(positions.isEmpty ? .missingTable : .missingKey)
  }

  /// Finds the first message of a key along the locales of a table, and passes it on.
  @inline(__always)
  func withMessage<Result>(
    of key: KeyNumber, _ catalog: CompiledCatalog,
    _ steps: UnsafeBufferPointer<LocaleChain.Step>,
    _ body: (borrowing MessageView, CompiledCatalog, LocaleChain.Step) -> Result
  ) -> Result? {
    for index in steps.indices {
      let step = unsafe steps[index]
      if let message = catalog.message(key, in: step.messages) {
        return body(message, catalog, step)
      }
    }
    return nil
  }
}

extension String {
  /// Copies a text of a catalog; bytes that are no UTF-8 become U+FFFD.
  @inline(__always)
  init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
