internal import CompiledCatalog

extension CatalogBundle {
  /// Returns the parts of the message of a key, formatted with arguments that have names.
  ///
  /// For a message of Unicode MessageFormat 2 they are its text, its values, its markup and the controls around values; any
  /// other message is one part of text. The texts of the parts are ``string(forKey:named:table:locale:default:options:)``.
  ///
  /// ```swift
  /// for part in bundle.parts(forKey: "welcome", named: ["name": "Ada"]) {
  ///   switch part {
  ///   case .markup(let markup) where markup.name == "b": isBold = markup.kind == .open
  ///   default: show(part.text, isBold: isBold)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values for the placeholders.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  ///   - options: How the message is shown; `nil` for ``FormatOptions/standard``.
  public func parts(
    forKey key: String, named arguments: NamedArguments = [:], table: String? = nil,
    locale: CatalogLocale = .current, options: FormatOptions? = nil
  ) -> [MessagePart] {
    let request = MessageRequest(key: key, table: table, locale: locale)
    let parts: [MessagePart]? = TextBytes.with(key) { key in
      let found = withChain(for: locale) { chain -> [MessagePart]? in
        guard let message = chain.tables.message(key, at: positions(ofTable: table)) else {
          return nil
        }
        return ArgumentNames.with(arguments) { names in
          ArgumentList.with(arguments.values) { arguments in
            message.parts(
              arguments, names: names, options: options ?? .standard, for: request)
          }
        }
      }
      return found
    }
    if let parts { return parts }
    let text = string(
      forKey: key, named: arguments, table: table, locale: locale, options: options)
    return text.isEmpty ? [] : [.text(text)]
  }
}

extension LocaleChain.Found {
  /// Returns the parts of a message of Unicode MessageFormat 2; `nil` for any other and for one that cannot be read.
  fileprivate func parts(
    _ arguments: ArgumentList, names: ArgumentNames, options: FormatOptions,
    for request: MessageRequest
  ) -> [MessagePart]? {
    let format = unsafe step.pointee.format.takeUnretainedValue()
    return unsafe catalog._withUnsafeGuaranteedRef { catalog in
      guard case .program(let program) = catalog.message(at: reference).content,
        program.syntax == .messageFormat2
      else { return nil }
      var formatter = MessageFormat2Formatter(
        arguments, names: names, format: format, isolation: options.isolation)
      let parts = formatter.parts(of: program)
      // A damaged message is told of where its text is made.
      guard !formatter.isDamaged else { return nil }
      for problem in formatter.problems.all { request.report(.message(problem)) }
      if formatter.isTooLong { request.report(.textTooLong) }
      return parts
    }
  }
}
