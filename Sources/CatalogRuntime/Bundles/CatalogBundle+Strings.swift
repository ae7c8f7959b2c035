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
    TextBytes.with(key) { key in
      guard let defaultValue else {
        return string(
          key, arguments, table: table, locale: locale, default: key,
          options: options ?? .standard)
      }
      return TextBytes.with(defaultValue) { value in
        string(
          key, arguments, table: table, locale: locale, default: value,
          options: options ?? .standard)
      }
    }
  }

  func string(
    _ key: TextBytes, _ arguments: [FormatArgument], table: String?, locale: CatalogLocale,
    default value: TextBytes, options: FormatOptions
  ) -> String {
    text(
      key, arguments, table: table, locale: locale, default: value, options: options,
      StringDestination())
  }

  /// Adds the UTF-8 bytes of the text of a key to others, as for a response that is written piece by piece.
  ///
  /// As ``string(forKey:arguments:table:locale:default:options:)``, without a string in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values for the placeholders.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  ///   - bytes: What the text is added to.
  public func append(
    key: String, arguments: [FormatArgument] = [], table: String? = nil,
    locale: CatalogLocale = .current, options: FormatOptions? = nil, to bytes: inout [UInt8]
  ) {
    TextBytes.with(key) { key in
      ArrayDestination.with(&bytes) { bytes in
        text(
          key, arguments, table: table, locale: locale, default: key,
          options: options ?? .standard, bytes)
      }
    }
  }

  /// Returns the UTF-8 bytes of a text without arguments and variations, which stay in the file.
  ///
  /// Allocates nothing.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  /// - Returns: The bytes, or `nil` where the message has arguments or variations, or there is none: then
  ///   ``string(forKey:arguments:table:locale:default:options:)`` gives the text.
  @_lifetime(borrow self)
  public func utf8(
    forKey key: String, table: String? = nil, locale: CatalogLocale = .current
  ) -> Span<UInt8>? {
    let text = TextBytes.with(key) { key in
      withChain(for: locale) {
        $0.tables.message(key, at: positions(ofTable: table))?.textBytes
      }
    }
    return span(of: text)
  }

  /// Hands bytes of one of the catalogs out, which the bundle keeps.
  @inline(__always)
  @_lifetime(borrow self)
  func span(of text: TextBytes?) -> Span<UInt8>? {
    guard let text else { return nil }
    return unsafe _overrideLifetime(Span(_unsafeElements: text.bytes), borrowing: self)
  }
}
