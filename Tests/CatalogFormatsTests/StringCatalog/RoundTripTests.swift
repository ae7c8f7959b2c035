import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Real files, read and written again.
@Suite(.enabled(if: RealCatalogs.arePresent))
struct RoundTripTests {
  private func read(_ name: String) throws -> (file: SourceFile, catalog: Catalog) {
    let file = try SharedFolder.read(RealCatalogs.corpus + "/" + name)
    return (file, StringCatalogReader().read(file).value)
  }

  @Test("a file without edits is written as it is", arguments: RealCatalogs.names)
  func unchanged(_ name: String) throws {
    let file = try SharedFolder.read(RealCatalogs.corpus + "/" + name)
    #expect(try file.applying([]) == file.bytes)
  }

  @Test(
    "a file in Xcode's style comes out byte for byte from the model alone",
    arguments: RealCatalogs.names)
  func byteExact(_ name: String) throws {
    let (file, catalog) = try read(name)
    let canonical = try StringCatalogWriter(order: .canonical).write(catalog)
    let asFound = try StringCatalogWriter(order: .asFound).write(catalog)
    let differences = OtherStyles.table[name] ?? []
    let isExplained = differences.explain(file.bytes, canonical: canonical, asFound: asFound)
    #expect(isExplained)
  }

  @Test("the table of other styles names files that exist")
  func table() {
    #expect(Set(OtherStyles.table.keys).subtracting(RealCatalogs.names).isEmpty)
  }

  @Test("what was written reads as the same catalog", arguments: RealCatalogs.names)
  func modelEqual(_ name: String) throws {
    let catalog = try read(name).catalog
    let asFound = try reread(catalog, .asFound)
    #expect(
      CatalogDumper.dump(asFound, ranges: .hidden) == CatalogDumper.dump(catalog, ranges: .hidden))
    let canonical = try reread(catalog, .canonical)
    #expect(sortedLines(canonical) == sortedLines(catalog))
    let again = try StringCatalogWriter().write(canonical)
    #expect(try again == StringCatalogWriter(order: .asFound).write(canonical))
  }

  private func reread(_ catalog: Catalog, _ order: StringCatalogWriter.Order) throws -> Catalog {
    let bytes = try StringCatalogWriter(order: order).write(catalog)
    return StringCatalogReader().read(SourceFile(path: "written", bytes: bytes)).value
  }

  /// The parts of a catalog without their order.
  private func sortedLines(_ catalog: Catalog) -> [Substring] {
    CatalogDumper.dump(catalog, ranges: .hidden).split(separator: "\n").sorted()
  }
}
