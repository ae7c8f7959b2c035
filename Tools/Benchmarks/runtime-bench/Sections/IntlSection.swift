import BenchmarkSupport

/// What `Intl` of JavaScript has as well, beside Node.
struct IntlSection {
  private static let textCount = 20_000

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(BenchmarkError) {
    let ours = try IntlFormats()
    let node = try NodePeer()
    let table = ComparisonTable("Intl of Node", options)
    for sample in IntlSample.allCases {
      try table.compare(
        sample.title, ours.operation(sample, count: Self.textCount),
        node?.operation(sample, count: Self.textCount), target: .ratio(1))
    }
    print("")
  }
}
