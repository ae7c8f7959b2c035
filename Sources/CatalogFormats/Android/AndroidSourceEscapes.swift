internal import CatalogModel
internal import SourceText

/// How string resources write texts.
struct AndroidSourceEscapes: SourceEscapes {
  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    let encoding = TextEncoding(of: bytes)
    guard encoding != .utf8 else { return place(offset, range, bytes) }
    guard let content = try? DecodedText(Array(bytes[range.start..<range.end]), as: encoding) else {
      return range.start
    }
    return range.start
      + content.sourceOffset(place(offset, SourceRange(0, content.bytes.count), content.bytes))
  }

  private func place(_ offset: Int, _ range: SourceRange, _ bytes: [UInt8]) -> Int {
    let offsets = AndroidText(content: range, of: bytes, keepsOffsets: true).offsets
    return offset < offsets.count ? Int(offsets[max(offset, 0)]) : range.end
  }

  /// Spells a text outside of quotation marks and sections; no other text is changed.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    let whole = bytes[range.start..<range.end]
    let quote = UInt8(ascii: "\"")
    guard TextEncoding(of: bytes) == .utf8,
      !zip(whole, [0] + whole).contains(where: { $0 == quote && $1 != UInt8(ascii: "\\") }),
      !AndroidText(content: range, of: bytes).isCharacterData
    else { return nil }
    return AndroidSpelling.part(text)
  }
}
