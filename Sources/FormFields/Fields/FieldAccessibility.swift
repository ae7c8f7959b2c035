internal import CatalogRuntime

/// What assistive technology is told about a field, in the language of who hears it.
public struct FieldAccessibility: Hashable, Sendable {
  /// The name of the field: its title, and that it must be filled in where it must.
  public let label: String
  /// What the field holds; of a secure field nothing.
  public let value: String
  /// What to do with the field: its help, or how to go on.
  public let hint: String?
  /// The error that is shown, which describes the field.
  public let error: String?
  /// Whether the field must be filled in.
  public let isRequired: Bool
  /// The name of the button that empties the field, “Clear text”.
  public let clearLabel: String
  /// What that button does.
  public let clearHint: String
  /// What to say because of the last event: “Error: …” where an error has just appeared.
  public let announcement: String?
}

extension FieldAccessibility {
  /// Makes what is told about a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - locale: The locale of the listener.
  ///   - following: Whether another field follows.
  init(of field: some FormField, in locale: CatalogLocale, following: Following) {
    let title = field.specification.title
    isRequired = field.isRequired
    label = (isRequired ? .fields("\(title), required") : title).text(in: locale)
    value = field.accessibleValue(in: locale)
    let next: LocalizedStringResource? =
      following == .field ? .fields("Press Tab to go to the next field.") : nil
    hint = (field.accessibilityHint ?? next)?.text(in: locale)
    error = field.error?.text(in: locale)
    clearLabel = LocalizedStringResource.fields("Clear text").text(in: locale)
    clearHint = LocalizedStringResource.fields("Removes the text; the cursor stays in the field.")
      .text(in: locale)
    announcement = field.announcement?.text(in: locale)
  }

  /// What the Tab key leads to.
  enum Following {
    case field, nothing
  }
}
