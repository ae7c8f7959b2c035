import SourceText
import StructuredText
import Testing

/// Texts in other encodings than UTF-8, and UTF-8 with faults.
@Suite struct JSONEncodingTests {
  @Test(
    "a fault of UTF-8 is found where it stands",
    arguments: [
      ([0x80], 0..<1), ([0xBF], 0..<1), ([0xFF], 0..<1), ([0xFE], 0..<1), ([0xC0, 0x80], 0..<2),
      ([0xC1, 0xBF], 0..<2), ([0xC3], 0..<1), ([0xC3, 0x28], 0..<1), ([0xE2, 0x82], 0..<2),
      ([0xE2, 0x28, 0xA1], 0..<1), ([0xE0, 0x80, 0x80], 0..<3), ([0xED, 0xA0, 0x80], 0..<3),
      ([0xED, 0xBF, 0xBF], 0..<3), ([0xF0, 0x9F, 0x98], 0..<3), ([0xF0, 0x80, 0x80, 0x80], 0..<4),
      ([0xF4, 0x90, 0x80, 0x80], 0..<4), ([0xF5, 0x80, 0x80, 0x80], 0..<4),
      ([0xF8, 0x88, 0x80, 0x80, 0x80], 0..<5),
    ] as [([UInt8], Range<Int>)])
  func invalidUTF8(_ fault: [UInt8], _ within: Range<Int>) throws {
    let front = Array("{\"naïve\":\"é".utf8)
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: front + fault + Array("\"}".utf8))
    }
    #expect(error.kind == .invalidUTF8)
    #expect(error.range.start == front.count + within.lowerBound)
    #expect(error.range.end > error.range.start)
    #expect(error.range.end <= front.count + within.upperBound)
  }

  @Test("a fault of UTF-8 outside of strings is found, too")
  func invalidUTF8OutsideOfStrings() {
    #expect(throws: JSONSyntaxError(range: SourceRange(1, 2), kind: .invalidUTF8)) {
      try JSONDocument(parsing: [UInt8(ascii: "["), 0xA0, UInt8(ascii: "]")])
    }
  }

  @Test("UTF-16 and UTF-32 are named, with a byte order mark and without")
  func wideEncodings() {
    let units16 = Array("{\"a\":\"é\"}".utf16)
    let units32 = "{\"a\":\"é\"}".unicodeScalars.map(\.value)
    let little16 = units16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big16 = units16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little32 = units32.flatMap { [UInt8($0), 0, 0, 0] as [UInt8] }
    let big32 = units32.flatMap { [0, 0, 0, UInt8($0)] as [UInt8] }
    let samples: [([UInt8], String)] = [
      (little16, "UTF-16"), (big16, "UTF-16"), ([0xFF, 0xFE] + little16, "UTF-16"),
      ([0xFE, 0xFF] + big16, "UTF-16"), (little32, "UTF-32"), (big32, "UTF-32"),
      ([0xFF, 0xFE, 0, 0] + little32, "UTF-32"), ([0, 0, 0xFE, 0xFF] + big32, "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"),
    ]
    for (bytes, name) in samples {
      let range = SourceRange(0, min(4, bytes.count))
      #expect(throws: JSONSyntaxError(range: range, kind: .notUTF8Encoding(name))) {
        try JSONDocument(parsing: bytes)
      }
    }
  }

  @Test("a byte order mark of UTF-8 is passed over and counts as bytes")
  func byteOrderMark() throws {
    let json = try JSONDocument(parsing: Array("\u{FEFF}[1]".utf8))
    #expect(json.range(0) == SourceRange(3, 6))
    #expect(throws: JSONSyntaxError(range: SourceRange(5, 6), kind: .trailingComma)) {
      try JSONDocument(parsing: Array("\u{FEFF}[1,]".utf8))
    }
  }
}
