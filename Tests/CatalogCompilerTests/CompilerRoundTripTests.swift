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

  @Test("a large file with changed bytes is refused, or decompiles to something else or the same")
  func damagedLargeFile() throws {
    let table = CatalogTable(name: "Fields", catalog: try Corpus.own("Fields.xcstrings"))
    let bytes = try CatalogCompiler.compile([table])
    var random = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        let index = Int.random(in: 40..<bytes.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(CompiledCatalogError) {
        let compiled = try CompiledCatalog(damaged)
        #expect(throws: CompiledCatalogError.checksumMismatch(section: "payload")) {
          try compiled.verifyChecksum()
        }
        #expect(try CatalogDecompiler.decompile(compiled).count <= compiled.tableCount)
      } catch {
        switch error {
        case .corrupt, .unknownRequiredSection: break
        default: Issue.record("\(error) is not what is wrong with damaged contents")
        }
      }
    }
  }
}
