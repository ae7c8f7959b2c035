internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// How a file of Fluent writes texts: with indentation before the lines behind the first one.
struct FluentEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    guard bytes[range.start..<range.end].contains(0x0A),
      let pattern = Fluent.PlacedPattern(at: range.start, in: bytes)
    else { return min(range.start + offset, range.end) }
    return min(pattern.fileOffset(ofSource: offset), range.end)
  }

  /// Spells a part without line ends as it is; what it means in a pattern is the affair of who made it.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    text.utf8.contains { $0 == 0x0A || $0 == 0x0D } ? nil : text
  }
}
