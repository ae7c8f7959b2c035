/// Spells texts so that the resource compiler reads them again.
enum AndroidSpelling {
  /// Spells a part of a text that stands between others, with its tags as characters.
  static func part(_ text: String) -> String {
    var spelling: [UInt8] = []
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      if scalar == " " {
        spelling += (isAfterSpace ? "\\u0020" : " ").utf8
      } else {
        append(scalar, to: &spelling)
      }
      isAfterSpace = scalar == " "
    }
    return String(decoding: spelling, as: UTF8.self)
  }

  /// Appends a character other than a space at the beginning or behind another one.
  static func append(_ scalar: Unicode.Scalar, to spelling: inout [UInt8]) {
    switch scalar {
    case "\\": spelling += "\\\\".utf8
    case "\"": spelling += "\\\"".utf8
    case "'": spelling += "\\'".utf8
    case "\n": spelling += "\\n".utf8
    case "\t": spelling += "\\t".utf8
    case "&": spelling += "&amp;".utf8
    case "<": spelling += "&lt;".utf8
    case ">" where spelling.suffix(2).elementsEqual("]]".utf8): spelling += "&gt;".utf8
    case _ where needsEscape(scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      spelling += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    default: spelling += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Whether XML does not allow a character, or nobody sees it.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x206F, 0xFEFF,
      0xFFFE, 0xFFFF:
      true
    default: false
    }
  }
}
