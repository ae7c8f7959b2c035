/// How bad a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Something to know; never changes the exit status.
  case info
  /// Something that may be wrong.
  case warning
  /// Something that is wrong for certain.
  case error

  /// Orders severities from `info` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
