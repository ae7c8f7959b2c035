import CatalogCompiler
import CatalogModel
import CatalogTestSupport
import CompiledCatalog
import Testing

@Suite("Compiling and decompiling")
struct CompilerRoundTripTests {
  private func check(_ catalog: Catalog) throws {
    let compiled = try CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]
    )
    let reader = try CompiledCatalog(compiled)
    try reader.verifyChecksum()
    let tables = try CatalogDecompiler.decompile(reader)
    #expect(tables.map(\.name) == ["Localizable"])
    let decompiled = try #require(tables.first).catalog
    let expected = ShippedTexts(catalog).lines
    let found = ShippedTexts(decompiled).lines
    #expect(found.subtracting(expected) == [])
    #expect(expected.subtracting(found) == [])
    #expect(try CatalogCompiler.compile(tables) == compiled)
  }

  @Test("the project’s own catalogs come back as they went in", arguments: Corpus.ownNames)
  func ownCatalogs(_ name: String) throws {
    try check(Corpus.own(name))
  }

  @Test(
    "catalogs of real projects come back as they went in", .enabled(if: Corpus.isPresent),
    arguments: Corpus.names)
  func realCatalogs(_ name: String) throws {
    try check(Corpus.catalog(name))
  }
}
