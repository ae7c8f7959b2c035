extension Fluent {
  /// Why bytes are no entry, or a text is no pattern.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
      /// A line begins neither a message nor a term nor a comment.
      case expectedEntry
      /// A certain sign is missing; a line feed stands for the end of the line.
      case expectedToken(String)
      /// A name was expected, which begins with a letter.
      case expectedName
      /// A digit was expected.
      case expectedDigit
      /// A message has neither a text nor attributes.
      case messageWithoutValue(String)
      /// A term has no text.
      case termWithoutValue(String)
      /// A function’s name has small letters.
      case lowercaseFunction
      /// Something else than a name stands before a colon.
      case malformedArgumentName
      /// No variant is the default.
      case missingDefault
      /// No variant follows the arrow.
      case missingVariants
      /// No text follows an equals sign or a key.
      case missingValue
      /// No key stands in brackets.
      case missingKey
      /// The value of a named argument is neither a string nor a number.
      case missingLiteral
      /// A second variant is the default.
      case severalDefaults
      /// A message chooses a variant.
      case messageAsSelector
      /// A term chooses a variant.
      case termAsSelector
      /// An attribute of a message chooses a variant.
      case messageAttributeAsSelector
      /// An attribute of a term is to be shown.
      case termAttributeAsPlaceable
      /// A string has no end on its line.
      case unterminatedString
      /// An argument without a name stands behind one with a name.
      case positionalBehindNamed
      /// Two arguments have one name.
      case duplicateArgument
      /// A backslash stands before a character that needs none.
      case unknownEscape(String)
      /// A Unicode escape has too few digits.
      case malformedUnicodeEscape(String)
      /// A closing brace stands in text.
      case unbalancedBrace
      /// No expression stands where one must.
      case expectedExpression
      /// A placeable chooses a variant.
      case placeableAsSelector
      /// More than ``Fluent/maximumDepth`` placeables stand inside each other.
      case nestedTooDeeply
    }

    /// What is wrong.
    public let kind: Kind
    /// The UTF-8 offset where it shows.
    public let offset: Int

    /// Creates an error.
    public init(_ kind: Kind, at offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }
}

extension Fluent.SyntaxError {
  /// The code under which Fluent’s own tools know the error, or `nil` where they have none.
  public var code: String? {
    switch kind {
    case .expectedEntry: "E0002"
    case .expectedToken: "E0003"
    case .expectedName, .expectedDigit: "E0004"
    case .messageWithoutValue: "E0005"
    case .termWithoutValue: "E0006"
    case .lowercaseFunction: "E0008"
    case .malformedArgumentName: "E0009"
    case .missingDefault: "E0010"
    case .missingVariants: "E0011"
    case .missingValue: "E0012"
    case .missingKey: "E0013"
    case .missingLiteral: "E0014"
    case .severalDefaults: "E0015"
    case .messageAsSelector: "E0016"
    case .termAsSelector: "E0017"
    case .messageAttributeAsSelector: "E0018"
    case .termAttributeAsPlaceable: "E0019"
    case .unterminatedString: "E0020"
    case .positionalBehindNamed: "E0021"
    case .duplicateArgument: "E0022"
    case .unknownEscape: "E0025"
    case .malformedUnicodeEscape: "E0026"
    case .unbalancedBrace: "E0027"
    case .expectedExpression: "E0028"
    case .placeableAsSelector: "E0029"
    case .nestedTooDeeply: nil
    }
  }
}
