extension MessageFormat2.SyntaxError.Kind {
  /// What was expected and what to do, in English, without a place.
  public var explanation: String {
    switch self {
    case .tooLong: "a message has less than 4 GiB; split it"
    case .nullCharacter: "U+0000 cannot stand in a message; remove it"
    case .unescapedClosingBrace: "a “}” in text is written “\\}”"
    case .unknownEscape:
      "“\\” escapes only “\\”, “{”, “|” and “}”; write “\\\\” for a backslash itself"
    case .unterminatedPlaceholder:
      "this placeholder has no “}”; add it, or write “\\{” for a brace in text"
    case .unterminatedLiteral: "this quoted literal has no closing “|”; add it"
    case .unterminatedPattern: "this pattern begins with “{{” and has no “}}”; add it"
    case .emptyPlaceholder:
      "a placeholder holds a literal, a variable, a function or markup; write “\\{” for a brace in text"
    case .unknownPlaceholder:
      "a placeholder begins with a literal, “$”, “:”, “#” or “/”; other characters need quotes: “{|…|}”"
    case .unexpectedInPlaceholder: "a function, option, attribute or “}” was expected here"
    case .missingName: "a name was expected here; it begins with a letter, “_” or “+”"
    case .missingSpace: "whitespace was expected before this"
    case .optionWithoutFunction:
      "options need a function before them, as in “{$count :number style=percent}”"
    case .optionAfterAttribute: "options stand before attributes; move this one"
    case .missingEqualsSign: "an option has a value: “name=value”"
    case .missingOptionValue:
      "a literal or variable was expected after “=”; quote other values: “|…|”"
    case .missingAttributeValue: "a literal was expected after “=”; quote other values: “|…|”"
    case .variableInAttribute: "the value of an attribute is a literal, never a variable"
    case .misplacedSlash: "the “/” of standalone markup stands directly before its “}”"
    case .unknownKeyword:
      "a message that begins with “.” begins with “.input”, “.local” or “.match”; put text in “{{” and “}}”"
    case .missingVariable:
      "a variable was expected here: “.input {$name}” or “.local $name = {…}”"
    case .missingExpression: "an expression was expected here: “.local $name = {…}”"
    case .missingSelector: "“.match” needs a variable to select by: “.match $count”"
    case .invalidSelector:
      "“.match” selects by variables; declare the expression with “.local” and name its variable here"
    case .missingVariant: "“.match” needs variants: “* {{…}}”"
    case .invalidKey: "a key is “*” or a literal; quote other values: “|…|”"
    case .missingVariantPattern: "a pattern was expected after the keys: “{{…}}”"
    case .missingBody: "a pattern or “.match” was expected after the declarations"
    case .unquotedPattern: "a pattern stands in “{{” and “}}” here"
    case .contentAfterPattern:
      "the message ends with “}}”; move this into the pattern or remove it"
    }
  }
}
