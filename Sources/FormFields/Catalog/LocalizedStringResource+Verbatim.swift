public import CatalogRuntime

extension LocalizedStringResource {
  /// Returns a text that is shown as it is in every locale, percent signs and all; no catalog is asked for it.
  ///
  /// It is for texts that have no translation: what a server says, or the title of a field in an app of one language.
  ///
  /// - Parameter text: The text.
  public static func verbatim(_ text: String) -> LocalizedStringResource { .fields("\(text)") }
}
