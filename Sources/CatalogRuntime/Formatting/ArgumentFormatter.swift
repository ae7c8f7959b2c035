internal import CompiledCatalog
internal import ICUKit

/// Writes the arguments of one message.
@safe struct ArgumentFormatter {
  private let arguments: ArgumentList
  /// The locale of the message, which whoever formats it keeps.
  let format: Unmanaged<FormatLocale>
  /// Whether texts are isolated that run the other way.
  private let isIsolating: Bool
  /// What was found wrong so far; `nil` where nothing was.
  private(set) var problems: [LocalizationIssue.Problem]?

  /// Creates a formatter.
  ///
  /// - Parameters:
  ///   - arguments: The arguments; without any a message is shown as it stands in its catalog.
  ///   - format: The locale of the message, which must live as long as the formatter.
  ///   - options: How the text is shown.
  init(_ arguments: ArgumentList, format: Unmanaged<FormatLocale>, options: FormatOptions) {
    self.arguments = arguments
    unsafe self.format = unsafe format
    isIsolating =
      switch options.isolation {
      case .automatic: unsafe format._withUnsafeGuaranteedRef { $0.isRightToLeft }
      case .always: true
      case .never: false
      }
  }

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

  /// Returns the argument at a position where it is a whole number with a sign, else `nil`.
  @inline(__always)
  func integer(at position: Int) -> Int64? { arguments.integer(at: position) }

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

  /// Writes the argument at a position where it is what a placeholder without modifiers asks for.
  ///
  /// - Returns: Whether it is that.
  @inline(__always)
  func writePlain(_ position: Int, letter: UInt8, to output: inout FormatOutput) -> Bool {
    arguments.writePlain(position, letter: letter, by: self, to: &output)
  }

  /// Writes a whole number as `%lld` does.
  @inline(__always)
  func write(_ number: Int64, to output: inout FormatOutput) {
    let limit = unsafe format._withUnsafeGuaranteedRef { $0.plainLimit }
    if number >= 0, number.magnitude < limit {
      output.appendDigits(of: number.magnitude, minimumCount: 1)
    } else {
      writeDecimal(number, to: &output)
    }
  }

  @inline(never)
  private func writeDecimal(_ number: Int64, to output: inout FormatOutput) {
    let symbols = unsafe format._withUnsafeGuaranteedRef { $0.symbols }
    NumberConversion.decimal.write(number, symbols: symbols, to: &output)
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
    case .localized(let value):
      let locale = unsafe format._withUnsafeGuaranteedRef { $0.locale }
      write(value.text(in: locale), as: specifier, to: &output)
    }
  }

  private func write(_ text: String, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    let isCut = specifier.kind == .string && specifier.precision != nil
    let shown = isCut ? String(text.prefix(max(0, specifier.precision ?? 0))) : text
    let start = output.count
    write(shown, to: &output)
    let width = specifier.width ?? 0
    output.pad(
      from: start, toWidth: Int(min(width.magnitude, UInt(NumberConversion.largestField))),
      isLeading: width > 0 && !specifier.flags.contains(.leftAligned))
  }

  /// Writes a text, isolated where its direction asks for it.
  @inline(__always)
  func write(_ text: String, to output: inout FormatOutput) {
    guard isIsolating, runsTheOtherWay(text) else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  @inline(never)
  private func runsTheOtherWay(_ text: String) -> Bool {
    let isRightToLeft = unsafe format._withUnsafeGuaranteedRef { $0.isRightToLeft }
    return TextDirection.firstStrong(in: text).map { ($0 == .rightToLeft) != isRightToLeft }
      ?? false
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

  /// Whether a conversion was made for it.
  fileprivate func fits(_ kind: PrintfSpecifier.Kind?) -> Bool {
    switch self {
    case .string, .localized: kind == .object || kind == .string
    case .integer, .unsignedInteger: kind == .object || kind == .integer
    case .number: kind == .object || kind == .decimal
    case .specifier: true
    }
  }
}
