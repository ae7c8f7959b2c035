internal import ICUShims

/// The versions of what the process is linked to, for reports.
public enum ICUVersion {
  /// The version of the ICU library: `72.1`.
  public static var icu: String { unsafe text { unsafe cicu_version_icu($0) } }

  /// The version of Unicode that character properties come from: `15.0`.
  public static var unicode: String { unsafe text { unsafe cicu_version_unicode($0) } }

  /// The version of CLDR that ICU's data comes from, `42.0`, or `nil` where the data cannot be
  /// loaded.
  public static var cldr: String? {
    try? ICUCall.run { status in
      unsafe text { unsafe cicu_version_cldr($0, &status) }
    }
  }

  private static func text(_ write: (UnsafeMutablePointer<CChar>) -> Void) -> String {
    var buffer = [CChar](repeating: 0, count: Int(cicu_version_capacity))
    return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "" }
      unsafe write(start)
      return unsafe String(cString: start)
    }
  }
}
