internal import SourceText

/// An escape of ICU’s strings (`u_unescape`): that of C, with `\e`, `\cX`, `\x{…}`, `\uXXXX` and `\UXXXXXXXX`.
struct ICUStringEscape {
  let scalar: Unicode.Scalar
  /// The number of bytes, the backslash included.
  let sourceCount: Int

  /// Reads the escape that a backslash begins; both halves of a surrogate pair are one.
  init(in bytes: ArraySlice<UInt8>, at backslash: Int) {
    let first = ICUStringEscape.unit(in: bytes, at: backslash)
    guard 0xD800...0xDBFF ~= first.value else {
      scalar = Unicode.Scalar(first.value) ?? "\u{FFFD}"
      sourceCount = first.count
      return
    }
    let next = backslash + first.count
    if next < bytes.endIndex, bytes[next] == UInt8(ascii: "\\") {
      let second = ICUStringEscape.unit(in: bytes, at: next)
      if 0xDC00...0xDFFF ~= second.value {
        scalar =
          Unicode.Scalar(0x1_0000 + (first.value - 0xD800) << 10 + (second.value - 0xDC00))
          ?? "\u{FFFD}"
        sourceCount = first.count + second.count
        return
      }
    }
    scalar = "\u{FFFD}"
    sourceCount = first.count
  }

  private static func unit(
    in bytes: ArraySlice<UInt8>, at backslash: Int
  ) -> (value: UInt32, count: Int) {
    let rest = bytes[(backslash + 1)...]
    guard let letter = rest.first else { return (0x5C, 1) }
    let digits = rest.dropFirst()
    switch letter {
    case UInt8(ascii: "u"): return hexadecimal(digits, 4...4, 2) ?? (UInt32(letter), 2)
    case UInt8(ascii: "U"): return hexadecimal(digits, 8...8, 2) ?? (UInt32(letter), 2)
    case UInt8(ascii: "x"):
      if digits.first == UInt8(ascii: "{"),
        let value = hexadecimal(digits.dropFirst(), 1...8, 3),
        backslash + value.count < bytes.endIndex,
        bytes[backslash + value.count] == UInt8(ascii: "}")
      {
        return (value.value, value.count + 1)
      }
      return hexadecimal(digits, 1...2, 2) ?? (UInt32(letter), 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let octal = rest.prefix(3).prefix { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }
      return (octal.reduce(0) { $0 << 3 | UInt32($1 & 7) }, 1 + octal.count)
    case UInt8(ascii: "c"):
      guard let control = digits.first, control < 0x80 else { return (UInt32(letter), 2) }
      return (UInt32(control & 0x1F), 3)
    default:
      if let value = controls[letter] { return (value, 2) }
      let count = min(DecodedText.characterByteCount(letter), rest.count)
      let character = String(decoding: rest.prefix(count), as: UTF8.self).unicodeScalars.first
      return (character?.value ?? 0xFFFD, 1 + count)
    }
  }

  private static let controls: [UInt8: UInt32] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "e"): 0x1B,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]

  private static func hexadecimal(
    _ bytes: ArraySlice<UInt8>, _ counts: ClosedRange<Int>, _ prefixCount: Int
  ) -> (value: UInt32, count: Int)? {
    let digits = bytes.prefix(counts.upperBound).prefix { digit($0) != nil }
    guard counts.contains(digits.count) else { return nil }
    return (digits.reduce(0) { $0 << 4 | (digit($1) ?? 0) }, prefixCount + digits.count)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
