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
  /// The argument it takes, from 1: the position given, else the next in the order of the text.
  ///
  /// It is 0 for `%arg`, whose argument the substitution names.
  public let argument: Int
  /// Whether the space flag is set (`% d`): in prose that is nearly always a percent sign before a
  /// word.
  public let hasSpaceFlag: Bool
  /// Whether any other flag, a width or a precision is given.
  public let hasOtherModifiers: Bool
  /// The arguments that `*` takes for the width and the precision, in the order of the text.
  public let starArguments: [Int]
  /// Whether this is more likely a percent sign in prose than a placeholder: a percent sign, a space and a
  /// letter (`50% de descuento`), or a percent sign between a digit and a word (`100%d'accord`, `50%-os`).
  ///
  /// `% @` and `% d`, alone and not after a number, are none: there the space was nearly always put in by a
  /// translation.
  public let isLikelyProse: Bool

  /// Creates a placeholder.
  public init(
    range: Range<Int>, kind: Kind, explicitPosition: Int?, argument: Int,
    hasSpaceFlag: Bool = false, hasOtherModifiers: Bool = false, starArguments: [Int] = [],
    isLikelyProse: Bool = false
  ) {
    self.range = range
    self.kind = kind
    self.explicitPosition = explicitPosition
    self.argument = argument
    self.hasSpaceFlag = hasSpaceFlag
    self.hasOtherModifiers = hasOtherModifiers
    self.starArguments = starArguments
    self.isLikelyProse = isLikelyProse
  }

  /// Returns the placeholder as it is written in its text.
  ///
  /// - Parameter text: The text that was read; of another text, what stands at the same offsets.
  /// - Returns: The slice, `%` included.
  public func spelling(in text: String) -> String {
    text.slice(atUTF8Offsets: range)
  }

  /// The placeholder with the arguments that it takes in the order of the text moved by a number.
  func renumbered(by difference: Int) -> PrintfPlaceholder {
    guard difference != 0, explicitPosition == nil, kind != .substitutionArgument else {
      return self
    }
    return PrintfPlaceholder(
      range: range, kind: kind, explicitPosition: nil, argument: argument + difference,
      hasSpaceFlag: hasSpaceFlag, hasOtherModifiers: hasOtherModifiers,
      starArguments: starArguments.map { $0 + difference }, isLikelyProse: isLikelyProse)
  }
}

extension String {
  /// The part at UTF-8 offsets, which are limited to the length of the text.
  func slice(atUTF8Offsets range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
