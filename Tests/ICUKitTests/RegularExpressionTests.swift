import ICUKit
import Testing

@Suite struct RegularExpressionTests {
  @Test(
    "a whole text matches or not",
    arguments: [
      (#"\d{3}"#, "123", true), (#"\d{3}"#, "1234", false), (#"\d{3}"#, "١٢٣", true),
      ("[0-9]{3}", "١٢٣", false), (#"\p{Script=Cyrillic}+"#, "привет", true),
      (#"\p{L}+"#, "名前", true), ("", "", true), ("", "a", false), ("a.c", "a😀c", true),
      ("a.c", "a\nc", false), ("a|ab", "ab", true), ("^a$", "a\n", false), ("é", "e\u{301}", false),
    ])
  func whole(pattern: String, text: String, matches: Bool) throws {
    #expect(try RegularExpression(pattern).matchesWhole(text) == matches)
  }

  @Test("the first match is a range of the text")
  func search() throws {
    let text = "👍🏽 año 2026, año 2027"
    let range = try #require(try RegularExpression(#"año \d+"#).firstRange(in: text))
    #expect(text[range] == "año 2026")
    #expect(text[..<range.lowerBound] == "👍🏽 ")
    #expect(try RegularExpression("x").firstRange(in: text) == nil)
    let empty = try #require(try RegularExpression("z*").firstRange(in: text))
    #expect(empty.isEmpty && empty.lowerBound == text.startIndex)
  }

  @Test("options change the meaning")
  func options() throws {
    #expect(try RegularExpression("STRASSE", options: .ignoresCase).matchesWhole("straße"))
    #expect(try RegularExpression("a.c", options: .dotMatchesLineEnds).matchesWhole("a\nc"))
    #expect(
      try RegularExpression("^b$", options: .anchorsMatchLines).firstRange(in: "a\nb\nc") != nil)
    #expect(try RegularExpression("^b$").firstRange(in: "a\nb\nc") == nil)
  }

  @Test(
    "a mistake has a name and a place",
    arguments: [
      ("a(b", "U_REGEX_MISMATCHED_PAREN", 3), ("a)", "U_REGEX_MISMATCHED_PAREN", 2),
      ("[a", "U_REGEX_MISSING_CLOSE_BRACKET", 2), ("*", "U_REGEX_RULE_SYNTAX", 1),
      ("a{3,2}", "U_REGEX_MAX_LT_MIN", 6), (#"\q"#, "U_REGEX_BAD_ESCAPE_SEQUENCE", 2),
      ("a\nb(", "U_REGEX_MISMATCHED_PAREN", 4), (#"\p{Xyz}"#, "U_REGEX_PROPERTY_SYNTAX", 7),
      ("日本(", "U_REGEX_MISMATCHED_PAREN", 3),
    ])
  func mistakes(pattern: String, name: String, offset: Int) {
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    guard case .invalidPattern(let cause, let place) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.name == name)
    #expect(place == offset)
  }

  @Test("a pattern that is too long, or grows too large, is refused")
  func longPatterns() {
    #expect(throws: RegularExpressionError.patternTooLong) {
      try RegularExpression(String(repeating: "a", count: 1_000_000))
    }
    #expect(throws: RegularExpressionError.self) {
      try RegularExpression("((((a{1000}){1000}){1000}){1000}){1000}(")
    }
    #expect(throws: RegularExpressionError.self) {
      try RegularExpression(String(repeating: "(", count: 4096))
    }
  }

  @Test(
    "a pattern that goes back for ever is given up",
    arguments: ["(a+)+b", "(a|a)*b", "(a|aa)+$", "(.*)*x", "(x+x+)+y"])
  func catastrophes(pattern: String) throws {
    let expression = try RegularExpression(pattern, limits: .init(steps: 20))
    let text = String(repeating: pattern.hasPrefix("(x") ? "x" : "a", count: 5_000) + "!"
    let clock = ContinuousClock()
    let time = clock.measure {
      let error = #expect(throws: RegularExpressionError.self) {
        try expression.matchesWhole(text)
      }
      #expect(error == .timeLimitExceeded || error == .stackLimitExceeded)
    }
    #expect(time < .seconds(20))
  }

  @Test("a megabyte is matched, or given up, soon")
  func longText() throws {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(try RegularExpression("[a-z]*").matchesWhole(text))
    #expect(throws: RegularExpressionError.self) {
      try RegularExpression("(a|b)*").matchesWhole(text)
    }
    #expect(throws: RegularExpressionError.timeLimitExceeded) {
      try RegularExpression("a{0,2000}b").firstRange(in: text)
    }
  }

  @Test("a pattern matches again after it was given up, on many threads")
  func concurrency() async throws {
    let expression = try RegularExpression("(a+)+b", limits: .init(steps: 2))
    let results = await withTaskGroup(of: Bool?.self) { group in
      for index in 0..<32 {
        let text = index.isMultiple(of: 2) ? "aab" : String(repeating: "a", count: 40)
        group.addTask { try? expression.matchesWhole(text) }
      }
      return await group.reduce(into: Set<Bool?>()) { $0.insert($1) }
    }
    #expect(results == [true, nil])
  }
}
