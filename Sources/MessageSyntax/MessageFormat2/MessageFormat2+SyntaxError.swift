extension MessageFormat2 {
  /// The first place at which a text is not a well-formed message.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A text of 4 GiB or more.
      case tooLong
      /// U+0000, which stands nowhere in a message.
      case nullCharacter
      /// A `}` in text that is not escaped.
      case unescapedClosingBrace
      /// A `\` before something other than `\`, `{`, `|` and `}`.
      case unknownEscape
      /// A placeholder or the expression of a declaration without its `}`.
      case unterminatedPlaceholder
      /// A quoted literal without its closing `|`.
      case unterminatedLiteral
      /// A quoted pattern without its `}}`.
      case unterminatedPattern
      /// `{}`, or braces around nothing but whitespace and attributes.
      case emptyPlaceholder
      /// A placeholder that begins with something other than a literal, `$`, `:`, `#` and `/`.
      case unknownPlaceholder
      /// Something in a placeholder that cannot stand there.
      case unexpectedInPlaceholder
      /// A sigil (`$`, `:`, `#`, `/`, `@`) or a namespace without a name after it.
      case missingName
      /// No whitespace before a function, option, attribute, selector or key, or after `.local`.
      case missingSpace
      /// An option after a literal or variable without a function.
      case optionWithoutFunction
      /// An option after an attribute.
      case optionAfterAttribute
      /// The name of an option without a `=`.
      case missingEqualsSign
      /// An option without a value.
      case missingOptionValue
      /// An attribute with a `=` and without a value.
      case missingAttributeValue
      /// An attribute whose value is a variable.
      case variableInAttribute
      /// A `/` that is neither the first in its markup nor directly before its `}`.
      case misplacedSlash
      /// Text that begins with a `.` and no keyword, such as `.foo` or `.Input`.
      case unknownKeyword
      /// `.input` without `{$variable}`, or `.local` without `$variable`.
      case missingVariable
      /// `.local $variable` without `=` and an expression after it, or with markup there.
      case missingExpression
      /// `.match` without variables to select by.
      case missingSelector
      /// A selector that is no variable, such as an expression.
      case invalidSelector
      /// `.match` without variants after it.
      case missingVariant
      /// Something that is no key where a variant begins or goes on.
      case invalidKey
      /// Keys without a quoted pattern after them.
      case missingVariantPattern
      /// Declarations without a quoted pattern or `.match` after them.
      case missingBody
      /// Text after declarations or keys that is not within `{{` and `}}`.
      case unquotedPattern
      /// Text after the quoted pattern of a message without variants.
      case contentAfterPattern
    }

    /// What is wrong.
    public let kind: Kind
    /// The UTF-8 offsets of the faulty part; empty where something is missing at the end of the
    /// text.
    public let range: Range<Int>

    /// Creates an error.
    public init(_ kind: Kind, _ range: Range<Int>) {
      self.kind = kind
      self.range = range
    }
  }
}
