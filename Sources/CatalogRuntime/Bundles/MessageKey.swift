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
    text(key, arguments, locale, options ?? .standard) { $0.string }
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
    text(key, arguments, locale, options ?? .standard) {
      unsafe bytes.append(contentsOf: $0.bytes)
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
    guard let text = withChain(for: locale, { $0.message(key)?.textBytes }) else { return nil }
    // The bundle keeps the catalog and its bytes.
    return unsafe _overrideLifetime(Span(_unsafeElements: text.bytes), borrowing: self)
  }

  @inline(__always)
  private func text<Text>(
    _ key: MessageKey, _ arguments: [FormatArgument], _ locale: CatalogLocale,
    _ options: FormatOptions, _ finish: (TextBytes) -> Text
  ) -> Text {
    let found: Text?? = withChain(for: locale) { chain in
      guard let message = chain.message(key) else { return nil }
      return text(of: message, arguments, options, finish) {
        MessageRequest(key: name(of: key), table: tableName(of: key), locale: locale)
      }
    }
    if case .some(.some(let text)) = found { return text }
    return textByName(of: key, arguments, locale, options, finish)
  }

  /// Looks the key up again by its bytes, which other tables may have or which are shown themselves.
  @inline(never)
  private func textByName<Text>(
    of key: MessageKey, _ arguments: [FormatArgument], _ locale: CatalogLocale,
    _ options: FormatOptions, _ finish: (TextBytes) -> Text
  ) -> Text {
    TextBytes.with(name(of: key)) { name in
      text(
        name, arguments, table: tableName(of: key), locale: locale, default: name,
        options: options, finish)
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
