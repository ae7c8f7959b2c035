public import SourceText

/// A part of a message that varies by an argument of its own; the text names it as `%#@name@`.
public struct Substitution: Sendable {
  /// The name, as the file spells it; it may hold dots.
  public var name: String
  /// The bytes of the name between its delimiters.
  public var nameRange: SourceRange?
  /// The argument that chooses the form, from 1; `nil` where the file gives none.
  public var argumentNumber: Int?
  /// The bytes of the argument number.
  public var argumentNumberRange: SourceRange?
  /// The printf conversion of the argument without `%`, such as `lld`; `nil` where the file gives
  /// none.
  public var formatSpecifier: String?
  /// The bytes of the conversion between its delimiters.
  public var formatSpecifierRange: SourceRange?
  /// The forms; their texts may name the argument as `%arg`.
  ///
  /// Fields that are not part of the model are kept in the node's `otherFields`.
  public var root: MessageNode

  /// Creates a substitution.
  public init(
    name: String, nameRange: SourceRange? = nil, argumentNumber: Int? = nil,
    argumentNumberRange: SourceRange? = nil, formatSpecifier: String? = nil,
    formatSpecifierRange: SourceRange? = nil, root: MessageNode
  ) {
    self.name = name
    self.nameRange = nameRange
    self.argumentNumber = argumentNumber
    self.argumentNumberRange = argumentNumberRange
    self.formatSpecifier = formatSpecifier
    self.formatSpecifierRange = formatSpecifierRange
    self.root = root
  }
}
