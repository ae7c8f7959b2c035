public import CatalogModel
internal import LocaleCore
public import SourceText

/// Makes the `.strings` and `.stringsdict` files of localized folders (`LANG.lproj`) of a catalog, as Xcode compiles a
/// String Catalog for Apple’s platforms.
///
/// A text that does not vary goes into `TABLE.strings`, a message with forms or substitutions into `TABLE.stringsdict`;
/// both are XML, with the keys in the order of their bytes, and hold what is there for a locale: a language without any
/// text of its own gets no file. Comments and states are left out.
public struct LocalizedFolderWriter: Sendable {
  /// The name of the table, which its files are called by.
  public let table: String

  /// Creates a writer.
  public init(table: String) { self.table = table }

  /// Returns the files of a catalog.
  ///
  /// Takes O(n log n) time in the number of texts.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - locales: The locales to write, besides the source language; `nil` for all.
  /// - Returns: The files, with their paths below the folder that holds the localized folders, in the order of these.
  /// - Throws: `CatalogWriteError` for the first message that Apple’s files cannot hold.
  public func files(
    of catalog: Catalog, locales: Set<String>? = nil
  ) throws(CatalogWriteError) -> [SourceFile] {
    if let entry = catalog.entries.first(where: { !isFormat($0.syntax ?? catalog.syntax) }) {
      throw CatalogWriteError(
        kind: .unsupportedSyntax(entry.syntax ?? catalog.syntax), subject: .init(key: entry.key))
    }
    let compiled = LocalizedFolderWriter.stripped(catalog)
    let wanted = locales.map { Set($0.map { LocaleTag($0) }) }
    let source = LocaleTag(catalog.sourceLanguage)
    var files: [SourceFile] = []
    for locale in catalog.locales {
      let tag = LocaleTag(locale)
      guard tag == source || wanted?.contains(tag) ?? true else { continue }
      files += try self.files(of: compiled, in: locale)
    }
    return files
  }

  /// Whether Apple’s platforms format texts of a syntax.
  private func isFormat(_ syntax: TextSyntax) -> Bool { syntax == .printf || syntax == .plain }

  private func files(
    of catalog: Catalog, in locale: String
  ) throws(CatalogWriteError) -> [SourceFile] {
    let tag = LocaleTag(locale)
    var plain = catalog
    var varying = catalog
    plain.entries = []
    varying.entries = []
    for entry in catalog.entries {
      // Without a localization of its own an entry has no place in the files: a look-up gives its key.
      guard
        let message = entry.localizations?.first(where: { LocaleTag($0.locale) == tag })?.message
      else { continue }
      if message.varies { varying.entries.append(entry) } else { plain.entries.append(entry) }
    }
    var files: [SourceFile] = []
    let folder = locale + ".lproj/" + table
    if AppleTexts(plain, locale: locale).items.isEmpty == false {
      let writer = AppleStringsWriter(locale: locale, notation: .xml)
      files.append(SourceFile(path: folder + ".strings", bytes: try writer.write(plain)))
    }
    if AppleTexts(varying, locale: locale).items.isEmpty == false {
      let writer = StringsDictionaryWriter(locale: locale, selection: .varying)
      files.append(SourceFile(path: folder + ".stringsdict", bytes: try writer.write(varying)))
    }
    return files
  }

  /// The catalog with nothing but keys and messages, the first of those with one key, in the order of their bytes.
  private static func stripped(_ catalog: Catalog) -> Catalog {
    var known: Set<ExactName> = []
    var stripped = Catalog(sourceLanguage: catalog.sourceLanguage, syntax: catalog.syntax)
    stripped.entries = catalog.entries.filter { known.insert(ExactName($0.key)).inserted }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { entry in
        Entry(
          key: entry.key, extractionState: entry.extractionState,
          localizations: entry.localizations, syntax: entry.syntax)
      }
    return stripped
  }
}
