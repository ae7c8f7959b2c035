internal import ICUKit

/// The value of an expression of a message (UTS 35 Part 9, Resolved Values).
struct ResolvedValue {
  /// What the value is.
  enum Content {
    /// A literal, or what was passed, without a function.
    case argument(FormatArgument)
    /// A text of `:string`.
    case string(String)
    /// A number with a function.
    case number(AnnotatedNumber)
    /// A point in time with a function.
    case date(AnnotatedDate)
    /// The value of a function of the program.
    case custom(any MessageValue, function: String)
    /// Nothing; a silent one was told of already, by a function that works with everything else.
    case fallback(isSilent: Bool)
  }

  /// A direction that an option gives.
  enum Direction: String {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    /// The text decides.
    case automatic = "auto"

    var textDirection: TextDirection? {
      switch self {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .automatic: nil
      }
    }
  }

  var content: Content
  /// The direction that an option gives to the value or to what it was made of.
  var direction: Direction?
  /// Whether the expression itself gives the direction.
  var isIsolated = false
  /// The option `u:id`.
  var id: String?
  /// The option `u:locale`; `nil` for the locale of the message.
  var locale: FormatLocale?

  init(_ content: Content) { self.content = content }

  var isFallback: Bool {
    if case .fallback = content { true } else { false }
  }

  /// The value for options and for functions of the program; `nil` for a fallback.
  var argument: FormatArgument? {
    switch content {
    case .argument(let argument): argument
    case .string(let text): .string(text)
    case .number(let number): number.argument
    case .date(let date): date.argument
    case .custom(let value, _): value.content
    case .fallback: nil
    }
  }

  /// The value as what a function of the program is called on; `nil` for a fallback.
  var operand: MessageOperand? {
    guard let argument else { return nil }
    return switch content {
    case .number(let number):
      MessageOperand(content: argument, options: number.options, value: nil)
    case .date(let date): MessageOperand(content: argument, options: date.overrides, value: nil)
    case .custom(let value, _):
      MessageOperand(content: argument, options: value.options, value: value)
    default: MessageOperand(content: argument, options: [:], value: nil)
    }
  }
}

/// An option of an expression, in the order of the message.
struct ResolvedOption {
  let name: String
  let value: MessageOption
  /// Where it stands in the source.
  let range: Range<Int>
}

/// What was found wrong in one message.
struct MessageProblems {
  /// A damaged or hostile message does not fill the memory with what is wrong.
  private static let maximumCount = 256

  private(set) var all: [MessageProblem] = []

  mutating func add(_ kind: MessageProblem.Kind, _ range: Range<Int>, _ name: String) {
    guard all.count < Self.maximumCount else { return }
    all.append(MessageProblem(kind, range, name: name))
  }
}
