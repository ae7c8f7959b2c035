import BenchmarkSupport
import Foundation

/// `Intl` of Node, in a process that runs as long as the peer; for one thread at a time.
final class NodePeer: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts Node; `nil` where there is none.
  init?() throws(BenchmarkError) {
    guard let program = Files.program("node") else { return nil }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-e", NodePeer.script]
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch {
      throw BenchmarkError("\(program) cannot be started: \(error)")
    }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Formats the values of a case, over and over; the sum is the length of all texts.
  func operation(_ sample: IntlSample, count: Int) -> Operation {
    Operation(count: count) { self.answer(to: "\(sample.rawValue) \(count)\n") }
  }

  private func answer(to line: String) -> Int {
    input.fileHandleForWriting.write(Data(line.utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      answer += data
    }
    return Int(String(decoding: answer.dropLast(), as: UTF8.self)) ?? -1
  }

  private static let script = """
    const number = new Intl.NumberFormat("en");
    const currency = new Intl.NumberFormat("en", { style: "currency", currency: "USD" });
    const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });
    const plurals = new Intl.PluralRules("pl");
    const list = new Intl.ListFormat("en");
    const relative = new Intl.RelativeTimeFormat("en");
    const names = \(IntlSample.names);
    const start = \(NumberAndDateMessage.startMilliseconds);
    const samples = {
      number: (step) => number.format(0.5 + step * 12.25),
      currency: (step) => currency.format(0.5 + step * 12.25),
      date: (step) => date.format(start + step * 86400000),
      pluralOfInteger: (step) => plurals.select(step),
      pluralOfDecimal: (step) => plurals.select(0.5 + step),
      list: (step) => list.format(names),
      relativeTime: (step) => relative.format(-step, "day"),
    };
    function sum(sample, count) {
      let sum = 0;
      for (let index = 0; index < count; index++) sum += sample(index % 100).length;
      return sum;
    }
    require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const [name, count] = line.split(" ");
      process.stdout.write(sum(samples[name], Number(count)) + "\\n");
    });
    """
}
