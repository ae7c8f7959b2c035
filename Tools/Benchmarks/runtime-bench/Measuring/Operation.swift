import BenchmarkSupport

/// Something to measure: a loop over look-ups or messages.
struct Operation {
  /// How often one run does what is measured.
  let count: Int
  /// Runs the loop, and returns a sum over the results.
  ///
  /// The sum keeps the compiler from leaving work out, and two ways to do the same have the same sum.
  let run: @Sendable () -> Int

  init(count: Int, _ run: @escaping @Sendable () -> Int) {
    self.count = count
    self.run = run
  }
}
