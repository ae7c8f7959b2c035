internal import CompiledCatalog

/// A table of a bundle.
final class BundleTable: Sendable {
  let file: BundleFile
  let number: TableNumber
  let name: String
  /// The locale of the source text, by its index in the file and its tag.
  let source: (index: Int, tag: String)
  /// The position among the tables of the bundle.
  let position: Int

  init?(_ number: TableNumber, of file: BundleFile, position: Int) {
    guard let name = file.catalog.name(of: number),
      let index = file.catalog.sourceLocale(of: number),
      let tag = file.catalog.tag(ofLocale: index)
    else { return nil }
    self.file = file
    self.number = number
    self.name = name
    source = (index, tag)
    self.position = position
  }
}
