public import FoundationEssentials

extension String {
  /// Creates the localized text of a key that is the text itself.
  ///
  /// `String(localized: "Hello \(name), \(count) files")` looks up `Hello %@, %lld files`. A key that is not there is
  /// shown itself, with its arguments.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its arguments.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - comment: What translators are told; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: CatalogBundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).string(
      keyAndValue, table: table,
      locale: locale.map { CatalogLocale($0) } ?? .current)
  }

  /// Creates the localized text of a key, for a reader whose locale is known to the run time.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its arguments.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for.
  ///   - comment: What translators are told; not used at run time.
  @_disfavoredOverload
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    bundle: CatalogBundle? = nil, locale: CatalogLocale, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).string(
      keyAndValue, table: table, locale: locale)
  }

  /// Creates the localized text of a key with a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where the key is not found, with the arguments of the message.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - comment: What translators are told; not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: CatalogBundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).string(
      key.text, value: defaultValue, table: table,
      locale: locale.map { CatalogLocale($0) } ?? .current)
  }

  /// Creates the localized text of a key with a default value, for a reader whose locale is known to the run time.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where the key is not found, with the arguments of the message.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for.
  ///   - comment: What translators are told; not used at run time.
  @_disfavoredOverload
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: CatalogBundle? = nil, locale: CatalogLocale, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).string(
      key.text, value: defaultValue, table: table, locale: locale)
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.bundle.catalogs.string(
      resource.key, value: resource.defaultValue, table: resource.table,
      locale: resource.catalogLocale)
  }
}

extension CatalogBundle {
  /// Returns the text of a key in the locale of the process, as it stands in the catalog.
  ///
  /// As `Bundle.localizedString(forKey:value:table:)` of Foundation.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is returned for a key that is not there; `nil` and the empty text for the key.
  ///   - tableName: The name of the table; `nil` and the empty text for `Localizable`.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    return string(forKey: key, table: tableName, default: value)
  }

  func string(
    _ key: String, value: String.LocalizationValue, table: String?, locale: CatalogLocale
  ) -> String {
    TextBytes.with(key) { key in
      TextBytes.with(value.utf8) { text in
        string(
          key, value.arguments, table: table, locale: locale, default: text, options: .standard)
      }
    }
  }

  func string(
    _ keyAndValue: String.LocalizationValue, table: String?, locale: CatalogLocale
  ) -> String {
    TextBytes.with(keyAndValue.utf8) { key in
      string(
        key, keyAndValue.arguments, table: table, locale: locale, default: key,
        options: .standard)
    }
  }
}
