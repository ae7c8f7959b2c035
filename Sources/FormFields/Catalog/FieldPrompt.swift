public import CatalogRuntime

/// Prompts of fields that many forms have.
public enum FieldPrompt {
  /// “Type something here...”.
  public static var anything: LocalizedStringResource { .fields("Type something here...") }
  /// `name@example.com`, the same in every language.
  public static var email: LocalizedStringResource { .fields("name@example.com") }
}
