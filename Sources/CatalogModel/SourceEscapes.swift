public import SourceText

/// How a format writes text with escapes: it leads from a place in a text back to the place in the
/// file.
public protocol SourceEscapes: Sendable {
  /// Maps a place in a text to the place in the file.
  ///
  /// - Parameters:
  ///   - decodedOffset: An offset in UTF-8 bytes of the text, from 0 to its length.
  ///   - range: The bytes of the text in the file, escapes included.
  ///   - bytes: The file.
  /// - Returns: The offset in the file. A place inside a character that is written as an escape is
  ///   the start of the escape.
  func sourceOffset(ofDecoded decodedOffset: Int, in range: SourceRange, of bytes: [UInt8]) -> Int
}
