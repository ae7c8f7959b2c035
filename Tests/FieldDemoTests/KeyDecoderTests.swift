import CatalogTestSupport
import Testing

@testable import FieldDemo

@Suite("Keys from the bytes of a terminal")
struct KeyDecoderTests {
  private static func keys(_ bytes: [UInt8], cutEvery size: Int = .max) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      keys += decoder.keys(of: rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return keys + decoder.flush()
  }

  private static func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  @Test(
    "sequences and control characters stand for keys",
    arguments: [
      ("\t", [Key.tab]), ("\u{1B}[Z", [.backTab]), ("\r", [.enter]), ("\n", [.enter]),
      ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{1B}[3~", [.delete]),
      ("\u{1B}[D", [.left]), ("\u{1B}OD", [.left]), ("\u{1B}[C", [.right]), ("\u{1B}[A", [.up]),
      ("\u{1B}[B", [.down]), ("\u{1B}[H", [.home]), ("\u{1B}[1~", [.home]), ("\u{1}", [.home]),
      ("\u{1B}[F", [.end]), ("\u{1B}[4~", [.end]), ("\u{5}", [.end]), ("\u{15}", [.clear]),
      ("\u{1B}OQ", [.nextLanguage]), ("\u{1B}[12~", [.nextLanguage]), ("\u{C}", [.redraw]),
      ("\u{3}", [.interrupt]), ("\u{4}", [.endOfInput]), ("\u{1A}", [.suspend]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}[1;5C", [.right]), ("\u{1B}[3;2~", [.delete]),
    ])
  func sequences(_ bytes: String, _ keys: [Key]) { #expect(Self.keys(bytes) == keys) }

  @Test(
    "what is unknown is swallowed whole, and what follows is read",
    arguments: [
      "\u{1B}[15~a", "\u{1B}[?1;2ca", "\u{1B}[<0;3;4Ma", "\u{1B}xa", "\u{1B}OPa", "\u{1B}[Ia",
    ])
  func unknown(_ bytes: String) { #expect(Self.keys(bytes) == [.text("a")]) }

  @Test("a sequence that is broken off by a control character does not swallow it")
  func brokenOff() {
    #expect(Self.keys("\u{1B}[1\u{3}") == [.interrupt])
    #expect(Self.keys("\u{1B}\u{3}") == [.escape, .interrupt])
    #expect(Self.keys("\u{1B}[" + String(repeating: "1", count: 1000) + "\u{3}").last == .interrupt)
  }

  @Test("typed text comes as it is, with control characters that are no keys")
  func text() {
    #expect(Self.keys("añ👩‍👩‍👧\u{7}\u{202E}") == [.text("añ👩‍👩‍👧\u{7}\u{202E}")])
    #expect(Self.keys("ab\tc") == [.text("ab"), .tab, .text("c")])
  }

  @Test(
    "what is no UTF-8 becomes U+FFFD",
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x61, 0xC3], "a\u{FFFD}"), ([0xC3, 0x28], "\u{FFFD}("),
      ([0xE2, 0x82], "\u{FFFD}"), ([0x80], "\u{FFFD}"), ([0xF0, 0x9F, 0x98], "\u{FFFD}"),
    ])
  func invalid(_ bytes: [UInt8], _ text: String) {
    let joined = Self.keys(bytes).map { if case .text(let text) = $0 { text } else { "?" } }
    #expect(joined.joined() == text)
  }

  @Test("a paste is one key, whatever is in it")
  func paste() {
    #expect(
      Self.keys("\u{1B}[200~a\tb\n\u{3}\u{1B}[A\u{1B}[201~c")
        == [.paste("a\tb\n\u{3}\u{1B}[A"), .text("c")])
    #expect(Self.keys("\u{1B}[200~\u{1B}\u{1B}[201~") == [.paste("\u{1B}")])
    #expect(Self.keys("\u{1B}[200~\u{1B}[201~") == [])
  }

  @Test("a paste that never ends is over when nothing more comes, and Ctrl-C is a key again")
  func openPaste() {
    var decoder = KeyDecoder()
    let none = decoder.keys(of: Array("\u{1B}[200~ab\u{1B}[20".utf8))
    #expect(none == [])
    #expect(decoder.isPasting)
    let paste = decoder.flush()
    #expect(paste == [.paste("ab")])
    #expect(!decoder.isWaiting)
    let next = decoder.keys(of: [3])
    #expect(next == [.interrupt])
  }

  @Test("a large paste is cut at the limit, and its end is found")
  func largePaste() {
    let bytes =
      Array("\u{1B}[200~".utf8) + [UInt8](repeating: 0x61, count: 3 << 20)
      + Array("\u{1B}[201~x".utf8)
    let keys = Self.keys(bytes, cutEvery: 4095)
    guard keys.count == 2, case .paste(let text) = keys[0] else {
      Issue.record("\(keys.count) keys")
      return
    }
    #expect(text.utf8.count == KeyDecoder.pasteLimit)
    #expect(keys[1] == .text("x"))
  }

  @Test("the keys are the same wherever the reads cut the bytes")
  func cuts() {
    var generator = SeededGenerator(seed: 4)
    let pieces = [
      "a", "ñ", "€", "😀", "\u{301}", "\t", "\r", "\u{7F}", "\u{3}", "\u{1B}[A", "\u{1B}[3~",
      "\u{1B}[Z", "\u{1B}OH", "\u{1B}[200~x\ny\u{1B}[201~", "\u{1B}[12~",
    ]
    for _ in 0..<200 {
      let text = (0..<20).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let whole = Self.merged(Self.keys(text))
      for size in 1...5 {
        #expect(
          Self.merged(Self.keys(Array(text.utf8), cutEvery: size)) == whole,
          "\(text.debugDescription)")
      }
    }
  }

  /// Joins texts that follow one another.
  private static func merged(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { merged, key in
      if case .text(let text) = key, case .text(let before)? = merged.last {
        merged[merged.count - 1] = .text(before + text)
      } else {
        merged.append(key)
      }
    }
  }

  @Test("so many keys at once are a paste, except those that stand for no text")
  func unmarkedPaste() {
    let lines = (0..<100).flatMap { _ in [Key.text("ab"), .enter] }
    #expect(UnmarkedPaste.merging(lines) == [.paste(String(repeating: "ab\n", count: 100))])
    #expect(UnmarkedPaste.merging(lines + [.interrupt]).last == .interrupt)
    #expect(UnmarkedPaste.merging([.text("a"), .enter]) == [.text("a"), .enter])
  }
}
