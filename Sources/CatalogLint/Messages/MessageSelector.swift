/// An argument of a message that selects one of several texts.
struct MessageSelector {
  /// What texts are selected by.
  enum Kind: Hashable {
    /// The plural category of a number, or the number itself.
    case plural(isOrdinal: Bool)
    /// A word.
    case word
    /// Ranges of numbers, and what a custom function makes of a value.
    case other
  }

  /// One of the texts.
  struct Form {
    /// What selects it; `nil` for the text that is taken where no other one is.
    let key: SelectionKey?
    /// Where the key stands in the message.
    let keyRange: Range<Int>
    /// Where the text stands in the message.
    let textRange: Range<Int>
    /// A selection with which the text is shown.
    let selection: Selection
  }

  /// The name of the argument.
  let name: String
  /// What texts are selected by.
  let kind: Kind
  /// What is subtracted from the number before a category is looked for.
  let offset: Double
  /// Where the name stands in the message.
  let nameRange: Range<Int>
  /// The texts, in the order of the message.
  let forms: [Form]
  /// How a text shows the number, such as `#`.
  let spelling: String
}

/// A use of an argument in a message.
struct MessageArgument {
  /// What a value has to be to be shown.
  enum Kind: String {
    case any = "any value"
    case number = "a number"
    case date = "a date"
    case word = "a word to select by"
  }

  /// The name, or the number as a pattern has it.
  let name: String
  /// What the value has to be.
  let kind: Kind
  /// What the value has to be in the words of the syntax; `nil` where it does not say.
  var type: String?
  /// Whether a translation may leave it out or add it.
  var isOptional = false
  /// Where the argument stands in the message: with its braces, or its name where it has texts of its own.
  let range: Range<Int>
}
