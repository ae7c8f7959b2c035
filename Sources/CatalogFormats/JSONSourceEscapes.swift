internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How a file of JSON writes texts.
struct JSONSourceEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    JSONEscapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
  }

  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    JSONEscapes.encode(text)
  }
}
