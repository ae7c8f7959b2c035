internal import ICUShims

/// What ICU answered to a call that failed.
public struct ICUError: Error, Hashable, Sendable {
  /// ICU's error code, above 0.
  public let code: Int32

  /// ICU's name of the code: `U_ILLEGAL_ARGUMENT_ERROR`.
  public var name: String { unsafe String(cString: cicu_status_name(code)) }
}

extension ICUError: CustomStringConvertible {
  /// The name of the code.
  public var description: String { name }
}
