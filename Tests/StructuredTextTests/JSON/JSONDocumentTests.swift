import CatalogTestSupport
import SourceText
import StructuredText
import Testing

@Suite struct JSONDocumentTests {
  static let sample = """
    {
      "naïve key" : { "nested" : [1, -2.5e3, "a\\n\\u00e9\\ud83d\\ude00", true, false, null, {}, []] },
      "" : "",
      "😀" : "value",
      "twice" : 1,
      "tw\\u0069ce" : 2
    }
    """

  @Test("every range slices to what it claims")
  func ranges() throws {
    let bytes = Array(Self.sample.utf8)
    let json = try JSONDocument(parsing: bytes)
    var node = 0
    var strings = 0
    while node < json.end(of: 0) {
      let value = json.range(node)
      let text = String(decoding: bytes[value.start..<value.end], as: UTF8.self)
      switch json.kind(node) {
      case .object: #expect(text.hasPrefix("{") && text.hasSuffix("}"))
      case .array: #expect(text.hasPrefix("[") && text.hasSuffix("]"))
      case .number: #expect(text == json.number(node))
      case .true: #expect(text == "true")
      case .false: #expect(text == "false")
      case .null: #expect(text == "null")
      case .string:
        strings += 1
        try expectQuoted(value, in: bytes, json.string(node))
      }
      if json.nameRange(node) != SourceRange(0, 0) {
        try expectQuoted(json.nameRange(node), in: bytes, json.name(node))
      }
      node += 1
    }
    #expect(node == 15)
    #expect(strings == 3)
  }

  private func expectQuoted(_ range: SourceRange, in bytes: [UInt8], _ text: String?) throws {
    #expect(bytes[range.start - 1] == UInt8(ascii: "\""))
    #expect(bytes[range.end] == UInt8(ascii: "\""))
    let quoted = [UInt8(ascii: "\"")] + bytes[range.start..<range.end] + [UInt8(ascii: "\"")]
    #expect(try JSONDocument(parsing: quoted).string(0) == text)
  }

  @Test("members and elements are walked in the order of the text")
  func order() throws {
    let json = try JSONDocument(parsing: Array(Self.sample.utf8))
    let members = json.children(of: 0)
    #expect(members.map { json.name($0) } == ["naïve key", "", "😀", "twice", "twice"])
    let nested = try #require(json.children(of: members[0]).first)
    #expect(
      json.children(of: nested).map { json.kind($0) }
        == [.number, .number, .string, .true, .false, .null, .object, .array])
    #expect(json.string(json.children(of: nested)[2]) == "a\né😀")
    #expect(json.childCount(of: nested) == 8)
    #expect(!json.hasChildren(json.children(of: nested)[6]))
  }

  @Test("a value is asked for as the kind that it is")
  func otherKinds() throws {
    let json = try JSONDocument(parsing: Array("[1,\"1\"]".utf8))
    #expect(json.string(1) == nil)
    #expect(json.number(2) == nil)
    #expect(json.string(2, is: "1"))
    #expect(!json.string(1, is: "1"))
    #expect(json.nameRange(1).isEmpty)
  }

  @Test("a name is compared with its escapes resolved")
  func comparison() throws {
    let json = try JSONDocument(parsing: Array(#"{"st\u0061te":"n\u0065w","states":"newer"}"#.utf8))
    #expect(json.name(1, is: "state"))
    #expect(json.string(1, is: "new"))
    #expect(!json.name(2, is: "state"))
    #expect(!json.string(2, is: "new"))
    #expect(!json.name(2, is: "stateS"))
  }

  @Test(
    "a name that stands twice is found in small objects and in large ones",
    arguments: [0, 5, 12, 30, 1000])
  func duplicates(_ others: Int) throws {
    let fill = (0..<others).map { "\"k\($0)\":0," }.joined()
    let text = "{\(fill)\"a\":1,\"\\u0061\":2,\"A\":3,\"a\":4,\"e\u{301}\":5,\"é\":6,\"aa\":7}"
    let json = try JSONDocument(parsing: Array(text.utf8))
    let members = json.children(of: 0)
    let found = json.duplicates(in: 0)
    #expect(found.map(\.first) == [members[others], members[others]])
    #expect(found.map(\.repeated) == [members[others + 1], members[others + 3]])
  }

  @Test("a text cut off anywhere is an error at or before its end")
  func truncation() throws {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices {
      let error = try #require(throws: JSONSyntaxError.self) {
        try JSONDocument(parsing: Array(bytes[..<count]))
      }
      #expect(error.range.end <= count)
      switch error.kind {
      case .unexpectedEnd, .empty: break
      // The end cuts through a character, a literal or a number, which then reaches up to it.
      case .invalidUTF8, .unknownLiteral, .invalidNumber: #expect(error.range.end == count)
      default: Issue.record("\(error) after \(count) bytes")
      }
    }
  }

  @Test(
    "damaged bytes never crash and never give a range outside of the text",
    arguments: UInt64(1)...20)
  func damage(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do throws(JSONSyntaxError) {
        let json = try JSONDocument(parsing: bytes)
        for node in 0..<json.end(of: 0) {
          #expect(json.range(node).end <= bytes.count)
          _ = json.string(node)
          _ = json.name(node)
        }
      } catch {
        #expect(error.range.end <= bytes.count)
        #expect(!error.message.text.isEmpty)
      }
    }
  }
}
