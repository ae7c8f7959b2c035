/// Why there is no format: ICU refuses what it is made of.
public struct FormatStyleError: Error, Hashable, Sendable {
  /// The skeleton, pattern or name that was refused, or the locale where nothing else was given.
  public let subject: String
  /// Where ICU stopped reading the subject, in UTF-16 units, or `nil` where it does not tell.
  public let offset: Int?
  /// ICU’s error.
  public let icuError: ICUError

  init(_ subject: String, offset: Int32 = -1, _ icuError: ICUError) {
    self.subject = subject
    self.offset = offset < 0 ? nil : Int(offset)
    self.icuError = icuError
  }
}

extension FormatStyleError: CustomStringConvertible {
  /// ICU’s name of the error, the subject and the offset.
  public var description: String {
    let place = offset.map { " at \($0)" } ?? ""
    return "\(icuError.name)\(place): \(subject)"
  }
}
