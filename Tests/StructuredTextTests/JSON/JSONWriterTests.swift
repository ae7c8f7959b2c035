import StructuredText
import Testing

@Suite struct JSONWriterTests {
  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.write(value), as: UTF8.self)
  }

  @Test("members and elements stand one a line, two spaces deeper than their owner")
  func layout() {
    let value = JSONValue.object([
      .init("b", .array([.number("1"), .string("x"), .object([.init("y", .null)])])),
      .init("a", .object([.init("t", .bool(true)), .init("f", .bool(false))])),
      .init("a", .number("-1.50e+2")),
    ])
    #expect(
      text(value) == """
        {
          "b" : [
            1,
            "x",
            {
              "y" : null
            }
          ],
          "a" : {
            "t" : true,
            "f" : false
          },
          "a" : -1.50e+2
        }
        """)
  }

  @Test("an empty object or array holds an empty line without spaces")
  func empty() {
    #expect(text(.object([])) == "{\n\n}")
    #expect(text(.array([])) == "[\n\n]")
    #expect(
      text(.object([.init("k", .object([])), .init("l", .array([]))]))
        == "{\n  \"k\" : {\n\n  },\n  \"l\" : [\n\n  ]\n}")
  }

  @Test(
    "only what has to be escaped is",
    arguments: [
      ("a/b", "a/b"), ("\"", "\\\""), ("\\", "\\\\"), ("\n\t\r", "\\n\\t\\r"),
      ("\u{8}\u{C}", "\\b\\f"),
      ("\0", "\\u0000"), ("\u{1}\u{3}", "\\u0001\\u0003"), ("\u{B}", "\\u000b"),
      ("\u{1B}", "\\u001b"),
      ("\u{1F}x", "\\u001fx"),
      ("\u{7F}\u{85}\u{A0}\u{2028}\u{200D}", "\u{7F}\u{85}\u{A0}\u{2028}\u{200D}"),
      ("é😀", "é😀"), ("e\u{301}", "e\u{301}"), ("<&'>", "<&'>"), ("", ""),
    ])
  func escapes(_ string: String, _ raw: String) {
    #expect(text(.string(string)).utf8.elementsEqual("\"\(raw)\"".utf8))
    #expect(
      text(.object([.init(string, .null)])).utf8.elementsEqual("{\n  \"\(raw)\" : null\n}".utf8))
  }

  @Test("what is written reads as the same text", arguments: 0..<0x110)
  func roundTrip(_ start: Int) throws {
    let scalars = (start * 0x1000..<(start + 1) * 0x1000).compactMap { Unicode.Scalar(UInt32($0)) }
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    let read = try JSONDocument(parsing: JSONWriter.write(.string(string))).string(0)
    #expect(try #require(read).utf8.elementsEqual(string.utf8))
  }
}
