public import CatalogRuntime
internal import ICUKit

/// Names of people in one text, in the order and with the spaces of the locale: `Ada Lovelace`, in Hungarian (hu)
/// `Kovács Anna`, in Japanese (ja) `山田太郎`.
///
/// Order and spaces are CLDR’s (UTS 35 Part 8). Where a name would be read back as another one without a space, it has one
/// even in Japanese and Chinese: `林 太郎`. A text is split into parts by what is known of names in the locale: where the
/// family name stands, titles, particles, two family names in Spanish (es), patronymics in Russian (ru). A whole name is
/// often ambiguous: where the parts matter, ask for them in fields of their own.
///
/// A field edits the whole name in every style: what a person typed is not cut when the field is left.
public struct PersonNameFormat: FieldFormat, Hashable {
  /// How much of a name is shown.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The given name: `Ada`. Without one the family name.
    case short
    /// Given name and family name: `Ada Lovelace`.
    case medium
    /// All parts: `Dr. Ada King Lovelace Jr.`
    case long
  }

  /// The greatest number of characters, grapheme clusters, of a name that is read.
  public static let maximumLength = 500
  /// More UTF-8 bytes than names of that length have.
  private static let maximumSize = 32_768

  /// How much of a name is shown; all parts are read in any style.
  public let style: Style

  /// Creates the format.
  ///
  /// - Parameter style: How much of a name is shown.
  public init(style: Style = .medium) { self.style = style }

  /// Returns the name as the style has it; the empty text for an empty name.
  public func text(of value: PersonName, in locale: CatalogLocale) -> String {
    let name = shown(value)
    let convention = PersonNameConvention.convention(
      for: name.family + name.given + name.middle, in: locale)
    let writer = PersonNameWriter(name: name, convention: convention)
    guard convention.joining != .never, name.preferredOrder != .givenFirst else {
      return writer.text(joins: false)
    }
    let joined = writer.text(joins: true)
    let spaced = writer.text(joins: false)
    if joined == spaced || read(joined, in: locale) == name { return joined }
    return read(spaced, in: locale) == name ? spaced : joined
  }

  /// Returns the name with all of its parts, whatever the style.
  public func editableText(of value: PersonName, in locale: CatalogLocale) -> String {
    PersonNameFormat(style: .long).text(of: value, in: locale)
  }

  /// Reads a name.
  ///
  /// - Throws: ``FieldParseError`` for an empty text, and for one of more than ``maximumLength`` characters.
  public func value(
    of input: FieldInput, in locale: CatalogLocale
  ) throws(FieldParseError) -> PersonName {
    try Self.checkLength(of: input.text)
    let name = read(input.text, in: locale)
    if name.isEmpty { throw .empty }
    return name
  }

  private static func checkLength(of text: String) throws(FieldParseError) {
    guard text.utf8.count > maximumLength else { return }
    let count = GraphemeClusters.count(in: text)
    if count > maximumLength {
      throw FieldParseError(message: .fields("\(count - maximumLength) characters too many"))
    }
    if text.utf8.count > maximumSize { throw FieldParseError(message: .unexpectedFormat) }
  }

  private func shown(_ name: PersonName) -> PersonName {
    switch style {
    case .short:
      PersonName(
        given: name.given, family: name.given.isEmpty ? name.family : "",
        preferredOrder: name.preferredOrder)
    case .medium:
      PersonName(
        given: name.given, family: name.family, preferredOrder: name.preferredOrder)
    case .long: name
    }
  }

  private func read(_ text: String, in locale: CatalogLocale) -> PersonName {
    PersonNameReader(convention: .convention(for: text, in: locale)).name(in: text)
  }
}
