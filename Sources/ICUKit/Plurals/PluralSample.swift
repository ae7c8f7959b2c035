internal import ICUShims

/// A number in CLDR's notation for samples (UTS 35 Part 3, Plural rules syntax): `1.0` has a visible decimal, `1c6` is a million in compact form.
@safe final class PluralSample: Sendable {
  /// The notation.
  let text: String
  // Only made once, never formatted again: reading it is safe on any thread.
  nonisolated(unsafe) let handle: OpaquePointer

  init(_ text: String) throws(ICUError) {
    let parts = text.split(separator: "c", maxSplits: 1)
    let mantissa = parts.first ?? ""
    let decimals = mantissa.split(separator: ".").dropFirst().first?.count ?? 0
    var skeleton =
      decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: decimals)
    var number = String(mantissa)
    if parts.count > 1 {
      skeleton = "compact-short " + skeleton
      number += "E" + parts[1]
    }
    self.text = text
    unsafe handle = try unsafe ICUCall.open { status in
      unsafe cicu_formatted_number_open(number, skeleton, &status)
    }
  }

  deinit { unsafe cicu_formatted_number_close(handle) }
}
