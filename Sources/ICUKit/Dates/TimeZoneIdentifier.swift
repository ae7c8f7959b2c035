internal import ICUShims

/// A time zone that ICU knows.
public struct TimeZoneIdentifier: Hashable, Sendable {
  /// The name as it was given, or ICU’s name of an offset: `Europe/Madrid`, `GMT+05:30`.
  public let identifier: String

  /// Coordinated Universal Time.
  public static let utc = TimeZoneIdentifier(known: "Etc/UTC")

  /// Looks a time zone up; some microseconds.
  ///
  /// - Parameter spelling: A name of the IANA time zone database, `Europe/Madrid`, or an offset from UTC: `Z`, `+05:30` (RFC
  ///   3339, time-numoffset), `GMT+5`. `nil` results for any other text.
  public init?(_ spelling: String) {
    guard spelling.utf8.count <= 64, spelling.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return nil
    }
    let name: String
    switch spelling.utf8.first {
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      guard Self.isOffset(spelling) else { return nil }
      name = "GMT" + spelling
    default: name = spelling == "Z" || spelling == "z" ? "Etc/UTC" : spelling
    }
    let canonical = try? unsafe ICUCall.utf16 { buffer, capacity, status in
      unsafe cicu_time_zone_canonical(name, buffer, capacity, &status)
    }
    guard let canonical, canonical != "Etc/Unknown" else { return nil }
    identifier = name
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Returns the instant at which the clocks of the zone show a time.
  ///
  /// - Parameter local: The time in milliseconds since 1970 as if it were one of UTC.
  /// - Returns: Milliseconds since 1970 in UTC. For a time that the clocks skip, the one that is as much later; for one that
  ///   they show twice, the earlier one.
  /// - Throws: ICU’s error for a number that is not finite.
  public func milliseconds(ofLocal local: Double) throws(ICUError) -> Double {
    guard local.isFinite else { throw ICUError(code: cicu_status_illegal_argument) }
    let offset = try ICUCall.run { status in
      unsafe cicu_time_zone_offset(identifier, local, &status)
    }
    return local - Double(offset)
  }

  /// Whether a text is a sign, two digits, a colon and two digits.
  private static func isOffset(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let isDigit = bytes.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return isDigit == [false, true, true, false, true, true] && bytes[3] == UInt8(ascii: ":")
  }
}
