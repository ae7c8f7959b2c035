import BenchmarkSupport
import Foundation
import Synchronization

/// How many look-ups or messages a second several threads make together.
struct ThreadSection {
  private static let threadCounts = [1, 2]
  private static let messageCount = 20_000
  /// How often each thread repeats its operation: starting a thread must not count.
  private static let repetitions = 20

  private let content: BenchmarkContent
  private let runCount: Int

  init(_ content: BenchmarkContent, _ options: Options) {
    self.content = content
    runCount = options.runCount
  }

  func run() throws(BenchmarkError) {
    let ours = try CompiledLookUp(content)
    let messages = try RuntimeMessages(content)
    let gettext = try GettextPeer(content)
    let foundation = try FoundationPeer(content)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    print("Millions a second and processor time of each, by threads (\(processors) processors)")
    let rows: [(String, Operation?)] = [
      ("ours: look-up by key", ours.byKey),
      ("ours: look-up and format", messages.pluralAndName(count: ThreadSection.messageCount)),
      ("gettext: look-up by key", gettext?.lookUp),
      ("gettext: look-up and format", gettext?.pluralAndName(count: ThreadSection.messageCount)),
      ("Foundation: look-up and format", foundation.lookUpAndFormat(count: 2000)),
    ]
    for (name, operation) in rows { print(line(name, operation)) }
    print("")
  }

  private func line(_ name: String, _ operation: Operation?) -> String {
    let title = name + String(repeating: " ", count: max(1, 40 - name.count))
    guard let operation else { return title + "skipped" }
    _ = operation.run()
    var runs: [[Run]] = ThreadSection.threadCounts.map { _ in [] }
    for _ in 0..<min(runCount, 5) {
      for (index, count) in ThreadSection.threadCounts.enumerated() {
        runs[index].append(run(operation, threadCount: count))
      }
    }
    let columns = zip(ThreadSection.threadCounts, runs).map { count, runs in
      let rate = NumberText.fixed(Statistics(runs.map(\.rate)).median, decimals: 2)
      let time = NumberText.fixed(Statistics(runs.map(\.processorTime)).median, decimals: 1)
      return
        "\(count): \(NumberText.padded(rate, width: 7)) \(NumberText.padded(time, width: 9)) ns   "
    }
    let gain = Statistics(zip(runs[1], runs[0]).map { $0.rate / $1.rate }).median
    return title + columns.joined() + "\(NumberText.fixed(gain, decimals: 2))×"
  }

  /// What some threads made together.
  private struct Run {
    /// Millions of look-ups or messages a second.
    let rate: Double
    /// The nanoseconds of a processor that one of them took.
    let processorTime: Double
  }

  private func run(_ operation: Operation, threadCount: Int) -> Run {
    let gate = DispatchSemaphore(value: 0)
    let ready = DispatchSemaphore(value: 0)
    let finished = DispatchGroup()
    let processorTime = Mutex(0.0)
    for _ in 0..<threadCount {
      finished.enter()
      Thread {
        ready.signal()
        gate.wait()
        let start = ThreadSection.processorTime
        for _ in 0..<ThreadSection.repetitions { _ = operation.run() }
        let time = ThreadSection.processorTime - start
        processorTime.withLock { $0 += time }
        finished.leave()
      }.start()
    }
    for _ in 0..<threadCount { ready.wait() }
    let start = ContinuousClock.now
    for _ in 0..<threadCount { gate.signal() }
    finished.wait()
    let milliseconds = start.duration(to: .now).milliseconds
    let count = Double(threadCount * ThreadSection.repetitions * operation.count)
    return Run(
      rate: count / milliseconds / 1e3, processorTime: processorTime.withLock { $0 } / count)
  }

  /// The nanoseconds that a processor has worked for the calling thread.
  private static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
