import BenchmarkSupport
import MessageSyntax

/// Reading patterns of ICU MessageFormat.
struct ParseSection {
  private static let generatedCount = 5_000

  private let folder: String?
  private let options: Options

  init(_ options: Options) {
    folder = options.patternFolder
    self.options = options
  }

  func run() throws(BenchmarkError) {
    if let folder {
      try compare("patterns of the conformance tests", try PatternFiles.patterns(in: folder))
    }
    try compare("generated patterns", PatternGenerator.patterns(count: Self.generatedCount))
    try compareHostile()
  }

  /// Reads messages of 1 and of 2 MB, which should take twice the time.
  private func compareHostile() throws(BenchmarkError) {
    let table = ComparisonTable("Hostile messages, a byte of 2 MB beside one of 1 MB", options)
    for message in HostileMessage.allCases {
      let (large, small) = (message.text(byteCount: 2_000_000), message.text(byteCount: 1_000_000))
      try table.compare(
        message.rawValue, Self.operation(message, large), Self.operation(message, small),
        target: message.endsEarly ? nil : .ratio(1.5))
    }
    print("")
  }

  private static func operation(_ message: HostileMessage, _ text: String) -> Operation {
    let count = text.utf8.count
    return Operation(count: count) { message.isRead(text) ? count : 0 }
  }

  private func compare(_ title: String, _ patterns: [String]) throws(BenchmarkError) {
    let peer = PatternPeer(patterns)
    let count = peer.patterns.count
    guard count > 0 else { throw BenchmarkError("ICU takes none of the \(title)") }
    let byteCount = peer.patterns.reduce(0) { $0 + $1.utf8.count }
    let size = NumberText.fixed(Double(byteCount) / Double(count), decimals: 0)
    let table = ComparisonTable(
      "Parsing \(NumberText.grouped(count)) \(title) of \(size) bytes each", options)
    let parts = Self.operation(peer.patterns) { $0.parts.count }
    try table.compare("parts, ICU MessagePattern", parts, peer.parse())
    try table.compare(
      "parts, ICU MessageFormat", Self.operation(peer.patterns) { _ in 1 }, peer.construct(),
      target: .ratio(0.15))
    let tree = Self.operation(peer.patterns) { $0.message.place.range.lowerBound + 1 }
    try table.compare("parts and tree, ICU MessageFormat", tree, peer.construct())
    let time = Measurement(runCount: options.runCount).times(parts)
    let speeds = [time.median, time.minimum].map {
      NumberText.fixed(Double(byteCount) / Double(count) / $0 * 1e3, decimals: 0)
    }
    print("parts: \(speeds[0]) MB/s, at best \(speeds[1]); promised are 150\n")
  }

  private static func operation(
    _ patterns: [String], _ value: @escaping @Sendable (MessageFormat1.Pattern) -> Int
  ) -> Operation {
    Operation(count: patterns.count) {
      patterns.reduce(0) { sum, text in
        guard let pattern = try? MessageFormat1.Pattern(parsing: text) else { return sum }
        return sum + value(pattern)
      }
    }
  }
}
