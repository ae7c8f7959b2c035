public import SourceText

/// A named value of a file that is not part of the model and is kept as it is.
public struct Field: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The bytes of the name between its delimiters.
  public var nameRange: SourceRange?
  /// The value.
  public var value: FieldValue

  /// Creates a field.
  public init(name: String, nameRange: SourceRange? = nil, value: FieldValue) {
    self.name = name
    self.nameRange = nameRange
    self.value = value
  }
}

/// A structured value that is kept without being understood.
public indirect enum FieldValue: Hashable, Sendable {
  /// No value.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number with the digits that the file has: nothing is lost to binary floating point.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([FieldValue])
  /// Named values in the order of the file, duplicates included.
  case object([Field])
}
