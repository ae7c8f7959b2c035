/// A message of a compiled catalog, or a part of one that varies by itself.
///
/// It borrows the catalog: reading it copies and allocates nothing.
public struct MessageView: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let strings: RawSpan
  @usableFromInline let records: RawSpan
  @usableFromInline let reference: NodeReference
  @usableFromInline let depth: UInt8

  @inlinable
  @_lifetime(copy strings, copy records)
  init(strings: RawSpan, records: RawSpan, reference: NodeReference, depth: UInt8) {
    self.strings = strings
    self.records = records
    self.reference = reference
    self.depth = depth
  }

  /// Where the message is in its file; two messages with the same number are the same.
  @inlinable public var identity: UInt32 { reference.rawValue }

  /// The text, where the message is one without arguments and variations; else `nil`.
  ///
  /// The fastest way to most messages.
  @inlinable @inline(__always)
  public var text: Span<UInt8>? {
    @_lifetime(copy self)
    get {
      guard reference.recordWord == nil,
        let bytes = strings.string(at: Int(reference.rawValue))
      else { return nil }
      return bytes.utf8
    }
  }

  /// What the message is.
  @inlinable @inline(__always)
  public var content: MessageContent {
    @_lifetime(copy self)
    get {
      guard let word = reference.recordWord else {
        guard let bytes = strings.string(at: Int(reference.rawValue)) else { return .damaged }
        return .text(bytes.utf8)
      }
      guard let record = Record(self, word: word) else { return .damaged }
      return record.content
    }
  }
}

/// What a message is.
public enum MessageContent: ~Escapable, Copyable, BitwiseCopyable {
  /// A text that is shown as it is.
  case text(Span<UInt8>)
  /// Texts and arguments.
  case pattern(PatternView)
  /// Forms by the plural category of an argument.
  case plural(PluralView)
  /// Forms by a name, such as that of the device.
  case select(SelectView)
  /// Forms by the width that is there.
  case width(WidthView)
  /// The phrases of an App Shortcut.
  case phrases(PhrasesView)
  /// A message of ICU MessageFormat or of Unicode MessageFormat 2.
  case program(ProgramView)
  /// The file is damaged here.
  case damaged
}

/// A record of the section of messages, whose first word is inside.
@usableFromInline
struct Record: ~Escapable, Copyable, BitwiseCopyable {
  @usableFromInline let strings: RawSpan
  @usableFromInline let records: RawSpan
  @usableFromInline let word: UInt32
  @usableFromInline let depth: UInt8
  /// The first word: the kind of the record and its small fields.
  @usableFromInline let header: UInt32

  @inlinable
  @_lifetime(copy view)
  init?(_ view: MessageView, word: UInt32) {
    guard view.depth < CompiledLayout.maximumDepth,
      let header = view.records.word32(at: Int(word) &* 4)
    else { return nil }
    strings = view.strings
    records = view.records
    self.word = word
    self.header = header
    depth = view.depth
  }

  @inlinable @inline(__always)
  var kind: RecordKind? { RecordKind(header: header) }

  /// The content; a substitution and an argument are no message by themselves.
  @inlinable @inline(__always)
  var content: MessageContent {
    @_lifetime(copy self)
    get {
      switch kind {
      case .pattern: .pattern(PatternView(self))
      case .plural: .plural(PluralView(self))
      case .select: .select(SelectView(self))
      case .width: .width(WidthView(self))
      case .phrases: .phrases(PhrasesView(self))
      case .messageFormat1: .program(ProgramView(self, .messageFormat1))
      case .messageFormat2: .program(ProgramView(self, .messageFormat2))
      case .substitution, .modifiedArgument, nil: .damaged
      }
    }
  }

  /// Returns a byte of the first word.
  @inlinable
  func headerByte(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: header >> (8 * index)) }

  /// Returns a word after the first one, or `nil` where it is outside.
  @inlinable @inline(__always)
  func field(_ index: Int) -> UInt32? { records.word32(at: (Int(word) &+ 1 &+ index) &* 4) }

  /// Returns a word after the first one that is inside, as ``limited(_:size:)`` tells.
  @inlinable @inline(__always)
  func field(uncheckedAt index: Int) -> UInt32 {
    records.word32(uncheckedAt: (Int(word) &+ 1 &+ index) &* 4)
  }

  /// How many of the words that the record claims to have, each `size` words long, can be inside.
  ///
  /// Keeps loops over a damaged count short.
  @inlinable
  func limited(_ count: Int, size: Int = 1) -> Int {
    min(count, max(0, records.byteCount / 4 &- Int(word) &- 1) / size)
  }

  /// Returns words after the first one that are inside, as ``limited(_:size:)`` tells.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  func words(_ count: Int) -> RawSpan {
    let start = (Int(word) &+ 1) &* 4
    return unsafe records.extracting(
      unchecked: Range(uncheckedBounds: (start, start &+ count &* 4)))
  }

  /// Returns the text that a field refers to.
  @inlinable
  @_lifetime(copy self)
  func string(_ index: Int) -> RawSpan? {
    guard let offset = field(index) else { return nil }
    return strings.string(at: Int(offset))
  }

  /// Returns the view of the node that a field refers to; a damaged one where it cannot be.
  ///
  /// A node stands before those that refer to it, so that no chain of them is endless; one that does
  /// not is damaged, and so are chains of more than ``CompiledLayout/maximumDepth``.
  @inlinable @inline(__always)
  @_lifetime(copy self)
  func node(_ index: Int) -> MessageView {
    var reference = NodeReference(rawValue: field(index) ?? NodeReference.damaged.rawValue)
    if let target = reference.recordWord, target >= word { reference = .damaged }
    return MessageView(strings: strings, records: records, reference: reference, depth: depth &+ 1)
  }
}
