/// The text of a diagnostic, kept as a format and its arguments so that it can be translated.
///
/// Written as an interpolated literal: `"“\(key)” has no translation in \(locale)"` has the format
/// `“%@” has no translation in %@` and two arguments. The format is the key under which the
/// tool's own catalogs hold translations of the message.
public struct DiagnosticMessage: Hashable, Sendable {
  /// The English text, with `%@` where an argument stands and `%%` for a percent sign.
  public let format: String
  /// The arguments in the order in which the English text has them.
  public let arguments: [String]

  private init(format: String, arguments: [String]) {
    self.format = format
    self.arguments = arguments
  }

  /// Returns the message with each argument changed, such as made fit for a terminal.
  public func mappingArguments(_ transform: (String) -> String) -> DiagnosticMessage {
    DiagnosticMessage(format: format, arguments: arguments.map(transform))
  }

  /// The message in English.
  public var text: String { text(format: format) }

  /// Returns the message through another format, such as a translated one.
  ///
  /// - Parameter format: A text with `%@`, `%1$@`… and `%%`. A placeholder without an argument
  ///   stays as it is.
  /// - Returns: The format with its arguments.
  public func text(format: String) -> String {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
    var text: [UInt8] = []
    text.reserveCapacity(arguments.reduce(format.utf8.count) { $0 + $1.utf8.count })
    var rest = Array(format.utf8)[...]
    var nextArgument = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      text += rest[..<percent]
      rest = rest[percent...]
      switch rest.dropFirst().first {
      case UInt8(ascii: "%"):
        text.append(UInt8(ascii: "%"))
        rest = rest.dropFirst(2)
      case UInt8(ascii: "@"):
        text += nextArgument < arguments.count ? arguments[nextArgument].utf8 : "%@".utf8
        nextArgument += 1
        rest = rest.dropFirst(2)
      case let digit?
      where arguments.indices.contains(Int(digit) - Int(UInt8(ascii: "1")))
        && rest.dropFirst(2).starts(with: "$@".utf8):
        text += arguments[Int(digit) - Int(UInt8(ascii: "1"))].utf8
        rest = rest.dropFirst(4)
      default:
        text.append(UInt8(ascii: "%"))
        rest = rest.dropFirst()
      }
    }
    text += rest
    return String(decoding: text, as: UTF8.self)
  }
}

extension DiagnosticMessage: ExpressibleByStringInterpolation {
  /// Collects the format and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var arguments: [String] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Appends text of the literal.
    public mutating func appendLiteral(_ literal: String) {
      format += DiagnosticMessage.escaped(literal)
    }

    /// Appends an argument.
    public mutating func appendInterpolation(_ argument: some CustomStringConvertible) {
      format += "%@"
      arguments.append(argument.description)
    }
  }

  /// Creates a message from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    arguments = stringInterpolation.arguments
  }

  /// Creates a message without arguments.
  public init(stringLiteral text: String) {
    format = DiagnosticMessage.escaped(text)
    arguments = []
  }

  private static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
    return literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
