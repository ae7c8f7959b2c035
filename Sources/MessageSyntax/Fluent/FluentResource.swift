extension Fluent {
  /// What a file holds.
  public struct Resource: Hashable, Sendable {
    /// What becomes of a message with a broken attribute.
    public enum Recovery: Hashable, Sendable {
      /// The attribute is junk, and the message is what stands before it: the specification’s grammar.
      case attribute
      /// The whole message is junk: the behaviour of Fluent’s own tools.
      case entry
    }

    /// The entries in the order of the file.
    public var entries: [Entry]

    /// Creates a resource from its entries.
    public init(entries: [Entry]) { self.entries = entries }

    /// Reads a file.
    ///
    /// Reading never fails: what is no entry becomes junk, with the error. Takes linear time.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - start: Where reading begins, such as behind a byte order mark.
    ///   - recovery: What becomes of a message with a broken attribute.
    public init(parsing bytes: [UInt8], from start: Int = 0, recovery: Recovery = .attribute) {
      var parser = Parser(bytes, at: start, recovery: recovery)
      entries = parser.readEntries()
    }

    /// Reads a text; offsets count its UTF-8 bytes.
    public init(parsing text: String) { self.init(parsing: Array(text.utf8)) }
  }

  /// One part of a file.
  public enum Entry: Hashable, Sendable {
    /// A message.
    case message(Message)
    /// A term, which messages refer to and programs do not: its name begins with a hyphen.
    case term(Message)
    /// A comment that belongs to no message.
    case comment(Comment)
    /// Bytes that are no entry.
    case junk(Junk)
  }

  /// A message or a term.
  public struct Message: Hashable, Sendable {
    /// The name, of a term without its hyphen.
    public var identifier: Identifier
    /// The text; a term always has one.
    public var value: Pattern?
    /// The attributes in the order of the file.
    public var attributes: [Attribute]
    /// The comment directly before it.
    public var comment: Comment?
    /// From its comment to the end of its last pattern.
    public var range: Range<Int>
  }

  /// A named text of a message or term.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public var identifier: Identifier
    /// The text.
    public var value: Pattern
    /// From the dot to the end of the text.
    public var range: Range<Int>
  }

  /// A name.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Where it stands.
    public var range: Range<Int>
  }

  /// A comment.
  public struct Comment: Hashable, Sendable {
    /// What a comment is about, by the number of its number signs.
    public enum Level: Int, Hashable, Sendable {
      /// `#`: the message that it stands before, or none.
      case message = 1
      /// `##`: the messages behind it.
      case group
      /// `###`: the whole file.
      case resource
    }

    /// What it is about.
    public var level: Level
    /// The text without number signs, its lines parted by LF.
    public var content: String
    /// Where it stands, without the end of its last line.
    public var range: Range<Int>
  }

  /// Bytes that are no entry, up to the next line that may begin one.
  public struct Junk: Hashable, Sendable {
    /// Why they are none.
    public var error: SyntaxError
    /// Where they stand.
    public var range: Range<Int>
  }
}
