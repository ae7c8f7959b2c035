import Testing

@testable import CatalogFormats

@Suite struct PluralFormsTests {
  private func value(_ expression: String, _ count: UInt) throws -> UInt {
    try PluralExpressionParser.parse(Array(expression.utf8)[...]).value(for: count)
  }

  @Test(
    "an expression has the value that C gives it",
    arguments: [
      ("n != 1", 1, 0), ("n != 1", 2, 1), ("n>1", 1, 0), ("0", 7, 0), ("1+2*3", 0, 7),
      ("(1+2)*3", 0, 9), ("7%4-1", 0, 2), ("10-4-3", 0, 3), ("!n", 0, 1), ("!!n", 5, 1),
      ("n==1 ? 0 : n==2 ? 1 : 2", 2, 1), ("n ? n ? 3 : 4 : 5", 1, 3), ("n || 5/n", 3, 1),
      ("n==0 || 5/n", 0, 1), ("n && 5/n > 1", 0, 0), ("1 || 0 && 0", 0, 1), ("1 == 1 == 1", 0, 1),
      ("0-1 > n", 3, 1), ("18446744073709551616", 0, 0), ("2 < 3 < 1", 0, 0), ("n&&1", 9, 1),
      ("5/2", 0, 2), ("4 >= 4 != 0", 0, 1),
    ] as [(String, UInt, UInt)])
  func value(_ expression: String, _ count: UInt, _ expected: UInt) throws {
    #expect(try value(expression, count) == expected)
  }

  @Test(
    "what is no expression has a place",
    arguments: [
      ("n ==", 4), ("(n", 2), ("n)", 1), ("n ? 1", 5), ("a", 0), ("", 0), ("n = 1", 2), ("-1", 0),
      ("n & 1", 2), ("1 +* 2", 3), ("n\n", 1),
    ])
  func faults(_ expression: String, _ offset: Int) {
    #expect {
      try PluralExpressionParser.parse(Array(expression.utf8)[...])
    } throws: { ($0 as? PluralExpressionError)?.offset == offset }
  }

  @Test("nesting without end is refused, conditions in a row are not")
  func depth() throws {
    for opening in ["(", "!", "n?"] {
      #expect {
        try value(String(repeating: opening, count: 10_000) + "n", 0)
      } throws: { ($0 as? PluralExpressionError)?.kind == .tooDeep }
    }
    let row = (0..<5000).map { "n==\($0) ? \($0) : " }.joined() + "0"
    #expect(try value(row, 4999) == 4999)
    #expect(
      try value(String(repeating: "(", count: 200) + "n" + String(repeating: ")", count: 200), 3)
        == 3)
  }

  private func problem(_ header: String) -> PluralForms.Problem? {
    do throws(PluralForms.Fault) {
      _ = try PluralForms(parsing: Array(header.utf8))
      return nil
    } catch { return error.problem }
  }

  @Test("a header is read, and its problems have names")
  func headers() {
    #expect(problem("nplurals=2; plural=(n != 1);") == nil)
    #expect(problem("nplurals=1; plural=0") == nil)
    #expect(problem("nplurals = 2; plural=0") == .noCount)
    #expect(problem("plural=0;") == .noCount)
    #expect(problem("nplurals=2;") == .noExpression)
    #expect(problem("nplurals=0; plural=0;") == .invalidCount)
    #expect(problem("nplurals=x; plural=0;") == .invalidCount)
    #expect(problem("nplurals=99999999999999999999; plural=0;") == .invalidCount)
    #expect(problem("nplurals=2; plural=5/n;") == .divisionByZero(count: 0))
    #expect(
      problem("nplurals=2; plural=n%(n-7);") == .indexOutOfRange(count: 2, index: 2, forms: 2))
    #expect(problem("nplurals=9; plural=0%(n-7);") == .divisionByZero(count: 7))
    #expect(
      problem("nplurals=2; plural=n==1000 ? 2 : 0;")
        == .indexOutOfRange(count: 1000, index: 2, forms: 2))
  }

  private func names(_ header: String, _ locale: String) throws -> [String]? {
    let forms = PluralIndexes(try PluralForms(parsing: Array(header.utf8)), locale: locale).forms
    return forms?.map { "\($0.category)" + ($0.isExact ? "" : "~") }
  }

  @Test(
    "indexes have the categories of their numbers",
    arguments: [
      ("de", "nplurals=2; plural=(n != 1);", ["one", "other"]),
      ("ja", "nplurals=1; plural=0;", ["other"]),
      ("de", "nplurals=1; plural=0;", ["other~"]),
      ("fr", "nplurals=2; plural=(n > 1);", ["one", "other"]),
      ("fr", "nplurals=2; plural=(n != 1);", ["one~", "other~"]),
      ("pt_BR", "nplurals=2; plural=(n > 1);", ["one", "other"]),
      (
        "sl", "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
        ["other", "one", "two", "few"]
      ),
      (
        "ru",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        ["one", "few", "many"]
      ),
      (
        "sr@latin",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        ["one", "few", "other"]
      ),
      (
        "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
        ["one", "other~", "zero~"]
      ),
      ("en", "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);", ["zero~", "one", "other~"]),
      ("xx", "nplurals=2; plural=(n != 1);", ["one", "other"]),
    ])
  func categories(_ locale: String, _ header: String, _ expected: [String]) throws {
    #expect(try names(header, locale) == expected)
  }

  @Test("forms that no category tells apart have none")
  func hopeless() throws {
    #expect(try names("nplurals=3; plural=(n==1 ? 0 : n==7 ? 1 : 2);", "de") == nil)
    #expect(try names("nplurals=2; plural=0;", "de") == nil)
    #expect(try names("nplurals=2; plural=(n == 5);", "xx") == nil)
  }

  @Test(
    "the usual forms of a language are those of CLDR",
    arguments: [
      "ar", "be", "bs", "cs", "cy", "da", "de", "el", "en", "es", "fi", "fr", "ga", "he", "hi",
      "hr",
      "hu", "is", "it", "ja", "ko", "lt", "lv", "mk", "nb", "nl", "pl", "pt", "pt_PT", "ro", "ru",
      "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh_CN",
    ])
  func usual(_ locale: String) throws {
    let forms = try #require(PluralForms.usual(in: locale))
    let categories = try #require(PluralIndexes(forms, locale: locale).forms)
    #expect(categories.filter { !$0.isExact }.isEmpty)
  }
}
