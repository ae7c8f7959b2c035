/// One placeholder of a printf format as Apple's platforms read it.
public struct PrintfPlaceholder: Hashable, Sendable {
  /// What a placeholder stands for.
  public enum Kind: Hashable, Sendable {
    /// A formatted argument, such as `%lld` or `%1$@`.
    case conversion(PrintfConversion)
    /// A substitution or a variable of a plural rule: `%#@name@`, `%1$#@name@`.
    case substitution(name: String)
    /// The argument of the substitution whose text this is: `%arg`.
    case substitutionArgument
  }

  /// The UTF-8 offsets of the placeholder in its text, `%` included.
  public let range: Range<Int>
  /// What it stands for.
  public let kind: Kind
  /// The position that the text gives (`2` in `%2$@`), or `nil` where it gives none.
  public let explicitPosition: Int?
  /// The argument it takes, from 1: the position given, else the next in the order of the text. It is 0
  /// for `%arg`, whose argument the substitution names.
  public let argument: Int
  /// Whether the space flag is set (`% d`): in prose that is nearly always a percent sign before a word.
  public let hasSpaceFlag: Bool
  /// Whether any other flag, a width or a precision is given.
  public let hasOtherModifiers: Bool
  /// The arguments that `*` takes for the width and the precision, in the order of the text.
  public let starArguments: [Int]

  /// Creates a placeholder.
  public init(
    range: Range<Int>, kind: Kind, explicitPosition: Int?, argument: Int,
    hasSpaceFlag: Bool = false, hasOtherModifiers: Bool = false, starArguments: [Int] = []
  ) {
    self.range = range
    self.kind = kind
    self.explicitPosition = explicitPosition
    self.argument = argument
    self.hasSpaceFlag = hasSpaceFlag
    self.hasOtherModifiers = hasOtherModifiers
    self.starArguments = starArguments
  }
}
