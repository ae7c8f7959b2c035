public import CatalogRuntime

/// Titles of forms.
public enum FormTitle {
  /// “Contact”.
  public static var contact: LocalizedStringResource { .fields("Contact") }
  /// “Your details”.
  public static var details: LocalizedStringResource { .fields("Your details") }
}
