import CatalogTestSupport
import SourceText
import Testing

@Suite struct UTF8ValidityTests {
  private func standard(_ bytes: [UInt8]) -> SourceRange? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return SourceRange(error.byteOffsets.lowerBound, error.byteOffsets.upperBound)
    }
  }

  @Test("the first fault of random bytes is where the standard library finds it")
  func randomBytes() {
    var generator = SeededGenerator(seed: 7)
    let parts: [[UInt8]] = [
      Array("plain text".utf8), Array("é".utf8), Array("Привет, мир".utf8), Array("漢字かな".utf8),
      Array("🙂👩‍👧".utf8),
      Array("\u{10FFFF}\u{10000}\u{FFFF}\u{E000}\u{D7FF}\u{800}\u{7FF}\u{80}".utf8),
      [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0x80], [0xC3], [0xE2, 0x82],
      [0xF0, 0x9F, 0x99],
    ]
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        // Most texts are right up to the last part.
        let isFault = Int.random(in: 0..<12, using: &generator) == 0
        bytes += parts[Int.random(in: isFault ? 6..<parts.count : 0..<6, using: &generator)]
      }
      bytes.removeLast(min(bytes.count, Int.random(in: 0...3, using: &generator)))
      #expect(bytes.span.firstInvalidUTF8 == standard(bytes), "\(bytes)")
    }
  }

  @Test(
    "every character of two bytes, and every pair behind each first byte, is judged as the standard library does"
  )
  func allPairs() {
    for first in UInt8(0x80)...0xFF {
      for second in UInt8(0x70)...0xFF {
        for rest: [UInt8] in [[0x80, 0xBF], [0xBF, 0x41], [0x41, 0x41], [0x80, 0xC3]] {
          let bytes = [0x41, first, second] + rest + Array("abcdefgh".utf8)
          #expect(bytes.span.firstInvalidUTF8 == standard(bytes), "\(bytes)")
        }
      }
    }
  }
}
