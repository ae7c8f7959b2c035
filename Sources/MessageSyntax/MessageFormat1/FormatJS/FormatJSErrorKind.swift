extension MessageFormat1 {
  /// The errors of FormatJS’s parser (`ErrorKind` of `@formatjs/icu-messageformat-parser`), with its
  /// numbers.
  public enum FormatJSErrorKind: Int, Hashable, Sendable {
    /// An argument has no closing brace.
    case expectArgumentClosingBrace = 1
    /// An argument holds nothing.
    case emptyArgument = 2
    /// Something else than `,` or `}` follows a name, or there is no name.
    case malformedArgument = 3
    /// No type stands behind a comma.
    case expectArgumentType = 4
    /// The type is none that FormatJS knows.
    case invalidArgumentType = 5
    /// No style stands behind a comma.
    case expectArgumentStyle = 6
    /// A number skeleton has an empty option, or nothing.
    case invalidNumberSkeleton = 7
    /// A date skeleton has a field that has no option of `Intl.DateTimeFormat`.
    case invalidDateTimeSkeleton = 8
    /// Nothing stands behind the `::` of a number style.
    case expectNumberSkeleton = 9
    /// Nothing stands behind the `::` of a date or time style.
    case expectDateTimeSkeleton = 10
    /// Quoted text in a style has no end.
    case unclosedQuoteInArgumentStyle = 11
    /// A plural or select argument has no options.
    case expectSelectArgumentOptions = 12
    /// No number stands behind `offset:`.
    case expectPluralArgumentOffsetValue = 13
    /// The offset is no integer that a double holds exactly.
    case invalidPluralArgumentOffsetValue = 14
    /// A select argument has no selector.
    case expectSelectArgumentSelector = 15
    /// A plural argument has no selector.
    case expectPluralArgumentSelector = 16
    /// No message follows a selector of a select argument.
    case expectSelectArgumentSelectorFragment = 17
    /// No message follows a selector of a plural argument.
    case expectPluralArgumentSelectorFragment = 18
    /// An explicit value is no integer that a double holds exactly.
    case invalidPluralArgumentSelector = 19
    /// A plural argument has a selector twice.
    case duplicatePluralArgumentSelector = 20
    /// A select argument has a selector twice.
    case duplicateSelectArgumentSelector = 21
    /// A plural or select argument has no message for `other`.
    case missingOtherClause = 22
    /// A tag is malformed.
    case invalidTag = 23
    /// The name of a tag is malformed.
    case invalidTagName = 25
    /// A closing tag has no opening tag of its name.
    case unmatchedClosingTag = 26
    /// An opening tag has no closing tag.
    case unclosedTag = 27
  }
}

extension MessageFormat1.FormatJSErrorKind {
  /// What was expected and what to do, in English.
  var explanation: String {
    switch self {
    case .expectArgumentClosingBrace:
      "this “{” has no “}”; close it, or write '{' for a brace in the text"
    case .emptyArgument, .malformedArgument:
      "a name was expected between the braces, without spaces and punctuation; correct it"
    case .expectArgumentType, .invalidArgumentType:
      "number, date, time, plural, selectordinal or select was expected; write one of them"
    case .expectArgumentStyle: "a style was expected behind “,”; add it, or remove the comma"
    case .invalidNumberSkeleton, .expectNumberSkeleton:
      "a number skeleton was expected, as in ::currency/EUR; correct it"
    case .invalidDateTimeSkeleton, .expectDateTimeSkeleton:
      "a date skeleton was expected, as in ::yMMMd; correct it"
    case .unclosedQuoteInArgumentStyle:
      "this apostrophe begins quoted text that has no end; close it with another apostrophe"
    case .expectSelectArgumentOptions, .expectSelectArgumentSelector,
      .expectPluralArgumentSelector:
      "messages were expected, as in other{…}; add them"
    case .expectPluralArgumentOffsetValue, .invalidPluralArgumentOffsetValue:
      "an integer was expected behind “offset:”; add it, as in offset:1"
    case .expectSelectArgumentSelectorFragment, .expectPluralArgumentSelectorFragment:
      "a message in braces was expected behind the selector; add {…}"
    case .invalidPluralArgumentSelector: "an integer was expected behind “=”; add it, as in =0{…}"
    case .duplicatePluralArgumentSelector, .duplicateSelectArgumentSelector:
      "this selector stands here for the second time; remove one of the two messages"
    case .missingOtherClause: "the argument has no message for “other”; add other{…}"
    case .invalidTag, .invalidTagName:
      "a tag has a name and no attributes, as in <b>…</b> or <br/>; correct it, or write '<'"
    case .unmatchedClosingTag: "this closing tag has no opening tag of its name; add or remove one"
    case .unclosedTag: "this tag is not closed; add </…>, or write '<' for the character"
    }
  }
}
