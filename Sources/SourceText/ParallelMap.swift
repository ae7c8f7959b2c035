internal import Dispatch
internal import Synchronization

/// Returns the results of a closure for 0, 1, 2…, computed on all processors, in that order.
///
/// One piece of work is done right here. For more, libdispatch is the cheapest way that is
/// portable: its library is loaded with the Swift runtime in any case, and its threads start in a
/// millisecond less than a task group does.
package func parallelMap<Result: Sendable>(
  _ count: Int, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  parallelMap(count, startingWith: {}) { _, index in transform(index) }
}

/// Calls a closure for each index below a count, on several threads, and returns the results in the order of the indexes.
///
/// Every thread has a state of its own, which need not be sendable, and takes the next index when it is done with one,
/// so that none waits long for another.
///
/// - Parameters:
///   - count: The number of calls.
///   - state: Makes the state of a thread.
///   - transform: Makes a result.
package func parallelMap<State, Result: Sendable>(
  _ count: Int, startingWith state: @Sendable () -> State,
  _ transform: @Sendable (inout State, Int) -> Result
) -> [Result] {
  guard count > 1 else {
    var state = state()
    return (0..<count).map { transform(&state, $0) }
  }
  let next = Mutex(0)
  let results = Mutex([Result?](repeating: nil, count: count))
  @Sendable func takeIndex() -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      next += 1
      return next - 1
    }
  }
  // More calls than threads find nothing left to do.
  DispatchQueue.concurrentPerform(iterations: count) { _ in
    guard var index = takeIndex() else { return }
    var state = state()
    while true {
      let result = transform(&state, index)
      results.withLock { $0[index] = result }
      guard let following = takeIndex() else { return }
      index = following
    }
  }
  return results.withLock { $0.compactMap(\.self) }
}
