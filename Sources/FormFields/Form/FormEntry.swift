public import CatalogRuntime

/// What a form kept when it was saved: the texts of its fields, of which a secure field has none.
public struct FormEntry: Sendable {
  /// What is kept of a field.
  public struct Item: Sendable {
    /// The field.
    public let id: FieldID
    /// The title of the field.
    public let title: LocalizedStringResource
    let content: FieldEntryText

    /// Returns the text, empty where the field was.
    ///
    /// - Parameter locale: The locale of the reader.
    public func text(in locale: CatalogLocale) -> String { content.text(in: locale) }
  }

  /// What is kept, in the order of the fields.
  public let items: [Item]

  /// Returns the texts that are not empty in one line, with a middle dot between them.
  ///
  /// - Parameter locale: The locale of the reader.
  public func text(in locale: CatalogLocale) -> String {
    items.map { $0.text(in: locale) }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Whether there is any text, which an entry of secure and empty fields has not.
  var hasText: Bool { items.contains { !$0.text(in: .current).isEmpty } }

  /// Returns the text for a list of entries; of an entry without any, that it has none.
  func listText(in locale: CatalogLocale) -> String {
    hasText
      ? text(in: locale) : LocalizedStringResource.fields("Entry without text").text(in: locale)
  }
}

/// Shows an entry as an argument of a message, in the locale of the message.
struct FormEntryStyle: LocalizedFormatStyle {
  func format(_ value: FormEntry) -> String { value.text(in: .current) }

  func format(_ value: FormEntry, in locale: CatalogLocale) -> String { value.text(in: locale) }
}
