internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// Chooses plural forms by the rules of the locale of a message.
@safe struct PluralChooser {
  // Tells the catalog and the locale.
  private let message: LocaleChain.Found

  /// Creates a chooser for the locale of a message; what that refers to must live as long as the chooser.
  @inline(__always)
  init(_ message: LocaleChain.Found) { self.message = message }

  /// Returns the form of a plural for the arguments; `nil` only where the file is damaged.
  @inline(__always)
  @_lifetime(copy plural)
  func form(of plural: PluralView, _ arguments: inout ArgumentFormatter) -> MessageView? {
    if let form = formOfInteger(of: plural, arguments.plain.arguments) { return form }
    let position = plural.argument == 0 ? arguments.positionOfNumber : plural.argument
    return otherForm(of: plural, position, &arguments)
  }

  /// Returns the form of a plural for a whole number whose category has one; else `nil`.
  @inline(__always)
  @_lifetime(copy plural)
  func formOfInteger(of plural: PluralView, _ arguments: ArgumentList) -> MessageView? {
    let position = plural.argument == 0 ? arguments.positionOfNumber : plural.argument
    guard let number = arguments.integer(at: position) else { return nil }
    if number == 0, let zero = plural.explicitZero { return zero }
    guard let category = category(of: number.magnitude, plural.kind) else { return nil }
    return plural.form(category)
  }

  /// Returns the form for what is no whole number, or whose category has no form or is known to ICU only.
  @inline(never)
  @_lifetime(copy plural)
  private func otherForm(
    of plural: PluralView, _ position: Int, _ arguments: inout ArgumentFormatter
  ) -> MessageView? {
    let value = arguments.argument(at: position)
    if value?.isZero == true, let zero = plural.explicitZero { return zero }
    if let category = category(of: value, plural, position, &arguments),
      let form = plural.form(category)
    {
      return form
    }
    if let form = plural.form(.other) { return form }
    if arguments.isFormatted { arguments.note(.missingPluralForm) }
    return plural.anyForm
  }

  private func category(
    of value: FormatArgument?, _ plural: borrowing PluralView, _ position: Int,
    _ arguments: inout ArgumentFormatter
  ) -> PluralForm? {
    let selector = unsafe arguments.format._withUnsafeGuaranteedRef { $0.selector(plural.kind) }
    switch value {
    case .integer(let number):
      return PluralForm(selector.category(of: number.magnitude))
    case .unsignedInteger(let number): return PluralForm(selector.category(of: number))
    case .number(let number):
      let shown = plural.specifier(ofArgument: position, in: arguments)
      let conversion = shown.numberConversion ?? shown.natural(.shortest)
      return PluralForm(conversion.category(of: number, in: selector))
    case .specifier: return nil
    case .decimal(let digits):
      let shown = plural.specifier(ofArgument: position, in: arguments)
      if let category = category(of: digits, plural.kind, shown, arguments) { return category }
      arguments.note(.mismatchedArgument(position: position, specifier: "%lld"))
      return nil
    case .string, .date, .localized:
      arguments.note(.mismatchedArgument(position: position, specifier: "%lld"))
      return nil
    case nil:
      if arguments.isFormatted { arguments.note(.missingArgument(position: position)) }
      return nil
    }
  }

  /// Returns the category of a number in decimal digits as a placeholder shows it; `nil` where it is none.
  private func category(
    of digits: String, _ kind: PluralKind, _ shown: PrintfSpecifier, _ arguments: ArgumentFormatter
  ) -> PluralForm? {
    guard let number = DecimalText(digits) else { return nil }
    let conversion = shown.numberConversion
    let (locale, selector) = unsafe arguments.format._withUnsafeGuaranteedRef {
      ($0.locale.identifier, $0.selector(kind))
    }
    let format = number.format(conversion, locale: locale)
    let category = try? format?
      .pluralCategory(of: number.value, kind: kind == .ordinal ? .ordinal : .cardinal)
    return PluralForm(
      category ?? (conversion ?? .decimal).category(of: number.double, in: selector))
  }

  @inline(__always)
  private func category(of magnitude: UInt64, _ kind: PluralKind) -> PluralForm? {
    unsafe message.catalog._withUnsafeGuaranteedRef {
      unsafe $0.category(of: magnitude, kind, in: message.step.pointee.messages)
    }
  }
}

extension FormatArgument {
  /// Whether it is the number 0.
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let number): number == 0
    case .unsignedInteger(let number): number == 0
    case .number(let number): number == 0
    case .decimal(let digits): Double(digits) == 0
    case .string, .date, .specifier, .localized: false
    }
  }
}

extension PluralForm {
  /// The category as compiled catalogs have it.
  init(_ category: PluralCategory) {
    switch category {
    case .zero: self = .zero
    case .one: self = .one
    case .two: self = .two
    case .few: self = .few
    case .many: self = .many
    case .other: self = .other
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
      // A damaged file may claim very many parts.
      for index in 0..<min(pattern.count, 1024) {
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
