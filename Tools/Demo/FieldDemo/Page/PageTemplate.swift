internal import CatalogRuntime

/// A message with places such as `{text}` for what only the page knows.
enum PageTemplate {
  /// Returns a message whose arguments are the names of places.
  ///
  /// The isolates go that the message has around a name because that is in Latin letters: the page isolates what it puts there
  /// by its own direction.
  static func text(of message: LocalizedStringResource, in locale: CatalogLocale) -> String {
    let isolates: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
    let scalars = message.text(in: locale).unicodeScalars.filter { !isolates.contains($0) }
    return String(String.UnicodeScalarView(scalars))
  }
}
