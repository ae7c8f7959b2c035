import SourceText
import Testing

@Suite struct LineTableTests {
  @Test("columns count UTF-8 bytes from 1")
  func columns() {
    let table = LineTable(Array("🇺🇳叶x\nab".utf8))
    #expect(table.position(at: 11) == SourcePosition(line: 1, column: 12))
    #expect(table.position(at: 13) == SourcePosition(line: 2, column: 1))
  }

  @Test("a line ends with LF, CR LF or a lone CR")
  func lineEnds() {
    let table = LineTable(Array("a\r\nb\rc\n".utf8))
    #expect(table.lineCount == 4)
    #expect(table.position(at: 3) == SourcePosition(line: 2, column: 1))
    #expect(table.position(at: 5) == SourcePosition(line: 3, column: 1))
    #expect(table.range(ofLine: 1) == SourceRange(0, 3))
    #expect(table.range(ofLine: 4) == SourceRange(7, 7))
    #expect(table.range(ofLine: 5) == nil)
  }
}
