import BenchmarkSupport
import CatalogCompiler
import CompiledCatalog

/// Compiling and opening, with errors that a report can show.
enum CatalogFile {
  static func compile(_ table: CatalogTable) throws(BenchmarkError) -> [UInt8] {
    do { return try CatalogCompiler.compile([table]) } catch {
      throw BenchmarkError("the catalog cannot be compiled: \(error)")
    }
  }

  static func open(_ path: String) throws(BenchmarkError) -> CompiledCatalog {
    do { return try CompiledCatalog(mapping: path) } catch {
      throw BenchmarkError("\(path) cannot be opened: \(error)")
    }
  }
}
