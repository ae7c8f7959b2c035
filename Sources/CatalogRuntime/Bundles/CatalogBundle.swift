internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore
internal import Synchronization

/// The compiled catalogs of a program or a library.
///
/// Immutable: any number of threads may use one bundle, each in locales of its own; look-ups take no lock. Its files
/// are mapped and may be replaced by renaming others over them; the bundle goes on with the old ones. They must not be
/// written to or truncated in place.
public final class CatalogBundle: Sendable {
  /// The name of the table that is used where none is named.
  public static let standardTable = "Localizable"

  let tables: [BundleTable]
  /// The positions of the tables of a name, which stand side by side.
  private let positions: [String: Range<Int>]
  private let standardPositions: Range<Int>
  // Made for the first chain, so that opening a bundle does not wait for it.
  private let matcher = AtomicSlots<LocaleMatcher>(count: 1)
  private let chains = AtomicSlots<LocaleChain>(count: LocaleRecord.numberedCount)
  private let furtherChains = ConcurrentCache<LocaleRecord, LocaleChain>()
  private let openingIssues: [LocalizationIssue]
  private let isOpeningReported = Atomic(false)

  /// The path of the folder or file; empty where the bundle is not in one place.
  public let path: String

  /// Creates a bundle of open files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - path: The path of the folder or file; empty where the bundle is not in one place.
  ///   - problems: What could not be opened. It is reported with the first look-up: the bundle is often the value of a
  ///     global constant, and a handler that looks texts up in it would wait for itself.
  init(files: [BundleFile], path: String, problems: [CatalogBundleError] = []) {
    let tables = BundleTable.tables(of: files)
    self.tables = tables
    self.path = path
    openingIssues = problems.map { LocalizationIssue($0) }
    var positions: [String: Range<Int>] = [:]
    for table in tables {
      let first = positions[table.name]?.lowerBound ?? table.position
      positions[table.name] = first..<table.position + 1
    }
    self.positions = positions
    standardPositions = positions[Self.standardTable] ?? 0..<0
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
    try self.init(contents: [contents])
  }

  /// Opens compiled catalogs that are in memory; the tables of one name are looked at in their order.
  ///
  /// - Parameter contents: The bytes of the files; they are copied.
  /// - Throws: What is wrong with the first that cannot be used.
  public convenience init(contents: [[UInt8]]) throws(CatalogBundleError) {
    var files: [BundleFile] = []
    for bytes in contents { files.append(try BundleFile(contents: bytes)) }
    self.init(files: files, path: "")
  }

  /// The identifiers of all locales that any table has messages in, those of the source languages among them.
  public var locales: [String] {
    Set(tables.flatMap(\.file.locales.keys)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the tables.
  public var tableNames: [String] {
    positions.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the keys of a table, by their bytes; none where there is no table of the name.
  public func keys(ofTable name: String) -> [String] {
    var keys: [String] = []
    for table in soundTables(named: name) {
      let catalog = table.file.catalog
      for number in catalog.keys(of: table.number) {
        guard let text = catalog.text(of: KeyNumber(rawValue: number)) else { continue }
        keys.append(String(copying: text))
      }
    }
    return keys
  }

  /// Returns the locale of the bundle that serves a reader best, by CLDR’s matcher (UTS 35 Part 1, Language Matching).
  ///
  /// - Parameter locale: What is asked for.
  /// - Returns: A locale of the bundle, with the region and the extensions that were asked for: `es-MX` where `es`
  ///   serves `es-MX`. Where nothing matches, the source language.
  public func bestLocale(for locale: CatalogLocale) -> CatalogLocale {
    withChain(for: locale) { $0.resolved }
  }

  /// Passes the locales of a reader on.
  @inline(__always)
  func withChain<Result>(for locale: CatalogLocale, _ body: (LocaleChain) -> Result) -> Result {
    // The bundle keeps the chain of a numbered locale; another one is kept here.
    var isKeptHere = false
    let chain = unsafe knownChain(for: locale) ?? makeChain(for: locale, &isKeptHere)
    defer { if isKeptHere { unsafe chain.release() } }
    return unsafe chain._withUnsafeGuaranteedRef(body)
  }

  /// The tables for a reader whose locale was asked for before and has a number; the bundle keeps them.
  @inline(__always)
  func knownTables(for locale: CatalogLocale) -> LocaleChain.Tables? {
    guard let chain = unsafe knownChain(for: locale) else { return nil }
    return unsafe chain._withUnsafeGuaranteedRef { $0.tables }
  }

  @inline(__always)
  private func knownChain(for locale: CatalogLocale) -> Unmanaged<LocaleChain>? {
    guard let number = locale.record.number else { return nil }
    return unsafe chains.object(at: number)
  }

  @inline(never)
  private func makeChain(
    for locale: CatalogLocale, _ isKeptByCaller: inout Bool
  ) -> Unmanaged<LocaleChain> {
    reportOpeningIssues()
    let make = { LocaleChain(for: locale, tables: self.tables, matcher: self.makeMatcher()) }
    if let number = locale.record.number { return unsafe chains.fill(number, with: make()) }
    let chain = furtherChains.value(for: locale.record, make: make)
    isKeptByCaller = true
    return unsafe .passRetained(chain)
  }

  /// Returns the matcher, or `nil` where the data of ICU cannot be loaded; two threads may make one at once, and the
  /// first is kept.
  private func makeMatcher() -> LocaleMatcher? {
    if let matcher = unsafe matcher.object(at: 0) { return unsafe matcher.takeUnretainedValue() }
    guard let made = try? LocaleMatcher(supported: locales, default: .none) else { return nil }
    return unsafe matcher.fill(0, with: made).takeUnretainedValue()
  }

  private func reportOpeningIssues() {
    guard !openingIssues.isEmpty, !isOpeningReported.exchange(true, ordering: .relaxed) else {
      return
    }
    for issue in openingIssues { IssueReporter.report(issue) }
  }

  /// Returns the tables of a name whose files are not damaged, those that come first in the bundle first.
  func soundTables(named name: String?) -> [BundleTable] {
    tables[positions(ofTable: name)].filter(\.file.isSound)
  }

  /// The positions of the tables of a name, those that come first in the bundle first.
  @inline(__always)
  func positions(ofTable name: String?) -> Range<Int> {
    guard let name, !name.isEmpty else { return standardPositions }
    return positions[name] ?? 0..<0
  }
}
