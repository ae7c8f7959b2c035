internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// A number with a function and its options (UTS 35 Part 9, Numeric Value Selection and Formatting).
struct AnnotatedNumber {
  typealias Function = MessageFormat2Layout.Function

  /// How much it is.
  enum Quantity {
    case finite(DecimalNumber)
    /// Infinity, or no number.
    case special(Double)

    /// Reads an argument; `nil` where it is no number.
    init?(_ argument: FormatArgument) {
      switch argument {
      case .integer(let value): self = .finite(DecimalNumber(value))
      case .unsignedInteger(let value): self = .finite(DecimalNumber(value))
      case .number(let value):
        self = DecimalNumber(value).map { .finite($0) } ?? .special(value)
      case .decimal(let digits):
        guard let number = DecimalNumber(text: digits) else { return nil }
        self = .finite(number)
      case .string(let text):
        guard let number = DecimalNumber(literal: text) else { return nil }
        self = .finite(number)
      case .date, .specifier, .localized: return nil
      }
    }

    /// Returns the quantity with its number changed.
    func mapped(_ transform: (DecimalNumber) -> DecimalNumber) -> Quantity {
      switch self {
      case .finite(let number): .finite(transform(number))
      case .special: self
      }
    }

    var numericValue: NumericValue {
      switch self {
      case .finite(let number): number.numericValue
      case .special(let value): .double(value)
      }
    }
  }

  /// How the number selects.
  enum Selection: String {
    case plural
    case ordinal
    case exact
  }

  var quantity: Quantity
  var function: Function
  /// The options that count, also those of the operand.
  var options: [String: MessageOption] = [:]
  /// How it selects; `nil` where it does not.
  var selection: Selection? = .plural

  /// Creates the number that a value is without a function; `nil` where it is none.
  init?(_ argument: FormatArgument) {
    if case .string = argument { return nil }
    guard let quantity = Quantity(argument) else { return nil }
    self.init(quantity: quantity, function: .number)
  }

  init(quantity: Quantity, function: Function) {
    self.quantity = quantity
    self.function = function
  }

  /// The number without its options.
  var argument: FormatArgument {
    switch quantity {
    case .finite(let number): number.argument
    case .special(let value): .number(value)
    }
  }

  /// The number as keys have it.
  var exactText: String {
    switch quantity {
    case .finite(let number): (function == .percent ? number.scaled(byPowerOfTen: 2) : number).text
    case .special(let value): "\(value)"
    }
  }

  /// Returns the text in a locale.
  func text(in locale: String) throws(MessageFunctionError) -> String {
    let format = try format(in: locale)
    do { return try format.text(of: quantity.numericValue) } catch { throw .unsupportedOperation }
  }

  /// Returns the pieces of the text in a locale.
  func pieces(in locale: String) throws(MessageFunctionError) -> [MessagePart.Expression.Piece] {
    let format = try format(in: locale)
    do {
      return try format.parts(of: quantity.numericValue).map {
        MessagePart.Expression.Piece(kind: kind(of: $0.field), text: $0.text)
      }
    } catch { throw .unsupportedOperation }
  }

  /// The options that leave a whole number its digits.
  private static let optionsOfWholeNumbers: Set<String> = [
    "select", "useGrouping", "signDisplay", "minimumIntegerDigits", "maximumFractionDigits",
    "roundingMode",
  ]

  /// Whether a whole number is shown with its digits and no other ones, so that its category is that of its value.
  var keepsWholeNumbers: Bool {
    switch function {
    case .number, .integer, .offset: options.keys.allSatisfy(Self.optionsOfWholeNumbers.contains)
    default: false
    }
  }

  /// Returns the plural category in a locale; `nil` where the number does not select by one.
  func category(in locale: FormatLocale) -> PluralForm? {
    guard let selection, selection != .exact else { return nil }
    let kind: PluralProfile.Kind = selection == .ordinal ? .ordinal : .cardinal
    if keepsWholeNumbers, case .finite(let number) = quantity, let whole = number.countedWhole {
      return PluralForm(
        locale.selector(selection == .ordinal ? .ordinal : .cardinal)
          .category(of: whole))
    }
    let category = try? format(in: locale.locale.identifier)
      .pluralCategory(of: quantity.numericValue, kind: kind)
    return PluralForm(category ?? .other)
  }

  /// Returns what shows the number in a locale, and others with the same options.
  func format(in locale: String) throws(MessageFunctionError) -> NumberFormat {
    let style = NumberStyle.skeleton(NumberFunction.skeleton(of: self))
    do { return try NumberFormat.shared(for: locale, style: style) } catch {
      throw .unsupportedOperation
    }
  }

  private func kind(of field: NumberField?) -> String {
    switch field {
    case nil: "literal"
    case .integer:
      switch quantity {
      case .finite: "integer"
      case .special(let value): value.isNaN ? "nan" : "infinity"
      }
    case .fraction: "fraction"
    case .decimalSeparator: "decimal"
    case .groupingSeparator: "group"
    case .exponentSymbol: "exponentSeparator"
    case .exponentSign: "exponentMinusSign"
    case .exponent: "exponentInteger"
    case .currency: "currency"
    case .percentSign: "percentSign"
    case .perMilleSign: "perMilleSign"
    case .sign: isNegative ? "minusSign" : "plusSign"
    case .unit: "unit"
    case .compact: "compact"
    case .approximatelySign: "approximatelySign"
    }
  }

  private var isNegative: Bool {
    switch quantity {
    case .finite(let number): number.isNegative
    case .special(let value): value.sign == .minus
    }
  }
}
