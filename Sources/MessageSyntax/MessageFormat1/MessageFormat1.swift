/// ICU MessageFormat, the pattern language of `icu::MessageFormat`, as ICU 72 reads it.
///
/// `Pattern` reads a text into flat parts; `Message` is its tree; `Printer` writes the tree again.
/// The syntax is that of the class documentation of `icu::MessageFormat` and `icu::MessagePattern`.
public enum MessageFormat1 {
  /// The number of messages that may stand inside one another, tags of FormatJS included.
  ///
  /// ICU 72 allows 32,767 and needs the thread’s stack for them; no message that people can read
  /// comes near this limit, and whatever walks the tree may recurse.
  public static let maximumNesting = 255
}
