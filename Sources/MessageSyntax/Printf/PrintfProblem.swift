/// Something in a text that is no valid placeholder.
public struct PrintfProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// A `%` at the end of the text.
    case percentAtEnd
    /// A `%` before something that is no conversion, as in `100 % yes` or `%y`. Where a space
    /// follows, `% n` and lengths that the conversion cannot have (`% this`) are meant, too.
    case unknownConversion
    /// A position without a conversion, as in `%1` for `%1$@`; also a number after a percent sign,
    /// as Turkish and Basque write it (`%50 indirim`).
    case positionWithoutConversion
    /// A position of 0 (`%0$@`), or one larger than 255.
    case positionOutOfRange
    /// `%n`, which writes to memory and which Apple's platforms refuse.
    case writesToMemory
    /// A length modifier that the conversion cannot have, as in `%Lld` or `%ll@`.
    case invalidLength
    /// A width of one digit on an object, as in `%1@`: nearly always meant as `%1$@`. Larger widths
    /// pad on Apple's platforms and are no problem.
    case widthOnObject
    /// `%#@name` without the closing `@`, or without a name. A name holds no `%` and no line feed.
    case unterminatedSubstitution
    /// The text has placeholders with a position and others without one; the place is the first
    /// one that differs from those before it. A substitution without a position is neither.
    case mixedPositions
    /// A percent sign of another script before a conversion, as in `％@` or `٪@`: it is shown and
    /// not replaced.
    case foreignPercent
  }

  /// The UTF-8 offsets of the faulty part in its text.
  public let range: Range<Int>
  /// What is wrong.
  public let kind: Kind

  /// Creates a problem.
  public init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }

  /// Returns the faulty part as it is written in its text.
  ///
  /// - Parameter text: The text that was read; of another text, what stands at the same offsets.
  /// - Returns: The slice, `%` included.
  public func spelling(in text: String) -> String {
    text.slice(atUTF8Offsets: range)
  }
}
