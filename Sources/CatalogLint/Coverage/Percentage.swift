/// A share in percent, from 0 to 100, exactly as it is written in decimal digits.
public struct Percentage: Hashable, Sendable {
  /// How many units are one percent.
  private static let unitsOfPercent = 1_000_000

  private let units: Int

  /// Reads a share: `95`, `99.5`; at most six digits behind the point.
  ///
  /// - Parameter text: Decimal digits, with a point before the fraction.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Self.digits(parts[0], atMost: 3) else {
      return nil
    }
    var units = whole * Self.unitsOfPercent
    if parts.count == 2 {
      guard let fraction = Self.digits(parts[1], atMost: 6) else { return nil }
      units += (parts[1].count..<6).reduce(fraction) { value, _ in value * 10 }
    }
    guard units <= 100 * Self.unitsOfPercent else { return nil }
    self.units = units
  }

  private static func digits(_ text: some Collection<UInt8>, atMost count: Int) -> Int? {
    guard (1...count).contains(text.count) else { return nil }
    return text.reduce(Optional(0)) { value, byte in
      guard let value, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      return value * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }

  /// Returns the least number of some things that is this share of them or more.
  ///
  /// - Parameter total: How many there are, at most some ten thousand millions.
  public func share(of total: Int) -> Int {
    let whole = 100 * Self.unitsOfPercent
    return (units * total + whole - 1) / whole
  }
}

extension Percentage: CustomStringConvertible {
  /// The digits that the share is read from, without zeros that say nothing: `99.5`.
  public var description: String {
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: Self.unitsOfPercent)
    guard fraction > 0 else { return String(whole) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
