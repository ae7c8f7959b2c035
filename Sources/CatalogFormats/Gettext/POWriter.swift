public import CatalogModel

/// Writes PO files.
public struct POWriter: CatalogWriter {
  let options: WritingOptions
  public init(_ options: WritingOptions = WritingOptions()) { self.options = options }
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] { [] }
}
