import BenchmarkSupport
import CatalogCompiler

/// Writes a large compiled catalog, in a process of its own: what it holds in memory would hide what opening
/// the file takes.
struct LargeCommand {
  private let path: String
  private let keyCount: Int
  private let localeCount: Int

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    keyCount = try arguments.number("--keys", in: 1...10_000_000) ?? 100_000
    localeCount =
      try arguments.number("--locales", in: 1...LargeCatalog.maximumLocaleCount) ?? 40
    path = try arguments.operand("FILE")
    try arguments.finish()
  }

  func run() throws(BenchmarkError) {
    let catalog = LargeCatalog.make(keyCount: keyCount, localeCount: localeCount)
    let table = CatalogTable(name: BenchmarkContent.table, catalog: catalog)
    try Files.write(try CatalogFile.compile(table), to: path)
  }
}
