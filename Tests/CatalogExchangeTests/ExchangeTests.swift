import CatalogExchange
import CatalogFormats
import CatalogModel
import LocaleCore
import SourceText
import Testing

@Suite struct ExchangeTests {
  static let formats = ["xliff", "xliff2", "xcloc", "po", "csv"]

  /// A catalog with what its files hold.
  private struct Table {
    let format: any CatalogFormat
    var file: SourceFile
    let source: Catalog

    init(_ sample: SampleCatalog) throws {
      format = try #require(CatalogFormats.named(sample.format))
      let reader = format.reader(
        ReadingOptions(locale: sample.target == nil ? nil : "en", sourceLanguage: "en"))
      source = reader.read(SourceFile(path: sample.path, bytes: Array(sample.text.utf8))).value
      file = SourceFile(
        path: sample.target?.path ?? sample.path,
        bytes: Array((sample.target?.text ?? sample.text).utf8))
    }

    /// What is in the file now.
    var edited: Catalog {
      format.reader(ReadingOptions(locale: "pl", sourceLanguage: "en")).read(file).value
    }

    /// The source texts with those of the file.
    var catalog: Catalog {
      guard format.layout == .monolingual else { return edited }
      var joined = source
      for index in joined.entries.indices {
        let own = edited.entries.first { $0.key == joined.entries[index].key }
        joined.entries[index].localizations? += own?.localizations ?? []
      }
      return joined
    }
  }

  private func exported(_ table: Table, to format: any CatalogFormat) throws -> Catalog {
    let selection = CatalogExport(locale: "pl").selection(
      of: table.catalog, from: table.format, for: format)
    let result = try CatalogConversion(
      to: format, locale: "pl", mayLackLocale: true, keepsTexts: true
    ).convert(selection, from: table.format)
    return read(result.bytes, format)
  }

  private func read(_ bytes: [UInt8], _ format: any CatalogFormat) -> Catalog {
    format.reader(ReadingOptions(locale: "pl", sourceLanguage: "en"))
      .read(SourceFile(path: "x." + format.fileExtensions[0], bytes: bytes)).value
  }

  /// Translates every text as a program for translators would: in the format of the file.
  private func translated(_ catalog: Catalog, _ format: any CatalogFormat) throws -> Catalog {
    var result = catalog
    for index in result.entries.indices {
      let localizations = result.entries[index].localizations ?? []
      let source = localizations.first { $0.locale == "en" }?.message
      var target =
        localizations.first { $0.locale == "pl" }
        ?? Localization(
          locale: "pl", message: source ?? Message(root: MessageNode(unit: StringUnit(value: ""))))
      target.message.root.translate(source?.root)
      result.entries[index].localizations =
        localizations.filter { $0.locale != "pl" } + [target]
    }
    let writer = try #require(format.writer(WritingOptions(locale: "pl")))
    return read(try writer.write(result), format)
  }

  private func apply(_ changes: [CatalogChange], to table: inout Table) throws {
    let edits = try table.format.editor.edits(for: changes, in: table.file, table.edited)
    var bytes = table.file.bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    table.file = SourceFile(path: table.file.path, bytes: bytes)
  }

  @Test(
    "an unchanged export changes nothing, and translations come back once",
    arguments: SampleCatalog.all, formats)
  func roundTrip(_ sample: SampleCatalog, _ id: String) throws {
    let format = try #require(CatalogFormats.named(id))
    var table = try Table(sample)
    let exported = try exported(table, to: format)
    let importer = CatalogImport(format: format)
    if importer.locale(of: exported) != nil {
      let plan = try importer.plan(exported, into: table.catalog, of: table.format)
      #expect(plan.changes.isEmpty && plan.changedSources.isEmpty && plan.unknownKeys.isEmpty)
    }
    let translated = try translated(exported, format)
    let plan = try importer.plan(translated, into: table.catalog, of: table.format)
    #expect(plan.changes.count == translated.entries.count)
    #expect(plan.changedSources.isEmpty && plan.unknownKeys.isEmpty && plan.reducedKeys.isEmpty)
    let before = table
    try apply(plan.changes, to: &table)
    let again = try importer.plan(translated, into: table.catalog, of: table.format)
    #expect(again.changes.isEmpty)
    #expect(table.edited.entries.filter { $0.isTranslated }.count >= plan.changes.count)
    // Every other line stays as it is.
    let old = String(decoding: before.file.bytes, as: UTF8.self).split(separator: "\n")
    let lines = String(decoding: table.file.bytes, as: UTF8.self).split(separator: "\n")
    for line in old where line.contains("own") || line.contains("loose") || line.contains("gone") {
      #expect(lines.contains(line))
    }
  }

  @Test("a source text that changed since the export is named", arguments: formats)
  func changedSource(_ id: String) throws {
    let format = try #require(CatalogFormats.named(id))
    let sample = try #require(SampleCatalog.all.first { $0.format == "android" })
    let table = try Table(sample)
    let translated = try translated(try exported(table, to: format), format)
    var catalog = table.catalog
    catalog.entries[0].localizations?[0].message.root.unit?.value = "Hi %1$s"
    let plan = try CatalogImport(format: format).plan(translated, into: catalog, of: table.format)
    #expect(plan.changedSources == ["hello"] && plan.unknownKeys.isEmpty)
  }

  @Test(
    "a language without a file gets one",
    arguments: SampleCatalog.all.filter { $0.target != nil })
  func newFile(_ sample: SampleCatalog) throws {
    let format = try #require(CatalogFormats.named("xliff"))
    let table = try Table(sample)
    let translated = try translated(try exported(table, to: format), format)
    let plan = try CatalogImport(format: format).plan(
      translated, into: table.source, of: table.format)
    let bytes = try plan.newFile(in: "pl", for: table.source, as: table.format)
    let read = table.format.reader(ReadingOptions(locale: "pl", sourceLanguage: "en")).read(
      SourceFile(path: table.file.path, bytes: bytes))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.entries.map(\.key).sorted() == table.source.entries.map(\.key).sorted())
  }
}

extension Entry {
  fileprivate var isTranslated: Bool {
    var found = false
    localizations?.last { $0.locale == "pl" }?.message.forEachUnit { _, unit in
      found = found || unit.value?.hasPrefix("T: ") == true
    }
    return found
  }
}

extension MessageNode {
  /// Puts a translation in the place of each text.
  fileprivate mutating func translate(_ source: MessageNode?) {
    if unit != nil {
      unit?.value = "T: " + (source?.firstText ?? "")
      unit?.state = .translated
    }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        let cases = source?.variations.first?.cases
        variations[variation].cases[form].node.translate(cases?.last?.node ?? source)
      }
    }
  }

  private var firstText: String? {
    unit?.value ?? variations.first?.cases.first?.node.firstText
  }
}
