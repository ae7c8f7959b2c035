import ICUKit
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct ExcerptTests {
  /// Makes the excerpt of the part of a text that stands between `⟦` and `⟧`.
  private func excerpt(_ marked: String, width: Int = 60) throws -> Excerpt {
    let parts = marked.unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }.map(String.init)
    let range = SourceRange(parts[0].utf8.count, parts[0].utf8.count + parts[1].utf8.count)
    let file = SourceFile(path: "f", bytes: Array(parts.joined().utf8))
    return try #require(Excerpt(of: range, in: file, LineTable(file.bytes), width: width))
  }

  private func lines(_ marked: String, width: Int = 60) throws -> [String] {
    let excerpt = try excerpt(marked, width: width)
    return [excerpt.before + excerpt.place + excerpt.after, excerpt.marker]
  }

  @Test("the marker stands under the place, without the indentation of the line")
  func plain() throws {
    #expect(
      try lines("{\n    \"a\" : ⟦\"b\"⟧,\n}") == [#""a" : "b","#, "      ^~~"])
  }

  @Test("a place between two characters has a marker of one column")
  func emptyPlace() throws {
    #expect(try lines("ab⟦⟧c") == ["abc", "  ^"])
    #expect(try lines("ab⟦⟧\r\nc") == ["ab", "  ^"])
    #expect(try lines("⟦⟧") == ["", "^"])
  }

  @Test("a place over several lines is marked to the end of the first")
  func severalLines() throws {
    #expect(try lines("a⟦bc\r\nd⟧e") == ["abc", " ^~"])
  }

  @Test("a tab reaches to the next tab stop of the line in the file")
  func tabs() throws {
    #expect(try lines("\ta\t⟦b⟧") == ["a       b", "        ^"])
    #expect(try lines("  a\t⟦b\tc⟧") == ["a     b       c", "      ^~~~~~~~~"])
  }

  @Test(
    "wide characters and accents take the columns that a terminal gives them",
    arguments: [
      ("日本⟦語⟧x", "    ^~"), ("👨‍👩‍👧⟦a⟧", "  ^"), ("e\u{301}⟦x⟧", " ^"), ("ｶ⟦ア⟧", " ^~"),
      ("🇩🇪⟦한국⟧", "  ^~~~"),
    ])
  func widths(_ text: String, _ marker: String) throws {
    #expect(try excerpt(text).marker == marker)
  }

  @Test("a place far inside a long line is shown with what stands next to it")
  func farPlace() throws {
    let far = String(repeating: "ab", count: 5000)
    let marker = String(repeating: " ", count: 14) + "^"
    let plainLine = "…\(far.suffix(13))x\(far.prefix(5))…"
    #expect(try lines("\(far)⟦x⟧\(far)", width: 21) == [plainLine, marker])
    let wideLine = "…\(far.suffix(11))é日\(far.prefix(5))…"
    #expect(try lines("\(far)é⟦日⟧\(far)", width: 21) == [wideLine, marker.dropFirst() + "~"])
  }

  @Test("right-to-left text is marked in logical order")
  func rightToLeft() throws {
    #expect(try excerpt("\"مرحبا ⟦%@⟧\"").marker == "       ^~")
    #expect(try excerpt("⟦שלום⟧ עולם").marker == "^~~~")
  }

  @Test("nothing of the file can act on the terminal or hide")
  func hidden() throws {
    #expect(
      try lines("a\u{1B}[2J⟦b\u{202E}⟧\u{7}") == [
        #"a\u{1B}[2Jb\u{202E}\u{7}"#, "          ^~~~~~~~~",
      ])
  }

  @Test("a long line is cut around the place")
  func longLine() throws {
    let long = String(repeating: "x", count: 1000)
    #expect(
      try lines(long + "⟦here⟧" + long, width: 24) == [
        "…xxxxxxxxxxxxxherexxxxx…", "              ^~~~",
      ])
    #expect(
      try lines("ab⟦here⟧" + long, width: 24) == ["abhere" + long.prefix(17) + "…", "  ^~~~"])
    #expect(
      try lines(long + "⟦here⟧", width: 24) == [
        "…" + long.prefix(19) + "here", String(repeating: " ", count: 20) + "^~~~",
      ])
  }

  @Test(
    "a key of a megabyte gives a short excerpt, whatever it is made of",
    arguments: ["x", "日", "👍", "\u{301}", "\u{202E}", "\t"])
  func hugePlace(_ character: String) throws {
    let huge = String(repeating: character, count: 1_000_000 / character.utf8.count)
    let excerpt = try excerpt("  \"⟦" + huge + "⟧\" : {", width: 80)
    let line = excerpt.before + excerpt.place + excerpt.after
    #expect(TextWidth.columns(of: line) <= 80)
    #expect(line.utf8.count < 2000)
    #expect(excerpt.marker.utf8.count <= 80)
    #expect(excerpt.marker.hasPrefix(" ^"))
  }

  @Test("bytes that are not UTF-8 do not move the marker away")
  func invalidBytes() throws {
    let file = SourceFile(path: "f", bytes: [0x61, 0xFF, 0xC3, 0x62, 0x63])
    let excerpt = try #require(
      Excerpt(of: SourceRange(3, 4), in: file, LineTable(file.bytes), width: 60))
    #expect(excerpt.before == "a\u{FFFD}\u{FFFD}")
    #expect(excerpt.place == "b")
    #expect(excerpt.marker == "   ^")
  }
}

@Suite struct VisibleTextTests {
  @Test(
    "hidden characters are escaped, and those that give a shape are kept",
    arguments: [
      ("a\u{1B}b", #"a\u{1B}b"#), ("a\nb\tc\r", #"a\nb\tc\r"#), ("\r\n", #"\r\n"#),
      ("\u{9B}31m", #"\u{9B}31m"#), ("x\u{200B}y", #"x\u{200B}y"#), ("\u{FEFF}", #"\u{FEFF}"#),
      ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#), ("\u{2028}", #"\u{2028}"#),
      ("a\u{AD}b", #"a\u{AD}b"#), ("\u{3164}", #"\u{3164}"#), ("a\u{200D}b", #"a\u{200D}b"#),
      ("\u{E0041}", #"\u{E0041}"#), ("\u{7F}", #"\u{7F}"#),
      ("👨‍👩‍👧", "👨‍👩‍👧"), ("می‌خواهم", "می‌خواهم"), ("❤️", "❤️"), ("日本 é ñ", "日本 é ñ"),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("1\u{202F}000", "1\u{202F}000"),
    ])
  func escapes(_ text: String, _ expected: String) {
    #expect(VisibleText.escaped(text) == expected)
  }

  @Test("a long text is cut")
  func limit() {
    #expect(VisibleText.escaped("abcdef", limit: 3) == "abc…")
    #expect(VisibleText.escaped("abc", limit: 3) == "abc")
    #expect(VisibleText.escaped("日本語", limit: 3) == "日本語")
  }

  @Test("a stack of accents has an end")
  func accents() {
    let stack = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(VisibleText.escaped(stack).utf8.count < 64)
  }
}
