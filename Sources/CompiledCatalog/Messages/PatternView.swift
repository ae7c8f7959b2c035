/// Texts, arguments and substitutions that are shown one after the other.
///
/// A pattern leads back to its source: percent signs of a `text` are doubled there, those of a
/// `verbatimText` are not, and arguments and substitutions know how they were written.
public struct PatternView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// The number of parts.
  @inlinable public var count: Int { record.limited(Int(record.header >> 8)) }

  /// Returns a part.
  ///
  /// - Parameter index: The part, from 0 up to ``count``; outside of that there is only `damaged`.
  @inlinable
  @_lifetime(copy self)
  public func part(at index: Int) -> PatternPart {
    guard index >= 0, index < count, let word = record.field(index) else { return .damaged }
    let value = word & (1 << 30 - 1)
    switch PartKind(rawValue: word >> 30) {
    case .text:
      guard let bytes = record.strings.string(at: Int(value)) else { return .damaged }
      return .text(bytes.utf8)
    case .verbatimText:
      guard let bytes = record.strings.string(at: Int(value)) else { return .damaged }
      return .verbatimText(bytes.utf8)
    case .argument: return .argument(ArgumentView(word: value))
    case .record, nil: return partOfRecord(value)
    }
  }

  /// Returns a part where it is one of the common kinds, without the general form of ``part(at:)``.
  ///
  /// - Parameter index: The part, from 0 up to ``count``, which is not checked.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  package func commonPart(uncheckedAt index: Int) -> CommonPart {
    let word = record.field(uncheckedAt: index)
    switch word >> 30 {
    case PartKind.text.rawValue, PartKind.verbatimText.rawValue:
      guard let bytes = record.strings.string(at: Int(word & (1 << 30 - 1))) else { return .other }
      return .text(bytes.utf8, isVerbatim: word >> 30 == PartKind.verbatimText.rawValue)
    case PartKind.argument.rawValue:
      let argument = ArgumentView(word: word & (1 << 30 - 1))
      return .argument(
        number: argument.number, letter: argument.letter,
        isCut: argument.length == .hh || argument.length == .h)
    default: return .other
    }
  }

  @usableFromInline @inline(never)
  @_lifetime(copy self)
  func partOfRecord(_ word: UInt32) -> PatternPart {
    let view = MessageView(
      strings: record.strings, records: record.records, reference: .record(word),
      depth: record.depth &+ 1)
    guard word < record.word, let part = Record(view, word: word) else { return .damaged }
    switch part.kind {
    case .substitution: return .substitution(SubstitutionView(part))
    case .modifiedArgument:
      guard let argument = ArgumentView(part) else { return .damaged }
      return .argument(argument)
    default: return .damaged
    }
  }
}

/// A part of a pattern.
public enum PatternPart: ~Escapable, Copyable, BitwiseCopyable {
  /// A text; its source doubles each percent sign.
  case text(Span<UInt8>)
  /// A text that stands in the source as it is shown, lone percent signs included.
  case verbatimText(Span<UInt8>)
  /// A formatted argument.
  case argument(ArgumentView)
  /// A part with forms of its own.
  case substitution(SubstitutionView)
  /// The file is damaged here.
  case damaged
}

/// A part of a pattern that most patterns are made of.
@usableFromInline
package enum CommonPart: ~Escapable, Copyable, BitwiseCopyable {
  /// A text.
  case text(Span<UInt8>, isVerbatim: Bool)
  /// An argument without flags, width and precision; `isCut` where its length is less than an `int`.
  case argument(number: Int, letter: UInt8, isCut: Bool)
  /// Anything else: ``PatternView/part(at:)`` tells.
  case other
}

/// A part of a pattern with forms of its own, such as `%#@files@`.
public struct SubstitutionView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let record: Record

  @inlinable
  @_lifetime(copy record)
  init(_ record: Record) { self.record = record }

  /// The argument that it varies by, from 1; 0 where nothing names it.
  public var argument: Int { Int(record.headerByte(1)) }

  /// Whether the definition itself names the argument.
  public var definesArgument: Bool { record.headerByte(2) & 1 == 1 }

  /// The position that the reference gives (`2` in `%2$#@files@`), or `nil` where it gives none.
  public var explicitPosition: Int? { record.headerByte(3) == 0 ? nil : Int(record.headerByte(3)) }

  /// The name in UTF-8, or `nil` where it is damaged.
  public var name: Span<UInt8>? {
    @_lifetime(copy self)
    get {
      guard let bytes = record.string(0) else { return nil }
      return bytes.utf8
    }
  }

  /// The conversion of the argument as the definition spells it, without `%`; `nil` where it gives none.
  public var formatSpecifier: Span<UInt8>? {
    @_lifetime(copy self)
    get {
      guard record.headerByte(2) & 2 == 2, let bytes = record.string(1) else { return nil }
      return bytes.utf8
    }
  }

  /// The forms.
  public var message: MessageView {
    @_lifetime(copy self)
    get { record.node(2) }
  }
}
