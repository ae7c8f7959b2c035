/// A message of ICU MessageFormat or of Unicode MessageFormat 2 as words that the run time walks through.
///
/// The words of the two syntaxes are described in Documentation/CompiledFormat.md. Reading outside of the program or of
/// the strings gives `nil`: whoever walks a program needs no further check to stay inside of the file.
public struct ProgramView: ~Escapable, Copyable {
  @usableFromInline let record: Record
  /// The number of words.
  public let count: Int

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) {
    self.record = record
    count = record.limited(Int(record.header >> 8))
  }

  /// The syntax that the message was written in.
  public var syntax: SourceSyntax {
    record.kind == .messageFormat2 ? .messageFormat2 : .messageFormat1
  }

  /// Returns a word, or `nil` where the program has none there.
  @inlinable @inline(__always)
  public func word(at index: Int) -> UInt32? {
    guard index >= 0, index < count else { return nil }
    return record.field(uncheckedAt: index)
  }

  /// Returns the text that a word refers to, or `nil` where it cannot be read.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  public func text(at index: Int) -> Span<UInt8>? {
    guard let offset = word(at: index), let bytes = record.strings.string(at: Int(offset)) else {
      return nil
    }
    return bytes.utf8
  }
}
