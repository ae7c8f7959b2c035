public import MessageSyntax

/// One use of an argument in a text.
public struct ArgumentUse: Hashable, Sendable {
  /// The argument, from 1.
  public let index: Int
  /// How the argument is formatted; `nil` where the text leaves that open, as `%arg` outside a
  /// substitution does.
  public let conversion: PrintfConversion?
  /// The UTF-8 offsets of the placeholder in its text.
  public let range: Range<Int>
  /// Whether the text itself says which argument it takes, by a position or through a substitution.
  public let isPositioned: Bool
}

extension PrintfText {
  /// The placeholders that a person meant as such.
  ///
  /// A percent sign before a space and a letter (`50 % de`) reads as a placeholder with the space flag,
  /// and is nearly always prose.
  var intendedPlaceholders: [PrintfPlaceholder] { placeholders.filter { !$0.isProse } }
}

extension PrintfPlaceholder {
  /// Whether the placeholder is most likely a percent sign in prose.
  var isProse: Bool { hasSpaceFlag && !hasOtherModifiers }
}

/// Hands out argument numbers to the placeholders of a text that give no position.
struct SequentialArguments {
  private var last = 0

  /// Returns the argument of a placeholder and those that its `*` take.
  mutating func next(for placeholder: PrintfPlaceholder) -> (argument: Int, stars: [Int]) {
    if let position = placeholder.explicitPosition { return (position, placeholder.starArguments) }
    let stars = placeholder.starArguments.map { _ in advance() }
    return (advance(), stars)
  }

  private mutating func advance() -> Int {
    last += 1
    return last
  }
}
