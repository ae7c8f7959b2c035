import CatalogTestSupport
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

  @Test("in random texts a line begins behind each LF, and behind each CR that no LF follows")
  func randomTexts() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        [0x0A, 0x0D, 0x61, 0x62][Int.random(in: 0..<4, using: &generator)] as UInt8
      }
      let starts =
        [0]
        + bytes.indices.filter { index in
          bytes[index] == 0x0A
            || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        }.map { $0 + 1 }
      let table = LineTable(bytes)
      #expect(table.lineCount == starts.count)
      for (line, start) in starts.enumerated() {
        #expect(table.range(ofLine: line + 1)?.start == start, "\(bytes)")
      }
    }
  }

  @Test("lines and columns of long texts are those that counting finds", arguments: [2, 40, 9000])
  func longTexts(_ lineLength: Int) {
    var generator = SeededGenerator(seed: 5)
    for count in [0, 1, 511, 512, 513, 4096, 30_000] {
      let bytes = (0..<count).map { _ in
        Int.random(in: 0..<lineLength, using: &generator) == 0 ? UInt8(0x0A) : 0x61
      }
      let table = LineTable(bytes)
      let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
      #expect(table.lineCount == starts.count)
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : count
        #expect(table.range(ofLine: index + 1) == SourceRange(start, end))
      }
      for offset in Array(stride(from: 0, through: count, by: 97)) + [count] {
        let index = starts.lastIndex { $0 <= offset } ?? 0
        #expect(
          table.position(at: offset)
            == SourcePosition(line: index + 1, column: offset - starts[index] + 1))
      }
    }
  }

  @Test("the parts of a large text are counted on from each other", arguments: [nil, 2_500_001])
  func largeTexts(carriageReturn: Int?) {
    var bytes = [UInt8](repeating: 0x61, count: 3_000_001)
    for offset in stride(from: 6, to: bytes.count, by: 7) { bytes[offset] = 0x0A }
    if let carriageReturn { bytes[carriageReturn] = 0x0D }
    let table = LineTable(bytes)
    let added = carriageReturn == nil ? 0 : 1
    #expect(table.lineCount == 3_000_001 / 7 + 1 + added)
    #expect(table.position(at: 1_048_576) == SourcePosition(line: 149_797, column: 5))
    #expect(table.position(at: 1_400_000) == SourcePosition(line: 200_001, column: 1))
    #expect(table.position(at: 2_800_003) == SourcePosition(line: 400_001 + added, column: 4))
  }

  @Test(
    "lines of UTF-16 end as those of UTF-8, and columns count code units", arguments: [true, false])
  func wide(_ isBigEndian: Bool) {
    // U+0D0A and U+0A0D are letters.
    let text = "\u{FEFF}a\u{0D0A}\r\n\u{0A0D}b\rc\n"
    let table = LineTable(
      text.utf16.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isBigEndian ? bytes.reversed() : bytes
      })
    #expect(table.lineCount == 4)
    #expect(table.position(at: 4) == SourcePosition(line: 1, column: 3))
    #expect(table.position(at: 12) == SourcePosition(line: 2, column: 2))
    #expect(table.range(ofLine: 1) == SourceRange(0, 10))
    #expect(table.range(ofLine: 3) == SourceRange(16, 20))
  }
}
