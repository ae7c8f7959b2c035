public import CatalogRuntime

/// What an entry keeps of a field: a text that may differ by the locale of its reader, as that of a number or a date does.
public struct FieldEntryText: Sendable {
  private let make: @Sendable (CatalogLocale) -> String

  /// Creates a text that is the same in every locale.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) { make = { _ in text } }

  /// Creates a text that is made for each locale.
  ///
  /// - Parameter text: Makes the text.
  public init(_ text: @escaping @Sendable (CatalogLocale) -> String) { make = text }

  /// Returns the text.
  ///
  /// - Parameter locale: The locale of the reader.
  public func text(in locale: CatalogLocale) -> String { make(locale) }
}
