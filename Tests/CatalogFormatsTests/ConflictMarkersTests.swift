import CatalogFormats
import SourceText
import Testing

@Suite struct ConflictMarkersTests {
  private func diagnostics(_ lines: [String], lineEnd: String = "\n") -> [Diagnostic] {
    let text = lines.joined(separator: lineEnd)
    return StringCatalogReader().read(SourceFile(path: "file", bytes: Array(text.utf8))).diagnostics
  }

  private let conflict = [
    "{", "<<<<<<< HEAD", "\"a\":1", "=======", "\"b\":2,", "\"c\":3", ">>>>>>> main", "}",
  ]

  @Test("a conflict is one finding that names the lines of both sides", arguments: ["\n", "\r\n"])
  func one(_ lineEnd: String) throws {
    let found = diagnostics(conflict, lineEnd: lineEnd)
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.rule == .catalogParse)
    #expect(diagnostic.message.text.contains("one side is line 3, the other is lines 5–6"))
    let start = 1 + lineEnd.utf8.count
    #expect(diagnostic.range == SourceRange(start, start + 12))
  }

  @Test("further conflicts are notes with the lines of their sides")
  func several() throws {
    let diagnostic = try #require(diagnostics(conflict + conflict + conflict).first)
    #expect(diagnostic.notes.count == 2)
    #expect(
      diagnostic.notes[0].message.text.contains("one side is line 11, the other is lines 13–14"))
    #expect(
      diagnostic.notes[1].message.text.contains("one side is line 19, the other is lines 21–22"))
  }

  @Test("the base of a three-way conflict belongs to no side")
  func base() throws {
    let lines = ["<<<<<<< HEAD", "1", "2", "||||||| 1a2b3c4", "0", "=======", "3", ">>>>>>> topic"]
    let diagnostic = try #require(diagnostics(lines).first)
    #expect(diagnostic.message.text.contains("one side is lines 2–3, the other is line 7"))
  }

  @Test("a side without lines is called empty")
  func emptySide() throws {
    let diagnostic = try #require(diagnostics(["<<<<<<< a", "=======", "x", ">>>>>>> b"]).first)
    #expect(diagnostic.message.text.contains("one side is empty (line 1), the other is line 3"))
  }

  @Test(
    "a marker that was left behind is named",
    arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> x", ">>>>>>>"])
  func stray(_ marker: String) throws {
    let diagnostic = try #require(diagnostics(["{", marker, "}"]).first)
    #expect(diagnostic.message.text.contains("line 2 is a merge conflict marker"))
  }

  @Test("a byte order mark hides no marker")
  func byteOrderMark() throws {
    let lines = ["\u{FEFF}<<<<<<< a", "1", "=======", "2", ">>>>>>> b"]
    let found = try #require(diagnostics(lines).first)
    #expect(found.message.text.contains("one side is line 2, the other is line 4"))
    #expect(found.range == SourceRange(3, 12))
  }

  @Test("a conflict inside a side of another is a note")
  func nested() throws {
    let lines = [
      "<<<<<<< a", "<<<<<<< c", "1", "=======", "2", ">>>>>>> d", "=======", "3", ">>>>>>> b",
    ]
    let found = try #require(diagnostics(lines).first)
    #expect(found.message.text.contains("one side is lines 2–6, the other is line 8"))
    let notes = found.notes.map(\.message.text)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("one side is line 3, the other is line 5") == true)
  }

  @Test("every marker that belongs to no conflict is named, in the order of the file")
  func remains() throws {
    let unfinished = try #require(diagnostics(["<<<<<<< a", "1", "=======", "2"]).first)
    #expect(unfinished.message.text.contains("line 1 is a merge conflict marker"))
    #expect(unfinished.notes.map(\.message.text).first?.contains("line 3 is") == true)
    let mixed = try #require(
      diagnostics(["=======", "<<<<<<< a", "1", "=======", "2", ">>>>>>> b"]).first)
    #expect(mixed.message.text.contains("line 1 is a merge conflict marker"))
    #expect(mixed.range == SourceRange(0, 7))
    #expect(mixed.notes.map(\.message.text).first?.contains("one side is line 3") == true)
  }

  @Test(
    "other lines are no markers",
    arguments: ["<<<<<<", "<<<<<<<<", "======= x", " =======", ">>>>>>>x"])
  func noMarkers(_ line: String) throws {
    let diagnostic = try #require(diagnostics(["{", line, "}"]).first)
    #expect(!diagnostic.message.text.contains("merge"))
  }
}
