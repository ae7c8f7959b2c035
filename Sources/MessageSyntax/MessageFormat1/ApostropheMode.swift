extension MessageFormat1 {
  /// What a single apostrophe in the text of a message means.
  public enum ApostropheMode: Hashable, Sendable {
    /// It begins quoted text only before a character that needs quoting, and else stands for itself:
    /// ICU’s default since version 4.8.
    case doubleOptional
    /// It always begins quoted text, and an apostrophe is written as two: the behaviour of
    /// `java.text.MessageFormat`, where a `#` that is not in a plural, and a `|`, need no quoting.
    case doubleRequired
  }
}
