/// A value to be written as a property list: what catalogs need of them.
public indirect enum PropertyListValue: Hashable, Sendable {
  /// A value with its key.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// What stands as a comment above it, or `nil`.
    ///
    /// White space at its ends is not kept.
    public var comment: String?
    /// The value.
    public var value: PropertyListValue

    /// Creates a member.
    public init(_ key: String, _ value: PropertyListValue, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// A text.
  case string(String)
  /// Values with keys, in the order in which they are written.
  case dictionary([Member])
}

/// A text that a notation of property lists cannot spell.
public struct PropertyListWriteError: Error, Hashable, Sendable {
  /// Why a text cannot be spelt.
  public enum Kind: Hashable, Sendable {
    /// XML has no way to write a control character.
    case controlCharacter(Unicode.Scalar)
    /// A comment holds what would end it.
    case commentEnd(String)
  }

  /// Why.
  public let kind: Kind
  /// The keys that lead to the text.
  public let path: [String]
}
