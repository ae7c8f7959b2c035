/// What the text of a field is, by the tokens of HTML’s `autocomplete` (section 4.10.18.7.1).
public struct ContentType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The token, such as `email`.
  public let rawValue: String

  /// Creates a type of its token.
  ///
  /// - Parameter rawValue: The token.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a type of its token.
  ///
  /// - Parameter value: The token.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// An email address.
  public static let email: ContentType = "email"
  /// The name with which a person signs in.
  public static let username: ContentType = "username"
  /// A password that is known.
  public static let currentPassword: ContentType = "current-password"
  /// A password that is made up.
  public static let newPassword: ContentType = "new-password"
  /// A code that is valid once.
  public static let oneTimeCode: ContentType = "one-time-code"
  /// A person’s whole name.
  public static let name: ContentType = "name"
  /// A person’s given name.
  public static let givenName: ContentType = "given-name"
  /// A person’s middle name.
  public static let middleName: ContentType = "additional-name"
  /// A person’s family name.
  public static let familyName: ContentType = "family-name"
  /// What stands before a person’s name.
  public static let namePrefix: ContentType = "honorific-prefix"
  /// What stands after a person’s name.
  public static let nameSuffix: ContentType = "honorific-suffix"
  /// A nickname.
  public static let nickname: ContentType = "nickname"
  /// The date of a person’s birth.
  public static let birthday: ContentType = "bday"
  /// A telephone number.
  public static let telephone: ContentType = "tel"
  /// An address on the Web.
  public static let url: ContentType = "url"
}
