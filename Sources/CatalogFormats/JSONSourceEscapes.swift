internal import CatalogModel
internal import SourceText
internal import StructuredText

/// The way back from a text to its place in a file of JSON.
struct JSONSourceEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    JSONEscapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
  }
}
