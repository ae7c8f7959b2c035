/// How an argument is formatted: the length modifier and the letter of a conversion.
public struct PrintfConversion: Hashable, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The letters that Apple's formatting knows.
  public enum Letter: UInt8, Hashable, Sendable, CaseIterable {
    /// `@`, an object.
    case object = 0x40
    /// `d`, a signed integer.
    case d = 0x64
    /// `i`, a signed integer.
    case i = 0x69
    /// `D`, a signed long integer.
    case D = 0x44
    /// `u`, an unsigned integer.
    case u = 0x75
    /// `U`, an unsigned long integer.
    case U = 0x55
    /// `o`, an unsigned integer in octal.
    case o = 0x6F
    /// `O`, an unsigned long integer in octal.
    case O = 0x4F
    /// `x`, an unsigned integer in hexadecimal.
    case x = 0x78
    /// `X`, an unsigned integer in upper-case hexadecimal.
    case X = 0x58
    /// `f`, a floating-point number.
    case f = 0x66
    /// `F`, a floating-point number.
    case F = 0x46
    /// `e`, a floating-point number with an exponent.
    case e = 0x65
    /// `E`, a floating-point number with an upper-case exponent.
    case E = 0x45
    /// `g`, a floating-point number in the shorter of two forms.
    case g = 0x67
    /// `G`, a floating-point number in the shorter of two forms, upper-case.
    case G = 0x47
    /// `a`, a floating-point number in hexadecimal.
    case a = 0x61
    /// `A`, a floating-point number in upper-case hexadecimal.
    case A = 0x41
    /// `c`, an 8-bit character.
    case c = 0x63
    /// `C`, a UTF-16 code unit.
    case C = 0x43
    /// `s`, a C string.
    case s = 0x73
    /// `S`, a zero-terminated UTF-16 string.
    case S = 0x53
    /// `p`, a pointer.
    case p = 0x70
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The length modifiers.
  public enum Length: String, Hashable, Sendable, CaseIterable {
    /// No modifier.
    case none = ""
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
    case L
  }

  /// The type that the formatting reads from the argument list.
  public enum ArgumentType: Hashable, Sendable {
    /// An object reference.
    case object
    /// An integer of 32 or 64 bits on Apple's 64-bit platforms; `char` and `short` are passed as
    /// 32.
    case integer(bits: Int)
    /// A `double`, or a `long double` where `isLong`.
    case floatingPoint(isLong: Bool)
    /// A character, passed as a 32-bit integer.
    case character
    /// A pointer to a C string.
    case cString
    /// A pointer to UTF-16 code units.
    case utf16String
    /// A pointer.
    case pointer
  }

  /// The length modifier.
  public let length: Length
  /// The letter.
  public let letter: Letter

  /// Creates a conversion.
  public init(length: Length = .none, letter: Letter) {
    self.length = length
    self.letter = letter
  }

  /// The conversion as it is written, without `%`: `lld`.
  public var spelling: String {
    length.rawValue + String(Unicode.Scalar(letter.rawValue))
  }

  /// Reads a conversion as a format specifier of a substitution gives it.
  ///
  /// - Parameter spelling: A conversion without `%` that takes one argument, such as `lld` or
  ///   `.1f`; flags, a width and a precision are read over. `nil` for anything else, such as a
  ///   position, `*`, a substitution or a length that the letter cannot have.
  public init?(spelling: String) {
    let text = PrintfText(parsing: "%" + spelling)
    guard text.problems.isEmpty, text.placeholders.count == 1,
      let placeholder = text.placeholders.first,
      placeholder.range == 0..<spelling.utf8.count + 1, placeholder.explicitPosition == nil,
      placeholder.starArguments.isEmpty, case .conversion(let conversion) = placeholder.kind
    else { return nil }
    self = conversion
  }

  /// The type of the argument on Apple's 64-bit platforms, where `long` has 64 bits.
  ///
  /// A length that the letter cannot have is ignored. `ls` is UTF-16 as `S` is.
  public var argumentType: ArgumentType {
    switch letter {
    case .object: .object
    case .d, .i, .u, .o, .x, .X: .integer(bits: length.integerBits)
    case .D, .U, .O: .integer(bits: 64)
    case .f, .F, .e, .E, .g, .G, .a, .A: .floatingPoint(isLong: length == .L)
    case .c, .C: .character
    case .s: length == .l ? .utf16String : .cString
    case .S: .utf16String
    case .p: .pointer
    }
  }
}

extension PrintfConversion.Letter {
  /// Whether the letter can have a length modifier.
  func allows(_ length: PrintfConversion.Length) -> Bool {
    switch self {
    case .d, .i, .u, .o, .x, .X: length != .L
    case .f, .F, .e, .E, .g, .G, .a, .A: length == .none || length == .l || length == .L
    case .c, .s: length == .none || length == .l
    case .object, .D, .U, .O, .C, .S, .p: length == .none
    }
  }
}

extension PrintfConversion.Length {
  fileprivate var integerBits: Int {
    switch self {
    case .none, .h, .hh, .L: 32
    case .l, .ll, .q, .j, .z, .t: 64
    }
  }
}
