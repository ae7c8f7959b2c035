internal import CatalogModel
internal import SourceText
internal import StructuredText

/// The way back from a text to its place in a property list.
struct PropertyListSourceEscapes: SourceEscapes {
  let syntax: PropertyListDocument.Syntax

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    PropertyListDocument.sourceOffset(ofDecoded: offset, in: range, of: bytes, syntax)
  }
}
