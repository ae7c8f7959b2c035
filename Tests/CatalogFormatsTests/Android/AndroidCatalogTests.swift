import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// String resources as a whole: entries, findings, and what is written.
@Suite struct AndroidCatalogTests {
  private func read(_ content: String) -> Parsed<Catalog> {
    let text = "<resources>\(content)</resources>"
    return AndroidReader().read(
      SourceFile(path: "res/values-de/strings.xml", bytes: Array(text.utf8)))
  }

  @Test("keys tell products, arrays and plurals apart")
  func keys() {
    let catalog = read(
      """
      <string name="a">x</string><string name="a" product="tablet">y</string>
      <plurals name="a"><item quantity="other">z</item></plurals>
      <string-array name="a"><item>1</item><item>2</item></string-array>
      """
    ).value
    #expect(
      catalog.entries.map(\.key) == ["a", "a[product=tablet]", "plurals/a", "a[0]", "a[1]"])
    let reversed = read(
      "<plurals name=\"a\"><item quantity=\"other\">z</item></plurals><string name=\"a\">x</string>"
    ).value
    #expect(reversed.entries.map(\.key) == ["plurals/a", "a"])
  }

  @Test("the folder names the locale")
  func locale() {
    let catalog = read("<string name=\"a\">x</string>").value
    #expect(catalog.entries.first?.localizations?.map(\.locale) == ["de"])
  }

  @Test("the comment before a resource belongs to it, and others stay where they are")
  func comments() {
    let entries = read(
      "<!-- one --><!-- two --><string name=\"a\">x</string><string name=\"b\">y</string>"
    ).value.entries
    #expect(entries.map(\.comment) == ["two", nil])
    #expect(
      entries.first?.otherFields == [
        Field(name: "android.before", value: .array([.string("<!-- one -->")]))
      ])
  }

  @Test(
    "what the resource compiler refuses is one finding",
    arguments: [
      ("<string name=\"a\">x</string><string name=\"a\">y</string>", RuleID.duplicateKey),
      ("<string>x</string>", .catalogParse), ("<string name=\"\">x</string>", .catalogParse),
      ("<string name=\"a b\">x</string>", .catalogParse), ("text", .catalogParse),
      ("<string name=\"a\" translatable=\"1\">x</string>", .catalogParse),
      ("<plurals name=\"a\"><item>x</item></plurals>", .catalogParse),
      ("<plurals name=\"a\"><item quantity=\"lots\">x</item></plurals>", .catalogParse),
      ("<plurals name=\"a\"><x/></plurals>", .catalogParse),
      (
        "<plurals name=\"a\"><item quantity=\"one\">x</item><item quantity=\"one\">y</item></plurals>",
        .duplicateKey
      ),
      ("<string-array name=\"a\"><item>it's</item></string-array>", .catalogParse),
    ])
  func findings(_ content: String, _ rule: RuleID) {
    #expect(read(content).diagnostics.map(\.rule) == [rule])
  }

  private func write(
    _ key: String, _ text: String, _ change: (inout Entry) -> Void = { _ in }
  ) throws -> String {
    var entry = Entry(key: key, extractionState: .manual)
    entry.localizations = [
      Localization(
        locale: "en", message: Message(root: MessageNode(unit: StringUnit(value: text))))
    ]
    change(&entry)
    let catalog = Catalog(sourceLanguage: "en", entries: [entry])
    let lines = String(decoding: try AndroidWriter().write(catalog), as: UTF8.self)
      .split(separator: "\n")
    return lines.dropFirst(2).dropLast().map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test(
    "a text is spelt so that Android reads it again",
    arguments: [
      ("it's \"x\"", "it\\'s \\\"x\\\""), (" x", "\" x\""), ("a  b", "\"a  b\""), ("@a", "\\@a"),
      ("?a", "\\?a"), ("a@b?", "a@b?"), ("a\nb\tc", "a\\nb\\tc"), ("\\", "\\\\"),
      ("a & b < c", "a &amp; b &lt; c"), ("<b>x</b>", "<b>x</b>"), ("<b>x", "&lt;b>x"),
      ("\u{A0}\u{1}", "\\u00A0\\u0001"), ("]]>", "]]&gt;"), ("", ""), ("é🌱", "é🌱"),
      ("<a href=\"x\">'</a>", "<a href=\"x\">\\'</a>"),
      ("a < b <i>c</i>", "a &lt; b &lt;i>c&lt;/i>"),
    ])
  func spellings(_ text: String, _ content: String) throws {
    #expect(try write("a", text) == "<string name=\"a\">\(content)</string>")
  }

  @Test("a key that no resource can have is refused", arguments: ["", "a b", "1a", "a[1]", "a/b"])
  func wrongKeys(_ key: String) {
    #expect(throws: CatalogWriteError.self) { try write(key, "x") }
  }

  @Test("comments and attributes are written with the entry")
  func entries() throws {
    let text = try write("a", "x") { entry in
      entry.comment = "c"
      entry.shouldTranslate = false
      entry.syntax = .plain
    }
    #expect(
      text
        == "<!-- c -->\n<string name=\"a\" translatable=\"false\" formatted=\"false\">x</string>")
    #expect(throws: CatalogWriteError.self) { try write("a", "x") { $0.comment = "a -- b" } }
  }

  @Test("an xliff:g whose part is not in the text any more is refused")
  func placeholders() {
    #expect(throws: CatalogWriteError.self) {
      try write("a", "x") { entry in
        entry.localizations?[0].message.root.unit?.otherFields = [
          Field(
            name: "android.placeholders",
            value: .array([.object([Field(name: "text", value: .string("%s"))])]))
        ]
      }
    }
  }

  static let alphabet = [
    "a", "b c", " ", "  ", "'", "\"", "\\", "\\n", "\n", "\t", "<", ">", "&", "<b>", "</b>",
    "<i>x</i>", "&lt;", "@", "?", "%s", "%1$s", "é", "🌱", "\u{A0}", "]]>", "{", "u0041", "\u{7}",
    "xliff:g", "<br/>", "<a href=\"x y\">", "</a>", "#",
  ]

  static func randomText(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<8, using: &random))
      .map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
  }

  static func randomCatalog(_ seed: UInt64) -> Catalog {
    var random = SeededGenerator(seed: seed)
    var catalog = Catalog(sourceLanguage: "en")
    for number in 0..<20 {
      var entry = Entry(key: "key_\(number)", extractionState: .manual)
      func text() -> StringUnit { StringUnit(value: randomText(&random)) }
      var node = MessageNode()
      if Bool.random(using: &random) {
        node.unit = text()
      } else {
        let categories = ["zero", "one", "few", "other"].filter { _ in
          Bool.random(using: &random)
        }
        node.variations = [
          Variation(
            kind: .plural,
            cases: categories.map {
              Variation.Case(name: $0, node: MessageNode(unit: text()))
            })
        ]
      }
      if Bool.random(using: &random) { entry.comment = "about \(number)" }
      entry.shouldTranslate = [nil, true, false].randomElement(using: &random) ?? nil
      entry.syntax = Bool.random(using: &random) ? .plain : nil
      entry.localizations = [Localization(locale: "de", message: Message(root: node))]
      catalog.entries.append(entry)
    }
    return catalog
  }

  @Test("what is written of any catalog reads as the same catalog", arguments: 0..<40)
  func randomRoundTrip(_ seed: Int) throws {
    let catalog = Self.randomCatalog(UInt64(seed))
    let written = try AndroidWriter(locale: "de").write(catalog)
    let again = AndroidReader(ReadingOptions(locale: "de", sourceLanguage: "en")).read(
      SourceFile(path: "strings.xml", bytes: written))
    #expect(
      CatalogDumper.dump(again.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
  }

  @Test("a large file takes linear time")
  func time() {
    func duration(_ count: Int, _ line: String) -> Duration {
      let content = (0..<count).map { line.replacing("N", with: "n\($0)") }.joined()
      return ContinuousClock().measure { _ = read(content) }
    }
    for line in [
      "<string name=\"N\">a \\'b\\' <b>c</b> &lt; d</string>\n", "<!-- N -->",
      "<string-array name=\"N\"><item>a</item></string-array>", "<string name=\"x\">a</string>",
      "<color name=\"N\">#fff</color>",
    ] {
      let (small, large) = (duration(1_000, line), duration(10_000, line))
      #expect(large < small * 40 + .milliseconds(300))
    }
  }
}
