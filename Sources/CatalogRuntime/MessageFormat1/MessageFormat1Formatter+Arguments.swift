internal import CompiledCatalog
internal import ICUKit

extension MessageFormat1Formatter {
  /// Writes an argument without messages.
  @inline(__always)
  mutating func write(
    argument word: UInt32, at place: Int,
    _ arguments: inout ArgumentFormatter, to output: inout FormatOutput
  ) {
    guard let position = position(of: word, at: place, arguments) else {
      return writeMissing(at: place, &arguments, to: &output)
    }
    let format = word >> Layout.operandShift & 0xFF
    let list = arguments.plain.arguments
    if format == 0, !arguments.plain.isIsolating, list.writeString(position, to: &output) {
      return
    }
    if format <= 2, let number = list.integer(at: position) {
      return write(number, arguments, to: &output)
    }
    if format <= 2, let number = list.double(at: position),
      withFormats(arguments, { $0.write(number, isRounded: format == 2, to: &output) })
    {
      return
    }
    write(
      general: word, Layout.Format(rawValue: format), position, at: place, &arguments,
      to: &output)
  }

  @inline(never)
  private mutating func write(
    general word: UInt32, _ format: Layout.Format?, _ position: Int, at place: Int,
    _ arguments: inout ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    guard let format, let value = arguments.argument(at: position) else {
      return arguments.note(.damagedMessage)
    }
    guard format != .natural else { return write(natural: value, arguments, to: &output) }
    guard let style = program.text(at: place &+ 2) else { return arguments.note(.damagedMessage) }
    let bits = word & Layout.formatMask
    let isWritten =
      if format.showsInstants {
        value.milliseconds.map { milliseconds in
          withFormats(arguments) { $0.write(milliseconds: milliseconds, bits, style, to: &output) }
        }
      } else {
        MessageNumber(value).map { number in
          withFormats(arguments) { $0.write(number.value, bits, style, to: &output) }
        }
      }
    guard isWritten != true else { return }
    write(natural: value, arguments, to: &output)
    if case .specifier = value { return }
    noteMismatch("\(format)", position, at: place, &arguments)
  }

  /// Writes an argument as what it is.
  mutating func write(
    natural value: FormatArgument, _ arguments: borrowing ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    switch value {
    case .string(let text): return arguments.plain.write(text, to: &output)
    case .specifier(let text): return output.append(text)
    case .localized(let value):
      let locale = unsafe arguments.format._withUnsafeGuaranteedRef { $0.locale }
      return arguments.plain.write(value.text(in: locale), to: &output)
    case .date(let seconds):
      output.append(withFormats(arguments) { $0.text(ofInstant: seconds) })
    case .integer, .unsignedInteger, .number, .decimal:
      guard let number = MessageNumber(value) else {
        if case .decimal(let text) = value { output.append(text) }
        return
      }
      write(number, arguments, to: &output)
    }
  }

  private mutating func write(
    _ number: MessageNumber, _ arguments: borrowing ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    withFormats(arguments) { formats in
      if let whole = number.whole {
        return formats.write(whole, to: &output)
      }
      if case .double(let number) = number.value,
        formats.write(number, isRounded: false, to: &output)
      {
        return
      }
      if !formats.write(number.value, LocaleFormats.number, Span(), to: &output) {
        output.append(number.unformatted)
      }
    }
  }

  /// Writes a whole number in the digits of the locale.
  @inline(__always)
  private mutating func write(
    _ number: Int64, _ arguments: borrowing ArgumentFormatter, to output: inout FormatOutput
  ) {
    let limit = unsafe arguments.format._withUnsafeGuaranteedRef { $0.wholeNumberLimit }
    if number >= 0, number.magnitude < limit {
      output.appendDigits(of: number.magnitude, minimumCount: 1)
    } else {
      withFormats(arguments) { $0.write(number, to: &output) }
    }
  }

  /// Writes the number of a plural argument, less its offset.
  @inline(__always)
  mutating func writePound(
    _ word: UInt32, at place: Int,
    _ arguments: inout ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    guard let position = position(of: word, at: place, arguments),
      let offset = program.number(at: place &+ 2)
    else { return writeMissing(at: place, &arguments, to: &output) }
    if let number = arguments.plain.arguments.integer(at: position),
      let counted = MessageNumber.difference(number, offset)
    {
      return write(counted, arguments, to: &output)
    }
    writePound(position, offset, arguments, to: &output)
  }

  @inline(never)
  private mutating func writePound(
    _ position: Int, _ offset: Double, _ arguments: borrowing ArgumentFormatter,
    to output: inout FormatOutput
  ) {
    guard let value = arguments.argument(at: position) else { return }
    guard let number = MessageNumber(value) else {
      return write(natural: value, arguments, to: &output)
    }
    write(number.less(offset), arguments, to: &output)
  }
}

extension MessageFormat1Layout.Format {
  /// Whether it is a format of dates and times.
  fileprivate var showsInstants: Bool {
    switch self {
    case .date, .time, .dateSkeleton, .datePattern: true
    default: false
    }
  }
}

extension FormatArgument {
  /// The instant in milliseconds since 1970; a number is taken as that, as in ICU.
  fileprivate var milliseconds: Double? {
    if case .date(let seconds) = self { return seconds * 1000 }
    guard let number = MessageNumber(self)?.double else { return nil }
    // ICU takes what is infinite as its first or last instant.
    return number.isInfinite ? .greatestFiniteMagnitude * (number < 0 ? -1 : 1) : number
  }
}
