import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// Application Resource Bundles: what Flutter’s tool reads, and what it does not say.
@Suite struct ARBTests {
  private func read(
    _ text: String, path: String = "lib/l10n/app_de.arb", _ options: ReadingOptions = .init()
  ) -> Parsed<Catalog> {
    ARBReader(options).read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func value(_ catalog: Catalog) -> String? {
    catalog.entries.first?.localizations?.first?.message.root.unit?.value
  }

  @Test(
    "an apostrophe is one, as Flutter reads it by default",
    arguments: [
      ("It's", "It's"), ("l'{name}", "l''{name}"), ("a''b", "a''''b"), ("'{x}'", "''{x}'"),
      ("{n}'", "{n}'"), ("'#'", "''#'"), ("'", "'"), ("'''{", "''''''{"), ("no", "no"),
    ])
  func apostrophes(_ text: String, _ message: String) throws {
    let catalog = read("{\n  \"a\": \"\(text)\"\n}\n").value
    #expect(value(catalog) == message)
    let written = try ARBWriter().write(catalog)
    #expect(String(decoding: written, as: UTF8.self) == "{\n  \"a\": \"\(text)\"\n}\n")
    let quoting = read(
      "{\"a\": \"\(text)\"}", ReadingOptions(syntax: .messageFormat1)
    ).value
    #expect(value(quoting) == text)
  }

  @Test("a brace that is shown cannot be written without use-escaping")
  func braces() {
    var catalog = read("{\"a\": \"x\"}").value
    catalog.entries[0].localizations?[0].message.root.unit?.value = "'{'x'}'"
    #expect(throws: CatalogWriteError.self) { try ARBWriter().write(catalog) }
  }

  @Test(
    "the locale is that of the reader, of the file, or of its name",
    arguments: [
      ("{\"@@locale\": \"fr\", \"a\": \"x\"}", "x.arb", nil, "fr"),
      ("{\"a\": \"x\"}", "app_zh_Hant_TW.arb", nil, "zh_Hant_TW"),
      ("{\"a\": \"x\"}", "intl_messages_de.arb", nil, "de"),
      ("{\"a\": \"x\"}", "app.arb", nil, "en"),
      ("{\"@@locale\": \"fr\", \"a\": \"x\"}", "app_fr.arb", "it", "it"),
    ] as [(String, String, String?, String)])
  func locales(_ text: String, _ path: String, _ locale: String?, _ expected: String) {
    let parsed = read(text, path: path, ReadingOptions(locale: locale))
    #expect(parsed.value.entries.first?.localizations?.first?.locale == expected)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(
    "the name of a file tells table and locale",
    arguments: [
      ("lib/l10n/app_en.arb", "lib/l10n/app_*.arb", "app", "en"),
      ("l10n/intl_messages_de.arb", "l10n/intl_messages_*.arb", "intl_messages", "de"),
      ("app_zh_Hant_TW.arb", "app_*.arb", "app", "zh_Hant_TW"), ("de.arb", "*.arb", "app", "de"),
      ("intl_messages.arb", "intl_messages_*.arb", "intl_messages", nil),
    ] as [(String, String, String, String?)])
  func locations(_ path: String, _ table: String, _ name: String, _ locale: String?) {
    #expect(
      ARBFormat().location(of: path) == TableLocation(table: table, name: name, locale: locale))
  }

  @Test("another locale in the file than in its name is an error")
  func wrongLocale() {
    let parsed = read("{\"@@locale\": \"de\"}", path: "app_fr.arb")
    #expect(parsed.diagnostics.map(\.severity) == [.error])
    #expect(read("{\"@@locale\": \"pt-BR\"}", path: "app_pt_BR.arb").diagnostics.isEmpty)
  }

  @Test(
    "a description belongs to its message wherever it stands, and one of no message is a warning")
  func descriptions() throws {
    let parsed = read(
      "{\"@a\": {\"description\": \"c\", \"type\": \"text\"}, \"a\": \"x\", \"b\": \"y\", \"@c\": {}}"
    )
    #expect(parsed.value.entries.map(\.comment) == ["c", nil])
    #expect(parsed.diagnostics.map(\.severity) == [.warning])
    #expect(parsed.value.otherFields.map(\.name) == ["arb.after"])
  }
}
