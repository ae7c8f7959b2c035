import SourceText
import Testing

@testable import StructuredText

@Suite struct JSONHalvesTests {
  /// A catalog of more than a megabyte, the way Xcode writes it.
  private static func catalog(indentation: String = "  ", entry: (Int) -> String) -> String {
    let entries = (0..<12_000).map { index in
      "\(indentation)\(indentation)\"key \(index)\" : \(entry(index))"
    }
    return
      "{\n\(indentation)\"sourceLanguage\" : \"en\",\n\(indentation)\"strings\" : {\n"
      + entries.joined(separator: ",\n")
      + "\n\(indentation)},\n\(indentation)\"version\" : \"1.0\"\n}\n"
  }

  private static func entry(_ index: Int) -> String {
    """
    {
          "comment" : "Ä \\"quoted\\" text, \(index) {",
          "list" : [1, 2, { "a" : null }], "empty" : {}
        }
    """
  }

  private static func nodes(_ text: String) throws -> [String] {
    var parser = JSONParser(Array(text.utf8))
    try parser.parse()
    return parser.nodes.map { "\($0)" }
  }

  @Test("two halves have the nodes of the whole", arguments: ["  ", "    ", "\t"])
  func same(_ indentation: String) throws {
    let text = Self.catalog(indentation: indentation, entry: Self.entry)
    let halves = try #require(JSONHalves(of: Array(text.utf8)))
    #expect(try Self.nodes(text) == halves.nodes.map { "\($0)" })
  }

  @Test("what is laid out in another way is read as a whole")
  func otherLayout() throws {
    let deep = "{\n  \"a\" : {\n    \"b\" : " + Self.catalog(entry: Self.entry) + "}}"
    let inArray =
      "[\n  \"a\", {\n" + (0..<120_000).map { "    \"\($0)\" : 1" }.joined(separator: ",\n") + "}]"
    let line = Self.catalog(entry: Self.entry).split(separator: "\n").joined(separator: " ")
    for text in [deep, inArray, line] {
      #expect(text.utf8.count > 1 << 20)
      #expect(JSONHalves(of: Array(text.utf8)) == nil)
      let document = try JSONDocument(parsing: Array(text.utf8))
      #expect(try Self.nodes(text) == document.nodes.map { "\($0)" })
    }
  }

  @Test(
    "a fault in either half is told as one in the whole",
    arguments: [10, 9_000].flatMap { index in
      ["{ \"a\" 1 }", "\"\\x\"", "{ \"a\" : 1, }", "nul", "\"a", "}"].map { (index, $0) }
    })
  func faults(_ index: Int, _ fault: String) {
    let text = Self.catalog { $0 == index ? fault : Self.entry($0) }
    var parser = JSONParser(Array(text.utf8))
    let expected = #expect(throws: JSONSyntaxError.self) { try parser.parse() }
    let found = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array(text.utf8))
    }
    #expect(found == expected)
  }

  @Test(
    "bytes that are no UTF-8 are told at their place in either half", arguments: [1_000, 900_000])
  func encoding(_ offset: Int) {
    var bytes = Array(Self.catalog(entry: Self.entry).utf8)
    let text = bytes[offset...].firstIndex(of: UInt8(ascii: "x")) ?? 0
    bytes[text] = 0xFF
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.range.start == text)
  }
}
