public import LocaleCore
internal import Synchronization

/// What a reader asks for: a locale, or several in the order of preference.
///
/// A locale is known by its identifier alone and holds what the run time keeps for it, so comparing and passing it is
/// cheap. Make one for a request and pass it to every look-up:
///
/// ```swift
/// let locale = CatalogLocale(acceptLanguage: "es-MX, es;q=0.9, en;q=0.5")
/// let title = String(localized: "Save", bundle: .module, locale: locale)
/// ```
public struct CatalogLocale: Sendable {
  let record: LocaleRecord

  private init(preferences: [String]) {
    let identifier = preferences.joined(separator: ",")
    record = LocaleRecord.shared.value(for: identifier) { LocaleRecord(preferences: preferences) }
  }

  /// Creates a locale.
  ///
  /// - Parameter identifier: The identifier in any spelling of BCP 47, ICU or POSIX: `pt-BR`, `pt_BR`, `pt_BR.UTF-8`.
  ///   One that names no locale is served by the source language.
  public init(_ identifier: String) {
    let tag = LocaleTag(identifier)
    let posix = tag.isWellFormed ? nil : LocaleTag(posixName: identifier)
    self.init(preferences: [(posix ?? tag).identifier])
  }

  /// Creates a locale of a tag.
  public init(_ tag: LocaleTag) { self.init(preferences: [tag.identifier]) }

  /// Creates the locale of a reader who understands several languages.
  ///
  /// - Parameter preferences: The locales, best first. The first 64 count; without any the source language serves.
  public init(preferences: [LocaleTag]) {
    self.init(preferences: preferences.prefix(64).map(\.identifier))
  }

  /// Creates the locale that a request over HTTP asks for (RFC 9110, section 12.5.4).
  ///
  /// Languages come by their weights. What is refused (`q=0`) and `*` have no influence: where nothing else serves,
  /// the source language does.
  ///
  /// - Parameter header: The value of the header `Accept-Language`; the empty one asks for nothing.
  public init(acceptLanguage header: String) {
    self.init(preferences: AcceptLanguage(header).preferences.map(\.tag))
  }

  /// The identifier in canonical spelling, that of the best locale; `und` where none is asked for.
  public var identifier: String { record.preferences.first ?? "und" }

  /// The identifiers of all locales, best first.
  public var preferences: [String] { record.preferences }
}

extension CatalogLocale: Hashable {
  /// Returns whether two ask for the same locales in the same order.
  public static func == (left: CatalogLocale, right: CatalogLocale) -> Bool {
    left.record === right.record || left.record.preferences == right.record.preferences
  }

  /// Feeds the locales into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(record.preferences) }
}

extension CatalogLocale: ExpressibleByStringLiteral {
  /// Creates a locale of its identifier.
  public init(stringLiteral identifier: String) { self.init(identifier) }
}

extension CatalogLocale: CustomStringConvertible {
  /// The identifiers, best first, with commas between them.
  public var description: String { record.preferences.joined(separator: ", ") }
}

extension CatalogLocale {
  /// The locale of the process: what `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` said when it was first asked for.
  ///
  /// They are read as gettext reads them, once: a later change of the environment has no effect.
  public static let current = CatalogLocale(
    environment: ProcessEnvironment.variables(["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]))

  /// Creates the locale that the variables of a process ask for, as gettext reads them.
  ///
  /// - Parameter variables: The variables by name. Where the locale is `C` or `POSIX`, the source language serves.
  public init(environment variables: [String: String]) {
    self.init(preferences: EnvironmentLocales.preferred(in: variables))
  }
}

/// The locales that a reader asks for; one object for each list of them, so that tables can go by its number.
final class LocaleRecord: Sendable {
  static let shared = ConcurrentCache<String, LocaleRecord>()

  /// The greatest number of lists that have a number.
  static let numberedCount = 256
  private static let nextNumber = Atomic<Int>(0)

  let preferences: [String]
  /// The number of the list, below ``numberedCount``, or `nil` where very many were asked for before it.
  let number: Int?

  init(preferences: [String]) {
    self.preferences = preferences
    let taken = Self.nextNumber.load(ordering: .relaxed) < Self.numberedCount
    let next = taken ? Self.nextNumber.add(1, ordering: .relaxed).oldValue : Self.numberedCount
    number = next < Self.numberedCount ? next : nil
  }
}

extension LocaleRecord: Hashable {
  static func == (left: LocaleRecord, right: LocaleRecord) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
