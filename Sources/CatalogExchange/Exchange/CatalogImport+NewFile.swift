public import CatalogFormats
public import CatalogModel
internal import LocaleCore
internal import SourceText

extension CatalogImport.Plan {
  /// Returns a file of one language with the translations, where there is none yet.
  ///
  /// - Parameters:
  ///   - locale: The language.
  ///   - catalog: The catalog with the source texts.
  ///   - format: The format of the file. A bilingual one holds all entries, another one those that are translated.
  /// - Throws: `CatalogEditError` for the first translation that the format cannot hold.
  public func newFile(
    in locale: String, for catalog: Catalog, as format: any CatalogFormat
  ) throws(CatalogEditError) -> [UInt8] {
    guard let writer = format.writer(WritingOptions(locale: locale)) else {
      throw CatalogEditError(kind: .missingPlace, subject: .init(locale: locale))
    }
    var file = catalog
    // A header is that of another language, and the writer makes the right one.
    file.otherFields = format.id == "arb" ? [Field(name: "arb.locale", value: .string(locale))] : []
    file.obsoleteEntries = []
    let messages = Dictionary(
      changes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let source = LocaleTag(catalog.sourceLanguage)
    file.entries = catalog.entries.compactMap { entry in
      let change = messages[entry.key]
      guard format.layout == .bilingual || change != nil else { return nil }
      var entry = format.layout == .bilingual ? entry : change?.newEntry ?? entry
      entry.localizations?.removeAll { LocaleTag($0.locale) != source }
      if let change {
        entry.localizations =
          (entry.localizations ?? []) + [
            Localization(locale: locale, message: change.message)
          ]
      }
      return entry
    }
    do throws(CatalogWriteError) { return try writer.write(file) } catch {
      throw CatalogEditError(kind: .unwritable(error.kind), subject: error.subject)
    }
  }
}
