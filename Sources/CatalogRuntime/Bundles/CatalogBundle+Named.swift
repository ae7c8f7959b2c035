extension CatalogBundle {
  /// Returns the text of a key, formatted with arguments that have names.
  ///
  /// As ``string(forKey:arguments:table:locale:default:options:)``. A message with placeholders as in `printf` takes the
  /// values in their order.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values for the placeholders.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  ///   - defaultValue: What is shown for a key that is not there; `nil` for the key.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  public func string(
    forKey key: String, named arguments: NamedArguments, table: String? = nil,
    locale: CatalogLocale = .current, default defaultValue: String? = nil,
    options: FormatOptions? = nil
  ) -> String {
    ArgumentNames.with(arguments) { names in
      TextBytes.with(key) { key in
        TextBytes.with(defaultValue ?? "") { value in
          text(
            key, arguments.values, names: names, table: table, locale: locale,
            default: defaultValue == nil ? key : value, options: options ?? .standard,
            StringDestination())
        }
      }
    }
  }

  /// Adds the UTF-8 bytes of the text of a key to others, formatted with arguments that have names.
  ///
  /// As ``string(forKey:named:table:locale:default:options:)``, without a string in between.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: The values for the placeholders.
  ///   - table: The name of the table; `nil` for ``standardTable``.
  ///   - locale: What the reader asks for.
  ///   - options: How the text is shown; `nil` for ``FormatOptions/standard``.
  ///   - bytes: What the text is added to.
  public func append(
    key: String, named arguments: NamedArguments, table: String? = nil,
    locale: CatalogLocale = .current, options: FormatOptions? = nil, to bytes: inout [UInt8]
  ) {
    ArgumentNames.with(arguments) { names in
      TextBytes.with(key) { key in
        ArrayDestination.with(&bytes) { bytes in
          text(
            key, arguments.values, names: names, table: table, locale: locale, default: key,
            options: options ?? .standard, bytes)
        }
      }
    }
  }
}
