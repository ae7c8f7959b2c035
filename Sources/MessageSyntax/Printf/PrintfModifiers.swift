/// The flags, the width and the precision of a placeholder.
public struct PrintfModifiers: Hashable, Sendable {
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

    fileprivate static let spellings: [(character: Character, flag: Flags)] = [
      ("-", .leftAligned), ("+", .signed), (" ", .spaced), ("#", .alternative), ("0", .zeroPadded),
      ("'", .grouped),
    ]
  }

  /// A width or a precision.
  public enum Field: Hashable, Sendable {
    /// A number that the text gives, at most ``PrintfModifiers/largestNumber``.
    case number(Int)
    /// The argument that gives the number (`*`), from 1.
    case argument(Int)
  }

  /// The largest width and precision; larger ones count as this.
  public static let largestNumber = 1_000_000

  /// The flags.
  public var flags: Flags = []
  /// The smallest width, or `nil` where the text gives none.
  public var width: Field?
  /// The precision, or `nil` where the text gives none; a `.` alone is 0.
  public var precision: Field?

  /// Creates modifiers; without arguments there are none.
  public init(flags: Flags = [], width: Field? = nil, precision: Field? = nil) {
    self.flags = flags
    self.width = width
    self.precision = precision
  }

  /// Reads the modifiers of a placeholder.
  ///
  /// - Parameters:
  ///   - placeholder: A conversion; everything else has no modifiers.
  ///   - text: The text that it was read from.
  public init(of placeholder: PrintfPlaceholder, in text: String) {
    guard case .conversion = placeholder.kind,
      placeholder.hasOtherModifiers || placeholder.hasSpaceFlag
    else { return }
    var rest = placeholder.spelling(in: text).dropFirst()
    if placeholder.explicitPosition != nil, let dollar = rest.firstIndex(of: "$") {
      rest = rest[rest.index(after: dollar)...]
    }
    while let flag = Flags.spellings.first(where: { $0.character == rest.first })?.flag {
      flags.insert(flag)
      rest.removeFirst()
    }
    var stars = placeholder.starArguments[...]
    width = PrintfModifiers.readField(&rest, stars: &stars)
    if rest.first == "." {
      rest.removeFirst()
      precision = PrintfModifiers.readField(&rest, stars: &stars) ?? .number(0)
    }
  }

  private static func readField(_ rest: inout Substring, stars: inout ArraySlice<Int>) -> Field? {
    if rest.first == "*" {
      rest.removeFirst()
      if let dollar = rest.firstIndex(where: { !$0.isWholeNumber }), rest[dollar] == "$" {
        rest = rest[rest.index(after: dollar)...]
      }
      return stars.popFirst().map(Field.argument)
    }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return .number(min(Int(digits) ?? largestNumber, largestNumber))
  }

  /// Returns the usual spelling of a placeholder: flags in the order `-+ #0'`, `*` without positions.
  ///
  /// - Parameters:
  ///   - conversion: The conversion.
  ///   - position: The position, or `nil` for the next argument.
  public func spelling(of conversion: PrintfConversion, position: Int?) -> String {
    var spelling = "%"
    if let position { spelling += "\(position)$" }
    for (character, flag) in Flags.spellings where flags.contains(flag) {
      spelling.append(character)
    }
    if let width { spelling += PrintfModifiers.spelling(of: width) }
    if let precision { spelling += "." + PrintfModifiers.spelling(of: precision) }
    return spelling + conversion.spelling
  }

  private static func spelling(of field: Field) -> String {
    switch field {
    case .number(let number): String(number)
    case .argument: "*"
    }
  }
}
