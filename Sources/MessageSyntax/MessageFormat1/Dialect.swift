extension MessageFormat1 {
  /// How a text is read.
  public enum Dialect: Hashable, Sendable {
    /// As `icu::MessageFormat` reads it.
    case icu(ApostropheMode = .doubleOptional)
    /// As FormatJS (`@formatjs/icu-messageformat-parser`) reads it: with tags such as `<b>…</b>`, and
    /// more strictly elsewhere.
    case formatJS(FormatJSOptions = FormatJSOptions())
  }
}
