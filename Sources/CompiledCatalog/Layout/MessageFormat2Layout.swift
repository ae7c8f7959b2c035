/// Where things stand in a program of Unicode MessageFormat 2 (Documentation/CompiledFormat.md).
@usableFromInline
package enum MessageFormat2Layout {
  /// The reference to the source text.
  @inlinable package static var source: Int { 0 }
  /// The place of the pattern, or of the matcher with ``matcherFlag``.
  @inlinable package static var body: Int { 1 }
  /// The number of declarations.
  @inlinable package static var declarationCount: Int { 2 }
  /// The first declaration: its name and the place of its expression.
  @inlinable package static var declarations: Int { 3 }
  /// The words of a declaration.
  @inlinable package static var declarationSize: Int { 2 }
  /// The words of an expression before its options.
  @inlinable package static var expressionSize: Int { 5 }
  /// The words of markup before its options.
  @inlinable package static var markupSize: Int { 4 }
  /// The words of an option: name, kind of its value, value, where it begins and ends in the source.
  @inlinable package static var optionSize: Int { 5 }
  /// The words of a matcher before its selectors: how many selectors and how many variants.
  @inlinable package static var matcherSize: Int { 2 }
  /// The words of a key: its text or ``CompiledLayout/nothing`` for `*`, and what it is.
  @inlinable package static var keySize: Int { 2 }

  /// Tells a matcher from a pattern.
  @inlinable package static var matcherFlag: UInt32 { 1 << 31 }
  /// The greatest number of options of one function or of one markup.
  @inlinable package static var maximumOptionCount: Int { 1024 }
  /// The number of words that no program has.
  @inlinable package static var wordLimit: Int { 1 << 24 }
  /// Where the kind of a part of a pattern stands in its word; text or place below it.
  @inlinable package static var partShift: UInt32 { 30 }

  /// What stands before a function, or is the value of an option, in the two lowest bits of a word.
  @usableFromInline
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
  @usableFromInline
  package enum Part: UInt32, Sendable {
    /// A text.
    case text = 0
    /// An expression.
    case expression = 1
    /// Markup.
    case markup = 2
  }

  /// The functions of an expression, in the second byte of its first word.
  @usableFromInline
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
  @usableFromInline
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
  @inlinable package static var smallIntegerLimit: UInt32 { 1 << 24 }

  /// Whether a text is a number as messages have it: `-12.50`, `0`, `4e+2` (UTS 35 Part 9, Numeric Operands).
  package static func isNumberLiteral(_ text: some Sequence<UInt8>) -> Bool {
    let text = Array(text)
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
