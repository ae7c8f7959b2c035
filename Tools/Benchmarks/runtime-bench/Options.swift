import BenchmarkSupport

/// What to measure, how often and on how much.
struct Options {
  /// The parts of the report.
  enum Section: String, CaseIterable {
    case open
    case lookUp = "look-up"
    case format
    case parse
    case messageFormat1 = "message-format-1"
    case intl
    case size
    case threads
    case allocations
  }

  /// The parts that were asked for, in the order of the report.
  let sections: [Section]
  /// The number of pairs of runs.
  let runCount: Int
  /// The number of generated keys.
  let keyCount: Int
  /// The number of locales beside English.
  let localeCount: Int
  /// The number of keys of the catalog that is opened.
  let largeKeyCount: Int
  /// The number of locales of the catalog that is opened.
  let largeLocaleCount: Int
  /// The folder with the patterns of the conformance tests; `nil` without it.
  let patternFolder: String?
  /// What the names of the rows have in them that are measured; the empty text for all.
  let rows: String

  init(_ arguments: Arguments) throws(BenchmarkError) {
    var arguments = arguments
    runCount = try arguments.number("--runs", in: 1...1000) ?? 15
    keyCount = try arguments.number("--keys", in: 1...1_000_000) ?? 10_000
    localeCount =
      try arguments.number("--locales", in: 3...CatalogGenerator.maximumLocaleCount) ?? 10
    largeKeyCount = try arguments.number("--large-keys", in: 10...10_000_000) ?? 100_000
    largeLocaleCount =
      try arguments.number("--large-locales", in: 4...LargeCatalog.maximumLocaleCount) ?? 40
    patternFolder =
      try arguments.option("--patterns")
      ?? Environment["CATALOG_SHARED"].map { $0 + "/conformance/mf1" }
    rows = try arguments.option("--rows") ?? ""
    let asked = Section.allCases.filter { arguments.flag($0.rawValue) }
    sections = asked.isEmpty ? Section.allCases : asked
    try arguments.finish()
  }

  func has(_ section: Section) -> Bool { sections.contains(section) }
}
