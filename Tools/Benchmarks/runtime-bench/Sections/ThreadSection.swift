import BenchmarkSupport
import Foundation

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
    print("Millions a second, by threads (\(processors) processors)")
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
    var rates: [[Double]] = ThreadSection.threadCounts.map { _ in [] }
    for _ in 0..<min(runCount, 5) {
      for (index, count) in ThreadSection.threadCounts.enumerated() {
        rates[index].append(rate(operation, threadCount: count))
      }
    }
    let medians = rates.map { Statistics($0).median }
    let columns = zip(ThreadSection.threadCounts, medians).map { count, median in
      "\(count): \(NumberText.padded(NumberText.fixed(median, decimals: 2), width: 8))   "
    }
    let gain = zip(rates[1], rates[0]).map(/)
    return title + columns.joined()
      + "\(NumberText.fixed(Statistics(gain).median, decimals: 2))× with 2 threads"
  }

  private func rate(_ operation: Operation, threadCount: Int) -> Double {
    let gate = DispatchSemaphore(value: 0)
    let ready = DispatchSemaphore(value: 0)
    let finished = DispatchGroup()
    for _ in 0..<threadCount {
      finished.enter()
      Thread {
        ready.signal()
        gate.wait()
        for _ in 0..<ThreadSection.repetitions { _ = operation.run() }
        finished.leave()
      }.start()
    }
    for _ in 0..<threadCount { ready.wait() }
    let start = ContinuousClock.now
    for _ in 0..<threadCount { gate.signal() }
    finished.wait()
    let milliseconds = start.duration(to: .now).milliseconds
    let count = threadCount * ThreadSection.repetitions * operation.count
    return Double(count) / milliseconds / 1e3
  }
}
