import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The way back from texts to their places in a document.
@Suite struct XLIFFSourceEscapesTests {
  private func target(_ marked: String) throws -> (MarkedText, Catalog, StringUnit) {
    let text = MarkedText(
      """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\
      <trans-unit id="k"><source>a</source><target>\(marked)</target></trans-unit></body></file></xliff>
      """)
    let catalog = XLIFF1Reader().read(SourceFile(path: "x", bytes: text.bytes)).value
    let unit = try #require(catalog.entries.first?.localizations?.last?.message.root.unit)
    return (text, catalog, unit)
  }

  @Test(
    "an offset in a text leads to its place in the document",
    arguments: [
      ("↓a↓b↓", "ab", [0, 1, 2]), ("↓a↓&amp;↓b↓", "a&b", [0, 1, 2, 3]),
      ("↓&#233;↓x↓", "éx", [0, 2, 3]), ("x<![CDATA[↓<↓]]>↓y", "x<y", [1, 2]),
      ("a<!-- n -->↓b↓", "ab", [1, 2]), ("a↓\r\n↓b", "a\nb", [1, 2]),
    ])
  func offsets(_ marked: String, _ value: String, _ decoded: [Int]) throws {
    let (text, catalog, unit) = try target(marked)
    #expect(unit.value == value)
    let range = try #require(unit.valueRange)
    for (offset, mark) in zip(decoded, text.marks) {
      let found = catalog.escapes?.sourceOffset(ofDecoded: offset, in: range, of: text.bytes)
      #expect(found == mark || text.bytes[mark...].starts(with: "]]>".utf8), "\(offset)")
    }
  }

  @Test("offsets in a text with inline elements lead to their places, too")
  func inline() throws {
    let (text, catalog, unit) = try target(
      "↓a ↓&amp; ↓<g id='1'>↓b↓</g>↓<x id=\"2\"></x>↓ &gt; ↓c")
    let value = "a &amp; <g id=\"1\">b</g><x id=\"2\"/> &gt; c"
    #expect(unit.value == value)
    let range = try #require(unit.valueRange)
    let decoded = [0, 2, 8, 18, 19, 23, 34, 40]
    let found = decoded.map {
      catalog.escapes?.sourceOffset(ofDecoded: $0, in: range, of: text.bytes)
    }
    #expect(found == text.marks.map { $0 })
  }

  @Test("a text is spelt so that it can take the place of a part of another one")
  func spelling() throws {
    let (text, catalog, unit) = try target("a b")
    let range = try #require(unit.valueRange)
    #expect(catalog.escapes?.spelling(of: "<&>\"", in: range, of: text.bytes) == "&lt;&amp;&gt;\"")
    #expect(catalog.escapes?.spelling(of: "\u{1}", in: range, of: text.bytes) == nil)
    let key = try #require(catalog.entries.first?.keyRange)
    #expect(catalog.escapes?.spelling(of: "\"\n", in: key, of: text.bytes) == "&quot;&#10;")
    let (other, wrapped, section) = try target("<![CDATA[a]]>")
    let place = try #require(section.valueRange)
    #expect(wrapped.escapes?.spelling(of: "b", in: place, of: other.bytes) == nil)
  }
}
