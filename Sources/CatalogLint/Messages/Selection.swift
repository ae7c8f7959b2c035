internal import MessageSyntax

/// What selects one of the texts that stand in a message.
enum SelectionKey: Hashable, Sendable {
  /// A plural category, a word of a select argument, the limit of a choice.
  case word(String)
  /// A number itself: `=1`.
  case number(Double)

  /// The key as MessageFormat 1 writes it.
  var spelling: String {
    switch self {
    case .word(let word): word
    case .number(let number): "=" + (Int(exactly: number).map(String.init) ?? "\(number)")
    }
  }

  /// The whole number that the key stands for by its name: 1 for `one` and `=1`.
  var namedNumber: Double? {
    switch self {
    case .word("zero"): 0
    case .word("one"): 1
    case .word("two"): 2
    case .word: nil
    case .number(let number): number
    }
  }
}

/// What the arguments of a message are, as far as that decides which of its texts are shown; where it says
/// nothing of an argument, `other` is taken.
struct Selection: Hashable, Sendable {
  /// The keys by the names of arguments.
  private(set) var keys: [String: SelectionKey] = [:]

  /// Whether `other` is taken everywhere.
  var isEmpty: Bool { keys.isEmpty }

  /// Returns the selection with one more argument.
  func selecting(_ name: String, _ key: SelectionKey) -> Selection {
    var selection = self
    selection.keys[name] = key
    return selection
  }
}
