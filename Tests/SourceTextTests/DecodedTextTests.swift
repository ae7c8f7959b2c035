import CatalogTestSupport
import SourceText
import Testing

/// Texts in other encodings than UTF-8, and the way back to their bytes.
@Suite struct DecodedTextTests {
  private static let encodings: [TextEncoding] = [
    .utf8, .utf16(.littleEndian), .utf16(.bigEndian), .utf32(.littleEndian), .utf32(.bigEndian),
  ]

  /// A text as bytes in an encoding.
  private func encoded(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    func bytes(_ unit: UInt32, _ count: Int, _ order: TextEncoding.ByteOrder) -> [UInt8] {
      let low = (0..<count).map { UInt8(truncatingIfNeeded: unit >> UInt32(8 * $0)) }
      return order == .littleEndian ? low : low.reversed()
    }
    return switch encoding {
    case .utf8: Array(text.utf8)
    case .utf16(let order): text.utf16.flatMap { bytes(UInt32($0), 2, order) }
    case .utf32(let order): text.unicodeScalars.flatMap { bytes($0.value, 4, order) }
    }
  }

  @Test(
    "a text is read by its byte order mark, and each character leads back", arguments: encodings)
  func marks(_ encoding: TextEncoding) throws {
    let text = "\u{FEFF}" + String(repeating: "aé日😀\n", count: 50)
    let source = encoded(text, encoding)
    let decoded = try DecodedText(source)
    #expect(decoded.encoding == encoding)
    #expect(decoded.start == 3)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
    var place = (decoded: 0, source: 0)
    for scalar in text.unicodeScalars {
      #expect(decoded.sourceOffset(place.decoded) == place.source)
      place.decoded += UTF8.width(scalar)
      if UTF8.width(scalar) > 1, encoding != .utf8 {
        #expect(decoded.sourceOffset(place.decoded - 1) == place.source)
      }
      place.source += encoded(String(scalar), encoding).count
    }
    #expect(decoded.sourceOffset(place.decoded) == source.count)
  }

  @Test(
    "without a mark two characters of two bytes tell",
    arguments: [
      ([0x22, 0, 0x61, 0], TextEncoding.utf16(.littleEndian)),
      ([0, 0x22, 0, 0x61], .utf16(.bigEndian)), ([0x22, 0, 0, 0], .utf8), ([0x22, 0], .utf8),
      ([0x22, 0x61, 0, 0], .utf8), ([], .utf8), ([0xFF, 0xFE], .utf16(.littleEndian)),
    ] as [([UInt8], TextEncoding)])
  func noMark(_ bytes: [UInt8], _ encoding: TextEncoding) {
    #expect(TextEncoding(of: bytes) == encoding)
  }

  @Test("half of a surrogate pair is replaced, and what follows keeps its place")
  func surrogates() throws {
    let units: [UInt16] = [0xFEFF, 0xD83D, 0x61, 0xDE00, 0x62, 0xD83D]
    let text = try DecodedText(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\u{FEFF}\u{FFFD}a\u{FFFD}b\u{FFFD}")
    #expect(text.sourceOffset(6) == 4 && text.sourceOffset(10) == 8)
  }

  @Test("what is no text is named by its bytes")
  func invalid() {
    let utf8 = #expect(throws: DecodedText.InvalidText.self) { try DecodedText([0x61, 0xE9]) }
    #expect(utf8?.range == SourceRange(1, 2))
    let odd = #expect(throws: DecodedText.InvalidText.self) {
      try DecodedText([0xFF, 0xFE, 0x61, 0, 0x62])
    }
    #expect(odd?.range == SourceRange(4, 5))
    #expect(odd?.encoding == .utf16(.littleEndian))
  }
}
