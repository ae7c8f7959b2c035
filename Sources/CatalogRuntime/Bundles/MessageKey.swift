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
    for position in positions(ofTable: table) where tables[position].file.isSound {
      let table = tables[position]
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
    let options = options ?? .standard
    let found: String?? = withMessage(of: key, locale) { message, catalog, step in
      TextMaker(arguments, options).text(of: message, in: catalog, step) {
        MessageRequest(key: text(of: key), table: name(ofTable: key), locale: locale)
      }
    }
    if let text = found.flatMap(\.self) { return text }
    let keyText = text(of: key)
    return string(
      keyText, arguments, table: name(ofTable: key), locale: locale, default: keyText,
      options: options)
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
    let text = unsafe withMessage(of: key, locale) { message, _, _ in unsafe message.textBytes }
    guard let text = unsafe text.flatMap(\.self) else { return nil }
    // The bundle keeps the catalog and its bytes.
    return unsafe _overrideLifetime(Span(_unsafeElements: text), borrowing: self)
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
    let found = unsafe withChain(for: locale) { chain in
      unsafe withMessage(of: key, in: table, chain) { message, _, _ in unsafe message.textBytes }
    }
    guard case .text(let text?) = unsafe found else { return nil }
    // The bundle keeps the catalog and its bytes.
    return unsafe _overrideLifetime(Span(_unsafeElements: text), borrowing: self)
  }

  @inline(__always)
  private func withMessage<Result>(
    of key: MessageKey, _ locale: CatalogLocale,
    _ body: (borrowing MessageView, CompiledCatalog, LocaleChain.Step) -> Result
  ) -> Result? {
    withChain(for: locale) { chain in
      guard unsafe key.table < chain.tables.count else { return nil }
      let table = unsafe chain.tables[key.table]
      guard unsafe table.file._withUnsafeGuaranteedRef({ $0.isSound }) else { return nil }
      return unsafe table.catalog._withUnsafeGuaranteedRef { catalog in
        unsafe withMessage(of: key.number, catalog, table.steps, body)
      }
    }
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

extension MessageView {
  /// The bytes of a text without arguments and variations, which live as long as the catalog.
  @inline(__always)
  fileprivate var textBytes: UnsafeBufferPointer<UInt8>? {
    guard let text else { return nil }
    return unsafe text.withUnsafeBufferPointer { unsafe $0 }
  }
}
