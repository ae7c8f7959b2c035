import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// The texts of i18next and of ICU in JSON: keys, forms, descriptions, and what cannot be written.
@Suite struct MessageJSONTests {
  private func read(_ text: String, _ format: some CatalogFormat, locale: String = "en") -> Parsed<
    Catalog
  > {
    format.reader(ReadingOptions(locale: locale)).read(
      SourceFile(path: "x.json", bytes: Array(text.utf8)))
  }

  private func forms(_ catalog: Catalog) -> [String] {
    catalog.entries.map { entry in
      let node = entry.localizations?.first?.message.root
      let variations = (node?.variations ?? []).map { variation in
        variation.kind.spelling + ":" + variation.cases.map(\.name).joined(separator: ",")
      }
      return ([entry.key] + (node?.unit == nil ? [] : ["text"]) + variations)
        .joined(separator: " ")
    }
  }

  @Test(
    "names with plural suffixes are one entry where they are forms of a text",
    arguments: [
      ("{\"a_one\": \"1\", \"a_other\": \"2\"}", ["a plural:one,other"]),
      ("{\"a_one\": \"1\", \"a_few\": \"2\", \"a_many\": \"5\"}", ["a plural:one,few,many"]),
      ("{\"a_zero\": \"{{count}}\", \"a_one\": \"1\"}", ["a plural:zero,one"]),
      ("{\"a\": \"x\", \"a_one\": \"1\", \"a_other\": \"2\"}", ["a text plural:one,other"]),
      ("{\"a_one\": \"1\", \"b\": \"x\", \"a_other\": \"2\"}", ["a plural:one,other", "b text"]),
      (
        "{\"a_ordinal_one\": \"1\", \"a_ordinal_other\": \"2\", \"a_other\": \"{{count}}\"}",
        ["a plural:other ordinal:one,other"]
      ),
      ("{\"a_b_one\": \"1\", \"a_b_other\": \"2\"}", ["a_b plural:one,other"]),
      ("{\"step_one\": \"1\"}", ["step_one text"]),
      ("{\"step_one\": \"1\", \"step_two\": \"2\"}", ["step_one text", "step_two text"]),
      ("{\"a_other\": \"{{n}}\"}", ["a plural:other"]),
      ("{\"a_other\": \"件\"}", ["a plural:other"]),
      ("{\"a_other\": \"x\", \"a_spam\": \"y\"}", ["a_other text", "a_spam text"]),
      ("{\"_one\": \"1\", \"_other\": \"2\"}", ["_one text", "_other text"]),
      ("{\"one\": \"1\", \"other\": \"2\"}", ["one text", "other text"]),
      (
        "{\"x\": {\"a_one\": \"1\", \"a_other\": \"2\"}, \"a_one\": \"1\"}",
        ["x.a plural:one,other", "a_one text"]
      ),
    ])
  func plurals(_ text: String, _ expected: [String]) {
    let parsed = read(text, I18nextFormat())
    #expect(forms(parsed.value) == expected)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test("plural suffixes of version 3 are one warning, and their texts entries")
  func oldPlurals() {
    let parsed = read(
      "{\"a\": \"1\", \"a_plural\": \"2\", \"b\": \"1\", \"b_plural\": \"2\"}", I18nextFormat())
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
    #expect(parsed.value.entries.map(\.key) == ["a", "a_plural", "b", "b_plural"])
    let numbered = read("{\"a_0\": \"{{count}}\", \"a_1\": \"x\"}", I18nextFormat())
    #expect(numbered.diagnostics.map(\.severity) == [.warning])
    #expect(read("{\"step_0\": \"x\", \"step_1\": \"y\"}", I18nextFormat()).diagnostics.isEmpty)
    #expect(read("{\"a_plural\": \"x\"}", I18nextFormat()).diagnostics.isEmpty)
  }

  @Test("a name with a dot is another one than a name in an object, and both are written again")
  func dots() throws {
    let text = "{\n  \"a\": {\n    \"b\": \"1\",\n    \"c.d\": \"2\"\n  },\n  \"a.b\": \"3\"\n}\n"
    let catalog = read(text, ICUJSONFormat()).value
    #expect(catalog.entries.map(\.key) == ["a.b", "a.c.d", "a.b"])
    let written = try ICUJSONWriter().write(catalog)
    #expect(String(decoding: written, as: UTF8.self) == text)
  }

  @Test("texts in arrays have their position in the key")
  func arrays() throws {
    let catalog = read("{\"a\": [\"x\", [\"y\"], {\"b\": \"z\"}]}", I18nextFormat()).value
    #expect(catalog.entries.map(\.key) == ["a.0", "a.1.0", "a.2.b"])
    var incomplete = catalog
    incomplete.entries.removeFirst()
    #expect(throws: CatalogWriteError.self) { try I18nextWriter().write(incomplete) }
  }

  @Test(
    "a value that is no text is one finding",
    arguments: ["1", "null", "true", "[1]", "{\"b\": 1}", "[{\"type\": 0, \"value\": \"x\"}]"])
  func wrongTypes(_ value: String) {
    #expect(read("{\"a\": \(value)}", ICUJSONFormat()).diagnostics.count == 1)
  }

  @Test("a name that stands twice is an error, with a correction where both say the same")
  func duplicates() {
    let same = read("{\"a\": \"x\", \"a\": \"x\"}", ICUJSONFormat()).diagnostics
    #expect(same.map(\.rule) == [.duplicateKey])
    #expect(same.first?.fixIts.count == 1)
    let different = read("{\"a\": \"x\", \"a\": \"y\"}", I18nextFormat()).diagnostics
    #expect(different.first?.severity == .error)
    #expect(different.first?.fixIts.isEmpty == true)
  }

  @Test("objects that describe messages give texts, comments and the rest")
  func descriptions() throws {
    let catalog = read(
      "{\"a\": {\"id\": \"i\", \"defaultMessage\": \"x\", \"description\": \"c\"}}", ICUJSONFormat()
    ).value
    let entry = try #require(catalog.entries.first)
    #expect(entry.comment == "c")
    #expect(entry.otherFields.map(\.name) == ["icu-json.attributes"])
    #expect(catalog.syntax == .messageFormat1)
    let nested = read("{\"error\": {\"message\": \"x\", \"title\": \"y\"}}", ICUJSONFormat()).value
    #expect(nested.entries.map(\.key) == ["error.message", "error.title"])
  }

  @Test("comments as Chrome allows them are a warning for messages, and an error elsewhere")
  func comments() {
    let text = "{\n  // x\n  \"a\": {\"message\": \"b // c\"} /* d */\n}"
    let parsed = read(text, ICUJSONFormat())
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
    #expect(
      parsed.value.entries.first?.localizations?.first?.message.root.unit?.value == "b // c")
    #expect(read(text, I18nextFormat()).diagnostics.map(\.severity) == [.error])
  }

  private func refusal(
    _ format: some CatalogFormat, _ syntax: TextSyntax, _ change: (inout Catalog) -> Void
  ) -> CatalogWriteError.Kind? {
    var entry = Entry(key: "a", extractionState: .manual)
    entry.localizations = [
      Localization(
        locale: "en", message: Message(root: MessageNode(unit: StringUnit(value: "x"))))
    ]
    var catalog = Catalog(sourceLanguage: "en", entries: [entry], syntax: syntax)
    change(&catalog)
    do throws(CatalogWriteError) {
      _ = try format.writer(WritingOptions())?.write(catalog)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("what a format cannot hold is named")
  func refusals() {
    let (icu, next) = (ICUJSONFormat(), I18nextFormat())
    #expect(refusal(icu, .messageFormat1) { _ in } == nil)
    #expect(refusal(next, .i18next) { _ in } == nil)
    #expect(refusal(next, .printf) { _ in } == .unsupportedSyntax(.printf))
    #expect(
      refusal(next, .i18next) { $0.entries[0].comment = "c" } == .unsupported(.comments))
    #expect(
      refusal(next, .i18next) { $0.entries[0].shouldTranslate = false }
        == .unsupported(.doNotTranslate))
    #expect(
      refusal(next, .i18next) { $0.entries[0].context = "c" } == .unsupported(.contexts))
    #expect(
      refusal(next, .i18next) { $0.obsoleteEntries = $0.entries } == .unsupported(.obsoleteEntries))
    #expect(
      refusal(icu, .messageFormat1) {
        $0.entries[0].otherFields = [Field(name: "po.flags", value: .null)]
      } == .unsupportedField("po.flags"))
    #expect(
      refusal(icu, .messageFormat1) {
        $0.entries[0].localizations?[0].message.root.unit?.state = .needsReview
      } == .unsupportedState(.needsReview))
    #expect(
      refusal(icu, .messageFormat1) {
        $0.entries[0].localizations?.append(
          Localization(
            locale: "de", message: Message(root: MessageNode(unit: StringUnit(value: "y")))))
      } == .unsupported(.severalLocales))
    #expect(
      refusal(next, .i18next) {
        var entry = $0.entries[0]
        entry.key = "a.b"
        $0.entries.append(entry)
      }.map { if case .unsupportedText = $0 { true } else { false } } == true)
  }

  @Test("the locale to write must be in the catalog")
  func missingLocale() {
    let catalog = read("{\"a\": \"x\"}", I18nextFormat(), locale: "de").value
    #expect(throws: CatalogWriteError(kind: .missingLocale("fr"), subject: .init(locale: "fr"))) {
      try I18nextWriter(locale: "fr").write(catalog)
    }
  }
}
