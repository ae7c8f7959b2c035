import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// What is put into a text of a property list.
@Suite struct PropertyListSpellingTests {
  private let text = "a \"<&>\" \\ é\n"

  @Test("in quotation marks, quotation marks, backslashes and line ends are escaped")
  func openStep() throws {
    #expect(try spelling(in: #""key" = "value";"#) == #"a \"<&>\" \\ é\n"#)
  }

  @Test("in XML, the signs of markup are escaped")
  func xml() throws {
    #expect(try spelling(in: plist("value")) == "a \"&lt;&amp;&gt;\" \\ é\n")
  }

  @Test("a text without quotation marks, one in CDATA and one that is not UTF-8 are left alone")
  func unknown() throws {
    #expect(try spelling(in: "key = value;") == nil)
    #expect(try spelling(in: plist("<![CDATA[value]]>")) == nil)
    let wide = #""key" = "value";"#.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try spelling(in: [0xFF, 0xFE] + wide) == nil)
  }

  private func plist(_ value: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>key</key><string>\(value)</string></dict></plist>
    """
  }

  private func spelling(in file: String) throws -> String? { try spelling(in: Array(file.utf8)) }

  private func spelling(in bytes: [UInt8]) throws -> String? {
    let file = SourceFile(path: "en.lproj/a.strings", bytes: bytes)
    let catalog = AppleStringsReader(locale: "en", sourceLanguage: "en").read(file).value
    let unit = try #require(catalog.entries.first?.localizations?.first?.message.root.unit)
    let escapes = try #require(catalog.escapes)
    #expect(unit.value == "value")
    return escapes.spelling(of: text, in: try #require(unit.valueRange), of: bytes)
  }
}
