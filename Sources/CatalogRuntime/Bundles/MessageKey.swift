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
    for table in tables(named: table) where table.file.isSound {
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
    guard let place = place(of: key, chain(for: locale)) else {
      return string(
        forKey: text(of: key), arguments: arguments, table: name(ofTable: key), locale: locale,
        options: options)
    }
    return string(at: place, arguments, options ?? .standard) {
      MessageRequest(
        key: text(of: key), table: name(ofTable: key), locale: locale, defaultValue: nil)
    }
  }

  /// Returns the UTF-8 bytes of a text without arguments and variations, which stay in the file.
  ///
  /// Allocates nothing.
  ///
  /// - Parameters:
  ///   - key: The key, of this bundle.
  ///   - locale: What the reader asks for.
  /// - Returns: The bytes, or `nil` where the message has arguments or variations, or there is none: then
  ///   ``string(for:arguments:locale:options:)`` gives the text.
  @_lifetime(borrow self)
  public func utf8(for key: MessageKey, locale: CatalogLocale = .current) -> Span<UInt8>? {
    guard let place = place(of: key, chain(for: locale)) else { return nil }
    return utf8(at: place)
  }

  /// Returns the UTF-8 bytes of a text without arguments and variations, which stay in the file.
  ///
  /// As ``utf8(for:locale:)``, for a key that was not looked up before.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  @_lifetime(borrow self)
  public func utf8(
    forKey key: String, table: String? = nil, locale: CatalogLocale = .current
  ) -> Span<UInt8>? {
    guard case .message(let place) = find(key, in: table, chain(for: locale)) else { return nil }
    return utf8(at: place)
  }

  @inline(__always)
  @_lifetime(borrow self)
  private func utf8(at place: MessagePlace) -> Span<UInt8>? {
    let catalog = place.file.catalog
    guard let text = catalog.message(place.key, locale: place.step.locale)?.text else {
      return nil
    }
    // The bundle keeps the catalog.
    return unsafe _overrideLifetime(text, borrowing: self)
  }

  @inline(__always)
  private func place(of key: MessageKey, _ chain: LocaleChain) -> MessagePlace? {
    guard key.table < tables.count, tables[key.table].file.isSound else { return nil }
    let file = tables[key.table].file
    for step in chain.steps[key.table]
    where file.catalog.hasMessage(key.number, locale: step.locale) {
      return MessagePlace(file: file, key: key.number, step: step)
    }
    return nil
  }

  private func text(of key: MessageKey) -> String {
    guard key.table < tables.count else { return "" }
    let catalog = tables[key.table].file.catalog
    guard let text = catalog.text(of: key.number) else { return "" }
    return String(copying: text)
  }

  private func name(ofTable key: MessageKey) -> String? {
    key.table < tables.count ? tables[key.table].name : nil
  }
}
