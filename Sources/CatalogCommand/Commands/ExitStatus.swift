/// How a command ended, as the shell sees it.
public enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// Nothing was found that decides the status.
  case success = 0
  /// Something was found.
  case findings = 1
  /// Wrong usage, input that could not be read or understood, or output that could not be written.
  case failure = 2

  /// Orders statuses from good to bad.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
