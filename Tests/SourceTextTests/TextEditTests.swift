import CatalogTestSupport
import SourceText
import Testing

@Suite struct TextEditTests {
  private func apply(_ edits: [(Int, Int, String)], to text: String) throws -> String {
    let file = SourceFile(path: "file", bytes: Array(text.utf8))
    let edits = edits.map { TextEdit(range: SourceRange($0.0, $0.1), replacement: $0.2) }
    return String(decoding: try file.applying(edits), as: UTF8.self)
  }

  @Test(
    "without edits a file stays as it is, whatever it holds",
    arguments: [[], [0], [0xFF, 0xFE, 0x80, 0x0D, 0x0A, 0xC3], Array("\u{FEFF}{}\r\n".utf8)])
  func noEdits(_ bytes: [UInt8]) throws {
    #expect(try SourceFile(path: "file", bytes: bytes).applying([]) == bytes)
  }

  @Test("bytes are replaced, inserted and removed, at both ends, too")
  func kinds() throws {
    #expect(try apply([(1, 3, "XYZ")], to: "abcd") == "aXYZd")
    #expect(try apply([(0, 0, "<"), (4, 4, ">")], to: "abcd") == "<abcd>")
    #expect(try apply([(0, 4, "")], to: "abcd") == "")
    #expect(try apply([(0, 0, "new")], to: "") == "new")
    #expect(try apply([(0, 2, "é")], to: "éa") == "éa")
  }

  @Test("edits come in any order")
  func order() throws {
    #expect(try apply([(4, 5, "E"), (0, 1, "A"), (2, 3, "C")], to: "abcde") == "AbCdE")
    #expect(try apply([(2, 4, "2"), (0, 2, "1")], to: "abcd") == "12")
  }

  @Test("insertions at one place keep their order and stand before a replacement")
  func insertions() throws {
    #expect(try apply([(1, 2, "-"), (1, 1, "1"), (1, 1, "2")], to: "abc") == "a12-c")
    #expect(try apply([(2, 2, "|"), (1, 2, "-")], to: "abc") == "a-|c")
  }

  @Test("edits that overlap are an error")
  func overlap() {
    #expect(throws: TextEditError.overlapping(SourceRange(0, 2), SourceRange(1, 3))) {
      try apply([(1, 3, ""), (0, 2, "")], to: "abc")
    }
    #expect(throws: TextEditError.overlapping(SourceRange(0, 2), SourceRange(1, 1))) {
      try apply([(1, 1, "x"), (0, 2, "")], to: "abc")
    }
    #expect(throws: TextEditError.overlapping(SourceRange(1, 2), SourceRange(1, 2))) {
      try apply([(1, 2, "x"), (1, 2, "x")], to: "abc")
    }
    #expect(throws: TextEditError.overlapping(SourceRange(0, 3), SourceRange(1, 2))) {
      try apply([(0, 3, "x"), (1, 2, "x")], to: "abc")
    }
  }

  @Test("an edit behind the end is an error")
  func outOfRange() {
    #expect(throws: TextEditError.outOfRange(SourceRange(4, 4), byteCount: 3)) {
      try apply([(4, 4, "x")], to: "abc")
    }
    #expect(throws: TextEditError.outOfRange(SourceRange(2, 5), byteCount: 3)) {
      try apply([(0, 1, "x"), (2, 5, "x")], to: "abc")
    }
  }

  @Test("many edits give what one after the other gives", arguments: UInt64(1)...30)
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
    var places = (0..<20).map { _ in Int.random(in: 0...200, using: &random) }.sorted()
    if places.count % 2 == 1 { places.removeLast() }
    let edits = stride(from: 0, to: places.count, by: 2).map { index in
      TextEdit(range: SourceRange(places[index], places[index + 1]), replacement: "<\(index)>")
    }
    var expected = text
    for edit in edits.reversed() {
      expected.replaceSubrange(
        edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    #expect(
      try SourceFile(path: "file", bytes: text).applying(edits.shuffled(using: &random)) == expected
        || Set(edits.map(\.range)).count < edits.count)
  }
}
