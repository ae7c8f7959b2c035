import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// Texts that are no XML; two marks enclose the bytes that the error names, one is the place of something missing.
@Suite struct XMLRejectionTests {
  @Test(
    "what is wrong is named, with its place",
    arguments: [
      ("↓", XMLSyntaxError.Kind.empty), (" \n↓", .empty), ("<!-- a -->↓", .empty),
      ("<a><b>x</b>↓", .unexpectedEnd(element: "a")), ("<a><b>x↓", .unexpectedEnd(element: "b")),
      ("<a>↓<b c=", .unexpectedEnd(element: nil)), ("<a>↓<!-- x", .unexpectedEnd(element: nil)),
      ("<a><b>x</↓a↓></b>", .mismatchedTag(expected: "b")),
      ("<a>1 ↓&↓ 2</a>", .invalidReference), ("<a>1 <↓ ↓2</a>", .invalidToken),
      ("<a>↓&↓nbsp;</a>", .undefinedEntity("nbsp")), ("<a>↓&↓#0;</a>", .invalidReference),
      ("<!DOCTYPE a SYSTEM 'b'><a>↓&nbsp;↓</a>", .undefinedEntity("nbsp")),
      ("<!DOCTYPE a SYSTEM 'b'>↓<a b='&nbsp;'>↓</a>", .undefinedEntity("nbsp")),
      ("<a b='1' ↓b↓='2'/>", .duplicateAttribute), ("<a>x</a>↓y↓", .contentAfterEnd),
      ("<a/>↓<↓b/>", .contentAfterEnd), (" ↓<↓?xml version='1.0'?><a/>", .misplacedDeclaration),
      ("<?xml version='1.0' encoding='↓n↓one'?><a/>", .wrongEncoding),
      ("<a>x↓\u{0}↓y</a>", .nulByte), ("<a><![CDATA[x</a>↓", .unclosedCharacterData),
    ])
  func kinds(_ marked: String, _ kind: XMLSyntaxError.Kind) throws {
    let text = MarkedText(marked)
    let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument(parsing: text.bytes) }
    #expect(error?.kind == kind)
    let start = try #require(text.marks.first)
    #expect(error?.range == SourceRange(start, text.marks.last ?? start))
  }

  @Test("bytes that are no UTF-8 are named")
  func encoding() {
    let bytes = Array("<a>x".utf8) + [0xE9] + Array("</a>".utf8)
    let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument(parsing: bytes) }
    #expect(error?.kind == .invalidEncoding)
    #expect(error?.range.start == 4)
  }

  @Test(
    "entities that a file declares are refused before they are used",
    arguments: [
      """
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>
      """,
      "<!DOCTYPE a [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><a>&a;</a>",
      "<!DOCTYPE a [<!ENTITY % a 'b'> %a;]><a/>",
    ])
  func bombs(_ text: String) {
    let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument(parsing: Array(text.utf8)) }
    #expect(error?.kind == .entityDeclaration("a"))
  }

  @Test("elements may be nested up to the limit, and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        (String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    let limit = XMLDocument.maximumDepth
    #expect(try XMLDocument(parsing: nested(limit)).name(0) == "a")
    for depth in [limit + 1, 10_000, 1_000_000] {
      let error = #expect(throws: XMLSyntaxError.self) { try XMLDocument(parsing: nested(depth)) }
      #expect(error?.kind == .tooDeep(limit: limit))
      #expect(error?.range == SourceRange(3 * limit, 3 * limit + 3))
    }
  }

  @Test("a file cut off anywhere is one error inside of it")
  func prefixes() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE a SYSTEM "x"><a b="c">d &amp; <!-- e --><![CDATA[f]]><g/>é</a>
      """
    let bytes = Array(text.utf8)
    for count in 0..<(bytes.count - 1) {
      let error = #expect(throws: XMLSyntaxError.self) {
        try XMLDocument(parsing: Array(bytes[..<count]))
      }
      #expect((error?.range.end ?? .max) <= count)
    }
  }

  @Test("flipped bytes never crash")
  func flips() {
    let bytes = Array("<?xml version='1.0'?><a b='c'>d &amp; <!-- e --><g h='i'/>é</a>".utf8)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var bytes = bytes
      bytes[Int.random(in: bytes.indices, using: &random)] ^=
        UInt8(1) << Int.random(in: 0..<8, using: &random)
      do {
        let xml = try XMLDocument(parsing: bytes)
        #expect(xml.range(0).end <= bytes.count)
      } catch {
        #expect(error.range.end <= bytes.count)
      }
    }
  }
}
