public import MessageSyntax
public import SourceText
public import StructuredText

/// Why a JSON text is no message of MessageFormat 2.
public enum MessageDataModelError: Error, Hashable, Sendable {
  /// The text is no JSON.
  case json(JSONSyntaxError)
  /// A value has another type than the data model says, or a member is missing or stands twice: what was expected, and
  /// where.
  case unexpected(expected: String, at: SourceRange)
  /// A name, a text or the order of the parts is none that a message can have.
  case unwritable(MessageFormat2.Writer.WritingError)
}

extension MessageDataModelError: CustomStringConvertible {
  /// What is wrong, in English.
  public var description: String {
    switch self {
    case .json(let error): error.message.text
    case .unexpected(let expected, _): "\(expected) was expected here"
    case .unwritable(.invalidName(let name)): "“\(name)” is no name"
    case .unwritable(.nullCharacter): "U+0000 cannot stand in a message"
    case .unwritable(.incomplete): "a part of the message is missing"
    }
  }
}
