import BenchmarkSupport

/// From a key to its text, over all keys in an order of chance.
struct LookUpSection {
  private let content: BenchmarkContent
  private let runCount: Int

  init(_ content: BenchmarkContent, _ options: Options) {
    self.content = content
    runCount = options.runCount
  }

  func run() throws(BenchmarkError) {
    let ours = try CompiledLookUp(content)
    let gettext = try GettextPeer(content)
    let table = ComparisonTable("Look-up", runCount: runCount)
    try table.compare(
      "by key, gettext", ours.byKey, gettext?.lookUp, target: gettext == nil ? nil : .ratio(0.25))
    try table.compare(
      "by key to a String, Foundation", RuntimeMessages(content).lookUp,
      FoundationPeer(content).lookUp)
    try table.compare("by generated symbol", ours.byNumber, nil, target: .value(10))
    try table.compare("by generated symbol, 100 keys", ours.byFewNumbers, nil, target: .value(10))
    try table.compare("… along the locales of a reader", RuntimeMessages(content).byKey, nil)
    print("")
  }
}
