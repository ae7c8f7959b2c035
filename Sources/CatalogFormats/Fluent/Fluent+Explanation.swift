internal import MessageSyntax
internal import SourceText

extension Fluent.SyntaxError {
  /// What was expected, and what to do.
  var explanation: DiagnosticMessage {
    switch kind {
    case .expectedEntry:
      "a message, a term or a comment was expected; begin the line with a name and “=”, or with “# ”"
    case .expectedToken("\n"):
      "the end of the line was expected here; put what follows on a line of its own"
    case .expectedToken(" "): "a space was expected behind the number signs of a comment; add it"
    case .expectedToken("}"):
      "“}” was expected at the end of the placeable; add it, or write {\"{\"} for a brace in the text"
    case .expectedToken(let sign): "“\(sign)” was expected here; add it"
    case .expectedName: "a name was expected, which begins with a letter from a to z; add it"
    case .expectedDigit: "a digit was expected; complete the number"
    case .messageWithoutValue(let name):
      "the message “\(name)” has neither a text nor attributes; add a text behind “=”"
    case .termWithoutValue(let name): "the term “-\(name)” has no text; add one behind “=”"
    case .lowercaseFunction: "the name of a function has capital letters only; write it so"
    case .malformedArgumentName: "the name of an argument is a simple name; write it before “:”"
    case .missingDefault: "no variant is the default; mark one with “*”"
    case .missingVariants: "a variant such as “*[other] text” was expected behind “->”; add it"
    case .missingValue: "a text was expected here; add it"
    case .missingKey: "a key was expected in the brackets of the variant; add it"
    case .missingLiteral: "the value of a named argument is a number or a text in quotation marks"
    case .severalDefaults: "a second variant is marked as the default; remove one “*”"
    case .messageAsSelector: "a message cannot choose a variant; use a variable"
    case .termAsSelector: "a term cannot choose a variant; use one of its attributes"
    case .messageAttributeAsSelector:
      "an attribute of a message cannot choose a variant; use one of a term"
    case .termAttributeAsPlaceable:
      "an attribute of a term cannot be shown; it can only choose a variant"
    case .unterminatedString: "the text in quotation marks does not end on its line; close it"
    case .positionalBehindNamed:
      "an argument without a name stands behind one with a name; move it before that"
    case .duplicateArgument: "an argument with this name stands before; remove one of the two"
    case .unknownEscape(let character):
      "“\\\(character)” is no escape; only \\\\, \\\", \\uXXXX and \\UXXXXXX are"
    case .malformedUnicodeEscape(let spelling):
      "“\(spelling)” is no escape; four hexadecimal digits follow \\u, and six \\U"
    case .unbalancedBrace: "“}” closes nothing; remove it, or write {\"}\"} for a brace in the text"
    case .expectedExpression:
      "a variable, a name, a number or a text in quotation marks was expected; add it"
    case .placeableAsSelector: "a placeable cannot choose a variant; use a variable"
    case .nestedTooDeeply:
      "more than \(Fluent.maximumDepth) placeables stand inside each other; simplify the text"
    }
  }
}
