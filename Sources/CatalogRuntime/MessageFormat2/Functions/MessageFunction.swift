public import ICUKit

/// A function that a program adds to those of Unicode MessageFormat 2 (UTS 35 Part 9, Function Handler).
///
/// It is registered under a name, with a namespace of the program: `app:shout`. Messages call it then:
/// `{$name :app:shout}`.
///
/// ```swift
/// struct Shout: MessageFunction {
///   struct Value: MessageValue {
///     let content: FormatArgument
///     let shouted: String
///
///     func text() -> String { shouted }
///   }
///
///   func value(of call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue {
///     guard let operand = call.operand else { throw .badOperand }
///     let text = operand.text.uppercased()
///     return Value(content: .string(text), shouted: text + "!")
///   }
/// }
///
/// MessageFunctions.register(Shout(), as: "app:shout")
/// ```
///
/// Called on the thread that formats, once for each expression that is shown or selects, without a lock.
public protocol MessageFunction: Sendable {
  /// Returns the value of an expression with the function.
  ///
  /// - Parameter call: What the function is called on, and its options.
  /// - Throws: Why there is none; the message shows the source of the operand then.
  func value(of call: inout MessageFunctionCall) throws(MessageFunctionError) -> any MessageValue
}

/// Why a function of a program gives no value or no text.
public enum MessageFunctionError: Error, Hashable, Sendable {
  /// The function cannot work with its operand.
  case badOperand
  /// An option is missing or has a wrong value.
  case badOption
  /// The value has no such key.
  case badVariantKey
  /// The function knows what is asked for and cannot do it.
  case unsupportedOperation
}

/// The value of an expression with a function of a program.
///
/// Only the value and its text are needed; what does not select keeps ``isSelectable``.
public protocol MessageValue: Sendable {
  /// What other functions, and options, take for the value.
  var content: FormatArgument { get }
  /// The options that other functions inherit with the value.
  var options: [String: MessageOption] { get }
  /// The direction of the text; `nil` where the text itself decides, which is isolated then.
  var direction: TextDirection? { get }
  /// Whether the value can select a variant.
  var isSelectable: Bool { get }

  /// Returns the text.
  func text() throws(MessageFunctionError) -> String
  /// Returns the text in pieces, none for a text of one piece.
  func pieces() throws(MessageFunctionError) -> [MessagePart.Expression.Piece]
  /// Returns whether a key, in NFC, fits.
  func matches(_ key: String) throws(MessageFunctionError) -> Bool
  /// Returns whether one key that fits does so better than another.
  func isBetter(_ key: String, than other: String) -> Bool
}

extension MessageValue {
  /// No options.
  public var options: [String: MessageOption] { [:] }
  /// The text decides.
  public var direction: TextDirection? { nil }
  /// The value does not select.
  public var isSelectable: Bool { false }

  /// The text is one piece.
  public func pieces() throws(MessageFunctionError) -> [MessagePart.Expression.Piece] { [] }
  /// No key fits.
  public func matches(_ key: String) throws(MessageFunctionError) -> Bool { false }
  /// No key is better than another.
  public func isBetter(_ key: String, than other: String) -> Bool { false }
}

/// The value of an option.
public struct MessageOption: Sendable {
  /// The value.
  public let value: FormatArgument
  /// Whether it stands in the message, and does not come from a variable.
  public let isLiteral: Bool

  /// Creates a value.
  public init(_ value: FormatArgument, isLiteral: Bool = false) {
    self.value = value
    self.isLiteral = isLiteral
  }

  /// The value as a text; numbers in their shortest spelling.
  public var text: String { value.plainText }
}

/// What a function is called on.
public struct MessageOperand: Sendable {
  /// The value without formatting.
  public let content: FormatArgument
  /// The options of a function that made it.
  public let options: [String: MessageOption]
  /// The value of a function of the program; `nil` for any other.
  public let value: (any MessageValue)?

  /// The value as a text; numbers in their shortest spelling.
  public var text: String { content.plainText }
}

/// A call of a function of a program.
public struct MessageFunctionCall: Sendable {
  /// What stands before the function; `nil` where nothing does.
  public let operand: MessageOperand?
  /// The options by their names, without those of the namespace `u`.
  public let options: [String: MessageOption]
  /// The locale of the message, or the one of the option `u:locale`.
  public let locale: CatalogLocale
  private(set) var noted: [(error: MessageFunctionError, option: String?)] = []

  init(operand: MessageOperand?, options: [String: MessageOption], locale: CatalogLocale) {
    self.operand = operand
    self.options = options
    self.locale = locale
  }

  /// Notes something wrong that does not keep the function from giving a value.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - option: The name of the option that is wrong, if it is one.
  public mutating func note(_ error: MessageFunctionError, option: String? = nil) {
    noted.append((error, option))
  }
}

extension MessageProblem.Kind {
  init(_ error: MessageFunctionError) {
    switch error {
    case .badOperand: self = .badOperand
    case .badOption: self = .badOption
    case .badVariantKey: self = .badVariantKey
    case .unsupportedOperation: self = .unsupportedOperation
    }
  }
}

extension FormatArgument {
  /// The value as a text without any locale: numbers in their shortest spelling, dates in seconds.
  var plainText: String {
    switch self {
    case .string(let text), .specifier(let text): text
    case .integer(let number): String(number)
    case .unsignedInteger(let number): String(number)
    case .number(let number): DecimalNumber(number)?.text ?? "\(number)"
    case .decimal(let digits): digits
    case .date(let seconds): DecimalNumber(seconds)?.text ?? "\(seconds)"
    case .localized(let value): value.text(in: CatalogLocale("und"))
    }
  }
}
