import SourceText
import StructuredText
import Testing

@Suite struct JSONEscapesTests {
  @Test("a place in a text leads to the place in the file")
  func offsets() {
    // The text: a " é(2) € as an escape (3) 😀 as a pair (4) 😀 itself (4) z.
    let raw = #"a\"é\u20ac\ud83d\ude00😀z"#
    let bytes = Array(("[\"" + raw + "\"]").utf8)
    let range = SourceRange(2, bytes.count - 2)
    let expected = [2, 3, 5, 6, 7, 7, 7, 13, 13, 13, 13, 25, 26, 27, 28, 29, 30]
    for (decoded, source) in expected.enumerated() {
      #expect(JSONEscapes.sourceOffset(ofDecoded: decoded, in: range, of: bytes) == source)
    }
    #expect(range.end == 30)
  }

  @Test(
    "each escape counts as the bytes of its character",
    arguments: [
      (#"\n"#, 1), (#"\/"#, 1), (#"\u0000"#, 1), (#"\u007F"#, 1), (#"\u0080"#, 2), (#"\u07ff"#, 2),
      (#"\u0800"#, 3), (#"\uFFFF"#, 3), (#"\uD800\uDC00"#, 4), (#"\udbff\udfff"#, 4),
    ])
  func widths(_ escape: String, _ width: Int) throws {
    let bytes = Array("\"\(escape)!\"".utf8)
    let json = try JSONDocument(parsing: bytes)
    #expect(json.string(0)?.utf8.count == width + 1)
    let start = json.range(0).start
    for offset in 0..<width {
      #expect(JSONEscapes.sourceOffset(ofDecoded: offset, in: json.range(0), of: bytes) == start)
    }
    #expect(
      JSONEscapes.sourceOffset(ofDecoded: width, in: json.range(0), of: bytes)
        == start + escape.utf8.count)
  }

  @Test("a place before, at and behind the only escape of a text")
  func oneEscape() {
    let bytes = Array(#"abc\ndef"#.utf8)
    let found = (0...7).map {
      JSONEscapes.sourceOffset(ofDecoded: $0, in: SourceRange(0, bytes.count), of: bytes)
    }
    #expect(found == [0, 1, 2, 3, 5, 6, 7, 8])
  }

  @Test("a place behind the text is its end")
  func end() {
    let bytes = Array("\"ab\"".utf8)
    #expect(JSONEscapes.sourceOffset(ofDecoded: 2, in: SourceRange(1, 3), of: bytes) == 3)
    #expect(JSONEscapes.sourceOffset(ofDecoded: 9, in: SourceRange(1, 3), of: bytes) == 3)
    #expect(JSONEscapes.sourceOffset(ofDecoded: 0, in: SourceRange(1, 1), of: bytes) == 1)
  }
}
