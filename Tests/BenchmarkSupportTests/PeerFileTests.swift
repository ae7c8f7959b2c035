import BenchmarkSupport
import CatalogModel
import Testing

@Suite("The files of peers")
struct PeerFileTests {
  private static func text(_ value: String) -> MessageNode {
    MessageNode(unit: StringUnit(value: value))
  }

  private static func plural(_ forms: [(String, String)]) -> MessageNode {
    let cases = forms.map { Variation.Case(name: $0.0, node: text($0.1)) }
    return MessageNode(variations: [Variation(kind: .plural, cases: cases)])
  }

  private static func entry(_ key: String, _ nodes: [(String, MessageNode)]) -> Entry {
    Entry(
      key: key,
      localizations: nodes.map { Localization(locale: $0.0, message: Message(root: $0.1)) })
  }

  private static let catalog = Catalog(
    sourceLanguage: "en",
    entries: [
      entry("%1$@ \"quoted\"\n\\", [("pl", text("%1$@ „tak”\n\\"))]),
      entry("Only German", [("de", text("Nur Deutsch"))]),
      entry(
        "%lld files",
        [
          ("en", plural([("one", "%lld file"), ("other", "%lld files")])),
          (
            "pl",
            plural([
              ("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"),
              ("other", "%lld pliku"),
            ])
          ),
        ]),
    ])

  @Test("gettext gets the texts of one locale, escaped, with the plural forms of its integers")
  func portableObject() {
    let text = String(
      decoding: PortableObject.bytes(of: Self.catalog, locale: "pl"), as: UTF8.self)
    #expect(
      text == #"""
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2;\n"

        msgid "%1$s \"quoted\"\n\\"
        msgstr "%1$s „tak”\n\\"

        msgid "%lld files"
        msgid_plural "%lld files"
        msgstr[0] "%lld plik"
        msgstr[1] "%lld pliki"
        msgstr[2] "%lld plików"

        """#)
  }

  @Test("a form that a message lacks is its form other")
  func missingForm() {
    let catalog = Catalog(
      sourceLanguage: "en",
      entries: [Self.entry("%lld files", [("cs", Self.plural([("other", "%lld souborů")]))])])
    let text = String(decoding: PortableObject.bytes(of: catalog, locale: "cs"), as: UTF8.self)
    #expect(
      text.hasSuffix(
        "msgstr[0] \"%lld souborů\"\nmsgstr[1] \"%lld souborů\"\nmsgstr[2] \"%lld souborů\"\n"))
  }

  @Test("Foundation gets the texts of one locale, and the form other of plurals")
  func strings() {
    let text = String(decoding: StringsText.bytes(of: Self.catalog, locale: "pl"), as: UTF8.self)
    #expect(
      text == #"""
        "%1$@ \"quoted\"
        \\" = "%1$@ „tak”
        \\";
        "%lld files" = "%lld pliku";

        """#)
  }

  @Test("a large catalog has every key in every locale but English")
  func large() {
    let catalog = LargeCatalog.make(keyCount: 3, localeCount: LargeCatalog.maximumLocaleCount)
    #expect(Set(catalog.entries.map(\.key)).count == 3)
    for entry in catalog.entries {
      let locales = Set(entry.localizations?.map(\.locale) ?? [])
      #expect(locales.count == LargeCatalog.maximumLocaleCount - 1)
      #expect(!locales.contains("en"))
    }
    #expect(LargeCatalog.maximumLocaleCount >= 40)
  }

  @Test("shuffled keys are all there, in another order that is always the same")
  func shuffled() {
    let numbers = Array(0..<1000)
    let shuffled = KeyList.shuffled(numbers)
    #expect(shuffled != numbers)
    #expect(shuffled.sorted() == numbers)
    #expect(shuffled == KeyList.shuffled(numbers))
    #expect(KeyList.shuffled([Int]()).isEmpty)
  }

  @Test("a list of keys hands out the bytes of each")
  func keyList() {
    let keys = KeyList([Array("one".utf8), [], Array("three".utf8)])
    #expect(keys.count == 3)
    #expect(keys.sum { $0.count } == 8)
    #expect(keys.sum { $0.isEmpty ? 0 : Int($0[0]) } == 111 + 116)
  }
}
