import ICUKit
import Testing

@Suite struct CharacterEncodingTests {
  @Test(
    "a text becomes the bytes of the encoding, and comes back",
    arguments: [
      ("ISO-8859-1", "Größe", [0x47, 0x72, 0xF6, 0xDF, 0x65]),
      ("ISO8859-15", "œuf €", [0xBD, 0x75, 0x66, 0x20, 0xA4]),
      ("iso8859-2", "żółć", [0xBF, 0xF3, 0xB3, 0xE6]),
      ("KOI8-R", "да", [0xC4, 0xC1]), ("windows-1251", "да", [0xE4, 0xE0]),
      ("UTF-8", "é", [0xC3, 0xA9]), ("ISO-8859-1", "", []),
    ] as [(String, String, [UInt8])])
  func conversion(_ name: String, _ text: String, _ bytes: [UInt8]) throws {
    let encoding = try #require(CharacterEncoding(name: name))
    #expect(encoding.encode(text) == bytes)
    #expect(encoding.decode(bytes) == text)
  }

  @Test("a character that the encoding lacks is told, and so are bytes that are no text")
  func refusal() throws {
    #expect(try #require(CharacterEncoding(name: "ISO-8859-1")).encode("œuf") == nil)
    #expect(try #require(CharacterEncoding(name: "UTF-8")).decode([0x61, 0xFF]) == nil)
  }

  @Test("a long text is converted as a whole")
  func longText() throws {
    let encoding = try #require(CharacterEncoding(name: "ISO-8859-1"))
    let text = String(repeating: "é", count: 10_000)
    #expect(encoding.encode(text) == [UInt8](repeating: 0xE9, count: 10_000))
    #expect(encoding.decode([UInt8](repeating: 0xE9, count: 10_000)) == text)
  }

  @Test(
    "a name that is none is refused", arguments: ["", "no such thing", "x", "Ünicode", "a\u{0}b"])
  func unknown(_ name: String) {
    #expect(CharacterEncoding(name: name) == nil)
  }
}
