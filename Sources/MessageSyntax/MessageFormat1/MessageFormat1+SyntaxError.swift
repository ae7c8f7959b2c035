extension MessageFormat1 {
  /// Why a text is no pattern.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
      /// The pattern ends inside an argument.
      case unclosedArgument
      /// The pattern ends inside a nested message.
      case unclosedMessage
      /// The pattern ends among the selectors of a plural or select argument.
      case unclosedSelectors
      /// An apostrophe in the style of an argument has no partner.
      case unclosedQuoteInStyle
      /// No name and no number stands behind the `{` of an argument.
      case missingArgumentName
      /// A number has a leading zero or has no end: `{01}`.
      case malformedArgumentNumber
      /// The number of an argument is larger than 32,767.
      case argumentNumberTooLarge
      /// Something else than `,` or `}` follows the name of an argument: `{first name}`.
      case malformedArgument
      /// No type stands behind the comma: `{n,}`.
      case missingArgumentType
      /// Something else than `,` or `}` follows the type of an argument: `{n, number 0.00}`.
      case malformedArgumentType
      /// A complex argument has no style: `{n, plural}`.
      case missingSelectors
      /// A choice argument has nothing to choose from.
      case missingChoice
      /// No number begins a message of a choice argument.
      case missingChoiceNumber
      /// None of `#`, `<` and `≤` follows the number of a choice argument.
      case missingChoiceSeparator
      /// Something that is no word stands where a selector is expected.
      case missingSelector
      /// No number stands behind the `=` of an explicit value.
      case missingExplicitValue
      /// No message in braces follows a selector.
      case missingVariant
      /// A plural or select argument has no message for `other`.
      case missingOther
      /// The offset of a plural argument stands behind a message.
      case misplacedOffset
      /// No number stands behind `offset:`.
      case missingOffsetValue
      /// Digits and signs make no number: `=1-1`.
      case malformedNumber
      /// A name, type, style, selector or number is longer than 65,535 UTF-16 units.
      case tooLong
      /// More than 255 messages stand inside one another.
      case nestedTooDeeply
      /// The pattern has more than 32,768 numbers that are not small and whole, or more bytes than
      /// 32 bits can count.
      case tooLarge
      /// In FormatJS’s dialect only: what its parser calls an error.
      case formatJS(FormatJSErrorKind)
    }

    /// What is wrong.
    public let kind: Kind
    /// The UTF-8 offsets of the part that needs a change; empty at a place where something is
    /// missing.
    public let range: Range<Int>
    /// The UTF-8 offset of the place that ICU names, which for a missing brace is 0.
    public let icuOffset: Int

    init(_ kind: Kind, _ range: Range<Int>, icuOffset: Int = 0) {
      self.kind = kind
      self.range = range
      self.icuOffset = icuOffset
    }

    /// The name of the status that ICU sets, as `u_errorName` gives it; in FormatJS’s dialect the
    /// nearest one.
    public var icuStatus: String {
      switch kind {
      case .unclosedArgument, .unclosedMessage: "U_UNMATCHED_BRACES"
      case .missingOther: "U_DEFAULT_KEYWORD_MISSING"
      case .argumentNumberTooLarge, .tooLong, .nestedTooDeeply, .tooLarge:
        "U_INDEX_OUTOFBOUNDS_ERROR"
      default: "U_PATTERN_SYNTAX_ERROR"
      }
    }
  }
}

extension MessageFormat1.SyntaxError: CustomStringConvertible {
  /// What was expected and what to do, in English.
  public var description: String { kind.explanation }
}

extension MessageFormat1.SyntaxError.Kind {
  /// What was expected and what to do, in English, without a place.
  public var explanation: String {
    switch self {
    case .unclosedArgument:
      "this “{” begins an argument that has no “}”; close it, or write '{' for a brace in the text"
    case .unclosedMessage: "this “{” begins a message that has no “}”; close it"
    case .unclosedSelectors: "the argument ends here without “}”; close it behind its last message"
    case .unclosedQuoteInStyle:
      "this apostrophe begins quoted text that has no end; close it with another apostrophe"
    case .missingArgumentName:
      "a name or a number was expected behind “{”; add it, or write '{' for a brace in the text"
    case .malformedArgumentNumber:
      "the number of an argument has no leading zeros and at most five digits; write it so"
    case .argumentNumberTooLarge: "the number of an argument is at most 32767; use a smaller one"
    case .malformedArgument:
      "“,” or “}” was expected behind the name of the argument; names hold no spaces and no punctuation"
    case .missingArgumentType:
      "a type such as number, date or plural was expected behind “,”; add it, or remove the comma"
    case .malformedArgumentType:
      "“,” or “}” was expected behind the type of the argument; types have only the letters A to Z"
    case .missingSelectors:
      "messages were expected for an argument of this type, as in {n, plural, other{…}}; add them"
    case .missingChoice: "choices were expected, as in {n, choice, 0#none|1#one|1<many}; add them"
    case .missingChoiceNumber: "a number was expected where a choice begins, as in 0#none; add it"
    case .missingChoiceSeparator:
      "“#”, “<” or “≤” was expected behind the number of a choice; add it"
    case .missingSelector:
      "a selector such as “other” was expected; remove the character or put the text in braces"
    case .missingExplicitValue: "a number was expected behind “=”; add it, as in =0{…}"
    case .missingVariant: "a message in braces was expected behind this selector; add {…}"
    case .missingOther: "the argument has no message for “other”; add other{…}"
    case .misplacedOffset: "the offset stands before all messages of the argument; move it there"
    case .missingOffsetValue: "a number was expected behind “offset:”; add it, as in offset:1"
    case .malformedNumber: "this is no number; write digits with at most one decimal point"
    case .tooLong: "this is longer than 65535 characters; shorten it"
    case .nestedTooDeeply:
      "more than \(MessageFormat1.maximumNesting) messages stand inside one another; split the message"
    case .tooLarge: "the pattern is too large; split it"
    case .formatJS(let kind): kind.explanation
    }
  }
}
