import CatalogTestSupport
import MessageSyntax
import Testing

@Suite struct PrintfPropertyTests {
  private static let pieces = [
    "%", "％", "$", "#", "@", "*", ".", " ", "0", "1", "25", "d", "l", "L", "h", "n", "arg", "f",
    "é", "日", "😀", "\u{A0}", "\n", "\r\n", "\0", "x", "'", "-", "+", "%@", "%1$@", "%#@a@",
  ]

  @Test("pieces of the syntax in any order are read within the text", arguments: 0..<20)
  func pieces(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let count = Int.random(in: 0...24, using: &generator)
      var text = ""
      for _ in 0..<count { text += Self.pieces.randomElement(using: &generator) ?? "" }
      check(text)
    }
  }

  @Test("any bytes are read within the text", arguments: 0..<20)
  func bytes(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 1000)
    for _ in 0..<500 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0x20...0x7E, using: &generator)
          : UInt8.random(in: .min ... .max, using: &generator)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ text: String) {
    let read = PrintfText(parsing: text)
    let placeholderRanges = read.placeholders.map(\.range)
    let problemRanges = read.problems.map(\.range)
    for (range, next) in zip(placeholderRanges, placeholderRanges.dropFirst()) {
      #expect(range.upperBound <= next.lowerBound, "\(text.debugDescription)")
    }
    for (range, next) in zip(problemRanges, problemRanges.dropFirst()) {
      #expect(
        range.upperBound <= next.lowerBound || range == next, "\(text.debugDescription)")
    }
    for range in placeholderRanges + problemRanges {
      #expect(namesPercent(range, in: text), "\(range) in \(text.debugDescription)")
    }
    for offset in read.escapedPercents {
      #expect(Array(text.utf8)[offset..<offset + 2].elementsEqual("%%".utf8))
    }
    for placeholder in read.placeholders where placeholder.kind != .substitutionArgument {
      #expect(placeholder.argument >= 1)
    }
    let found =
      !(read.placeholders.isEmpty && read.problems.isEmpty && read.escapedPercents.isEmpty)
    #expect(!found || PrintfText.mayHoldPlaceholders(text))
    #expect(
      PrintfText.mayHoldPlaceholders(text)
        == text.unicodeScalars.contains { "%％﹪٪".unicodeScalars.contains($0) })
  }

  /// Whether a range lies in the text, on boundaries of scalars, and begins with a percent sign.
  private func namesPercent(_ range: Range<Int>, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= bytes.count,
      let slice = String(validating: bytes[range], as: UTF8.self)
    else { return false }
    return slice.unicodeScalars.first == "%" || slice.unicodeScalars.first == "％"
  }
}
