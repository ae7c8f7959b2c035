internal import SourceText

/// The escapes of a key or a text in a `.properties` file (`java.util.Properties.load`).
///
/// A backslash before `u` and four hexadecimal digits is a unit of UTF-16, before `t n r f` a control character,
/// before the end of a line nothing, with the line end and the white space behind it, and before anything else that
/// character itself.
struct PropertiesText {
  /// One character of the file, or what stands for one.
  struct Step {
    /// The UTF-8 that it stands for: none for the end of a line that goes on.
    var scalar: Unicode.Scalar?
    /// The number of bytes in the file.
    var sourceCount: Int
    /// Whether it is an escape of UTF-16 that is broken, or half of a pair alone.
    var problem: Problem?
  }

  /// What is wrong with an escape.
  enum Problem {
    case malformedUnicode
    case loneSurrogate
    case dropped(Unicode.Scalar)
  }

  let bytes: [UInt8]
  let encoding: PropertiesEncoding

  /// Resolves the escapes of a key or text that has some.
  func decode(_ range: Range<Int>, problem: (Problem, Range<Int>) -> Void) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\") else {
        if encoding == .latin1, byte >= 0x80 {
          text.append(0xC0 | byte >> 6)
          text.append(0x80 | byte & 0x3F)
        } else {
          text.append(byte)
        }
        offset += 1
        continue
      }
      let step = escape(at: offset, in: range)
      if let found = step.problem { problem(found, offset..<offset + step.sourceCount) }
      if let scalar = step.scalar {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      offset += step.sourceCount
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Maps a place in the decoded text to the place in the file; inside an escape it is the start of that.
  func sourceOffset(ofDecoded decodedOffset: Int, in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    var decoded = 0
    while offset < range.upperBound {
      let count: Int
      let sourceCount: Int
      if bytes[offset] == UInt8(ascii: "\\") {
        let step = escape(at: offset, in: range)
        (count, sourceCount) = (step.scalar.map { UTF8.width($0) } ?? 0, step.sourceCount)
      } else {
        (count, sourceCount) = (encoding.decodedCount(bytes[offset]), 1)
      }
      if decoded + count > decodedOffset { return offset }
      decoded += count
      offset += sourceCount
    }
    return range.upperBound
  }

  /// Reads the escape that a backslash begins; both halves of a surrogate pair are one.
  private func escape(at backslash: Int, in range: Range<Int>) -> Step {
    let next = backslash + 1
    guard next < range.upperBound else { return Step(scalar: nil, sourceCount: 1) }
    switch bytes[next] {
    case UInt8(ascii: "u"): return unicodeEscape(at: backslash, in: range)
    case UInt8(ascii: "t"): return Step(scalar: "\t", sourceCount: 2)
    case UInt8(ascii: "n"): return Step(scalar: "\n", sourceCount: 2)
    case UInt8(ascii: "r"): return Step(scalar: "\r", sourceCount: 2)
    case UInt8(ascii: "f"): return Step(scalar: "\u{0C}", sourceCount: 2)
    case 0x0A, 0x0D:
      return Step(scalar: nil, sourceCount: lineStart(behind: next, in: range) - backslash)
    default: return character(behind: backslash, in: range)
    }
  }

  /// Where the text goes on behind a line end.
  private func lineStart(behind end: Int, in range: Range<Int>) -> Int {
    var offset = end + 1
    if bytes[end] == 0x0D, offset < range.upperBound, bytes[offset] == 0x0A { offset += 1 }
    while offset < range.upperBound, PropertiesScanner.isSpace(bytes[offset]) { offset += 1 }
    return offset
  }

  private func character(behind backslash: Int, in range: Range<Int>) -> Step {
    let byte = bytes[backslash + 1]
    if byte < 0x80 || encoding == .latin1 {
      let scalar = Unicode.Scalar(byte)
      let isLetter = 0x61...0x7A ~= byte | 0x20 && byte >= 0x41
      return Step(
        scalar: scalar, sourceCount: 2, problem: isLetter ? .dropped(scalar) : nil)
    }
    let count = min(
      DecodedText.characterByteCount(byte), range.upperBound - backslash - 1)
    let character = bytes[(backslash + 1)...].prefix(count)
    return Step(
      scalar: String(decoding: character, as: UTF8.self).unicodeScalars.first,
      sourceCount: 1 + count)
  }

  private func unicodeEscape(at backslash: Int, in range: Range<Int>) -> Step {
    guard let unit = unit(at: backslash, in: range) else {
      var end = backslash + 2
      while end < min(backslash + 6, range.upperBound), hexadecimalValue(bytes[end]) != nil {
        end += 1
      }
      return Step(scalar: "\u{FFFD}", sourceCount: end - backslash, problem: .malformedUnicode)
    }
    guard 0xD800...0xDFFF ~= unit else {
      return Step(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}", sourceCount: 6)
    }
    if unit < 0xDC00, let low = self.unit(at: backslash + 6, in: range), 0xDC00...0xDFFF ~= low {
      let value = 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      return Step(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", sourceCount: 12)
    }
    return Step(scalar: "\u{FFFD}", sourceCount: 6, problem: .loneSurrogate)
  }

  /// The unit of an escape `\uXXXX` at an offset, or `nil` where there is none.
  private func unit(at backslash: Int, in range: Range<Int>) -> UInt32? {
    guard backslash + 6 <= range.upperBound, bytes[backslash] == UInt8(ascii: "\\"),
      bytes[backslash + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for digit in bytes[(backslash + 2)..<(backslash + 6)] {
      guard let value = hexadecimalValue(digit) else { return nil }
      unit = unit << 4 | UInt32(value)
    }
    return unit
  }

  private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
