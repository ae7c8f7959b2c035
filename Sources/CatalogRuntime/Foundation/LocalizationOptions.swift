public import FoundationEssentials

extension String {
  /// How a localized text is made, beyond its key.
  ///
  /// As `String.LocalizationOptions` of Foundation.
  public struct LocalizationOptions: Sendable {
    /// The values for the placeholders of the text, in their order; those that it has no place for do not count.
    public var replacements: [any CVarArg & Sendable]?

    /// Creates options without replacements.
    public init() {}
  }

  /// Creates the localized text of a key, with values for its placeholders.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its arguments.
  ///   - options: The values for `\(placeholder:)`.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - comment: What translators are told; not used at run time.
  public init(
    localized keyAndValue: String.LocalizationValue, options: String.LocalizationOptions,
    table: String? = nil, bundle: CatalogBundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      localized: keyAndValue.replacingPlaceholders(options), table: table, bundle: bundle,
      locale: locale)
  }

  /// Creates the localized text of a key with a default value, with values for its placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where the key is not found, with the arguments of the message.
  ///   - options: The values for `\(placeholder:)`.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The catalogs; `nil` for ``CatalogBundle/main``.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - comment: What translators are told; not used at run time.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: String.LocalizationOptions, table: String? = nil, bundle: CatalogBundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: key, defaultValue: defaultValue.replacingPlaceholders(options), table: table,
      bundle: bundle, locale: locale)
  }

  /// Creates the text of a resource, with values for its placeholders.
  public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
    self = resource.bundle.catalogs.string(
      resource.key, value: resource.defaultValue.replacingPlaceholders(options),
      table: resource.table, locale: resource.catalogLocale)
  }
}

extension String.LocalizationValue {
  /// Puts the replacements into the places that have no value yet, one after the other.
  func replacingPlaceholders(_ options: String.LocalizationOptions) -> Self {
    var value = self
    var replacements = (options.replacements ?? [])[...]
    for index in value.arguments.indices {
      guard case .specifier = value.arguments[index] else { continue }
      guard let replacement = replacements.popFirst() else { break }
      value.arguments[index] = FormatArgument(replacement) ?? value.arguments[index]
    }
    return value
  }
}

extension FormatArgument {
  /// Creates the argument of a value of any type that messages can show, else `nil`.
  fileprivate init?(_ value: any Sendable) {
    switch value {
    case let number as any LocalizableNumber: self = number.formatArgument
    case let text as String: self = .string(text)
    case let text as Substring: self = .string(String(text))
    default: return nil
    }
  }
}
