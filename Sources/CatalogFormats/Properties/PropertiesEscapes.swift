internal import CatalogModel
internal import SourceText

/// How a `.properties` file writes keys and texts.
struct PropertiesEscapes: SourceEscapes {
  let encoding: PropertiesEncoding
  /// Whether characters outside of ASCII stand for themselves in keys or texts: comments alone do not tell.
  let keepsCharacters: Bool

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    PropertiesText(bytes: bytes, encoding: encoding)
      .sourceOffset(ofDecoded: offset, in: range.start..<range.end)
  }

  /// Spells a part of a text; characters outside of ASCII are escapes unless the file has some in UTF-8.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    // Behind a key that has no separator a text would be a part of the key.
    if range.isEmpty,
      range.start == 0 || !PropertiesEscapes.separators.contains(bytes[range.start - 1])
    {
      return nil
    }
    let spelling = PropertiesEscapes.spelling(of: text, keepsCharacters: keepsCharacters)
    return spelling.utf8.first == UInt8(ascii: " ") ? "\\" + spelling : spelling
  }

  private static let separators: Set<UInt8> = [
    UInt8(ascii: "="), UInt8(ascii: ":"), 0x20, 0x09, 0x0C,
  ]

  /// Spells a part of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsCharacters: Whether characters outside of ASCII stand for themselves.
  ///   - isKey: Whether it is a key, in which separators are escaped.
  static func spelling(of text: String, keepsCharacters: Bool, isKey: Bool = false) -> String {
    var spelling: [UInt8] = []
    spelling.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": spelling += "\\\\".utf8
      case "\n": spelling += "\\n".utf8
      case "\r": spelling += "\\r".utf8
      case "\t": spelling += "\\t".utf8
      case "\u{0C}": spelling += "\\f".utf8
      case "=" where isKey, ":" where isKey, " " where isKey:
        spelling += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\u{20}"..."\u{7E}": spelling.append(UInt8(ascii: scalar))
      case _ where keepsCharacters && scalar.value >= 0xA0:
        spelling += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          spelling += "\\u".utf8
          spelling += String(repeating: "0", count: 4 - digits.utf8.count).utf8
          spelling += digits.utf8
        }
      }
    }
    return String(decoding: spelling, as: UTF8.self)
  }
}
