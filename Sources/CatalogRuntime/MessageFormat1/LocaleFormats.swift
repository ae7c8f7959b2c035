internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// The formats of ICU that the messages of a locale have asked for, found without a lock.
///
/// A fixed number is kept for good; where their places are taken, further ones are asked of ICUKit, which keeps some under a
/// lock.
final class LocaleFormats: Sendable {
  typealias Layout = MessageFormat1Layout

  /// The bits of the numbers of the locale.
  static let number = Layout.Format.number.rawValue << Layout.operandShift
  /// The bits of a short date with a short time, which no placeholder asks for by itself.
  static let dateAndTime = Layout.Format.natural.rawValue << Layout.operandShift

  /// The greatest number of formats that are kept.
  static let capacity = 64
  private static let probeCount = 4

  private let tag: String
  private let formats = AtomicSlots<ShownFormat>(count: capacity)
  private let numbers = AtomicSlots<PlainNumbers>(count: 1)

  /// The number of formats that are kept.
  var count: Int { formats.filledCount }

  /// Creates the formats of a locale; none is made yet.
  init(tag: String) { self.tag = tag }

  /// Writes a whole number in the digits of the locale, in groups, as a `DecimalFormat` of ICU does.
  @inline(never)
  func write(_ number: Int64, to output: inout FormatOutput) {
    let isWritten = withNumbers { numbers in
      if number >= 0, number.magnitude < numbers.plainLimit {
        output.appendDigits(of: number.magnitude, minimumCount: 1)
        return true
      }
      return numbers.write(number, to: &output)
    }
    if !isWritten, !write(.integer(number), Self.number, Span(), to: &output) {
      output.append("\(number)")
    }
  }

  /// Writes a number with few decimals as a `DecimalFormat` of ICU does, and returns whether it is one.
  ///
  /// - Parameter isRounded: Whether decimals are left out.
  @inline(never)
  func write(_ number: Double, isRounded: Bool, to output: inout FormatOutput) -> Bool {
    guard let decimal = ShortDecimal(number) else { return false }
    return withNumbers { $0.write(isRounded ? decimal.roundedToEven : decimal, to: &output) }
  }

  @inline(__always)
  private func withNumbers<Result>(_ body: (PlainNumbers) -> Result) -> Result {
    let numbers = unsafe self.numbers.object(at: 0) ?? prepareNumbers()
    return unsafe numbers._withUnsafeGuaranteedRef(body)
  }

  @inline(never)
  private func prepareNumbers() -> Unmanaged<PlainNumbers> {
    // Its DecimalFormat separates digits also where the locale leaves a first group of one digit alone: `1.234` in
    // Spanish (es).
    let symbols = PreparedNumberSymbols(NumberSymbols.symbols(for: tag), minimumGrouping: 1)
    let format = try? NumberFormat.shared(for: tag, style: .decimal)
    return unsafe numbers.fill(0, with: PlainNumbers(symbols, as: format))
  }

  /// Writes a number in a format, and returns whether ICU could.
  func write(
    _ number: NumericValue, _ bits: UInt32, _ style: Span<UInt8>, to output: inout FormatOutput
  ) -> Bool {
    withFormat(bits, style) { format in
      guard let numbers = format.numbers else { return false }
      return unsafe output.append { buffer in try? unsafe numbers.write(number, into: buffer) }
    }
  }

  /// Writes an instant in a format, and returns whether ICU could.
  func write(
    milliseconds: Double, _ bits: UInt32, _ style: Span<UInt8>, to output: inout FormatOutput
  ) -> Bool {
    withFormat(bits, style) { format in
      guard let instants = format.instants else { return false }
      return unsafe output.append { buffer in try? unsafe instants.write(milliseconds, into: buffer)
      }
    }
  }

  /// Returns the text of an instant as a short date with a short time.
  ///
  /// - Parameter seconds: Seconds since 1970 in UTC.
  func text(ofInstant seconds: Double) -> String {
    FormatOutput.string { output in
      if !write(milliseconds: seconds * 1000, Self.dateAndTime, Span(), to: &output) {
        output.append("\(seconds)")
      }
    }
  }

  /// Returns the plural category of a number as a format shows it, or `nil` where there is none.
  func category(
    of number: NumericValue, kind: PluralProfile.Kind, _ bits: UInt32, _ style: Span<UInt8>
  ) -> PluralCategory? {
    withFormat(bits, style) { try? $0.numbers?.pluralCategory(of: number, kind: kind) }
  }

  @inline(__always)
  private func withFormat<Result>(
    _ bits: UInt32, _ style: Span<UInt8>, _ body: (ShownFormat) -> Result
  ) -> Result {
    var hash = UInt64(bits >> Layout.operandShift) &+ 0xCBF2_9CE4_8422_2325
    for index in style.indices { hash = (hash ^ UInt64(style[index])) &* 0x100_0000_01B3 }
    let start = Int(truncatingIfNeeded: hash ^ hash >> 32)
    for probe in 0..<Self.probeCount {
      let index = (start &+ probe) & (formats.count - 1)
      let format =
        unsafe formats.object(at: index)
        ?? formats.fill(index, with: ShownFormat(bits, String(copying: style), tag))
      let found = unsafe format._withUnsafeGuaranteedRef { format in
        format.bits == bits && format.has(style) ? body(format) : nil
      }
      if let found { return found }
    }
    return body(ShownFormat(bits, String(copying: style), tag))
  }
}

/// One format of ICU.
private final class ShownFormat: Sendable {
  typealias Layout = MessageFormat1Layout

  let bits: UInt32
  private let style: String
  let numbers: NumberFormat?
  let instants: DateTimeFormat?

  /// Asks ICUKit for a format; there is none where ICU refuses it.
  init(_ bits: UInt32, _ style: String, _ tag: String) {
    self.bits = bits
    self.style = style
    let format = Layout.Format(rawValue: bits >> Layout.operandShift & 0xFF)
    let length = Layout.Length(rawValue: bits >> Layout.lengthShift & 0xFF) ?? .medium
    numbers = NumberStyle(format, style).flatMap { try? NumberFormat.shared(for: tag, style: $0) }
    instants = DateTimeStyle(format, DateTimeStyle.Length(length), style).flatMap {
      try? DateTimeFormat.shared(for: tag, style: $0)
    }
  }

  /// Whether the style is made of these bytes.
  @inline(__always)
  func has(_ bytes: Span<UInt8>) -> Bool {
    style.utf8.count == bytes.count
      && (bytes.isEmpty || TextBytes.with(style) { $0.hasSameBytes(as: bytes) })
  }
}

extension NumberStyle {
  fileprivate init?(_ format: MessageFormat1Layout.Format?, _ style: String) {
    let ruleSet = style.isEmpty ? nil : style
    switch format {
    case .number: self = .decimal
    case .integer: self = .integer
    case .percent: self = .percent
    case .currency: self = .currency
    case .numberSkeleton: self = .skeleton(style)
    case .numberPattern: self = .pattern(style)
    case .spellout: self = .spellout(ruleSet: ruleSet)
    case .ordinal: self = .ordinal(ruleSet: ruleSet)
    case .duration: self = .duration(ruleSet: ruleSet)
    case .natural, .date, .time, .dateSkeleton, .datePattern, nil: return nil
    }
  }
}

extension DateTimeStyle {
  fileprivate init?(_ format: MessageFormat1Layout.Format?, _ length: Length, _ style: String) {
    switch format {
    case .natural: self = .dateAndTime(.short, .short)
    case .date: self = .date(length)
    case .time: self = .time(length)
    case .dateSkeleton: self = .skeleton(style)
    case .datePattern: self = .pattern(style)
    default: return nil
    }
  }
}

extension DateTimeStyle.Length {
  fileprivate init(_ length: MessageFormat1Layout.Length) {
    switch length {
    case .short: self = .short
    case .medium: self = .medium
    case .long: self = .long
    case .full: self = .full
    }
  }
}
