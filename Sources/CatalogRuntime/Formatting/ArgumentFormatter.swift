internal import CompiledCatalog
internal import ICUKit

/// Writes the arguments of one message.
@safe struct ArgumentFormatter {
  /// Writes what needs nothing else.
  let plain: PlainWriter
  /// What was found wrong so far; `nil` where nothing was.
  private(set) var problems: [LocalizationIssue.Problem]?

  /// Creates a formatter.
  @inline(__always)
  init(_ plain: PlainWriter) { self.plain = plain }

  /// The locale of the message, which whoever formats it keeps.
  @inline(__always)
  var format: Unmanaged<FormatLocale> { unsafe plain.format }

  private var arguments: ArgumentList { plain.arguments }

  /// Notes what was found wrong.
  mutating func note(_ problem: LocalizationIssue.Problem) {
    problems = (problems ?? []) + [problem]
  }

  /// Whether there are arguments.
  @inline(__always)
  var isFormatted: Bool { !arguments.isEmpty }

  /// The position of the first number; 1 where there is none.
  var positionOfNumber: Int { arguments.positionOfNumber }

  /// Returns the argument at a position from 1, or `nil` where it was not passed.
  func argument(at position: Int) -> FormatArgument? { arguments[position] }

  /// Writes the argument at a position.
  ///
  /// - Returns: Whether it was passed.
  @inline(__always)
  mutating func write(
    _ position: Int, as specifier: PrintfSpecifier, to output: inout FormatOutput
  ) -> Bool {
    guard let value = arguments[position] else { return false }
    write(value, as: specifier, position, to: &output)
    return true
  }

  @inline(never)
  private mutating func write(
    _ value: FormatArgument, as specifier: PrintfSpecifier, _ position: Int,
    to output: inout FormatOutput
  ) {
    if !value.fits(specifier.kind) {
      note(
        .mismatchedArgument(position: position, specifier: specifier.spelling(position: nil)))
    }
    let symbols = unsafe format._withUnsafeGuaranteedRef { $0.symbols }
    let conversion = specifier.numberConversion
    switch value {
    case .string(let text): write(text, as: specifier, to: &output)
    case .integer(let number):
      (conversion ?? specifier.natural(.decimal)).write(number, symbols: symbols, to: &output)
    case .unsignedInteger(let number):
      (conversion ?? specifier.natural(.decimal)).write(number, symbols: symbols, to: &output)
    case .number(let number):
      (conversion ?? specifier.natural(.shortest)).write(number, symbols: symbols, to: &output)
    case .specifier(let text): output.append(text)
    case .decimal(let digits): write(decimal: digits, as: specifier, to: &output)
    case .date(let seconds):
      let text = unsafe format._withUnsafeGuaranteedRef { $0.formats.text(ofInstant: seconds) }
      write(text, as: specifier, to: &output)
    case .localized(let value):
      let locale = unsafe format._withUnsafeGuaranteedRef { $0.locale }
      write(value.text(in: locale), as: specifier, to: &output)
    }
  }

  private func write(
    decimal digits: String, as specifier: PrintfSpecifier, to output: inout FormatOutput
  ) {
    let (symbols, locale) = unsafe format._withUnsafeGuaranteedRef {
      ($0.symbols, $0.locale.identifier)
    }
    guard let number = DecimalText(digits), symbols != nil else {
      return write(digits, as: specifier, to: &output)
    }
    let conversion = specifier.numberConversion
    let format = number.format(conversion, locale: locale)
    if let text = try? format?.text(of: number.value) {
      write(text, as: specifier, to: &output)
    } else {
      (conversion ?? specifier.natural(.shortest))
        .write(number.double, symbols: symbols, to: &output)
    }
  }

  private func write(_ text: String, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    let isCut = specifier.kind == .string && specifier.precision != nil
    let shown = isCut ? String(text.prefix(max(0, specifier.precision ?? 0))) : text
    let start = output.count
    plain.write(shown, to: &output)
    let width = specifier.width ?? 0
    output.pad(
      from: start, toWidth: Int(min(width.magnitude, UInt(NumberConversion.largestField))),
      isLeading: width > 0 && !specifier.flags.contains(.leftAligned))
  }
}

extension FormatArgument {
  /// Whether a plural can go by it.
  var isNumber: Bool {
    switch self {
    case .integer, .unsignedInteger, .number, .decimal: true
    case .string, .date, .specifier, .localized: false
    }
  }

  /// Whether a conversion was made for it.
  fileprivate func fits(_ kind: PrintfSpecifier.Kind?) -> Bool {
    switch self {
    case .string, .localized: kind == .object || kind == .string
    case .integer, .unsignedInteger: kind == .object || kind == .integer
    case .number, .decimal: kind == .object || kind == .decimal
    case .date: kind == .object
    case .specifier: true
    }
  }
}
