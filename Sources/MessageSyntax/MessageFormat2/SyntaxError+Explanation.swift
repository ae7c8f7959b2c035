extension MessageFormat2.SyntaxError.Kind {
  /// What was expected and what to do, as an English sentence without a place.
  public var explanation: String {
    switch self {
    case .tooLong: "A message has less than 4 GiB; split it."
    case .nullCharacter: "U+0000 cannot stand in a message; remove it."
    case .unescapedClosingBrace: "A “}” in text is written “\\}”."
    case .unknownEscape:
      "“\\” escapes only “\\”, “{”, “|” and “}”; write “\\\\” for a backslash itself."
    case .unterminatedPlaceholder:
      "This placeholder has no “}”; add it, or write “\\{” for a brace in text."
    case .unterminatedLiteral: "This quoted literal has no closing “|”; add it."
    case .unterminatedPattern: "This pattern begins with “{{” and has no “}}”; add it."
    case .emptyPlaceholder:
      "A placeholder holds a literal, a variable, a function or markup; write “\\{” for a brace in text."
    case .unknownPlaceholder:
      "A placeholder begins with a literal, “$”, “:”, “#” or “/”; other characters need quotes: “{|…|}”."
    case .unexpectedInPlaceholder: "A function, option, attribute or “}” was expected here."
    case .missingName: "A name was expected here; it begins with a letter, “_” or “+”."
    case .missingSpace: "Whitespace was expected before this."
    case .optionWithoutFunction:
      "Options need a function before them, as in “{$count :number style=percent}”."
    case .optionAfterAttribute: "Options stand before attributes; move this one."
    case .missingEqualsSign: "An option has a value: “name=value”."
    case .missingOptionValue:
      "A literal or variable was expected after “=”; quote other values: “|…|”."
    case .missingAttributeValue: "A literal was expected after “=”; quote other values: “|…|”."
    case .variableInAttribute: "The value of an attribute is a literal, never a variable."
    case .misplacedSlash: "The “/” of standalone markup stands directly before its “}”."
    case .unknownKeyword:
      "A message that begins with “.” begins with “.input”, “.local” or “.match”; put text in “{{” and “}}”."
    case .missingVariable:
      "A variable was expected here: “.input {$name}” or “.local $name = {…}”."
    case .missingExpression: "An expression was expected here: “.local $name = {…}”."
    case .missingSelector: "“.match” needs a variable to select by: “.match $count”."
    case .invalidSelector:
      "“.match” selects by variables; declare the expression with “.local” and name its variable here."
    case .missingVariant: "“.match” needs variants: “* {{…}}”."
    case .invalidKey: "A key is “*” or a literal; quote other values: “|…|”."
    case .missingVariantPattern: "A pattern was expected after the keys: “{{…}}”."
    case .missingBody: "A pattern or “.match” was expected after the declarations."
    case .unquotedPattern: "A pattern stands in “{{” and “}}” here."
    case .contentAfterPattern:
      "The message ends with “}}”; move this into the pattern or remove it."
    }
  }
}
