import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// What the formats say of files, states and catalogs that they cannot hold.
@Suite struct XLIFFFormatTests {
  @Test(
    "a path tells the locale",
    arguments: [
      ("de.xliff", "*.xliff", "de"), ("App/pt-BR.xlf", "App/*.xlf", "pt-BR"),
      ("src/messages.fr.xlf", "src/messages.*.xlf", "fr"),
      ("translations/es_ES/extras.xliff", "translations/*/extras.xliff", "es_ES"),
      ("a/de.lproj/x.xliff", "a/*.lproj/x.xliff", "de"),
      ("src/messages.xlf", "src/messages.xlf", nil),
    ])
  func locations(_ path: String, _ table: String, _ locale: String?) {
    for format in [XLIFF1Format() as any CatalogFormat, XLIFF2Format()] {
      #expect(format.location(of: path)?.table == table)
      #expect(format.location(of: path)?.locale == locale)
    }
  }

  @Test("a document in a bundle belongs to the bundle")
  func bundles() {
    let path = "out/de.xcloc/Localized Contents/de.xliff"
    let location = XcodeLocalizationCatalogFormat().location(of: path)
    #expect(location?.locale == "de")
    #expect(location?.table == "out/*.xcloc/Localized Contents/*.xliff")
    #expect(XLIFF1Format().location(of: path) == nil)
    #expect(XcodeLocalizationCatalogFormat().location(of: "de.xliff") == nil)
  }

  @Test("the version of a document chooses the format")
  func versions() {
    func format(_ text: String) -> String? {
      CatalogFormats.format(of: SourceFile(path: "a.xlf", bytes: Array(text.utf8)))?.id
    }
    #expect(format("<?xml version='1.0'?>\n<xliff version='1.2'>") == "xliff")
    #expect(format("<xliff version=\"2.1\" srcLang=\"en\"/>") == "xliff2")
    #expect(format("<x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:2.0'>") == "xliff2")
  }

  @Test(
    "states of XLIFF 1.2 are those of the model, and keep their spelling",
    arguments: [
      ("new", "new"), ("needs-translation", "new"), ("needs-l10n", "needs_review"),
      ("needs-adaptation", "needs_review"), ("needs-review-translation", "needs_review"),
      ("needs-review-l10n", "needs_review"), ("needs-review-adaptation", "needs_review"),
      ("translated", "translated"), ("signed-off", "translated"), ("final", "translated"),
      ("x-mine", "x-mine"),
    ])
  func states1(_ spelling: String, _ state: String) throws {
    let text = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\
      <trans-unit id="k"><source>a</source><target state="\(spelling)">b</target></trans-unit>\
      </body></file></xliff>
      """
    let parsed = XLIFF1Reader().read(SourceFile(path: "x", bytes: Array(text.utf8)))
    #expect(parsed.diagnostics.isEmpty)
    let unit = parsed.value.entries.first?.localizations?.last?.message.root.unit
    #expect(unit?.state?.spelling == state)
    let written = String(decoding: try XLIFF1Writer().write(parsed.value), as: UTF8.self)
    #expect(written.contains("<target state=\"\(spelling)\">b</target>"))
  }

  @Test(
    "states of XLIFF 2 are those of the model, and keep their spelling",
    arguments: [
      ("initial", "new"), ("translated", "translated"), ("reviewed", "translated"),
      ("final", "translated"),
    ])
  func states2(_ spelling: String, _ state: String) throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">\
      <unit id="k"><segment state="\(spelling)" subState="my:s"><source>a</source><target>b</target></segment></unit>\
      </file></xliff>
      """
    let parsed = XLIFF2Reader().read(SourceFile(path: "x", bytes: Array(text.utf8)))
    #expect(parsed.diagnostics.isEmpty)
    let unit = parsed.value.entries.first?.localizations?.last?.message.root.unit
    #expect(unit?.state?.spelling == state)
    let written = String(decoding: try XLIFF2Writer().write(parsed.value), as: UTF8.self)
    #expect(written.contains("<segment state=\"\(spelling)\" subState=\"my:s\">"))
  }

  @Test("a translation without a state is translated, and an empty one is new")
  func missingStates() {
    let text = """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\
      <trans-unit id="k"><source>a</source><target>b</target></trans-unit>\
      <trans-unit id="l"><source>a</source><target/></trans-unit>\
      <trans-unit id="m"><source>a</source></trans-unit></body></file></xliff>
      """
    let entries = XLIFF1Reader().read(SourceFile(path: "x", bytes: Array(text.utf8))).value.entries
    #expect(
      entries.map { $0.localizations?.map(\.locale) } == [["en", "de"], ["en", "de"], ["en"]])
    let states = entries.map { $0.localizations?.last?.message.root.unit?.state }
    #expect(states == [.translated, .new, .translated])
  }

  @Test("what a document cannot hold is refused")
  func refusals() {
    func kind(_ change: (inout Catalog) -> Void, _ format: any CatalogFormat) -> CatalogWriteError
      .Kind?
    {
      var catalog = Catalog(sourceLanguage: "en")
      catalog.entries = [
        Entry(
          key: "k",
          localizations: [
            Localization(
              locale: "de", message: Message(root: MessageNode(unit: StringUnit(value: "x"))))
          ])
      ]
      change(&catalog)
      do {
        _ = try format.writer(WritingOptions())?.write(catalog)
        return nil
      } catch { return error.kind }
    }
    for format in [XLIFF1Format() as any CatalogFormat, XLIFF2Format()] {
      #expect(kind({ _ in }, format) == nil)
      #expect(
        kind({ $0.obsoleteEntries = [Entry(key: "o")] }, format) == .unsupported(.obsoleteEntries))
      #expect(
        kind({ $0.entries[0].extractionState = .manual }, format) == .unsupported(.extractionStates)
      )
      #expect(kind({ $0.entries[0].context = "c" }, format) == .unsupported(.contexts))
      #expect(
        kind({ $0.otherFields = [Field(name: "po.header", value: .null)] }, format)
          == .unsupportedField("po.header"))
      #expect(
        kind(
          {
            $0.entries[0].localizations?[0].message.root.unit?.state = .other("odd")
          }, format) == .unsupportedState(.other("odd")))
      #expect(
        kind(
          {
            $0.entries[0].syntax = .inlineElements
            $0.entries[0].localizations?[0].message.root.unit?.value = "a <g"
          }, format)
          == .unsupportedText(reason: "the text is no XML; correct its inline elements"))
      #expect(
        kind(
          {
            $0.entries[0].localizations?.append(
              Localization(locale: "fr", message: Message(root: MessageNode())))
          }, format) == .unsupported(.severalLocales))
    }
    #expect(
      kind({ $0.entries[0].localizations?[0].message.root.unit?.value = "\u{1}" }, XLIFF1Format())
        == .unsupportedText(reason: "the text has a character that XML does not have"))
    #expect(
      kind({ $0.entries[0].localizations?[0].message.root.unit?.value = "\u{1}" }, XLIFF2Format())
        == nil)
  }
}
