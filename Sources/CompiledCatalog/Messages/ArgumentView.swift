/// A formatted argument of a pattern, as its printf placeholder describes it.
public struct ArgumentView: ~Escapable, Copyable, BitwiseCopyable {
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

    /// The modifier as a format spells it; empty where there is none.
    public var spelling: String {
      switch self {
      case .none: ""
      case .hh: "hh"
      case .h: "h"
      case .l: "l"
      case .ll: "ll"
      case .q: "q"
      case .j: "j"
      case .z: "z"
      case .t: "t"
      case .longDouble: "L"
      }
    }
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

  @usableFromInline let word: UInt32
  /// The record of an argument with modifiers or a spelling of its own.
  @usableFromInline let record: Record?

  /// The argument, from 1; 0 where nothing names it.
  @inlinable public var number: Int { Int(word & 0xFF) }
  /// The letter of the conversion in ASCII: `@`, `d`, `f`, ….
  @inlinable public var letter: UInt8 { UInt8(truncatingIfNeeded: word >> 8 & 0x7F) }
  /// The length modifier.
  @inlinable public var length: Length {
    Length(rawValue: UInt8(truncatingIfNeeded: word >> 15 & 0xF)) ?? .none
  }
  /// Whether the source gives the position (`%2$@`).
  @inlinable public var hasExplicitPosition: Bool { word >> 19 & 1 == 1 }
  /// Whether the source says `%arg`: the conversion is that of the substitution.
  @inlinable public var isSubstitutionArgument: Bool { word >> 20 & 1 == 1 }
  /// Whether there are neither flags nor a width nor a precision.
  @inlinable public var isUnmodified: Bool { record == nil }
  /// The flags.
  public var flags: Flags {
    guard let record else { return [] }
    return Flags(rawValue: record.headerByte(1))
  }
  /// The smallest width, or `nil` where the text gives none.
  public var width: Field? { field(1, shift: 0) }
  /// The precision, or `nil` where the text gives none; a `.` alone is 0.
  public var precision: Field? { field(2, shift: 2) }

  /// How the source writes the argument where that does not follow from the rest; else `nil`.
  public var spelling: Span<UInt8>? {
    @_lifetime(copy self)
    get {
      guard let record, record.headerByte(2) >> 4 & 1 == 1, let bytes = record.string(3) else {
        return nil
      }
      return bytes.utf8
    }
  }

  @inlinable
  @_lifetime(immortal)
  init(word: UInt32) {
    self.word = word
    record = nil
  }

  /// Reads an argument with modifiers; `nil` where it is damaged.
  @_lifetime(copy record)
  init?(_ record: Record) {
    guard let word = record.field(0), record.field(2) != nil else { return nil }
    if record.headerByte(2) >> 4 & 1 == 1, record.string(3) == nil { return nil }
    self.word = word
    self.record = record
  }

  private func field(_ index: Int, shift: UInt8) -> Field? {
    guard let record, let value = record.field(index) else { return nil }
    return switch record.headerByte(2) >> shift & 3 {
    case 1: .number(Int(value))
    case 2: .argument(Int(value))
    default: nil
    }
  }
}
