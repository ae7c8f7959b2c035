public import SourceText

/// A value of a property list, with its place in the file.
public struct PropertyListNode: Sendable {
  /// What the value is.
  public enum Value: Sendable {
    /// A text.
    case string(String)
    /// Values with keys, in the order of the file, duplicates included.
    case dictionary([Member])
    /// A list.
    case array([PropertyListNode])
    /// A number with the digits that the file has; of a binary file, as Swift writes it.
    case number(String)
    /// A truth value.
    case bool(Bool)
    /// A date, as XML writes it (ISO 8601); of a binary file, the seconds since 2001.
    case date(String)
    /// Bytes.
    case data([UInt8])
  }

  /// A value with its key.
  public struct Member: Sendable {
    /// The key.
    public var key: String
    /// The bytes of the key between its delimiters.
    public var keyRange: SourceRange
    /// What the comments that stand with it say, line by line; `nil` where there is none.
    ///
    /// These are the comments directly above it, without an empty line between them, those inside of it, and one
    /// that ends its line.
    public var comment: String?
    /// The value.
    public var node: PropertyListNode
  }

  /// The value.
  public var value: Value
  /// The bytes of a text between its delimiters; of any other value all of them.
  public var range: SourceRange

  /// The text, or `nil` where the value is none.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The members, or `nil` where the value is no dictionary.
  public var members: [Member]? {
    if case .dictionary(let members) = value { members } else { nil }
  }

  /// What the value is, for people: `a dictionary`.
  public var description: String {
    switch value {
    case .string: "a text"
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .number: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "data"
    }
  }
}
