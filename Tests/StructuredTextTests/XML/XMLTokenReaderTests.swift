import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// The reader of tokens, beside the parser that makes a tree.
@Suite struct XMLTokenReaderTests {
  private func tokens(_ text: String) -> [String]? {
    var reader = XMLTokenReader(Array(text.utf8))
    var tokens: [String] = []
    while let token = reader.next() {
      if token == .end { return tokens }
      let range = reader.range
      tokens.append(
        "\(token) " + String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self))
    }
    return nil
  }

  @Test("a text is read in tokens")
  func whole() {
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE a><!-- c --><a b='1 &lt;' c = \"&#65;\"> x&amp;<b/><![CDATA[<]]><?p i?></a >\n"
    #expect(
      tokens(text) == [
        "instruction <?xml version=\"1.0\"?>", "documentType <!DOCTYPE a>", "comment <!-- c -->",
        "startTag <a b='1 &lt;' c = \"&#65;\">", "text  x&amp;", "emptyTag <b/>",
        "characterData <![CDATA[<]]>", "instruction <?p i?>", "endTag </a >", "text \n",
      ])
  }

  static let refused = [
    "", "x", "<a>", "</a>", "<a></b>", "<a b=1/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a b='&'/>",
    "<a b='1'c='2'/>", "<a>&x;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>]]></a>", "<a/><b/>",
    "<a/>x", "<a><!-- -- --></a>", "<a><!-- --->  </a>", "<a>\u{1}</a>", "<a>\u{FFFE}</a>",
    " <?xml version='1.0'?><a/>",
    "<?xml?><a/>", "<?xml version='1.0' encoding='latin1'?><a/>", "<1/>", "< a/>", "<a",
    "<a><![CDATA[</a>",
    "<a>&#x;</a>", "<a>&;</a>", "<a>& b;</a>", "<a><?xml version='1.0'?></a>",
    "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
    "<a>&#+5;</a>", "<a / >",
  ]

  @Test("what is no XML is refused, as by the other parser", arguments: refused)
  func refusals(_ text: String) {
    #expect(tokens(text) == nil)
    if !text.contains("latin1") {
      #expect(throws: XMLSyntaxError.self) { try XMLDocument(parsing: Array(text.utf8)) }
    }
  }

  @Test("whatever it reads to the end the other parser reads, too", arguments: 0..<20)
  func agreement(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "<a>", "</a>", "<b c='d'>", "</b>", "<e/>", "x", " ", "&amp;", "&#10;", "&x;", "<!--", "-->",
      "<![CDATA[",
      "]]>", "<?p", "?>", "\"", "'", "<", ">", "=", " é", "\u{1}", "\u{FFFF}", "-", "]",
      "<?xml version=\"1.0\"?>",
      "<!DOCTYPE a>", "/", "\n",
    ]
    var accepted = 0
    for _ in 0..<2_000 {
      var text = (0..<Int.random(in: 1..<10, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      if Bool.random(using: &random) { text = "<a>" + text + "</a>" }
      let isRead = tokens(text) != nil
      let isDocument = (try? XMLDocument(parsing: Array(text.utf8))) != nil
      if isRead { accepted += 1 }
      #expect(!isRead || isDocument, "\(text)")
      if isDocument, !text.contains("<!DOCTYPE") { #expect(isRead, "\(text)") }
    }
    #expect(accepted > 20)
  }

  @Test("the content of an element is read by itself")
  func fragment() {
    let bytes = Array("<a>x<b>y</b></a>".utf8)
    var reader = XMLTokenReader(content: SourceRange(3, 12), of: bytes)
    var count = 0
    while let token = reader.next(), token != .end { count += 1 }
    #expect(count == 4)
    #expect(reader.offset == 12)
    var broken = XMLTokenReader(content: SourceRange(3, 8), of: bytes)
    while let token = broken.next(), token != .end {}
    #expect(broken.next() == nil)
  }
}
