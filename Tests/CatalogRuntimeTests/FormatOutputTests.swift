import Testing

@testable import CatalogRuntime

@Suite("Text in the making")
struct FormatOutputTests {
  @Test("a text may outgrow the stack")
  func growth() {
    let piece = String(repeating: "ä", count: 300)
    let text = FormatOutput.string { output in
      for _ in 0..<5 { output.append(piece) }
      output.append(UInt8(ascii: "!"))
    }
    #expect(text == String(repeating: piece, count: 5) + "!")
  }

  @Test("a text ends at the limit and takes nothing more")
  func limit() {
    let piece = String(repeating: "x", count: 1 << 20)
    let text = FormatOutput.string { output in
      for _ in 0..<20 { output.append(piece) }
      output.append("y")
      let isTruncated = output.isTruncated
      #expect(isTruncated)
    }
    #expect(text.utf8.count == FormatOutput.maximumByteCount)
    #expect(!text.contains("y"))
  }

  @Test("pieces of every length are copied whole, and nothing behind them")
  func lengths() {
    let alphabet = (0..<100).map { UInt8($0 + 27) }
    for length in 0...100 {
      let piece = String(decoding: alphabet.prefix(length), as: UTF8.self)
      let text = FormatOutput.string { output in
        output.append("<")
        output.append(piece)
        output.append(">")
        output.append(piece.utf8Span.span)
      }
      #expect(text == "<\(piece)>\(piece)")
    }
  }
}
