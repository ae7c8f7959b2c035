internal import CompiledCatalog
internal import Synchronization

/// A compiled catalog of a bundle, whose bytes are compared with their checksum before the first text is taken.
///
/// A small file is checked when it is opened, a large one when texts for the first reader are looked for.
final class BundleFile: Sendable {
  private enum State {
    static let unchecked: UInt8 = 0
    static let sound: UInt8 = 1
    static let damaged: UInt8 = 2
  }

  private static let maximumEagerByteCount = 1 << 20

  let path: String
  let catalog: CompiledCatalog
  /// The index of each locale by its tag.
  let locales: [String: Int]
  private let state = Atomic<UInt8>(State.unchecked)

  private init(path: String, catalog: CompiledCatalog) throws(CatalogBundleError) {
    self.path = path
    self.catalog = catalog
    var locales: [String: Int] = [:]
    for index in 0..<catalog.localeCount {
      if let tag = catalog.tag(ofLocale: index) { locales[tag] = index }
    }
    self.locales = locales
    guard catalog.byteCount <= Self.maximumEagerByteCount else { return }
    if let error = check() { throw CatalogBundleError(path: path, error: error) }
  }

  /// Maps a file.
  convenience init(path: String) throws(CatalogBundleError) {
    let catalog: CompiledCatalog
    do { catalog = try CompiledCatalog(mapping: path) } catch {
      throw CatalogBundleError(path: path, error: error)
    }
    try self.init(path: path, catalog: catalog)
  }

  /// Opens a compiled catalog that is in memory.
  convenience init(contents: [UInt8]) throws(CatalogBundleError) {
    let catalog: CompiledCatalog
    do { catalog = try CompiledCatalog(contents) } catch {
      throw CatalogBundleError(path: "", error: error)
    }
    try self.init(path: "", catalog: catalog)
  }

  /// Whether the bytes are those that were written.
  var isSound: Bool {
    let known = state.load(ordering: .relaxed)
    guard known == State.unchecked else { return known == State.sound }
    guard let error = check() else { return true }
    IssueReporter.report(LocalizationIssue(CatalogBundleError(path: path, error: error)))
    return false
  }

  /// Compares the bytes with their checksum; two threads may do so at once, with the same result.
  private func check() -> CompiledCatalogError? {
    do throws(CompiledCatalogError) {
      try catalog.verifyChecksum()
      state.store(State.sound, ordering: .relaxed)
      return nil
    } catch {
      state.store(State.damaged, ordering: .relaxed)
      return error
    }
  }
}
