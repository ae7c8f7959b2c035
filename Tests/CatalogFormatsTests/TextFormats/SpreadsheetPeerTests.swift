import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Tables, beside what Python reads in them.
@Suite struct SpreadsheetPeerTests {
  private static let program = """
    import csv, sys, json
    with open(sys.argv[1], newline='', encoding='utf-8-sig') as file:
        print(json.dumps(list(csv.reader(file, delimiter=sys.argv[2].replace('TAB', '\\t')))))
    """

  private static func catalog(_ texts: [String]) -> Catalog {
    var catalog = Catalog(sourceLanguage: "en")
    catalog.entries = texts.enumerated().map { index, text in
      let unit = StringUnit(value: text)
      return Entry(
        key: "key \(index)", extractionState: .manual,
        localizations: [
          Localization(locale: "de", message: Message(root: MessageNode(unit: unit)))
        ])
    }
    return catalog
  }

  private static let texts = [
    "plain", "a,b;c\td", "\"quoted\"", "two\nlines", "CR LF\r\nhere", " spaces ", "=1+1", "+1",
    "-x",
    "@x", "\ttab", "\rreturn", "'", "'=x", "''-", "it's", "Größe 😀", "\"", "'\"=", "=\"a\"",
  ]

  @Test(
    "Python reads what is written, with apostrophes before formulas",
    .enabled(if: shell("command -v python3").status == 0),
    arguments: [SpreadsheetFormat.Separator.comma, .tab])
  func python(_ separator: SpreadsheetFormat.Separator) throws {
    let writer = try #require(SpreadsheetFormat(separator: separator).writer(WritingOptions()))
    let bytes = try writer.write(Self.catalog(Self.texts))
    let folder = TemporaryFolder()
    folder.write(bytes, to: "a.csv")
    folder.write(Self.program, to: "a.py")
    let sign = separator == .comma ? "," : "TAB"
    let output = shell("python3 '\(folder.path)/a.py' '\(folder.path)/a.csv' '\(sign)'").output
    let rows = try JSONTree(output).elements.map { $0.elements.compactMap(\.text) }
    #expect(rows.first == ["key", "en", "de"])
    for (row, text) in zip(rows.dropFirst(), Self.texts) {
      let isFormula = text.drop { $0 == "'" }.unicodeScalars.first.map {
        "=+-@\t\r".unicodeScalars.contains($0)
      }
      #expect(row.last == (isFormula == true ? "'" + text : text))
      #expect(!(row.last.map { "=+-@".contains($0.prefix(1)) && !$0.isEmpty } ?? true))
    }
    #expect(rows.count == Self.texts.count + 1)
  }

  @Test(
    "a text comes back as it was", arguments: [SpreadsheetFormat.Separator.comma, .tab])
  func roundTrip(_ separator: SpreadsheetFormat.Separator) throws {
    let format = SpreadsheetFormat(separator: separator)
    let catalog = Self.catalog(Self.texts)
    let bytes = try #require(format.writer(WritingOptions())).write(catalog)
    let read = format.reader(ReadingOptions()).read(SourceFile(path: "a.csv", bytes: bytes))
    #expect(read.diagnostics == [])
    #expect(
      CatalogDumper.dump(read.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
  }
}
