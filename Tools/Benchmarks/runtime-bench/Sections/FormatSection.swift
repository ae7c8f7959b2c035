import BenchmarkSupport

/// Messages with arguments, the look-up included.
struct FormatSection {
  private static let messageCount = 20_000

  private let content: BenchmarkContent
  private let options: Options

  init(_ content: BenchmarkContent, _ options: Options) {
    self.content = content
    self.options = options
  }

  func run() throws(BenchmarkError) {
    let count = FormatSection.messageCount
    let ours = try RuntimeMessages(content)
    let gettext = try GettextPeer(content)
    let foundation = try FoundationPeer(content)
    let messageFormat2 = try MessageFormat2Messages(
      SampleMessages.pluralMessage, locale: BenchmarkContent.locale)
    let plural = try ICUPeer(SampleMessages.pluralPattern)
    let strings = try ICUPeer(SampleMessages.stringsPattern)
    let table = ComparisonTable("Messages with arguments", options)
    for encoding in ICUPeer.Encoding.allCases {
      try table.compare(
        "plural + name, ICU \(encoding.rawValue)", ours.pluralAndNameByKey(count: count),
        plural.pluralAndName(count: count, encoding), target: encoding == .utf16 ? .ratio(0.2) : nil
      )
    }
    try table.compare(
      "plural + name, MessageFormat 2, ICU UTF-16", messageFormat2.pluralAndName(count: count),
      plural.pluralAndName(count: count, .utf16), target: .ratio(0.2))
    try table.compare(
      "… by key to a String, ICU UTF-8", ours.pluralAndName(count: count),
      plural.pluralAndName(count: count, .utf8))
    try table.compare(
      "plural + name, ngettext + snprintf", ours.pluralAndName(count: count),
      gettext?.pluralAndName(count: count))
    for encoding in ICUPeer.Encoding.allCases {
      try table.compare(
        "two strings, ICU \(encoding.rawValue)", ours.twoStringsByKey(count: count),
        strings.twoStrings(count: count, encoding), target: encoding == .utf16 ? .ratio(0.4) : nil)
    }
    try table.compare(
      "… by key to a String, ICU UTF-8", ours.twoStrings(count: count),
      strings.twoStrings(count: count, .utf8))
    try table.compare(
      "two strings, gettext + snprintf", ours.twoStrings(count: count),
      gettext?.twoStrings(count: count))
    try table.compare("String(format:) alone", nil, foundation.format(count: count))
    try table.compare(
      "String(localized:), Foundation", ours.localizedString(count: count),
      foundation.lookUpAndFormat(count: count), target: .ratio(0.25))
    print("")
  }
}
