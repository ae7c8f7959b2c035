public import SourceText

/// The message of one entry in one locale.
public struct Localization: Sendable {
  /// The locale, as the file spells it.
  public var locale: String
  /// The bytes of the locale between its delimiters.
  public var localeRange: SourceRange?
  /// The message.
  public var message: Message

  /// Creates a localization.
  public init(locale: String, localeRange: SourceRange? = nil, message: Message) {
    self.locale = locale
    self.localeRange = localeRange
    self.message = message
  }
}
