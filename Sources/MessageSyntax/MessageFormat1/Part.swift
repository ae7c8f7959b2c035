extension MessageFormat1 {
  /// A part of a pattern: a piece of syntax with its place, and for the parts that begin something
  /// the index of the part that ends it.
  ///
  /// Parts are those of `icu::MessagePattern`, in the same order, and two more for the tags of
  /// FormatJS. A part takes 16 bytes.
  public struct Part: Hashable, Sendable {
    /// What a part is.
    public enum Kind: UInt8, Hashable, Sendable {
      /// The beginning of a message; its value is the nesting level, 0 for the whole pattern.
      case messageStart
      /// The end of a message; its value is the nesting level.
      case messageLimit
      /// An apostrophe that is no text.
      case skipSyntax
      /// A place where an apostrophe may be inserted so that both apostrophe modes read the pattern
      /// alike; its value is the character.
      case insertCharacter
      /// A `#` that stands for the number of the plural argument.
      case replaceNumber
      /// The beginning of an argument; its value is the raw value of an `ArgumentType`.
      case argumentStart
      /// The end of an argument; its value is that of its beginning.
      case argumentLimit
      /// The number of an argument; its value is the number.
      case argumentNumber
      /// The name of an argument.
      case argumentName
      /// The type of an argument that is none of the complex ones.
      case argumentType
      /// The style of an argument that is none of the complex ones.
      case argumentStyle
      /// A selector of a complex argument; in a choice the separator after the number.
      case argumentSelector
      /// A small whole number; its value is the number.
      case argumentInteger
      /// Another number; its value is an index into the numbers of the pattern.
      case argumentDouble
      /// The beginning of a tag of FormatJS, from `<` to `>`; its value is the length of the name.
      case tagStart
      /// The end of a tag: from `</` to `>`, empty for a tag that closes itself.
      case tagLimit
    }

    /// What the part is.
    public let kind: Kind
    private let storedValue: Int16
    private let storedOffset: UInt32
    private let storedLength: UInt32
    private var storedLimit: UInt32

    init(_ kind: Kind, at offset: Int, length: Int, value: Int = 0) {
      self.kind = kind
      storedValue = Int16(truncatingIfNeeded: value)
      storedOffset = UInt32(truncatingIfNeeded: offset)
      storedLength = UInt32(truncatingIfNeeded: length)
      storedLimit = 0
    }

    /// The UTF-8 offset of the part in the text of the pattern.
    public var offset: Int { Int(storedOffset) }

    /// The number of its bytes.
    public var length: Int { Int(storedLength) }

    /// The UTF-8 offset behind the part.
    public var end: Int { offset + length }

    /// The UTF-8 offsets of the part in the text of the pattern.
    public var range: Range<Int> { offset..<end }

    /// What the kind says.
    public var value: Int { Int(storedValue) }

    /// The index of the part that ends what this one begins, and 0 for a part that begins nothing.
    public internal(set) var limit: Int {
      get { Int(storedLimit) }
      set { storedLimit = UInt32(truncatingIfNeeded: newValue) }
    }

    func withValue(_ value: Int) -> Part { Part(kind, at: offset, length: length, value: value) }
  }
}
