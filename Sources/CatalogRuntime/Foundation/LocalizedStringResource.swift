public import FoundationEssentials

@_exported public import struct FoundationEssentials.URL

/// A localized text that is looked up later: its key, its default value, its table, its locale and its bundle.
///
/// As `LocalizedStringResource` of Foundation, which does not exist on Linux.
public struct LocalizedStringResource: Sendable {
  /// Where the catalogs of a resource are.
  public enum BundleDescription: Sendable, Hashable {
    /// In those of the running program, ``CatalogBundle/main``.
    case main
    /// In a folder, or in one compiled catalog.
    case atURL(URL)
    /// In an open bundle.
    case bundle(CatalogBundle)

    /// In those of the running program: on Linux a class does not tell where its code is.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }

    private static let opened = ConcurrentCache<String, CatalogBundle>()

    /// The bundle; one that is not open yet is opened and stays so.
    var catalogs: CatalogBundle {
      switch self {
      case .main: .main
      case .atURL(let url): Self.opened.value(for: url.path) { CatalogBundle(usableAt: url.path) }
      case .bundle(let bundle): bundle
      }
    }
  }

  /// The key.
  public let key: String
  /// What is shown where the key is not found, with the arguments of the message.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// Where the catalogs are.
  public let bundle: BundleDescription
  /// What the reader asks for.
  public var catalogLocale: CatalogLocale

  /// The locale in Foundation’s type; that of the process is `Locale.current`.
  public var locale: Locale {
    get { catalogLocale == .current ? .current : Locale(identifier: catalogLocale.identifier) }
    set { catalogLocale = CatalogLocale(newValue) }
  }

  /// Creates a resource whose key is the text itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its arguments.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - bundle: Where the catalogs are.
  ///   - comment: What translators are told; not used at run time.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a resource with a key and a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where the key is not found, with the arguments of the message.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - bundle: Where the catalogs are.
  ///   - comment: What translators are told; not used at run time.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.text, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource whose key is the text itself, in an open bundle such as `.module`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its arguments.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - bundle: The catalogs.
  ///   - comment: What translators are told; not used at run time.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: CatalogBundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .bundle(bundle))
  }

  /// Creates a resource with a key and a default value, in an open bundle such as `.module`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where the key is not found, with the arguments of the message.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - locale: What the reader asks for; `nil` for the locale of the process.
  ///   - bundle: The catalogs.
  ///   - comment: What translators are told; not used at run time.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: CatalogBundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale, bundle: .bundle(bundle))
  }

  init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    catalogLocale = locale.map { CatalogLocale($0) } ?? .current
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from a literal without interpolations.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: Equatable {
  /// Returns whether two resources look the same text up in the same place.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.table == right.table && left.bundle == right.bundle
      && left.catalogLocale == right.catalogLocale && left.defaultValue == right.defaultValue
  }
}

extension LocalizedStringResource: LocalizedArgument {
  /// Returns the text in a locale, whatever the resource itself asks for.
  public func text(in locale: CatalogLocale) -> String {
    var resource = self
    resource.catalogLocale = locale
    return String(localized: resource)
  }
}

/// A type whose values are described by a localized text.
///
/// As the protocol of the same name in Foundation.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension StaticString {
  /// The text of a literal.
  var text: String { withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) } }
}

extension CatalogBundle: Hashable {
  /// Returns whether two are the same object.
  public static func == (left: CatalogBundle, right: CatalogBundle) -> Bool { left === right }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
