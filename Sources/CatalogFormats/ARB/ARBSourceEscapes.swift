internal import CatalogModel
internal import SourceText
internal import StructuredText

/// How an Application Resource Bundle writes texts.
struct ARBSourceEscapes: SourceEscapes {
  let usesEscaping: Bool

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    var offset = offset
    if !usesEscaping, let text = text(range, bytes) {
      offset = ARBText.plainOffset(ofDecoded: offset, in: text)
    }
    return JSONEscapes.sourceOffset(ofDecoded: offset, in: range, of: bytes)
  }

  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    let spelling = usesEscaping ? text : ARBText.encode(text)
    return spelling.map { JSONEscapes.encode($0) }
  }

  private func text(_ range: SourceRange, _ bytes: [UInt8]) -> String? {
    guard range.start > 0, range.end < bytes.count else { return nil }
    let literal = Array(bytes[(range.start - 1)...range.end])
    return (try? JSONDocument(parsing: literal))?.string(0)
  }
}
