import BenchmarkSupport

/// Runs operations and takes their times.
struct Measurement {
  /// The number of runs, after a first one that does not count.
  let runCount: Int

  /// Returns the nanoseconds of one look-up or message, run by run.
  func times(_ operation: Operation) -> Statistics {
    _ = operation.run()
    return Statistics((0..<runCount).map { _ in time(operation) })
  }

  /// Returns the nanoseconds of one look-up or message of both, measured in turn.
  ///
  /// - Throws: An error where both do not do the same.
  func times(
    _ name: String, _ first: Operation, _ second: Operation
  ) throws(BenchmarkError) -> PairedTimes {
    let sums = (first.run(), second.run())
    guard sums.0 * second.count == sums.1 * first.count else {
      throw BenchmarkError("\(name): both ways differ, with the sums \(sums.0) and \(sums.1)")
    }
    var times: (first: [Double], second: [Double]) = ([], [])
    for _ in 0..<runCount {
      times.first.append(time(first))
      times.second.append(time(second))
    }
    return PairedTimes(times.first, times.second)
  }

  private func time(_ operation: Operation) -> Double {
    let start = ContinuousClock.now
    blackHole(operation.run())
    return start.duration(to: .now).milliseconds * 1e6 / Double(operation.count)
  }

  @inline(never)
  private func blackHole(_ value: Int) {}
}
