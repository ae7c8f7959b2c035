/// A piece of a formatted text; the pieces in their order are the text.
public struct FormattedPart<Field: Hashable & Sendable>: Hashable, Sendable {
  /// What the piece shows; `nil` for text between the fields.
  public let field: Field?
  /// The text of the piece, never empty.
  public let text: String

  /// Creates a piece.
  public init(field: Field?, text: String) {
    self.field = field
    self.text = text
  }
}
