internal import CatalogModel
internal import SourceText

/// How a table writes texts.
struct CellEscapes: SourceEscapes {
  let separator: UInt8

  func sourceOffset(ofDecoded offset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int {
    let raw = Array(bytes[range.start..<range.end])
    let encoding = TextEncoding(of: bytes)
    guard encoding == .utf8 else {
      guard let text = try? DecodedText(raw, as: encoding) else { return range.start }
      let isQuoted = bytes[..<range.start].suffix(encoding.unitByteCount).contains(0x22)
      return range.start
        + text.sourceOffset(CellEscapes.offset(offset, in: text.bytes, isQuoted: isQuoted))
    }
    return range.start + CellEscapes.offset(offset, in: raw, isQuoted: isQuoted(range, bytes))
  }

  private func isQuoted(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    range.start > 0 && bytes[range.start - 1] == UInt8(ascii: "\"")
  }

  /// The place in the bytes of a cell of a place in its text.
  private static func offset(_ decoded: Int, in raw: [UInt8], isQuoted: Bool) -> Int {
    var offset = CellText.isGuarded(raw[...]) ? 1 : 0
    for _ in 0..<decoded where offset < raw.count {
      offset += isQuoted && raw[offset] == UInt8(ascii: "\"") ? 2 : 1
    }
    return min(offset, raw.count)
  }

  /// Spells a part of a text; `nil` where the cell would need quotation marks and has none.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String? {
    guard TextEncoding(of: bytes) == .utf8 else { return nil }
    guard isQuoted(range, bytes) else {
      let isPlain = text.utf8.allSatisfy {
        $0 != separator && $0 != UInt8(ascii: "\"") && $0 != 0x0A && $0 != 0x0D
      }
      return isPlain ? text : nil
    }
    return text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
  }
}
