internal import CompiledCatalog
internal import LocaleCore

/// Chooses plural forms by the rules of the locale of a message.
struct PluralChooser: ~Escapable {
  private let cardinal: PluralTable?
  private let ordinal: PluralTable?

  /// Creates a chooser from the tables of the locale that the message is in.
  @_lifetime(borrow catalog)
  init(_ catalog: borrowing CompiledCatalog, locale: Int) {
    cardinal = catalog.pluralTable(ofLocale: locale, .cardinal)
    ordinal = catalog.pluralTable(ofLocale: locale, .ordinal)
  }

  /// Returns the position that a plural goes by: its own, or where nothing names it that of the first number.
  func position(of argument: Int, in arguments: ArgumentFormatter) -> Int {
    if argument > 0 { return argument }
    for position in arguments.arguments.indices where arguments.arguments[position].isNumber {
      return position + 1
    }
    return 1
  }

  /// Returns the form of a plural for the arguments; `nil` only where the file is damaged.
  @_lifetime(copy plural)
  func choose(
    _ plural: PluralView, _ arguments: inout ArgumentFormatter
  ) -> MessageView? {
    let position = position(of: plural.argument, in: arguments)
    let category: PluralForm?
    switch arguments.argument(at: position) {
    case .integer(let number):
      if number == 0, let zero = plural.explicitZero { return zero }
      category = self.category(ofInteger: number.magnitude, plural.kind, arguments.format)
    case .unsignedInteger(let number):
      if number == 0, let zero = plural.explicitZero { return zero }
      category = self.category(ofInteger: number, plural.kind, arguments.format)
    case .number(let number):
      if number == 0, let zero = plural.explicitZero { return zero }
      let shown = arguments.format.numbers.shownDecimal(
        of: number, as: plural.specifier(ofArgument: position, in: arguments))
      category = arguments.format.category(ofDecimal: shown, plural.kind)
    case nil:
      if !arguments.arguments.isEmpty {
        arguments.problems.append(.missingArgument(position: position))
      }
      category = nil
    case .specifier: category = nil
    case .string, .localized:
      arguments.problems.append(.mismatchedArgument(position: position, specifier: "%lld"))
      category = nil
    }
    if let category, let form = plural.form(category) { return form }
    if let form = plural.form(.other) { return form }
    arguments.problems.append(.missingPluralForm)
    return plural.anyForm
  }

  private func category(
    ofInteger magnitude: UInt64, _ kind: PluralKind, _ format: FormatLocale
  ) -> PluralForm? {
    let table = kind == .cardinal ? cardinal : ordinal
    return table?.category(of: magnitude) ?? format.category(ofDecimal: "\(magnitude)", kind)
  }
}

extension FormatArgument {
  /// Whether a plural can go by it.
  var isNumber: Bool {
    switch self {
    case .integer, .unsignedInteger, .number: true
    case .string, .specifier, .localized: false
    }
  }
}

extension PluralView {
  /// A form that is there, for want of a better one: that of the most numbers.
  fileprivate var anyForm: MessageView? {
    @_lifetime(copy self)
    get {
      for category in PluralForm.allCases.reversed() {
        if let form = form(category) { return form }
      }
      return explicitZero
    }
  }

  /// How the forms show an argument, since a number is what is shown of it: `1.0` is not `1`.
  fileprivate func specifier(
    ofArgument position: Int, in arguments: ArgumentFormatter
  ) -> PrintfSpecifier {
    for category in PluralForm.allCases.reversed() {
      guard let form = form(category), case .pattern(let pattern) = form.content else { continue }
      for index in 0..<pattern.count {
        if case .argument(let argument) = pattern.part(at: index),
          argument.number == position || argument.number == 0
        {
          return PrintfSpecifier(argument, in: arguments)
        }
      }
    }
    return .object
  }
}
