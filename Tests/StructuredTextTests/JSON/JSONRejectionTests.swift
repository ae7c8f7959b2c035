import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// Texts that RFC 8259 does not allow; two marks enclose the bytes that the error names.
@Suite struct JSONRejectionTests {
  typealias Kind = JSONSyntaxError.Kind

  @Test("an empty text has no value", arguments: ["", " ", "\n\t\r ", "\u{FEFF}", "\u{FEFF}  "])
  func empty(_ text: String) {
    #expect(throws: JSONSyntaxError(range: SourceRange(0, 0), kind: .empty)) {
      try JSONDocument(parsing: Array(text.utf8))
    }
  }

  @Test(
    "a number follows the grammar",
    arguments: [
      "↓01↓", "↓-01↓", "↓00↓", "↓-↓", "↓1.↓", "↓-1.↓", "↓1.e1↓", "↓1e↓", "↓1e+↓", "↓1E-↓",
      "↓1.2.3↓",
      "↓0x10↓", "↓1_000↓", "↓1a↓", "↓-a↓", "↓-Infinity↓", "[↓-↓]", "[1, ↓02↓]", "{\"a\":↓1.↓}",
      "{\"a\": ↓0e↓ }", "[↓-NaN↓]", "[↓1e1.5↓]", "[↓-.5↓]",
    ])
  func numbers(_ marked: String) throws { try expect(marked, .invalidNumber) }

  @Test(
    "only three literals have names",
    arguments: [
      ("↓NaN↓", "NaN"), ("↓Infinity↓", "Infinity"), ("[↓True↓]", "True"), ("[↓FALSE↓]", "FALSE"),
      ("[↓None↓]", "None"), ("[↓undefined↓]", "undefined"), ("{\"a\":↓nul↓}", "nul"),
      ("[↓truee↓]", "truee"), ("[↓a↓]", "a"), ("[↓null0↓]", "null0"), ("[↓nulltrue↓]", "nulltrue"),
    ])
  func literals(_ marked: String, _ name: String) throws {
    try expect(marked, .unknownLiteral(name))
  }

  @Test(
    "a comma stands between two values only",
    arguments: [
      "[1↓,↓]", "[1↓,↓ \n]", "{\"a\":1↓,↓}", "{\"a\":1↓,↓\n}", "[[]↓,↓]", "{\"a\":{\"b\":1↓,↓}}",
      "[1,2↓,↓]", "[\"\"↓,↓]",
    ])
  func trailingCommas(_ marked: String) throws { try expect(marked, .trailingComma) }

  @Test(
    "a comment is told apart from other faults",
    arguments: [
      "↓/↓/ x\n{}", "↓/↓* x */ 1", "[1 ↓/↓/ x\n]", "{↓/↓* a */\"a\":1}", "{\"a\":1, ↓/↓/ b\n}",
      "{\"a\"↓/↓**/:1}", "[↓#↓ x\n1]", "{\"a\":↓/↓*1*/1}",
    ])
  func comments(_ marked: String) throws { try expect(marked, .comment) }

  @Test(
    "what stands in the wrong place is named, and what belongs there",
    arguments: [
      ("[↓,↓1]", "“,”", JSONSyntaxError.Expectation.value), ("[1,↓,↓2]", "“,”", .value),
      ("[↓}↓", "“}”", .value), ("↓]↓", "“]”", .value), ("↓}↓", "“}”", .value),
      ("↓:↓", "“:”", .value),
      ("{\"a\":↓}↓", "“}”", .value), ("{\"a\":↓,↓\"b\":1}", "“,”", .value),
      ("{\"a\":↓:↓1}", "“:”", .value), ("↓é↓", "“é”", .value),
      ("[↓+↓1]", "“+”", .value), ("[↓.↓5]", "“.”", .value), ("[↓'↓a']", "an apostrophe", .value),
      ("[↓😀↓]", "“😀”", .value), ("↓&↓", "“&”", .value), ("↓/↓", "“/”", .value),
      ("[↓\u{A0}↓1]", "“\u{A0}”", .value), ("[↓\u{FEFF}↓]", "“\u{FEFF}”", .value),
      ("{↓a↓:1}", "“a”", .memberNameOrEnd), ("{↓1↓:1}", "“1”", .memberNameOrEnd),
      ("{↓'↓a':1}", "an apostrophe", .memberNameOrEnd), ("{↓,↓}", "“,”", .memberNameOrEnd),
      ("{↓]↓", "“]”", .memberNameOrEnd), ("{↓[↓]:1}", "“[”", .memberNameOrEnd),
      ("{\"a\":1,↓b↓:2}", "“b”", .memberName), ("{\"a\":1,↓,↓}", "“,”", .memberName),
      ("{\"a\":1,↓]↓", "“]”", .memberName),
      ("{\"a\" ↓1↓}", "“1”", .colon), ("{\"a\"↓}↓", "“}”", .colon), ("{\"a\"↓,↓1}", "“,”", .colon),
      ("{\"a\"↓=↓1}", "“=”", .colon), ("{\"a\"↓\"↓b\"}", "a quotation mark", .colon),
      ("{\"a\":1↓]↓", "“]”", .commaOrObjectEnd),
      ("{\"a\":1 ↓\"↓b\":2}", "a quotation mark", .commaOrObjectEnd),
      ("{\"a\":\"b\" ↓c↓\"}", "“c”", .commaOrObjectEnd),
      ("{\"a\":1↓:↓2}", "“:”", .commaOrObjectEnd),
      ("{\"a\":1↓;↓}", "“;”", .commaOrObjectEnd), ("{\"a\":true↓{↓}}", "“{”", .commaOrObjectEnd),
      ("[1 ↓2↓]", "“2”", .commaOrArrayEnd), ("[1↓}↓", "“}”", .commaOrArrayEnd),
      ("[\"a\"↓:↓1]", "“:”", .commaOrArrayEnd), ("[[]↓[↓]]", "“[”", .commaOrArrayEnd),
      ("[\"a\"↓\"↓b\"]", "a quotation mark", .commaOrArrayEnd),
      ("[1↓\u{0}↓]", "a zero byte", .commaOrArrayEnd),
      ("[1,↓\u{0}↓]", "a zero byte", .value), ("↓\u{0}↓\u{0}\u{0}\u{0}", "a zero byte", .value),
      ("[↓\u{C}↓1]", "a control character", .value),
      ("{\"a\"↓\u{B}↓:1}", "a control character", .colon),
    ])
  func unexpected(
    _ marked: String, _ found: String, _ expected: JSONSyntaxError.Expectation
  ) throws {
    try expect(marked, .unexpected(found: found, expected: expected))
  }

  @Test(
    "nothing follows the value",
    arguments: [
      "{}↓{}↓", "[]↓]↓", "{}↓}↓", "1 ↓2↓", "\"\"↓\"\"↓", "{} ↓// x↓", "null↓,↓", "[1]↓x↓",
      "{}\n↓\u{0}↓",
      "true ↓false ↓",
    ])
  func contentAfterEnd(_ marked: String) throws { try expect(marked, .contentAfterEnd) }

  @Test(
    "a string has no other escapes",
    arguments: [
      #"["↓\x↓41"]"#, #"["↓\'↓"]"#, #"["↓\0↓"]"#, #"["↓\U↓0041"]"#, #"["a↓\a↓"]"#, #"["↓\é↓"]"#,
      #"["↓\😀↓"]"#, #"["↓\u↓"]"#, #"["↓\u0↓"]"#, #"["↓\u00↓"]"#, #"["↓\u004↓"]"#, #"["↓\u004g↓"]"#,
      #"["↓\u↓ 041"]"#, #"["↓\u↓{41}"]"#, #"["↓\u↓-041"]"#, #"{"↓\v↓":1}"#, "[\"↓\\\n↓\"]",
      "[\"↓\\\u{0}↓\"]", #"["\\↓\x↓"]"#, #"["↓\u00↓é1"]"#,
    ])
  func escapes(_ marked: String) throws { try expect(marked, .invalidEscape) }

  @Test(
    "a surrogate has its other half",
    arguments: [
      #"["↓\uD800↓"]"#, #"["↓\uDC00↓"]"#, #"["↓\uDBFF↓x"]"#, #"["↓\uD83D↓\n"]"#,
      #"["↓\uD83D↓\u0041"]"#,
      #"["↓\uD83D↓\uD83D\uDE00"]"#, #"["↓\uDE00↓\uD83D"]"#, #"["\uD83D\uDE00↓\uDE00↓"]"#,
      #"{"↓\uD800↓":1}"#, #"["↓\uD83D↓ \uDE00"]"#, #"["↓\uD83D↓\\uDE00"]"#, #"["↓\uD83D↓\u00"]"#,
    ])
  func surrogates(_ marked: String) throws { try expect(marked, .loneSurrogate) }

  @Test("a control character is escaped in a string", arguments: UInt8(0)..<0x20)
  func controlCharacters(_ byte: UInt8) throws {
    let character = String(Unicode.Scalar(byte))
    try expect("[\"a↓\(character)↓b\"]", .controlCharacter(byte))
    try expect("{\"12345678↓\(character)↓\":1}", .controlCharacter(byte))
  }

  @Test(
    "the end of the file is named with what it cuts off",
    arguments: [
      ("[↓↓", JSONSyntaxError.Container.array), ("[1↓↓", .array), ("[1,↓↓", .array),
      ("[[]↓↓", .array),
      ("{↓↓", .object), ("{\"a\"↓↓", .object), ("{\"a\":↓↓", .object), ("{\"a\":1↓↓", .object),
      ("{\"a\":1, ↓↓", .object), ("[{\"a\":[]↓↓", .object), ("{\"a\":[↓↓", .array),
      ("↓\"↓", .string), ("[↓\"a↓", .string), ("{↓\"a↓", .string), ("[\"a↓\\↓", .string),
      (#"["↓\u↓"#, .string), (#"["↓\u00↓"#, .string), (#"["↓\uD83D↓"#, .string),
      (#"["↓\uD83D\uDE↓"#, .string), ("{\"a\":↓\"bc↓", .string),
    ])
  func unexpectedEnd(_ marked: String, _ container: JSONSyntaxError.Container) throws {
    try expect(marked, .unexpectedEnd(inside: container))
  }

  @Test("values stand at most 512 levels deep", arguments: [513, 10_000, 100_000])
  func depth(_ count: Int) {
    let error = JSONSyntaxError(range: SourceRange(512, 513), kind: .tooDeep(limit: 512))
    #expect(throws: error) {
      try JSONDocument(parsing: Array(repeating: UInt8(ascii: "["), count: count))
    }
    let closed = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    #expect(throws: error) { try JSONDocument(parsing: Array(closed.utf8)) }
    let objects = String(repeating: "{\"a\":", count: count)
    #expect(
      throws: JSONSyntaxError(range: SourceRange(512 * 5, 512 * 5 + 1), kind: .tooDeep(limit: 512))
    ) {
      try JSONDocument(parsing: Array(objects.utf8))
    }
  }

  private func expect(_ marked: String, _ kind: Kind) throws {
    let text = MarkedText(marked)
    try #require(text.marks.count == 2, "\(marked) needs two marks")
    #expect(throws: JSONSyntaxError(range: SourceRange(text.marks[0], text.marks[1]), kind: kind)) {
      try JSONDocument(parsing: text.bytes)
    }
  }
}
