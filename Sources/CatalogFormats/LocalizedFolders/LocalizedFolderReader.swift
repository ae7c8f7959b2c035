package import CatalogModel
internal import LocaleCore
public import SourceText

/// Puts the `.strings` and `.stringsdict` files of localized folders (`LANG.lproj`) together into catalogs.
///
/// Files with one name are one table. For each key and locale the message is the one that Apple’s platforms would
/// show: of entries with one key the last in its file, of a `.strings` and a `.stringsdict` file with that key the
/// latter. `Base.lproj`, and files that are in no localized folder, stand for the source language; what a folder of
/// that language has itself comes before them.
///
/// Entries are in the order of the files of the source language, then of those of the other locales by their tags. A
/// comment is the first that is found in this order.
public struct LocalizedFolderReader: Sendable {
  /// The language of the source texts.
  public let sourceLanguage: String

  /// Creates a reader.
  ///
  /// - Parameter sourceLanguage: The language of the source texts, which the files do not name.
  public init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Returns whether a file is one that belongs into a table, as its extension tells.
  public static func isTable(_ path: String) -> Bool { LocalizedPath(path) != nil }

  /// Reads the files of a target.
  ///
  /// Takes time linear in the size of the files, apart from sorting their paths. The result does not depend on the
  /// order of the files.
  ///
  /// - Parameter files: The files; those with another extension than `.strings` and `.stringsdict` are passed over.
  /// - Returns: The tables by ascending name. A file that could not be read adds its diagnostics and nothing else.
  public func read(_ files: [SourceFile]) -> [LocalizedTable] {
    let located = files.compactMap { file in LocalizedPath(file.path).map { ($0, file) } }
    let tables = Dictionary(grouping: located) { ExactName($0.0.table) }
    return tables.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }.map {
      table($0.key.text, $0.value)
    }
  }

  /// Reads one file alone, so that the ranges in it are kept.
  ///
  /// - Parameter file: A file for which ``isTable(_:)`` holds; another one gives an empty catalog.
  package func catalog(of file: SourceFile) -> Catalog {
    guard let path = LocalizedPath(file.path) else {
      return Catalog(sourceLanguage: sourceLanguage)
    }
    return reader(path, locale: path.locale ?? sourceLanguage).read(file).value
  }

  private func table(
    _ name: String, _ files: [(path: LocalizedPath, file: SourceFile)]
  ) -> LocalizedTable {
    var merger = TableMerger(sourceLanguage: sourceLanguage)
    var results: [LocalizedTable.File] = []
    for (path, file) in ordered(files) {
      let locale = path.locale ?? sourceLanguage
      let parsed = reader(path, locale: locale).read(file)
      results.append(
        LocalizedTable.File(path: file.path, locale: locale, diagnostics: parsed.diagnostics))
      merger.add(parsed.value, locale: locale)
    }
    return LocalizedTable(name: name, catalog: merger.catalog, files: results)
  }

  private func reader(_ path: LocalizedPath, locale: String) -> any CatalogReader {
    path.isDictionary
      ? StringsDictionaryReader(locale: locale, sourceLanguage: sourceLanguage)
      : AppleStringsReader(locale: locale, sourceLanguage: sourceLanguage)
  }

  /// Files in the order in which later ones replace messages of earlier ones: the source language first, and in it
  /// what stands for it.
  private func ordered(
    _ files: [(path: LocalizedPath, file: SourceFile)]
  ) -> [(path: LocalizedPath, file: SourceFile)] {
    let source = LocaleTag(sourceLanguage).identifier
    let ranked = files.map { path, file in
      let tag = path.locale.map { LocaleTag($0).identifier }
      let rank = tag == nil ? 0 : tag == source ? 1 : 2
      return (
        order: (rank, tag ?? "", path.isDictionary ? 1 : 0, file.path), path: path, file: file
      )
    }
    return ranked.sorted { $0.order < $1.order }.map { ($0.path, $0.file) }
  }
}

/// Joins the catalogs of single files.
private struct TableMerger {
  private(set) var catalog: Catalog
  private var positions: [ExactName: Int] = [:]
  /// Where the localizations of each entry are, by tag.
  private var localizations: [[String: Int]] = []

  init(sourceLanguage: String) { catalog = Catalog(sourceLanguage: sourceLanguage) }

  mutating func add(_ other: Catalog, locale: String) {
    let tag = LocaleTag(locale).identifier
    for entry in other.entries {
      guard let message = entry.localizations?.first?.message else { continue }
      let position = position(of: entry)
      if catalog.entries[position].comment == nil {
        catalog.entries[position].comment = entry.comment
      }
      let localization = Localization(locale: locale, message: message.withoutRanges)
      if let index = localizations[position][tag] {
        catalog.entries[position].localizations?[index] = localization
      } else {
        localizations[position][tag] = catalog.entries[position].localizations?.count ?? 0
        catalog.entries[position].localizations?.append(localization)
      }
    }
  }

  private mutating func position(of entry: Entry) -> Int {
    let name = ExactName(entry.key)
    if let position = positions[name] { return position }
    let position = catalog.entries.count
    positions[name] = position
    localizations.append([:])
    catalog.entries.append(
      Entry(key: entry.key, extractionState: entry.extractionState, localizations: []))
    return position
  }
}
