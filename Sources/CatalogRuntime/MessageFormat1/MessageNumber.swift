internal import ICUKit

/// A number that a message shows or goes by.
struct MessageNumber {
  /// The number as it is shown.
  let value: NumericValue
  /// The number as it is compared.
  let double: Double

  /// The number of an argument; `nil` where it is none.
  init?(_ argument: FormatArgument) {
    switch argument {
    case .integer(let number):
      self.init(.integer(number), Double(number))
    case .unsignedInteger(let number):
      self.init(.unsignedInteger(number), Double(number))
    case .number(let number): self.init(.double(number), number)
    case .decimal(let text):
      let isDecimal = text.utf8.allSatisfy { byte in
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
          || byte | 0x20 == UInt8(ascii: "e")
      }
      guard isDecimal, let number = Double(text) else { return nil }
      self.init(.decimal(text), number)
    case .string, .date, .specifier, .localized: return nil
    }
  }

  private init(_ value: NumericValue, _ double: Double) {
    self.value = value
    self.double = double
  }

  /// The number, where it is a whole one that all its forms show alike.
  var whole: Int64? {
    switch value {
    case .integer(let number): return number
    case .double(let number):
      guard number.magnitude < 1e15, number != 0 || number.sign == .plus else { return nil }
      return Int64(exactly: number)
    case .unsignedInteger, .decimal: return nil
    }
  }

  /// The digits, for want of a format.
  var unformatted: String {
    switch value {
    case .integer(let number): String(number)
    case .unsignedInteger(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let text): text
    }
  }

  /// Returns the number less an offset, which makes it one that has the digits of a `Double`, as in ICU.
  func less(_ offset: Double) -> MessageNumber {
    offset == 0 ? self : MessageNumber(.double(double - offset), double - offset)
  }

  /// Returns a whole number less an offset; `nil` where that is none.
  @inline(__always)
  static func difference(_ number: Int64, _ offset: Double) -> Int64? {
    if offset == 0 { return number }
    // Beyond, the difference of two Doubles is another one.
    guard number.magnitude < 1 << 52, offset.magnitude < 1e15, let whole = Int64(exactly: offset)
    else { return nil }
    return number &- whole
  }
}
