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
    let precision =
      decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
    if parts.count == 1 {
      return try formatter(precision).sample(text, number: mantissa)
    }
    return try formatter("compact-short " + precision)
      .sample(text, number: mantissa + "E" + parts[1])
  }

  private mutating func formatter(_ skeleton: String) throws(ICUError) -> DigitFormatter {
    if let formatter = formatters[skeleton] { return formatter }
    let formatter = try DigitFormatter(skeleton: skeleton)
    formatters[skeleton] = formatter
    return formatter
  }
}

@safe private final class DigitFormatter {
  private let handle: OpaquePointer

  init(skeleton: String) throws(ICUError) {
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_number_formatter_open(skeleton, &status)
    }
  }

  deinit { unsafe cicu_number_formatter_close(handle) }

  func sample(_ text: String, number: String) throws(ICUError) -> PluralSample {
    let result = try unsafe ICUCall.open { status in
      unsafe cicu_formatted_number_open(handle, number, &status)
    }
    return unsafe PluralSample(text: text, handle: result)
  }
}
