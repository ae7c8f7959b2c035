import BenchmarkSupport
import PeerShims

/// Messages of ICU MessageFormat that were compiled before, beside ICU with patterns that were parsed before.
struct MessageFormat1Section {
  private static let messageCount = 20_000

  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws(BenchmarkError) {
    let count = MessageFormat1Section.messageCount
    let plural = try MessageFormat1Messages(SampleMessages.pluralPattern)
    let select = try MessageFormat1Messages(SelectionMessage.pattern)
    let number = try MessageFormat1Messages(NumberAndDateMessage.pattern)
    let icuPlural = try ICUPeer(SampleMessages.pluralPattern)
    let icuSelect = try ICUPeer(SelectionMessage.pattern)
    let icuNumber = try ICUPeer(NumberAndDateMessage.pattern)
    let table = ComparisonTable("ICU MessageFormat", options)
    for encoding in ICUPeer.Encoding.allCases {
      let isPromised = encoding == .utf16
      try table.compare(
        "plural + name, ICU \(encoding.rawValue)", plural.pluralAndName(count: count),
        icuPlural.pluralAndName(count: count, encoding), target: isPromised ? .ratio(0.2) : nil)
      try table.compare(
        "select of 5, ICU \(encoding.rawValue)", select.selection(count: count),
        icuSelect.selection(count: count, encoding), target: isPromised ? .ratio(0.25) : nil)
      try table.compare(
        "number + date, ICU \(encoding.rawValue)", number.numberAndDate(count: count),
        icuNumber.numberAndDate(count: count, encoding), target: isPromised ? .ratio(0.9) : nil)
    }
    try table.compare(
      "plural + name by key and names, ICU UTF-8", plural.pluralAndNameByName(count: count),
      icuPlural.pluralAndName(count: count, .utf8))
    try table.compare(
      "number + date with options, ICU UTF-16",
      MessageFormat1Messages(NumberAndDateMessage.detailedPattern).numberAndDate(count: count),
      ICUPeer(NumberAndDateMessage.detailedPattern).numberAndDate(count: count, .utf16),
      target: .ratio(0.9))
    try compareMessageFormat2(icuNumber)
    print("\nAllocations a message\n\(ReportRow.heading)")
    report("plural + name", plural.pluralAndName(count: count), limit: 0.01)
    report("select of 5", select.selection(count: count), limit: 0.01)
    report("number + date", number.numberAndDate(count: count), limit: nil)
    print("")
  }

  private func compareMessageFormat2(_ icu: ICUPeer) throws(BenchmarkError) {
    let count = MessageFormat1Section.messageCount
    let table = ComparisonTable("\nMessageFormat 2, beside ICU MessageFormat", options)
    try table.compare(
      "number + date, ICU UTF-16",
      MessageFormat2Messages(NumberAndDateMessage.message, locale: "en").numberAndDate(
        count: count),
      icu.numberAndDate(count: count, .utf16), target: .ratio(0.9))
    try table.compare(
      "number + date with options, ICU UTF-16",
      MessageFormat2Messages(NumberAndDateMessage.detailedMessage, locale: "en")
        .numberAndDate(count: count),
      ICUPeer(NumberAndDateMessage.detailedPattern).numberAndDate(count: count, .utf16),
      target: .ratio(0.9))
  }

  private func report(_ name: String, _ operation: Operation, limit: Double?) {
    _ = operation.run()
    let start = allocation_count()
    _ = operation.run()
    let ours = Double(allocation_count() - start) / Double(operation.count)
    print(ReportRow(name, ours: ours, target: limit.map { .value($0) }, unit: "").text)
  }
}
