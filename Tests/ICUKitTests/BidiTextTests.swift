import ICUKit
import Testing

@Suite struct BidiTextTests {
  @Test(
    "a line is put into the order in which it is seen",
    arguments: [
      ("abc", nil, "abc"), ("אבג", nil, "גבא"), ("abc אבג def", nil, "abc גבא def"),
      ("abc אבג", .rightToLeft, "גבא abc"), ("אבג abc", nil, "abc גבא"),
      ("אבג 123", nil, "123 גבא"), ("אבג (abc)", nil, "(abc) גבא"), ("(אב)", .rightToLeft, "(בא)"),
      ("א<ב", nil, "ב>א"), ("a<b", .rightToLeft, "a<b"), ("abc!", .rightToLeft, "!abc"),
      ("סכום: 12.50 €", nil, "€ 12.50 :םוכס"), ("١٢٣ مرحبا", nil, "ابحرم ١٢٣"), ("", nil, ""),
      ("שָׁל", nil, "לשָׁ"), ("a👩‍👩‍👧א👍🏽ב", nil, "a👩‍👩‍👧ב👍🏽א"), ("a א🇪🇸ב", nil, "a א🇪🇸ב"),
      ("\u{202E}abc\u{202C}d", nil, "cbad"), ("a\u{2067}ab\u{2069}c", nil, "aabc"),
      ("\u{200F}a", nil, "a"), ("אב  ", nil, "  בא"),
    ] as [(String, TextDirection?, String)])
  func order(line: String, base: TextDirection?, visual: String) {
    let text = BidiText(line, baseDirection: base)
    #expect(text.visualText.unicodeScalars.elementsEqual(visual.unicodeScalars))
    #expect(text.width == TextWidth.columns(of: visual))
    #expect(text.cells.count == GraphemeClusters.count(in: line))
  }

  @Test("each grapheme cluster knows its column")
  func columns() {
    let text = BidiText("a日אב(c")
    #expect(text.cells.map(\.column) == [0, 1, 4, 3, 5, 6])
    #expect(text.cells.map(\.width) == [1, 2, 1, 1, 1, 1])
    #expect(text.cells[2].direction == .rightToLeft && text.cells[4].direction == .leftToRight)
    #expect(text.baseDirection == .leftToRight && text.width == 7)
    #expect(BidiText("אב", baseDirection: nil).baseDirection == .rightToLeft)
    #expect(BidiText("12").baseDirection == .leftToRight)
    #expect(BidiText("", baseDirection: .rightToLeft).baseDirection == .rightToLeft)
  }

  @Test("a caret stands at the cluster before which it is, or behind the last one")
  func caret() {
    let latin = BidiText("ab")
    #expect((-1...3).map(latin.caretColumn) == [0, 0, 1, 2, 2])
    let hebrew = BidiText("אב")
    #expect((0...2).map(hebrew.caretColumn) == [1, 0, -1])
    #expect(BidiText("").caretColumn(before: 0) == 0)
  }

  @Test(
    "every column of a long line is taken once",
    arguments: ["aא1(", "אב", "\u{202B}a", "e\u{301}ב"])
  func longText(unit: String) {
    let text = BidiText(String(repeating: unit, count: 100_000 / unit.utf8.count))
    let visible = text.cells.filter { $0.width > 0 }.sorted { $0.column < $1.column }
    #expect(visible.first?.column == 0)
    #expect(zip(visible, visible.dropFirst()).allSatisfy { $0.column + $0.width == $1.column })
    #expect(visible.last.map { $0.column + $0.width } == text.width)
  }

  @Test("a megabyte is ordered in the time of its length")
  func megabyte() {
    let line = String(repeating: "א", count: 500_000) + "a"
    let text = BidiText(line)
    #expect(text.width == 500_001 && text.baseDirection == .rightToLeft)
    #expect(text.visualText.first == "a" && text.cells.last?.column == 0)
  }
}
