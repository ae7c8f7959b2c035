public import SourceText

/// The way back from the text of an element to its place in a file (XML 1.0, sections 2.7, 2.11 and 4.1).
public enum XMLEscapes {
  /// Maps a place in the text of an element to the place in the file.
  ///
  /// - Parameters:
  ///   - decodedOffset: An offset in UTF-8 bytes of the text, from 0 to its length.
  ///   - range: The bytes between the tags of the element, which holds no other element.
  ///   - bytes: The file.
  /// - Returns: The offset in the file. A place inside a character that is written as a reference is the start of
  ///   the reference.
  public static func sourceOffset(
    ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]
  ) -> Int {
    var content = XMLContent(bytes[range.start..<range.end])
    var decoded = 0
    while let piece = content.next() {
      let count = piece.decoded.count
      if decoded + count > decodedOffset {
        return piece.isVerbatim ? piece.start + decodedOffset - decoded : piece.start
      }
      decoded += count
    }
    return range.end
  }
}

extension XMLEscapes {
  /// Returns the text that raw content of an element stands for.
  public static func text(ofContent raw: [UInt8]) -> String {
    XMLText.decodedContent(Array(String(decoding: raw, as: UTF8.self).utf8)[...])
  }
}
