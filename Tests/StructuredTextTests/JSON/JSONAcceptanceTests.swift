import SourceText
import StructuredText
import Testing

/// Texts that RFC 8259 allows.
@Suite struct JSONAcceptanceTests {
  typealias Kind = JSONDocument.Kind

  @Test(
    "a value of any kind is a JSON text",
    arguments: [
      ("{}", Kind.object), ("[]", .array), ("\"\"", .string), ("0", .number), ("true", .true),
      ("false", .false), ("null", .null), (" \t\r\n[] \t\r\n", .array), ("\u{FEFF}{}", .object),
      ("\u{FEFF} 1", .number),
    ])
  func kinds(_ text: String, _ kind: Kind) throws {
    let json = try JSONDocument(parsing: Array(text.utf8))
    #expect(json.kind(0) == kind)
  }

  @Test(
    "a number keeps its digits",
    arguments: [
      "0", "-0", "1", "-1", "10", "1234567890123456789012345678901234567890", "0.0", "0.5", "-0.5",
      "1.25", "1e1", "1E1", "1e+1", "1e-1", "0e0", "0E+00", "-1.5e-300", "1e400", "-1e-400",
      "0.000000000000000000000000000000000000000000001", "20e001",
    ])
  func numbers(_ digits: String) throws {
    let alone = try JSONDocument(parsing: Array(digits.utf8))
    #expect(alone.number(0) == digits)
    let inList = try JSONDocument(parsing: Array("[\(digits),\(digits) ]".utf8))
    #expect(inList.children(of: 0).map { inList.number($0) } == [digits, digits])
  }

  @Test(
    "the escapes of a string are resolved",
    arguments: [
      (#""#, ""), (#"plain"#, "plain"), (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"),
      (#"/"#, "/"), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\u0000"#, "\0"), (#"\u0041"#, "A"),
      (#"\u00e9\u00E9"#, "éé"), (#"\u20ac"#, "€"), (#"\uFFFF"#, "\u{FFFF}"),
      (#"\ud83d\ude00"#, "😀"), (#"\uD834\uDD1E!"#, "𝄞!"), (#"\uDBFF\uDFFF"#, "\u{10FFFF}"),
      (#"\uD7FF\uE000"#, "\u{D7FF}\u{E000}"), (#"\\u0041"#, #"\u0041"#), (#"\\\""#, #"\""#),
      (#"é€😀"#, "é€😀"),
      ("\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}", "\u{7F}\u{80}\u{2028}\u{2029}\u{FEFF}"),
      (#"a\u0000b"#, "a\0b"), ("e\u{301}", "e\u{301}"),
      (#"12345678\n12345678"#, "12345678\n12345678"),
    ])
  func escapes(_ raw: String, _ text: String) throws {
    let json = try JSONDocument(parsing: Array("{\"\(raw)\":\"\(raw)\"}".utf8))
    let member = try #require(json.children(of: 0).first)
    #expect(json.name(member).utf8.elementsEqual(text.utf8))
    #expect(try #require(json.string(member)).utf8.elementsEqual(text.utf8))
  }

  @Test("a string of any length ends at its own quotation mark", arguments: 0...40)
  func stringLengths(_ length: Int) throws {
    let text = String(repeating: "x", count: length)
    let json = try JSONDocument(parsing: Array("[\"\(text)\",\"\(text)\\n\",\"\(text)é\"]".utf8))
    #expect(json.children(of: 0).map { json.string($0) } == [text, text + "\n", text + "é"])
  }

  @Test(
    "arrays and objects may be empty, nested and spaced",
    arguments: [
      ("[[]]", 1), ("[{},{}]", 2), ("[1,2,3]", 3), ("[ 1 , 2 ]", 2), ("[\n1\n,\n2\n]", 2),
      ("{\"a\":{}}", 1), ("{\"\":0}", 1), ("{\"a\":1,\"a\":2}", 2),
      ("{ \"a\" : [ ] , \"b\" : { } }", 2),
      ("[[[[[[]]]]]]", 1), ("[null,true,false,\"\",0,{},[]]", 7), ("{\"a\":[{\"b\":[1,2]},3]}", 1),
      ("[1\r\n,\t2]", 2), ("[                 1                 ,2]", 2),
    ])
  func structure(_ text: String, _ count: Int) throws {
    let json = try JSONDocument(parsing: Array(text.utf8))
    #expect(json.childCount(of: 0) == count)
    #expect(json.children(of: 0).count == count)
    #expect(json.hasChildren(0))
    #expect(json.range(0) == SourceRange(0, text.utf8.count))
  }

  @Test("512 levels are read")
  func deepest() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let json = try JSONDocument(parsing: Array(text.utf8))
    #expect(json.next(after: 0) == 512)
    #expect(json.range(511) == SourceRange(511, 513))
  }

  @Test("the depth of neighbours does not add up")
  func wide() throws {
    let text = "[" + Array(repeating: "[]", count: 2000).joined(separator: ",") + "]"
    #expect(try JSONDocument(parsing: Array(text.utf8)).childCount(of: 0) == 2000)
  }
}
