import CatalogFormats
import CatalogModel
import SourceText
import Testing

@Suite struct StringCatalogWriterTests {
  private func write(_ catalog: Catalog, _ order: StringCatalogWriter.Order = .canonical) throws
    -> String
  {
    String(decoding: try StringCatalogWriter(order: order).write(catalog), as: UTF8.self)
  }

  private func keys(of text: String) -> [String] {
    StringCatalogReader().read(SourceFile(path: "file", bytes: Array(text.utf8))).value.entries.map(
      \.key)
  }

  @Test("a catalog made in memory is written as Xcode writes it")
  func fromNothing() throws {
    let message = Message(root: MessageNode(unit: StringUnit(value: "Ja/Nein")))
    let catalog = Catalog(
      sourceLanguage: "en", version: "1.0",
      entries: [
        Entry(key: "b", shouldTranslate: false),
        Entry(
          key: "a", comment: "c", localizations: [Localization(locale: "de", message: message)]),
        Entry(key: "", localizations: []),
      ])
    #expect(
      try write(catalog) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : {
              "localizations" : {

              }
            },
            "a" : {
              "comment" : "c",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Ja/Nein"
                  }
                }
              }
            },
            "b" : {
              "shouldTranslate" : false
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test("keys are in Xcode's order, or as they were found")
  func order() throws {
    let found = ["a10", "B", "a2", "é", "b", "a01", "a1", "_", "%@", "z", "Item 10", "Item 2", "b"]
    let catalog = Catalog(sourceLanguage: "en", entries: found.map { Entry(key: $0) })
    #expect(
      keys(of: try write(catalog)) == [
        "_", "%@", "a1", "a01", "a2", "a10", "b", "b", "B", "é", "Item 2", "Item 10", "z",
      ])
    #expect(keys(of: try write(catalog, .asFound)) == found)
  }

  @Test("kept fields stand among the others in their order")
  func keptFields() throws {
    let entry = Entry(
      key: "k", comment: "c", shouldTranslate: false,
      otherFields: [Field(name: "x", value: .null), Field(name: "future", value: .number("1.50"))])
    let text = try write(Catalog(sourceLanguage: "en", entries: [entry]))
    let fields = ["comment", "future\" : 1.50", "shouldTranslate", "x\" : null"]
    let places = fields.map { text.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test(
    "a number that is none is not written",
    arguments: ["", "NaN", "01", "1 ", "1,2", "\"1\"", "{}"])
  func invalidNumber(_ digits: String) {
    let entry = Entry(key: "k", otherFields: [Field(name: "n", value: .number(digits))])
    let subject = Diagnostic.Subject(key: "k")
    #expect(throws: CatalogWriteError(kind: .invalidNumber(digits), subject: subject)) {
      try write(Catalog(sourceLanguage: "en", entries: [entry]))
    }
  }

  @Test("a value and fields in the same place are not written")
  func valueBesideFields() {
    var entry = Entry(key: "k", comment: "c")
    entry.otherValue = .null
    let subject = Diagnostic.Subject(key: "k")
    #expect(throws: CatalogWriteError(kind: .valueBesideFields, subject: subject)) {
      try write(Catalog(sourceLanguage: "en", entries: [entry]))
    }
  }

  @Test("a catalog is written as deep as it can be read, and no deeper")
  func depth() throws {
    // The file, its strings, the entry and the innermost array are levels, too.
    func catalog(_ levels: Int) -> Catalog {
      let value = (1..<levels - 3).reduce(FieldValue.array([])) { value, _ in .array([value]) }
      return Catalog(
        sourceLanguage: "en",
        entries: [Entry(key: "k", otherFields: [Field(name: "deep", value: value)])])
    }
    let written = try StringCatalogWriter().write(catalog(512))
    #expect(StringCatalogReader().read(SourceFile(path: "f", bytes: written)).diagnostics.isEmpty)
    let error = CatalogWriteError(kind: .tooDeep(limit: 512), subject: .init(key: "k"))
    #expect(throws: error) { try StringCatalogWriter().write(catalog(513)) }
  }
}
