internal import CompiledCatalog
internal import ICUKit

/// Writes the arguments of one message.
struct ArgumentFormatter {
  let arguments: [FormatArgument]
  let format: FormatLocale
  let options: FormatOptions
  /// What was found wrong so far.
  var problems: [LocalizationIssue.Problem] = []

  init(_ arguments: [FormatArgument], format: FormatLocale, options: FormatOptions) {
    self.arguments = arguments
    self.format = format
    self.options = options
  }

  /// Returns the argument at a position from 1, or `nil` where it was not passed.
  @inline(__always)
  func argument(at position: Int) -> FormatArgument? {
    guard position > 0, position <= arguments.count else { return nil }
    return arguments[position - 1]
  }

  /// Writes a value as a placeholder asks for it.
  @inline(__always)
  mutating func write(
    _ value: FormatArgument, as specifier: PrintfSpecifier, position: Int,
    to output: inout FormatOutput
  ) {
    switch value {
    case .integer(let number) where specifier.kind == .integer:
      format.numbers.write(number, as: specifier, to: &output)
    case .unsignedInteger(let number) where specifier.kind == .integer:
      format.numbers.write(number, as: specifier, to: &output)
    case .string(let text) where specifier.width == nil && specifier.letter == UInt8(ascii: "@"):
      write(text, to: &output)
    default: writeOther(value, as: specifier, position: position, to: &output)
    }
  }

  @inline(never)
  private mutating func writeOther(
    _ value: FormatArgument, as specifier: PrintfSpecifier, position: Int,
    to output: inout FormatOutput
  ) {
    switch value {
    case .string(let text):
      if specifier.kind != .string, specifier.kind != .object { mismatch(specifier, position) }
      write(text, as: specifier, to: &output)
    case .integer(let number):
      if specifier.kind != .object { mismatch(specifier, position) }
      format.numbers.write(number, as: natural(specifier, .integer), to: &output)
    case .unsignedInteger(let number):
      if specifier.kind != .object { mismatch(specifier, position) }
      format.numbers.write(number, as: natural(specifier, .integer), to: &output)
    case .number(let number):
      if specifier.kind == .integer || specifier.kind == .string { mismatch(specifier, position) }
      format.numbers.write(number, as: natural(specifier, .decimal), to: &output)
    case .specifier(let text): output.append(text)
    case .localized(let value):
      if specifier.kind != .object { mismatch(specifier, position) }
      write(value.text(in: format.locale), as: specifier, to: &output)
    }
  }

  private mutating func mismatch(_ specifier: PrintfSpecifier, _ position: Int) {
    problems.append(
      .mismatchedArgument(position: position, specifier: specifier.spelling(position: nil)))
  }

  /// How a number is shown for a placeholder that may ask for something else.
  private func natural(
    _ specifier: PrintfSpecifier, _ kind: PrintfSpecifier.Kind
  ) -> PrintfSpecifier {
    guard specifier.kind != kind else { return specifier }
    var natural = specifier
    natural.letter = UInt8(ascii: kind == .integer ? "d" : "@")
    natural.length = .none
    natural.precision = nil
    return natural
  }

  private func write(_ text: String, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    let shown =
      specifier.kind == .string && specifier.precision != nil
      ? String(text.prefix(specifier.precision ?? 0)) : text
    let missing = min(specifier.width ?? 0, NumberWriter.maximumWidth) - shown.count
    if missing > 0, !specifier.flags.contains(.leftAligned) {
      output.append(UInt8(ascii: " "), count: missing)
    }
    write(shown, to: &output)
    if missing > 0, specifier.flags.contains(.leftAligned) {
      output.append(UInt8(ascii: " "), count: missing)
    }
  }

  /// Writes a text, isolated where its direction asks for it.
  @inline(__always)
  private func write(_ text: String, to output: inout FormatOutput) {
    guard needsIsolation(text) else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  @inline(__always)
  private func needsIsolation(_ text: String) -> Bool {
    switch options.isolation {
    case .never: false
    case .automatic: format.isRightToLeft && runsTheOtherWay(text)
    case .always: runsTheOtherWay(text)
    }
  }

  @inline(never)
  private func runsTheOtherWay(_ text: String) -> Bool {
    TextDirection.firstStrong(in: text).map { ($0 == .rightToLeft) != format.isRightToLeft }
      ?? false
  }
}
