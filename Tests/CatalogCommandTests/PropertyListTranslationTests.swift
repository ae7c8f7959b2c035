import CatalogFormats
import SourceText
import Testing

@testable import CatalogCommand

/// What is said of `.strings` and `.stringsdict` files, and whether the tool’s catalog has it.
@Suite struct PropertyListTranslationTests {
  private static let strings = [
    "\"a\" = \"1\"", "\"a\" = \"1", "\"a\" = \"1;\n\"b\" = c;", "\"a\" \"1\";", "=", "a = ;",
    "{ a = b;", "{ a = b; } c", "a = <0g>;", "a = <0>;", "a = <0f", "a = (b c);", "a = b;;",
    "a = b; @ c = d;", "a = \"\u{0}\";", "\u{FEFF}\u{FEFF}a = b;", "(a, b)", "a = (b);",
    "a = b; a = c;", "a = b; a = b;", "a = " + String(repeating: "(", count: 100),
    "version https://git-lfs.github.com/spec/v1\n", "bplist00",
    "bplist00" + String(repeating: "\u{0}", count: 40), "a = b;\n<<<<<<< HEAD\n",
  ]

  private static let xml = [
    "<?xml version=\"1.0\"?>", "<plist><a>", "<plist", "<plist><a></b></plist>",
    "<plist>\u{0}</plist>", "<plist><string><</string></plist>", "<plist>& </plist>",
    "<plist><![CDATA[", "<plist a='' a=''/>", "<plist>&nbsp;</plist>",
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist/>", " <?xml version=\"1.0\"?><plist/>",
    "<plist/><plist/>", "<?xml version=\"1.0\" encoding=\"none\"?><plist/>",
    "<plist>" + String(repeating: "<a>", count: 600),
    "<plist>" + String(repeating: "<array>", count: 100)
      + String(repeating: "</array>", count: 100) + "</plist>",
    "<plist/>", "<plist><true/><true/></plist>", "<plist><text/></plist>",
    "<plist><data>*</data></plist>", "<plist><dict><key>a</key></dict></plist>",
    "<plist><dict><true/></dict></plist>", "<plist><dict>a</dict></plist>",
    "<plist><string><b/></string></plist>", "<plist><true/></plist>",
    "<plist><dict><key>a</key><integer>1</integer></dict></plist>",
    "<plist><dict><key>a</key><real>1</real></dict></plist>",
    "<plist><dict><key>a</key><date>1</date></dict></plist>",
    "<plist><dict><key>a</key><data></data></dict></plist>",
    "<plist><dict><key>a</key><dict/></dict></plist>",
  ]

  private static let rule = "NSStringFormatSpecTypeKey = NSStringPluralRuleType;"

  private static let dictionaries = [
    "a = (b);", "a = {};", "a = { \(rule) other = x; };",
    "a = { NSStringLocalizedFormatKey = {}; };",
    "a = { NSStringLocalizedFormatKey = x; NSStringVariableWidthRuleType = { 20 = x; }; };",
    "a = { NSStringVariableWidthRuleType = x; };",
    "a = { NSStringLocalizedFormatKey = x; b = c; };",
    "a = { NSStringLocalizedFormatKey = x; b = {}; };",
    "a = { NSStringDeviceSpecificRuleType = { mac = { NSStringFormatSpecTypeKey = x; }; }; };",
    "a = { NSStringLocalizedFormatKey = x; b = { \(rule) single = x; }; };",
    "a = { NSStringLocalizedFormatKey = x; b = { \(rule) NSStringFormatValueTypeKey = (); }; };",
    "a = { NSStringLocalizedFormatKey = x; b = { \(rule) NSStringFormatValueTypeKey = \"@\"; }; };",
    "a = { NSStringLocalizedFormatKey = x; b = { \(rule) NSStringFormatValueTypeKey = d; other = \"%@\"; }; };",
  ]

  @Test("what is said of a damaged file is translated", arguments: strings + xml + dictionaries)
  func damagedFiles(_ text: String) {
    expectTranslated(Array(text.utf8), isDictionary: Self.dictionaries.contains(text))
  }

  @Test(
    "what is said of bytes that are no text is translated",
    arguments: [
      [0x61, 0xE9], Array("<plist>".utf8) + [0xE9], [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0, 0, 0x61],
      [0xFF, 0xFE, 0x3C, 0, 0x3F],
    ] as [[UInt8]])
  func damagedTexts(_ bytes: [UInt8]) { expectTranslated(bytes, isDictionary: false) }

  private func expectTranslated(_ bytes: [UInt8], isDictionary: Bool) {
    let file = SourceFile(path: "file", bytes: bytes)
    let reader: any CatalogReader =
      isDictionary
      ? StringsDictionaryReader(locale: "de", sourceLanguage: "en")
      : AppleStringsReader(locale: "de", sourceLanguage: "en")
    let found = reader.read(file).diagnostics
    #expect(!found.isEmpty)
    for finding in found {
      for message in [finding.message] + finding.notes.map(\.message) {
        #expect(SpanishMessages.texts[message.format] != nil, "\(message.format)")
        for words in message.arguments where words.contains(#/^(an?|the) /#) {
          #expect(SpanishMessages.texts[words] != nil, "\(words)")
        }
      }
    }
  }
}
