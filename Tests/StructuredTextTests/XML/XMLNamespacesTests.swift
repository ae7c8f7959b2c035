import SourceText
import StructuredText
import Testing

/// What prefixes stand for, and where names and tags are.
@Suite struct XMLNamespacesTests {
  @Test("a prefix stands for what the innermost declaration says")
  func scopes() throws {
    let xml = try XMLDocument(
      parsing: Array("<a xmlns='u' xmlns:p='v'><p:b xmlns:p='w' xmlns='' p:c=''/></a>".utf8))
    var namespaces = XMLNamespaces()
    namespaces.enter(xml.attributes(0))
    #expect(namespaces.element("a") == namespaces.element(xml.name(0)))
    #expect(namespaces.element("a").namespace == "u")
    #expect(namespaces.element("p:b").namespace == "v")
    #expect(namespaces.attribute("c").namespace == "")
    namespaces.enter(xml.attributes(1))
    #expect(namespaces.element("p:b").namespace == "w")
    #expect(namespaces.element("p:b").local == "b")
    #expect(namespaces.element("a").namespace == "")
    #expect(namespaces.attribute("xml:lang").namespace == XMLNamespaces.xml)
    #expect(namespaces.element("q:b").namespace == nil)
    namespaces.leave()
    #expect(namespaces.element("p:b").namespace == "v")
  }

  @Test("names, tags and attributes have their bytes")
  func ranges() throws {
    let file = SourceFile(path: "x", bytes: Array("<a b = 'c'>d<!-- e --><?f?>g</a>".utf8))
    let xml = try XMLDocument(parsing: file.bytes)
    let attribute = try #require(xml.attribute(0, named: "b"))
    #expect(file.text(attribute.range) == "b = 'c'")
    #expect(file.text(attribute.nameRange) == "b")
    #expect(file.text(xml.tagRange(0)) == "<a b = 'c'>")
    #expect(xml.contentSpelling(0) == "d<!-- e --><?f?>g")
    #expect(xml.spelling(1) == "d")
    #expect(xml.text(0) == "dg")
    #expect(xml.attribute(0, named: "c") == nil)
  }

  @Test("ranges of a file in Latin 1 are those of its bytes")
  func latin1() throws {
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8)
    let bytes = head + [0xE9, 0x78, 0xFC] + Array("<b/></a>".utf8)
    let xml = try XMLDocument(parsing: bytes)
    #expect(xml.text(0) == "éxü")
    #expect(xml.range(1) == SourceRange(head.count, head.count + 3))
    #expect(xml.range(2) == SourceRange(head.count + 3, head.count + 7))
    #expect(!xml.isUTF8)
  }
}
