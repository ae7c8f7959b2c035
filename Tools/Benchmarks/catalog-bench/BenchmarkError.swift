/// Why a benchmark could not run; the text says what to do.
struct BenchmarkError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Creates an error from what the system last refused.
  static func system(_ action: String, errorNumber: Int32) -> BenchmarkError {
    BenchmarkError("\(action): error \(errorNumber) of the system")
  }
}
