public import SourceText

/// How a format writes text with escapes: it leads from a place in a text back to the place in the
/// file, and from a text to what stands for it there.
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

  /// Spells a text so that it can take the place of a part of another one.
  ///
  /// - Parameters:
  ///   - text: The new part.
  ///   - range: The bytes in the file of the whole text that it becomes a part of, escapes included.
  ///   - bytes: The file.
  /// - Returns: What is written in the file, or `nil` where a part of that text cannot be replaced,
  ///   such as in a file that is not UTF-8.
  func spelling(of text: String, in range: SourceRange, of bytes: [UInt8]) -> String?
}
