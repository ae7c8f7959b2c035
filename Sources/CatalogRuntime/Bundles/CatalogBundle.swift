internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// The compiled catalogs of a program or a library.
///
/// Immutable: any number of threads may use one bundle, each in locales of its own; look-ups take no lock. Its files
/// are mapped and may be replaced by renaming others over them; the bundle goes on with the old ones. They must not be
/// written to or truncated in place.
public final class CatalogBundle: Sendable {
  /// The name of the table that is used where none is named.
  public static let standardTable = "Localizable"

  let tables: [BundleTable]
  private let tablesByName: [String: [BundleTable]]
  private let standardTables: [BundleTable]
  private let matcher: LocaleMatcher?
  private let chains = ConcurrentCache<LocaleRecord, LocaleChain>()

  /// The path of the folder or file; empty where the bundle is not in one place.
  public let path: String

  init(files: [BundleFile], path: String) {
    var tables: [BundleTable] = []
    for file in files {
      for number in 0..<UInt32(truncatingIfNeeded: file.catalog.tableCount) {
        let table = BundleTable(
          TableNumber(rawValue: number), of: file, position: tables.count)
        if let table { tables.append(table) }
      }
    }
    self.tables = tables
    self.path = path
    tablesByName = Dictionary(grouping: tables, by: \.name)
    standardTables = tablesByName[Self.standardTable] ?? []
    let tags = Set(files.flatMap(\.locales.keys)).sorted()
    matcher = try? LocaleMatcher(supported: tags, default: .none)
  }

  /// Opens a compiled catalog, or every one in a folder.
  ///
  /// Takes the same time for every size of file above a megabyte; smaller ones are read once.
  ///
  /// - Parameter path: The path of a file, or of a folder with files whose names end with `.catalog`.
  /// - Throws: What is wrong with the first file that cannot be used.
  public convenience init(path: String) throws(CatalogBundleError) {
    var files: [BundleFile] = []
    for file in try BundleFolder.catalogs(at: path) { files.append(try BundleFile(path: file)) }
    self.init(files: files, path: path)
  }

  /// Opens a compiled catalog that is in memory.
  ///
  /// - Parameter contents: The bytes of the file; they are copied.
  /// - Throws: What is wrong with the bytes.
  public convenience init(contents: [UInt8]) throws(CatalogBundleError) {
    self.init(files: [try BundleFile(contents: contents)], path: "")
  }

  /// The identifiers of all locales that any table has messages in, those of the source languages among them.
  public var locales: [String] {
    Set(tables.flatMap(\.file.locales.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the tables.
  public var tableNames: [String] {
    tablesByName.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the locale of the bundle that serves a reader best, by CLDR’s matcher (UTS 35 Part 1, Language Matching).
  ///
  /// - Parameter locale: What is asked for.
  /// - Returns: A locale of the bundle, with the region and the extensions that were asked for: `es-MX` where `es`
  ///   serves `es-MX`. Where nothing matches, the source language.
  public func bestLocale(for locale: CatalogLocale) -> CatalogLocale {
    chain(for: locale).resolved
  }

  @inline(__always)
  func chain(for locale: CatalogLocale) -> LocaleChain {
    chains.value(for: locale.record) {
      LocaleChain(for: locale, tables: tables, matcher: matcher)
    }
  }

  @inline(__always)
  func tables(named name: String?) -> [BundleTable] {
    guard let name else { return standardTables }
    return tablesByName[name] ?? []
  }
}
