/// A formatted argument of a pattern, as its printf placeholder describes it.
public struct ArgumentView: ~Escapable, Copyable {
  /// The length modifiers of a conversion.
  public enum Length: UInt8, Hashable, Sendable, CaseIterable {
    // The order is that of the format.
    /// No modifier.
    case none
    /// `hh`, a `char`.
    case hh
    /// `h`, a `short`.
    case h
    /// `l`, a `long`.
    case l
    /// `ll`, a `long long`.
    case ll
    /// `q`, a `long long`.
    case q
    /// `j`, an `intmax_t`.
    case j
    /// `z`, a `size_t`.
    case z
    /// `t`, a `ptrdiff_t`.
    case t
    /// `L`, a `long double`.
    case longDouble
  }

  /// The flags of a conversion.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Creates flags from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: the field is filled up behind the argument.
    public static let leftAligned = Flags(rawValue: 1)
    /// `+`: positive numbers have a sign.
    public static let signed = Flags(rawValue: 2)
    /// A space: positive numbers have a space in the place of the sign.
    public static let spaced = Flags(rawValue: 4)
    /// `#`: the alternative form.
    public static let alternative = Flags(rawValue: 8)
    /// `0`: the field is filled up with zeros.
    public static let zeroPadded = Flags(rawValue: 16)
    /// `'`: digits are grouped.
    public static let grouped = Flags(rawValue: 32)
  }

  /// A width or a precision.
  public enum Field: Hashable, Sendable {
    /// A number that the text gives.
    case number(Int)
    /// The argument that gives the number (`*`), from 1.
    case argument(Int)
  }

  /// The argument, from 1; 0 where nothing names it.
  public let number: Int
  /// The letter of the conversion in ASCII: `@`, `d`, `f`, ….
  public let letter: UInt8
  /// The length modifier.
  public let length: Length
  /// Whether the source gives the position (`%2$@`).
  public let hasExplicitPosition: Bool
  /// Whether the source says `%arg`: the conversion is that of the substitution.
  public let isSubstitutionArgument: Bool
  /// The flags.
  public let flags: Flags
  /// The smallest width, or `nil` where the text gives none.
  public let width: Field?
  /// The precision, or `nil` where the text gives none; a `.` alone is 0.
  public let precision: Field?

  private let storedSpelling: RawSpan?

  /// How the source writes the argument where that does not follow from the rest; else `nil`.
  public var spelling: Span<UInt8>? {
    @_lifetime(copy self)
    get {
      guard let storedSpelling else { return nil }
      return storedSpelling.utf8
    }
  }

  @_lifetime(immortal)
  init(word: UInt32) {
    number = Int(word & 0xFF)
    letter = UInt8(truncatingIfNeeded: word >> 8 & 0x7F)
    length = Length(rawValue: UInt8(truncatingIfNeeded: word >> 15 & 0xF)) ?? .none
    hasExplicitPosition = word >> 19 & 1 == 1
    isSubstitutionArgument = word >> 20 & 1 == 1
    flags = []
    width = nil
    precision = nil
    storedSpelling = nil
  }

  @_lifetime(copy record)
  init?(_ record: Record) {
    guard let word = record.field(0), let width = record.field(1), let precision = record.field(2)
    else { return nil }
    let plain = ArgumentView(word: word)
    number = plain.number
    letter = plain.letter
    length = plain.length
    hasExplicitPosition = plain.hasExplicitPosition
    isSubstitutionArgument = plain.isSubstitutionArgument
    flags = Flags(rawValue: record.headerByte(1))
    self.width = ArgumentView.field(kind: record.headerByte(2) & 3, width)
    self.precision = ArgumentView.field(kind: record.headerByte(2) >> 2 & 3, precision)
    if record.headerByte(2) >> 4 & 1 == 1 {
      guard let spelling = record.string(3) else { return nil }
      storedSpelling = spelling
    } else {
      storedSpelling = nil
    }
  }

  private static func field(kind: UInt8, _ value: UInt32) -> Field? {
    switch kind {
    case 1: .number(Int(value))
    case 2: .argument(Int(value))
    default: nil
    }
  }
}
