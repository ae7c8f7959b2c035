internal import CatalogLint
internal import SourceText

/// What the script of the page says.
enum CoveragePageTexts {
  /// Texts without arguments, in English, by the names that the script has for them.
  private static let names: [(name: StaticString, key: String)] = [
    ("allLocales", "All locales"), ("allStates", "All states"), ("allFiles", "All catalogs"),
    ("missing", "Missing, of any kind"), ("suspicious", "Suspicious"), ("noText", "no text"),
    ("empty", "empty"), ("nothing", "Nothing is missing or suspicious."),
    ("noMatch", "No message matches the filters."),
  ]
  /// The state of a row that is about an entry as a whole.
  private static let wholeEntry = "Whole entry"

  /// Every text without arguments, in English.
  static var keys: [String] { names.map(\.key) + [wholeEntry] }

  /// Writes the texts in the language of the run.
  static func append(to json: inout JSONText) {
    json.arrayMember("states") {
      for status in CoverageStatus.allCases { $0.element(key(of: status).localized) }
      $0.element(wholeEntry.localized)
    }
    json.arrayMember("columns") {
      for column in CoveragePageTable.columns { $0.element(column.heading.localized) }
    }
    for (name, key) in names { json.member(name, key.localized) }
    let (shown, total) = ("{shown}", "{total}")
    json.member("one", template("\(shown) of \(total) message"))
    json.member("other", template("\(shown) of \(total) messages"))
    json.member("page", template("Page \("{page}") of \("{pages}")"))
  }

  private static func template(_ message: DiagnosticMessage) -> String { message.localized }

  /// Returns the name of a status in English.
  static func key(of status: CoverageStatus) -> String {
    switch status {
    case .translated: "Translated"
    case .needsReview: "To review"
    case .machineTranslated: "Machine-translated"
    case .new: "New"
    case .incomplete: "Incomplete"
    case .absent: "Missing"
    }
  }
}
