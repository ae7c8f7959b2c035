/// Why a benchmark could not run; the text says what to do.
public struct BenchmarkError: Error {
  /// What went wrong.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// Creates an error from what the system last refused.
  public static func system(_ action: String, errorNumber: Int32) -> BenchmarkError {
    BenchmarkError("\(action): error \(errorNumber) of the system")
  }
}
