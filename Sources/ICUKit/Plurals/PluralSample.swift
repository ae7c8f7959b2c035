internal import ICUShims

/// A number in CLDR's notation for samples (UTS 35 Part 3, Plural rules syntax): `1.0` has a
/// visible decimal, `1c6` is a million in compact form.
@safe final class PluralSample: Sendable {
  /// The notation.
  let text: String
  // Formatted once, never again: reading it is safe on any thread.
  nonisolated(unsafe) let handle: OpaquePointer

  fileprivate init(text: String, handle: OpaquePointer) {
    self.text = text
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe cicu_formatted_number_close(handle) }
}

/// Makes samples, with one formatter for all that show the same digits.
struct PluralSampleMaker {
  private var formatters: [String: DigitFormatter] = [:]

  mutating func sample(_ text: String) throws(ICUError) -> PluralSample {
    let parts = text.split(separator: "c", maxSplits: 1)
    let mantissa = String(parts.first ?? "")
    let decimals = mantissa.split(separator: ".").dropFirst().first?.count ?? 0
    let notation: ShownDecimal.Notation = parts.count == 1 ? .plain : .compact
    let number = parts.count == 1 ? mantissa : mantissa + "E" + parts[1]
    let skeleton = DigitFormatter.skeleton(notation, decimals: decimals)
    return try formatter(skeleton).sample(text, number: number)
  }

  private mutating func formatter(_ skeleton: String) throws(ICUError) -> DigitFormatter {
    if let formatter = formatters[skeleton] { return formatter }
    let formatter = try DigitFormatter(skeleton: skeleton)
    formatters[skeleton] = formatter
    return formatter
  }
}

/// Shows numbers with certain digits, so that plural rules see them.
@safe final class DigitFormatter: Sendable {
  // A formatter does not change after it is opened: ICU allows formatting on any thread.
  nonisolated(unsafe) private let handle: OpaquePointer

  init(skeleton: String) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_number_formatter_open(skeleton, "en", &status)
    }
  }

  deinit { unsafe cicu_number_formatter_close(handle) }

  /// Formats a number in ASCII digits with an optional exponent: `1.2E6`.
  func sample(_ text: String, number: String) throws(ICUError) -> PluralSample {
    let result = try unsafe ICUCall.open { status in
      unsafe cicu_formatted_number_open(handle, number, &status)
    }
    return unsafe PluralSample(text: text, handle: result)
  }

  /// Returns ICU’s description of a notation with a number of decimals.
  static func skeleton(_ notation: ShownDecimal.Notation, decimals: Int) -> String {
    let precision =
      decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
    return switch notation {
    case .plain: precision
    case .compact: "compact-short " + precision
    case .scientific: "scientific " + precision
    }
  }

  /// Returns a formatter that others use too; those of plain numbers with few decimals take no lock.
  static func shared(
    _ notation: ShownDecimal.Notation, decimals: Int
  ) throws(ICUError) -> DigitFormatter {
    if notation == .plain, decimals < plain.count { return try plain[decimals].get() }
    let skeleton = skeleton(notation, decimals: decimals)
    return try cache.value(for: skeleton) { open(skeleton) }.get()
  }

  private static let plain = (0...9).map { open(skeleton(.plain, decimals: $0)) }
  private static let cache = BoundedCache<String, Result<DigitFormatter, ICUError>>(capacity: 128)

  private static func open(_ skeleton: String) -> Result<DigitFormatter, ICUError> {
    Result { () throws(ICUError) in try DigitFormatter(skeleton: skeleton) }
  }
}
