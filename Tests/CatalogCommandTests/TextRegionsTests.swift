import SourceText
import Testing

@testable import CatalogCommand

@Suite struct TextRegionsTests {
  private func regions(_ bytes: [UInt8]) -> TextRegions {
    TextRegions(SourceFile(path: "a", bytes: bytes), LineTable(bytes))
  }

  @Test("columns are UTF-16 code units, wherever the range before was")
  func columns() {
    let text = "aé😀\"\\n\" x\r\nשלום 👩‍👧 y\nz"
    let bytes = Array(text.utf8)
    var regions = regions(bytes)
    var offsets: [Int] = []
    for index in text.unicodeScalars.indices {
      offsets.append(text.utf8.distance(from: text.startIndex, to: index))
    }
    for offset in offsets + offsets.reversed() + offsets.shuffled() {
      let region = regions.region(of: SourceRange(offset, bytes.count))
      let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
      let line = before.split(omittingEmptySubsequences: false) { $0 == "\n" }
      let column = line.last.map { $0.reduce(1) { $0 + UTF16.width($1) } }
      #expect(region.startLine == line.count)
      #expect(region.startColumn == column)
      #expect(region.endLine == 3 && region.endColumn == 2)
    }
  }

  @Test("a byte order mark is no part of the first line")
  func byteOrderMark() {
    var utf8 = regions(Array("\u{FEFF}ab\nc".utf8))
    #expect(
      utf8.region(of: SourceRange(4, 5))
        == .init(startLine: 1, startColumn: 2, endLine: 1, endColumn: 3))
    #expect(utf8.region(of: SourceRange(0, 3)).endColumn == 1)
    var utf16 = regions([0xFF, 0xFE, 0x61, 0, 0x62, 0])
    #expect(utf16.region(of: SourceRange(4, 6)).startColumn == 2)
  }

  @Test("a range behind the end of a file is its end")
  func behindTheEnd() {
    var regions = regions(Array("ab".utf8))
    #expect(regions.region(of: SourceRange(7, 9)).startColumn == 3)
  }
}
