/// Where things stand in a program of Unicode MessageFormat 2 (Documentation/CompiledFormat.md).
package enum MessageFormat2Layout {
  /// The reference to the source text.
  package static let source = 0
  /// The place of the pattern, or of the matcher with ``matcherFlag``.
  package static let body = 1
  /// The number of declarations.
  package static let declarationCount = 2
  /// The first declaration: its name and the place of its expression.
  package static let declarations = 3
  /// The words of a declaration.
  package static let declarationSize = 2
  /// The words of an expression before its options.
  package static let expressionSize = 5
  /// The words of markup before its options.
  package static let markupSize = 4
  /// The words of an option: name, kind of its value, value, where it begins and ends in the source.
  package static let optionSize = 5
  /// The words of a matcher before its selectors: how many selectors and how many variants.
  package static let matcherSize = 2
  /// The words of a key: its text or ``CompiledLayout/nothing`` for `*`, and what it is.
  package static let keySize = 2

  /// Tells a matcher from a pattern.
  package static let matcherFlag: UInt32 = 1 << 31
  /// The greatest number of options of one function or of one markup.
  package static let maximumOptionCount = 1024
  /// The number of words that no program has.
  package static let wordLimit = 1 << 24
  /// Where the kind of a part of a pattern stands in its word; text or place below it.
  package static let partShift: UInt32 = 30

  /// What stands before a function, or is the value of an option, in the two lowest bits of a word.
  package enum Operand: UInt32, Sendable {
    /// Nothing.
    case none = 0
    /// A text of the message.
    case literal = 1
    /// A value that was passed, by its name.
    case argument = 2
    /// A declaration, by its number.
    case declaration = 3
  }

  /// The kinds of parts of a pattern.
  package enum Part: UInt32, Sendable {
    /// A text.
    case text = 0
    /// An expression.
    case expression = 1
    /// Markup.
    case markup = 2
  }

  /// The functions of an expression, in the second byte of its first word.
  package enum Function: UInt32, Sendable, CaseIterable {
    /// No function.
    case none = 0
    /// One that the program registers, by its name.
    case custom = 1
    case string = 2
    case number = 3
    case integer = 4
    case offset = 5
    case currency = 6
    case percent = 7
    case unit = 8
    case date = 9
    case time = 10
    case datetime = 11

    /// The function of a name.
    package init(name: String) {
      self = Self.allCases.dropFirst(2).first { $0.name == name } ?? .custom
    }

    /// The name in messages; empty where the word has none.
    package var name: String {
      switch self {
      case .none, .custom: ""
      case .string: "string"
      case .number: "number"
      case .integer: "integer"
      case .offset: "offset"
      case .currency: "currency"
      case .percent: "percent"
      case .unit: "unit"
      case .date: "date"
      case .time: "time"
      case .datetime: "datetime"
      }
    }
  }

  /// What a key is, for functions that select by numbers; in the lowest byte of its second word.
  package enum Key: UInt32, Sendable {
    /// `*`.
    case catchAll = 0
    /// Any other text.
    case text = 1
    /// A number that is none of the next kind.
    case number = 2
    /// A whole number from 0, in the bits above the lowest byte, in its shortest spelling.
    case smallInteger = 3
    /// A plural category, with its number in the bits above the lowest byte.
    case category = 4
  }

  /// The first whole number that ``Key/smallInteger`` has no room for.
  package static let smallIntegerLimit: UInt32 = 1 << 24

  /// Whether a text is a number as messages have it: `-12.50`, `0`, `4e+2` (UTS 35 Part 9, Numeric Operands).
  package static func isNumberLiteral(_ text: Span<UInt8>) -> Bool {
    var index = 0
    func isDigit(_ index: Int) -> Bool {
      index < text.count && UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[index]
    }
    func skipDigits() -> Bool {
      let start = index
      while isDigit(index) { index += 1 }
      return index > start
    }
    if index < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
    let start = index
    guard skipDigits(), text[start] != UInt8(ascii: "0") || index == start + 1 else { return false }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      guard skipDigits() else { return false }
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(text[index]) {
        index += 1
      }
      guard skipDigits() else { return false }
    }
    return index == text.count
  }
}
