import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// Tables that are put together from `LANG.lproj` folders.
@Suite struct LocalizedFolderReaderTests {
  private func tables(
    _ files: [(path: String, text: String)], sourceLanguage: String = "en"
  ) -> [LocalizedTable] {
    LocalizedFolderReader(sourceLanguage: sourceLanguage)
      .read(files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) })
  }

  /// The texts of a table as `key locale text`, in its order.
  private func texts(_ table: LocalizedTable) -> [String] {
    table.catalog.entries.flatMap { entry in
      (entry.localizations ?? []).map {
        "\(entry.key) \($0.locale) \($0.message.root.unit?.value ?? "none")"
      }
    }
  }

  private static func dictionary(_ key: String, _ text: String) -> String {
    """
    <plist><dict><key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>\(text)</string></dict></dict></plist>
    """
  }

  @Test("files with one name are one table, with the source language first")
  func tables() {
    let files = [
      ("App/es.lproj/Main.strings", "\"a\" = \"uno\"; \"c\" = \"tres\";"),
      ("App/en.lproj/Other.strings", "\"o\" = \"other\";"),
      ("App/en.lproj/Main.strings", "\"b\" = \"two\"; \"a\" = \"one\";"),
      ("App/de.lproj/Main.strings", "\"a\" = \"eins\";"), ("App/en.lproj/notes.txt", "x"),
    ]
    for files in [files, files.reversed()] {
      let tables = tables(files)
      #expect(tables.map(\.name) == ["Main", "Other"])
      #expect(texts(tables[0]) == ["b en two", "a en one", "a de eins", "a es uno", "c es tres"])
      #expect(texts(tables[1]) == ["o en other"])
      #expect(tables[0].files.map(\.locale) == ["en", "de", "es"])
      #expect(tables[0].catalog.sourceLanguage == "en")
      #expect(tables[0].catalog.entries.allSatisfy { $0.extractionState == .manual })
    }
  }

  @Test("a .stringsdict file replaces the text of a key, in its own locale alone")
  func overriding() throws {
    let tables = tables([
      ("en.lproj/T.stringsdict", Self.dictionary("a", "%#@n@")),
      ("en.lproj/T.strings", "\"a\" = \"plain\"; \"b\" = \"rest\";"),
      ("de.lproj/T.strings", "\"a\" = \"einfach\";"),
    ])
    #expect(texts(try #require(tables.first)) == ["a en %#@n@", "a de einfach", "b en rest"])
  }

  @Test("of entries with one key the last counts, and is told once")
  func duplicates() throws {
    let tables = tables([("en.lproj/T.strings", "\"a\" = \"1\"; \"b\" = \"2\"; \"a\" = \"3\";")])
    let table = try #require(tables.first)
    #expect(texts(table) == ["a en 3", "b en 2"])
    #expect(table.files.flatMap(\.diagnostics).map(\.rule) == [.duplicateKey])
  }

  @Test("the base folder stands for the source language, whose own folder comes before it")
  func base() throws {
    let tables = tables(
      [
        ("Base.lproj/T.strings", "\"a\" = \"base\"; \"b\" = \"base\";"),
        ("fr.lproj/T.strings", "\"b\" = \"propre\";"), ("T.strings", "\"c\" = \"loose\";"),
      ], sourceLanguage: "fr")
    #expect(texts(try #require(tables.first)) == ["a fr base", "b fr propre", "c fr loose"])
  }

  @Test(
    "a folder names its locale, by an old name too",
    arguments: [
      ("zh-Hans.lproj", "zh-Hans"), ("pt_BR.lproj", "pt_BR"), ("English.lproj", "en"),
      ("German.lproj", "de"), ("Simplified Chinese.lproj", "zh-Hans"), ("Base.lproj", "es"),
      ("x.bundle", "es"), ("English", "es"),
    ])
  func locales(_ folder: String, _ locale: String) {
    let tables = tables([("a/\(folder)/T.strings", "a = b;")], sourceLanguage: "es")
    #expect(tables.first?.files.map(\.locale) == [locale])
    #expect(tables.first.map(texts) == ["a \(locale) b"])
  }

  @Test("two spellings of a locale are one")
  func spellings() {
    let tables = tables([
      ("pt-BR.lproj/T.strings", "a = b;"), ("pt_BR.lproj/T.strings", "a = c;"),
    ])
    #expect(tables.first.map(texts) == ["a pt_BR c"])
  }

  @Test("a file that cannot be read takes nothing from the others")
  func faults() throws {
    let tables = tables([("en.lproj/T.strings", "a = b;"), ("de.lproj/T.strings", "a = \"b")])
    let table = try #require(tables.first)
    #expect(texts(table) == ["a en b"])
    #expect(table.files.map { $0.diagnostics.count } == [0, 1])
    #expect(table.files.map(\.path) == ["en.lproj/T.strings", "de.lproj/T.strings"])
  }

  @Test("the source language has the comment, and nothing keeps a range")
  func commentsAndRanges() throws {
    let dictionary = """
      <plist><dict><key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string>
      <key>odd</key><string>x</string></dict></dict></dict></plist>
      """
    let tables = tables([
      ("de.lproj/T.strings", "/* deutsch */ a = b; /* nur */ c = (d);"),
      ("en.lproj/T.strings", "/* english */ a = b;"), ("en.lproj/T.stringsdict", dictionary),
    ])
    let catalog = try #require(tables.first?.catalog)
    #expect(catalog.entries.map(\.comment) == ["english", nil, "nur"])
    #expect(CatalogDumper.dump(catalog) == CatalogDumper.dump(catalog, ranges: .hidden))
  }

  @Test(
    "tables are told by their extension",
    arguments: [
      ("a.strings", true), ("a.stringsdict", true), ("a.xcstrings", false), (".strings", false),
    ])
  func extensions(_ path: String, _ isTable: Bool) {
    #expect(LocalizedFolderReader.isTable("en.lproj/" + path) == isTable)
  }
}
