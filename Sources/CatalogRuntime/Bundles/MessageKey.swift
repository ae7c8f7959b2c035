internal import CompiledCatalog

/// A key of one bundle that was looked up before: a look-up by it costs a few nanoseconds.
///
/// Belongs to the bundle that gave it. In another bundle it finds another message or none.
public struct MessageKey: Hashable, Sendable {
  /// The position of the table in the bundle.
  let table: Int
  let number: KeyNumber
}

extension CatalogBundle {
  /// Returns the key of a table, to be used again and again; `nil` where no table of the name has it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  public func messageKey(_ key: String, table: String? = nil) -> MessageKey? {
    for table in soundTables(named: table) {
      if let number = table.file.catalog.key(key, in: table.number) {
        return MessageKey(table: table.position, number: number)
      }
    }
    return nil
  }

  /// Returns the text of a key as ``string(forKey:arguments:table:locale:default:options:)`` does.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - arguments: The values for the placeholders.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  public func string(
    for key: MessageKey, arguments: [FormatArgument] = [], locale: CatalogLocale = .current,
    options: FormatOptions? = nil
  ) -> String {
    text(key, arguments, .positions, locale, options ?? .standard, StringDestination())
  }

  /// Returns the text of a key as ``string(forKey:named:table:locale:default:options:)`` does.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - arguments: The values for the placeholders.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  public func string(
    for key: MessageKey, named arguments: NamedArguments, locale: CatalogLocale = .current,
    options: FormatOptions? = nil
  ) -> String {
    ArgumentNames.with(arguments) { names in
      text(key, arguments.values, names, locale, options ?? .standard, StringDestination())
    }
  }

  /// Adds the UTF-8 bytes of the text of a key to others.
  ///
  /// As ``append(key:arguments:table:locale:options:to:)``, for a key that was looked up before. Allocates nothing as long
  /// as the text has less than 512 bytes and there is room for it.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - arguments: The values for the placeholders.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  ///   - bytes: What the text is added to.
  public func append(
    _ key: MessageKey, arguments: [FormatArgument] = [], locale: CatalogLocale = .current,
    options: FormatOptions? = nil, to bytes: inout [UInt8]
  ) {
    ArrayDestination.with(&bytes) { bytes in
      text(key, arguments, .positions, locale, options ?? .standard, bytes)
    }
  }

  /// Adds the UTF-8 bytes of the text of a key to others, formatted with arguments that have names.
  ///
  /// As ``append(_:arguments:locale:options:to:)``.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - arguments: The values for the placeholders.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  ///   - bytes: What the text is added to.
  public func append(
    _ key: MessageKey, named arguments: NamedArguments, locale: CatalogLocale = .current,
    options: FormatOptions? = nil, to bytes: inout [UInt8]
  ) {
    ArgumentNames.with(arguments) { names in
      ArrayDestination.with(&bytes) { bytes in
        text(key, arguments.values, names, locale, options ?? .standard, bytes)
      }
    }
  }

  /// Returns the UTF-8 bytes of a text without arguments and variations, which stay in the file.
  ///
  /// As ``utf8(forKey:table:locale:)``, for a key that was looked up before.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - locale: What the reader asks for.
  @_lifetime(borrow self)
  public func utf8(for key: MessageKey, locale: CatalogLocale = .current) -> Span<UInt8>? {
    guard let tables = knownTables(for: locale) else {
      return span(of: withChain(for: locale) { $0.tables.message(key)?.textBytes })
    }
    return span(of: tables.message(key)?.textBytes)
  }

  @inline(__always)
  private func text<Destination: TextDestination>(
    _ key: MessageKey, _ arguments: [FormatArgument], _ names: ArgumentNames,
    _ locale: CatalogLocale, _ options: FormatOptions, _ destination: Destination
  ) -> Destination.Text {
    guard let tables = knownTables(for: locale), let message = tables.message(key) else {
      return textOfNewLocale(key, arguments, names, locale, options, destination)
    }
    return text(of: message, key, arguments, names, locale, options, destination)
  }

  /// Makes the text for a reader whose locale has no number or is asked for the first time, or of a missing message.
  @inline(never)
  private func textOfNewLocale<Destination: TextDestination>(
    _ key: MessageKey, _ arguments: [FormatArgument], _ names: ArgumentNames,
    _ locale: CatalogLocale, _ options: FormatOptions, _ destination: Destination
  ) -> Destination.Text {
    let text: Destination.Text? = withChain(for: locale) { chain in
      chain.tables.message(key).map {
        self.text(of: $0, key, arguments, names, locale, options, destination)
      }
    }
    return text ?? textByName(of: key, arguments, names, locale, options, destination)
  }

  @inline(__always)
  private func text<Destination: TextDestination>(
    of message: LocaleChain.Found, _ key: MessageKey, _ arguments: [FormatArgument],
    _ names: ArgumentNames, _ locale: CatalogLocale, _ options: FormatOptions,
    _ destination: Destination
  ) -> Destination.Text {
    let text = text(of: message, arguments, names: names, options, destination) {
      MessageRequest(key: name(of: key), table: tableName(of: key), locale: locale)
    }
    return text ?? textByName(of: key, arguments, names, locale, options, destination)
  }

  /// Looks the key up again by its bytes, which other tables may have or which are shown themselves.
  @inline(never)
  private func textByName<Destination: TextDestination>(
    of key: MessageKey, _ arguments: [FormatArgument], _ names: ArgumentNames,
    _ locale: CatalogLocale, _ options: FormatOptions, _ destination: Destination
  ) -> Destination.Text {
    TextBytes.with(name(of: key)) { name in
      text(
        name, arguments, names: names, table: tableName(of: key), locale: locale, default: name,
        options: options, destination)
    }
  }

  private func name(of key: MessageKey) -> String {
    guard key.table < tables.count else { return "" }
    let catalog = tables[key.table].file.catalog
    guard let text = catalog.text(of: key.number) else { return "" }
    return String(copying: text)
  }

  private func tableName(of key: MessageKey) -> String? {
    key.table < tables.count ? tables[key.table].name : nil
  }
}
