/// How a text is typed: what an on-screen keyboard, a browser or an input method can be told, as data.
///
/// The raw values are those of HTML, so that a page takes them as they are; other toolkits map the cases.
public struct InputHints: Hashable, Sendable {
  /// Which keys are offered (HTML, section 6.8.8, `inputmode`).
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    /// All letters.
    case text
    /// With `@` and without the space bar first.
    case email
    /// Digits.
    case number = "numeric"
    /// Digits and the decimal separator of the locale.
    case decimal
    /// Those of a telephone.
    case telephone = "tel"
    /// With slash and full stop.
    case url
    /// With a key that starts the search.
    case search
  }

  /// Which letters become capitals by themselves (HTML, section 6.8.7, `autocapitalize`).
  public enum Capitalization: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// The first of each sentence.
    case sentences
    /// The first of each word.
    case words
    /// All.
    case characters
  }

  /// Whether what is typed is corrected (HTML, `autocorrect`).
  public enum Correction: String, Hashable, Sendable, CaseIterable {
    /// As the person likes.
    case automatic = "on"
    /// Never.
    case none = "off"
  }

  /// Which keys are offered.
  public var keyboard: Keyboard
  /// Which letters become capitals by themselves.
  public var capitalization: Capitalization
  /// Whether what is typed is corrected, and its spelling checked.
  public var correction: Correction
  /// What the text is, so that it can be filled in; `nil` where nothing should be.
  public var contentType: ContentType?

  /// Creates hints.
  ///
  /// - Parameters:
  ///   - keyboard: Which keys are offered.
  ///   - capitalization: Which letters become capitals by themselves.
  ///   - correction: Whether what is typed is corrected.
  ///   - contentType: What the text is, so that it can be filled in.
  public init(
    keyboard: Keyboard = .text, capitalization: Capitalization = .sentences,
    correction: Correction = .automatic, contentType: ContentType? = nil
  ) {
    self.keyboard = keyboard
    self.capitalization = capitalization
    self.correction = correction
    self.contentType = contentType
  }
}

extension InputHints {
  /// For any text.
  public static let text = InputHints()
  /// For an email address: its keys, no capitals, no correction.
  public static let email = InputHints(
    keyboard: .email, capitalization: .none, correction: .none, contentType: .email)
  /// For the name with which a person signs in.
  public static let username = InputHints(
    capitalization: .none, correction: .none, contentType: .username)
  /// For a password that is known.
  public static let currentPassword = InputHints(
    capitalization: .none, correction: .none, contentType: .currentPassword)
  /// For a password that is made up, and for typing it again.
  public static let newPassword = InputHints(
    capitalization: .none, correction: .none, contentType: .newPassword)
  /// For a person’s name.
  public static let name = InputHints(
    capitalization: .words, correction: .none, contentType: .name)
  /// For a whole number.
  public static let number = InputHints(
    keyboard: .number, capitalization: .none, correction: .none)
  /// For a number that may have decimals.
  public static let decimal = InputHints(
    keyboard: .decimal, capitalization: .none, correction: .none)
  /// For a date, with its digits, marks and names of months.
  public static let date = InputHints(capitalization: .none, correction: .none)
  /// For what is searched for.
  public static let search = InputHints(
    keyboard: .search, capitalization: .none, correction: .none)
}
