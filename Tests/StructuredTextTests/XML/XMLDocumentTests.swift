import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// What an XML text holds, and where.
@Suite struct XMLDocumentTests {
  private func text(_ range: SourceRange, in bytes: [UInt8]) -> String {
    SourceFile(path: "file", bytes: bytes).text(range)
  }

  /// The nodes of a text, one line each: depth, kind, what it is, and the bytes that hold its content.
  private func outline(_ bytes: [UInt8]) throws -> [String] {
    let xml = try XMLDocument(parsing: bytes)
    func lines(_ node: Int, _ depth: Int) -> [String] {
      let name = xml.kind(node) == .element ? xml.name(node) : xml.text(node)
      let content = text(xml.contentRange(node), in: bytes)
      let line = String(repeating: " ", count: depth) + "\(xml.kind(node)) \(name)|\(content)"
      return [line] + xml.children(of: node).flatMap { lines($0, depth + 1) }
    }
    return lines(0, 0)
  }

  @Test("elements, texts and comments are nodes in their order")
  func order() throws {
    let outline = try outline(Array("<a>x<b>y</b><!-- c -->z<d/></a>".utf8))
    #expect(
      outline == [
        "element a|x<b>y</b><!-- c -->z<d/>", " text x|x", " element b|y", "  text y|y",
        " comment  c | c ", " text z|z", " element d|",
      ])
  }

  @Test(
    "a text has the raw bytes with entities, references and sections in them",
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;b&gt;", "<b>"), ("&#x1F600;&#233;", "😀é"),
      ("a<![CDATA[<b> & ]]>c", "a<b> & c"), ("<![CDATA[]]>", ""), ("a\r\nb\rc", "a\nb\nc"),
      ("&quot;&apos;", "\"'"), ("é😀", "é😀"),
    ])
  func texts(_ raw: String, _ decoded: String) throws {
    let bytes = Array("<a>\(raw)</a>".utf8)
    let xml = try XMLDocument(parsing: bytes)
    #expect(xml.text(0) == decoded)
    let child = try #require(xml.children(of: 0).first)
    #expect(xml.children(of: 0).count == 1)
    #expect(xml.text(child) == decoded)
    #expect(text(xml.range(child), in: bytes) == raw)
    #expect(text(xml.contentRange(0), in: bytes) == raw)
  }

  @Test("attributes have the bytes of their values")
  func attributes() throws {
    let bytes = Array("<a x:b = 'c \"d\"'\n e=\"&amp;f\" g=\"\"/>".utf8)
    let xml = try XMLDocument(parsing: bytes)
    #expect(xml.attributes(0).map(\.name) == ["x:b", "e", "g"])
    #expect(xml.attributes(0).map(\.value) == ["c \"d\"", "&f", ""])
    #expect(
      xml.attributes(0).map { text($0.valueRange, in: bytes) } == ["c \"d\"", "&amp;f", ""])
    #expect(text(xml.range(0), in: bytes) == String(decoding: bytes, as: UTF8.self))
  }

  @Test("a document type is passed over, and nothing that it names is opened")
  func documentType() throws {
    let xml = try XMLDocument(
      parsing: Array("<!DOCTYPE a SYSTEM \"file:///nowhere\"><a b='c'>d</a>".utf8))
    #expect(xml.text(0) == "d")
    #expect(xml.attributes(0).map(\.value) == ["c"])
  }

  @Test("the range of an element reaches from its start tag to its end tag")
  func ranges() throws {
    let marked = MarkedText("<?xml version='1.0'?>\n<r><!-- a -->↓<b c='>'>↓d↓</b >↓</r>")
    let xml = try XMLDocument(parsing: marked.bytes)
    let element = xml.children(of: 0)[1]
    #expect(xml.range(element) == SourceRange(marked.marks[0], marked.marks[3]))
    #expect(xml.contentRange(element) == SourceRange(marked.marks[1], marked.marks[2]))
  }

  @Test("UTF-16 is read, and ranges name the bytes of the file", arguments: [true, false])
  func wide(_ isBigEndian: Bool) throws {
    let text = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><a b='ü'>é😀x</a>"
    let bytes = text.utf16.flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let xml = try XMLDocument(parsing: bytes)
    #expect(xml.text(0) == "é😀x")
    #expect(xml.attributes(0).first?.value == "ü")
    #expect(xml.contentRange(0) == SourceRange(bytes.count - 16, bytes.count - 8))
    let value = try #require(xml.attributes(0).first?.valueRange)
    #expect(Array(bytes[value.start..<value.end]) == (isBigEndian ? [0, 0xFC] : [0xFC, 0]))
  }

  @Test("Latin 1 is read where the file names it")
  func latin1() throws {
    let bytes =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(try XMLDocument(parsing: bytes).text(0) == "é")
  }

  @Test("a place in a text leads back to its place in the file")
  func escapes() throws {
    let marked = MarkedText("<a>↓x↓&amp;↓y<![CDATA[↓<↓é]]><!-- n -->↓&#233;↓\r\n↓z↓</a>")
    let xml = try XMLDocument(parsing: marked.bytes)
    // x & y < é é LF z, and the end
    let text = xml.text(0)
    #expect(text == "x&y<éé\nz")
    let offsets = [0, 1, 2, 3, 4, 6, 8, 9, 10]
    let expected = [0, 1, 2, 3, 4, 5, 6, 7, 8].map { marked.marks[$0] }
    let content = xml.contentRange(0)
    let found = offsets.map {
      XMLEscapes.sourceOffset(ofDecoded: $0, in: content, of: marked.bytes)
    }
    #expect(found == expected)
    #expect(
      XMLEscapes.sourceOffset(ofDecoded: 7, in: content, of: marked.bytes) == marked.marks[5])
  }
}
