/// A message of ICU MessageFormat or of Unicode MessageFormat 2 as words that the run time walks through.
///
/// The words of the two syntaxes are described in Documentation/CompiledFormat.md. Reading outside of the program or of
/// the strings gives `nil`: whoever walks a program needs no further check to stay inside of the file.
public struct ProgramView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let words: RawSpan
  @usableFromInline let strings: RawSpan
  /// The number of words.
  public let count: Int
  /// The syntax that the message was written in.
  public let syntax: SourceSyntax

  @inlinable @inline(__always)
  @_lifetime(copy record)
  init(_ record: Record, _ syntax: SourceSyntax) {
    count = record.limited(Int(record.header >> 8))
    words = record.words(count)
    strings = record.strings
    self.syntax = syntax
  }

  /// Returns a word, or `nil` where the program has none there.
  @inlinable @inline(__always)
  public func word(at index: Int) -> UInt32? {
    // A place below 0 is a very large number here.
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return nil }
    return word(uncheckedAt: index)
  }

  /// Returns a word that the caller knows to be there.
  @inlinable @inline(__always)
  package func word(uncheckedAt index: Int) -> UInt32 {
    words.word32(uncheckedAt: index &* 4)
  }

  /// Returns two words that the caller knows to be there as one number, the lower half first.
  @inlinable @inline(__always)
  package func doubleWord(uncheckedAt index: Int) -> UInt64 {
    words.word64(uncheckedAt: index &* 4)
  }

  /// Whether words from one that is there on are all there.
  @inlinable @inline(__always)
  package func hasWords(_ count: Int, from index: Int) -> Bool { count <= self.count &- index }

  /// Returns the text that a word refers to, or `nil` where it cannot be read.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  public func text(at index: Int) -> Span<UInt8>? {
    guard let offset = word(at: index), let bytes = strings.string(at: Int(offset)) else {
      return nil
    }
    return bytes.utf8
  }
}
