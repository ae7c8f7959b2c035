import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// What Android’s resource compiler makes of the content of an element; each line was seen with aapt2.
@Suite struct AndroidTextTests {
  private func unit(_ content: String) throws -> (unit: StringUnit, diagnostics: [Diagnostic]) {
    let text = """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"><string name="s">\(content)\
      </string></resources>
      """
    let parsed = AndroidReader().read(SourceFile(path: "strings.xml", bytes: Array(text.utf8)))
    let entry = try #require(parsed.value.entries.first)
    return (try #require(entry.localizations?.first?.message.root.unit), parsed.diagnostics)
  }

  @Test(
    "white space, quotation marks and escapes are resolved as by aapt2",
    arguments: [
      ("  a   b\n  c  ", "a b c"), ("\"  a   b\n  c  \"", "  a   b\n  c  "),
      ("<![CDATA[  a   <b>x</b> it\\'s \\n  ]]>", "a <b>x</b> it's \n"),
      ("x <![CDATA[  a   ]]> y", "x a y"),
      ("it\\'s \\u0041 \\@ \\? \\# \\x \\\\ &#160; &lt;b>", "it's A @ ? # x \\ \u{A0} <b>"),
      ("\\u0020a\\u0020", " a "), ("  \"it's\"  \" x\" ", "it's  x"), ("\\@string/x", "@string/x"),
      ("@someone", "@someone"), (" x\\n  y\\ny  ", "x\n y\ny"),
      ("Hi <xliff:g id=\"NAME\" example=\"x\"> %1$s </xliff:g> there ", "Hi %1$s there"),
      ("a <!-- c --> b", "a b"), ("a\\ ", "a"), ("x\"a 'b' c\"y", "xa 'b' cy"),
      ("\\u00e9 &#x20AC; &quot;q  q&quot;", "é € q  q"), ("a  \\n  b", "a \n b"),
      ("a &#10;  b", "a b"), ("\\ a", " a"), ("x\\q", "xq"), ("", ""), (" \t\n", ""),
      ("a\\u0001b", "a\u{1}b"), ("\\ud83c\\udf31", "🌱"), ("\\", ""), ("\"a  b\" \"c\"", "a  b c"),
      ("a <b> b  c </b>  d ", "a <b> b c </b> d "), ("  <b> b  c </b>  ", " <b> b c </b> "),
      ("a<br/>b", "a<br/>b"), ("1 &lt; 2", "1 < 2"), ("&amp;amp;", "&amp;"),
      ("?", "?"), ("@", "@"), ("@string/", "@string/"), ("a\r\nb", "a b"),
    ])
  func texts(_ content: String, _ text: String) throws {
    let read = try unit(content)
    #expect(read.unit.value == text)
    #expect(read.diagnostics.isEmpty)
    #expect(!read.unit.otherFields.contains { $0.name == "android.reference" })
  }

  @Test(
    "a reference to a resource is told from a text that looks like one",
    arguments: [
      "@string/title", "@android:string/ok", " @null ", "@empty", "@+id/x", "@color/x", "?attr/x",
      "?foo", "?android:attr/text",
    ])
  func references(_ content: String) throws {
    let fields = try unit(content).unit.otherFields
    #expect(fields == [Field(name: "android.reference", value: .bool(true))])
  }

  @Test(
    "what aapt2 refuses or drops is one finding at its place",
    arguments: [
      ("It", "'", "s"), ("a", "\\u12 a", ""), ("a ", "\\uD83C", " b"),
      ("5", "\"", " long"), ("", "?", "what is it"),
      ("", "&apos;", "x"), ("<![CDATA[", "'", "]]>"),
    ])
  func faults(_ before: String, _ fault: String, _ after: String) throws {
    let read = try unit(before + fault + after)
    #expect(read.diagnostics.count == 1)
    let range = try #require(read.diagnostics.first?.range)
    let start = try #require(read.unit.valueRange?.start)
    #expect(range.start == start + before.utf8.count)
  }

  @Test("a correction of an apostrophe puts a backslash before it")
  func correction() throws {
    let edits = try unit("It's").diagnostics.first?.fixIts.first?.edits
    #expect(edits?.map(\.replacement) == ["\\"])
    #expect(edits?.first?.range.isEmpty == true)
  }

  @Test(
    "several placeholders without numbers are refused as by aapt2",
    arguments: [
      ("%s of %s", false), ("%1$s of %2$s", true), ("%s of %%", true), ("%d%n%s", false),
      ("%1$s and %s", false), ("%5d and %1$s", false), ("%s", true), ("%,d %.2f", false),
      ("100% of % x", false), ("%d %tY", false), ("%H:%M", true), ("%1$tY %1$tm", true),
      ("%<s %1$s", false), ("%s: %k", true), ("50%", true), ("%1$s %2$", true),
    ])
  func formats(_ content: String, _ isAccepted: Bool) throws {
    #expect(try unit(content.replacing("<", with: "&lt;")).diagnostics.isEmpty == isAccepted)
  }
}
