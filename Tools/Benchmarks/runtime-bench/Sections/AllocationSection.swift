import BenchmarkSupport
import CompiledCatalog
import PeerShims

/// How many blocks of memory a look-up or a message asks for.
struct AllocationSection {
  private static let messageCount = 1000

  private let content: BenchmarkContent

  init(_ content: BenchmarkContent) { self.content = content }

  func run() throws(BenchmarkError) {
    let count = AllocationSection.messageCount
    let ours = try CompiledLookUp(content)
    let messages = try RuntimeMessages(content)
    let gettext = try GettextPeer(content)
    let foundation = try FoundationPeer(content)
    let icu = try ICUPeer(SampleMessages.pluralPattern)
    print("Allocations\n\(ReportRow.heading)")
    report("by key, a span; gettext", ours.byKey, gettext?.lookUp, limit: 0)
    report("by generated symbol, a span", ours.byNumber, nil, limit: 0)
    report("by key, the span as a String", ours.byKeyToString, nil, limit: 1)
    report("by key, a String; Foundation", messages.lookUp, foundation.lookUp, limit: 1)
    report(
      "plural + name, bytes; ICU UTF-16", messages.pluralAndNameByKey(count: count),
      icu.pluralAndName(count: count, .utf16), limit: 0.01)
    report(
      "plural + name, a String; ICU UTF-16", messages.pluralAndName(count: count),
      icu.pluralAndName(count: count, .utf16), limit: nil)
    report(
      "String(localized:), Foundation", messages.localizedString(count: count),
      foundation.lookUpAndFormat(count: count), limit: nil)
    print("")
  }

  private func report(_ name: String, _ ours: Operation?, _ peer: Operation?, limit: Double?) {
    let row = ReportRow(
      name, ours: ours.map(allocations), peer: peer.map(allocations),
      target: limit.map { .value($0) }, unit: "")
    print(row.text)
  }

  /// The allocations of one look-up or message, after a first run that may fill caches.
  private func allocations(_ operation: Operation) -> Double {
    _ = operation.run()
    let start = allocation_count()
    _ = operation.run()
    return Double(allocation_count() - start) / Double(operation.count)
  }
}
