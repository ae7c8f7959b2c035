import ICUKit
import Testing

@Suite struct QuotationMarksTests {
  @Test(
    "the marks of a language are those of CLDR",
    arguments: [
      ("en", "“”‘’"), ("de", "„“‚‘"), ("de-AT", "„“‚‘"), ("fr-CH", "«»‹›"), ("sv", "””’’"),
      ("ja", "「」『』"), ("ru_RU", "«»„“"), ("pt-BR", "“”‘’"),
    ])
  func known(locale: String, expected: String) throws {
    let marks = try #require(QuotationMarks.marks(for: locale))
    let all = [marks.outer.opening, marks.outer.closing, marks.inner.opening, marks.inner.closing]
    #expect(all.joined() == expected)
  }

  @Test("a language without data has no marks", arguments: ["xx", "tlh"])
  func unknown(locale: String) {
    #expect(QuotationMarks.marks(for: locale) == nil)
  }
}
