/// A text of one of gettext's formats, taken apart.
///
/// All offsets count UTF-8 bytes of the text.
public struct FormatDirectives: Hashable, Sendable {
  /// An argument that the text shows.
  public struct Argument: Hashable, Sendable {
    /// Its name, or its number.
    public enum Name: Hashable, Sendable, Comparable {
      /// The place among the arguments, as the language counts them.
      case number(Int)
      /// The name.
      case name(String)
    }

    /// Its name, or its number.
    public var name: Name
    /// As what the text shows it, spelt like a conversion of the language where it has one; `nil` where the language
    /// has no types.
    public var type: String?
    /// Whether every text must show it, also one for a single number.
    public var isRequired = false
    /// Where it is shown first.
    public var range: Range<Int>
  }

  /// Why a text is none of its format.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: Hashable, Sendable {
      /// What begins like a directive is none.
      case unknown
      /// The text ends before the directive does.
      case unfinished
      /// Some arguments have numbers or names, and others have none.
      case mixed
      /// One argument is shown as two types.
      case conflicting(String, String)
      /// An argument is left out before the last one that is shown; all of them have to be there.
      case gap(Int)
    }

    /// What is wrong.
    public var kind: Kind
    /// Where it stands.
    public var range: Range<Int>
  }

  /// The format.
  public let format: GettextFormat
  /// The arguments, each once, in the order of their names.
  public private(set) var arguments: [Argument] = []
  /// Where a directive stands that needs more than Qt's `arg()` with one text: `%L1`, `%10`.
  public private(set) var complexRange: Range<Int>?
  /// Why the text is none of its format; then there are no arguments.
  public private(set) var fault: Fault?

  init(format: GettextFormat, fault: Fault) {
    self.format = format
    self.fault = fault
  }

  init(
    format: GettextFormat, _ result: (arguments: [Argument], complexRange: Range<Int>?)
  ) {
    self.format = format
    arguments = result.arguments
    complexRange = result.complexRange
  }
}
