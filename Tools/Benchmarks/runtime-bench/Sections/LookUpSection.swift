import BenchmarkSupport

/// From a key to its text, over all keys in an order of chance.
struct LookUpSection {
  private let content: BenchmarkContent
  private let options: Options

  init(_ content: BenchmarkContent, _ options: Options) {
    self.content = content
    self.options = options
  }

  func run() throws(BenchmarkError) {
    let ours = try CompiledLookUp(content)
    let gettext = try GettextPeer(content)
    let table = ComparisonTable("Look-up", options)
    let messages = try RuntimeMessages(content)
    try table.compare("by key of a String, gettext", messages.byKey, gettext?.lookUp)
    try table.compare(
      "by key, gettext", ours.byKey, gettext?.lookUp, target: gettext == nil ? nil : .ratio(0.25))
    try table.compare(
      "by key to a String, Foundation", messages.lookUp,
      FoundationPeer(content).lookUp)
    try table.compare(
      "by generated symbol, 100 keys", messages.byFewSymbols, nil, target: .value(10))
    try table.compare("by generated symbol, all keys", messages.bySymbol, nil)
    print("")
  }
}
