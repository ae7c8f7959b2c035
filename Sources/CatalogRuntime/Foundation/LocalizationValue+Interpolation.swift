public import FoundationEssentials

/// A number that can be interpolated into a localized text.
///
/// The whole numbers and the floating-point numbers of Swift have it; `Bool` does not, and neither have types of one’s own:
/// interpolate their texts, or use a format style.
public protocol LocalizableNumber: Sendable {
  /// The specifier in the key, `%lld`.
  static var localizationSpecifier: String { get }
  /// The value for the message.
  var formatArgument: FormatArgument { get }
}

extension String.LocalizationValue {
  /// Builds a value from the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The key so far.
    private(set) var utf8: [UInt8] = []
    private(set) var arguments: [FormatArgument] = []
    /// How many localized texts stand inside one another so far.
    private(set) var nesting = 0

    /// Begins a value.
    public init(literalCapacity: Int, interpolationCount: Int) {
      utf8.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a piece of the literal; its percent signs are doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      TextBytes.with(literal) { text in
        guard text.holdsPercentSign else { return unsafe utf8.append(contentsOf: text.bytes) }
        let span = text.span
        for index in span.indices {
          if span[index] == UInt8(ascii: "%") { utf8.append(span[index]) }
          utf8.append(span[index])
        }
      }
    }

    private mutating func append(_ specifier: String, _ argument: FormatArgument) {
      TextBytes.with(specifier) { unsafe utf8.append(contentsOf: $0.bytes) }
      arguments.append(argument)
    }

    /// Adds a text, `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// Adds a text, `%@`.
    public mutating func appendInterpolation(_ substring: Substring) {
      append("%@", .string(String(substring)))
    }

    /// Adds a number: `%lld`, `%llu`, `%d`, `%u`, `%f` or `%lf`.
    public mutating func appendInterpolation<Number: LocalizableNumber>(_ value: Number) {
      append(Number.localizationSpecifier, value.formatArgument)
    }

    /// Adds a number with a specifier of its own, such as `%.1f`, which becomes part of the key.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: A printf conversion with its percent sign.
    public mutating func appendInterpolation<Number: LocalizableNumber>(
      _ value: Number, specifier: String
    ) {
      append(specifier, value.formatArgument)
    }

    /// Adds a text with a specifier of its own, such as `%10@`, which becomes part of the key.
    public mutating func appendInterpolation(_ string: String, specifier: String) {
      append(specifier, .string(string))
    }

    /// Adds a value that is shown by a format style, `%@`.
    ///
    /// A style that is a ``LocalizedFormatStyle`` is asked for the text in the locale of the message; any other one as
    /// it is, after it was told the locale.
    public mutating func appendInterpolation<Value, Style: FormatStyle & Sendable>(
      _ value: Value, format: Style
    ) where Value == Style.FormatInput, Style.FormatOutput == String, Value: Sendable {
      append("%@", .localized(StyledValue(value: value, style: format)))
    }

    /// Adds a number that is shown in the locale of the message, `%@`.
    public mutating func appendInterpolation<Number: LocalizableNumber>(
      _ value: Number, format: LocalizedNumberStyle
    ) {
      append("%@", .localized(StyledNumber(argument: value.formatArgument, style: format)))
    }

    /// Adds a localized text, `%@`, which is looked up in the locale of the message.
    ///
    /// Of more than 64 texts inside one another the innermost are shown as their keys.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      guard resource.defaultValue.nesting < String.LocalizationValue.maximumNesting else {
        return append("%@", .string(resource.key))
      }
      nesting = max(nesting, resource.defaultValue.nesting + 1)
      append("%@", .localized(resource))
    }

    /// Adds the localized text that describes a value, `%@`.
    public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(
      _ value: Value
    ) {
      appendInterpolation(value.localizedStringResource)
    }

    /// Adds a value whose text depends on the locale of the message, `%@`.
    package mutating func appendInterpolation(argument: any LocalizedArgument) {
      append("%@", .localized(argument))
    }

    /// Adds a place for a value that is not known yet.
    ///
    /// - Parameters:
    ///   - placeholder: The type of the value.
    ///   - specifier: The specifier in the key; `nil` for that of the type.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
      let specifier = specifier ?? placeholder.specifier
      append(specifier, .specifier(specifier))
    }
  }

  /// The type of a value that is not known yet.
  public enum Placeholder: Hashable, Sendable, Codable {
    /// A whole number, `%lld`.
    case int
    /// A whole number without a sign, `%llu`.
    case uint
    /// A `Float`, `%f`.
    case float
    /// A `Double`, `%lf`.
    case double
    /// A text, `%@`.
    case object

    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}
