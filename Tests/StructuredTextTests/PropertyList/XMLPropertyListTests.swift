import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// Property lists in XML.
@Suite struct XMLPropertyListTests {
  private func document(_ body: String) throws -> PropertyListDocument {
    try PropertyListDocument(parsing: Array("<plist version=\"1.0\">\(body)</plist>".utf8))
  }

  @Test("every kind of value is read")
  func values() throws {
    let document = try document(
      """
      <dict><key>s</key><string>a &amp; b</string><key>i</key><integer> -3 </integer>
      <key>r</key><real>1.5</real><key>t</key><true/><key>f</key><false/>
      <key>d</key><date>2026-01-02T03:04:05Z</date><key>b</key><data>AQ ID\nBA==</data>
      <key>a</key><array><string/><dict/></array></dict>
      """)
    #expect(document.syntax == .xml)
    let nodes = try #require(document.root.members).map(\.node)
    #expect(
      nodes.map(\.description) == [
        "a text", "a number", "a number", "a truth value", "a truth value", "a date", "data",
        "an array",
      ])
    #expect(nodes[0].string == "a & b")
    if case .number(let digits) = nodes[1].value { #expect(digits == "-3") } else { Issue.record() }
    if case .data(let bytes) = nodes[6].value {
      #expect(bytes == [1, 2, 3, 4])
    } else {
      Issue.record()
    }
    if case .array(let elements) = nodes[7].value {
      #expect(elements.map(\.description) == ["a text", "a dictionary"])
    } else {
      Issue.record()
    }
  }

  @Test("keys and texts have the bytes between their tags")
  func ranges() throws {
    let marked = MarkedText(
      "<plist><dict><key>↓a&amp;↓</key><string>↓x<![CDATA[&]]>↓</string></dict></plist>")
    let document = try PropertyListDocument(parsing: marked.bytes)
    let member = try #require(document.root.members?.first)
    #expect(member.key == "a&" && member.node.string == "x&")
    #expect(member.keyRange == SourceRange(marked.marks[0], marked.marks[1]))
    #expect(member.node.range == SourceRange(marked.marks[2], marked.marks[3]))
    let place = PropertyListDocument.sourceOffset(
      ofDecoded: 1, in: member.node.range, of: marked.bytes, .xml)
    #expect(place == marked.marks[2] + 10)
  }

  @Test("a comment above a key belongs to it, one that an empty line parts from it to nothing")
  func comments() throws {
    let document = try document(
      """
      <dict>
        <!-- file -->

        <!-- one -->
        <!-- two -->
        <key>a</key> <!-- three --> <string>x</string>
        <key>b</key><string>y</string>
      </dict>
      """)
    #expect(document.root.members?.map(\.comment) == ["one\ntwo\nthree", nil])
  }

  @Test(
    "what is wrong is one problem with a place",
    arguments: [
      ("<dict>↓<key>a</key>↓</dict>", "the key “a” has no value; add one behind it"),
      (
        "<dict>↓<key>a</key>↓<key>b</key><true/></dict>",
        "the key “a” has no value; add one behind it"
      ),
      (
        "<dict>↓<string>a</string>↓</dict>",
        "found <string> where <key> was expected; every value needs a key"
      ),
      ("<dict>↓x↓</dict>", "found text in <dict>; expected values in their elements only"),
      (
        "<dict><key>a</key><string>x↓<b/>↓</string></dict>",
        "<b/> stands inside <string>, which holds text only"
      ),
      ("<dict><key>a</key>↓<text>x</text>↓</dict>", nil),
      ("<dict><key>a</key>↓<data>A*==</data>↓</dict>", "this is no data; expected Base64"),
      ("<dict/>↓<dict/>↓", "a property list holds one value; remove the others"),
    ] as [(String, String?)])
  func faults(_ marked: String, _ message: String?) throws {
    let text = MarkedText("<plist>\(marked)</plist>")
    let problem = #expect(throws: PropertyListProblem.self) {
      try PropertyListDocument(parsing: text.bytes)
    }
    if let message {
      #expect(problem?.message.text == message.replacing("<b/>", with: "<b>"))
    }
    #expect(problem?.range == SourceRange(text.marks[0], text.marks[1]))
  }

  @Test("values may be nested up to the limit, and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    }
    let limit = PropertyListDocument.maximumDepth
    #expect(try document(nested(limit)).root.description == "an array")
    for depth in [limit + 1, 10_000] {
      #expect(throws: PropertyListProblem.self) { try document(nested(depth)) }
    }
  }

  @Test("an empty property list is refused")
  func empty() {
    #expect(throws: PropertyListProblem.self) { try document("") }
  }
}
