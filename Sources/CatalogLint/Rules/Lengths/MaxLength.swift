internal import CatalogModel
internal import SourceText

/// Reports texts that are longer than their comment allows.
struct MaxLength: EntryRule {
  static let description = RuleDescription(
    id: "max-length",
    summary: "A text is longer than the comment of its entry allows.",
    rationale: """
      A text that does not fit is cut off, or refused by the shop or the device that shows it. The \
      limit is what the comment says in English: “max 20 characters”, “maximum length: 20”, \
      “≤ 20 chars”, “up to 20 characters”. Counted are characters as people see them, without \
      placeholders, whose length is not known.
      """,
    correction: "Find a shorter text, or correct the comment.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "comment" : "A button; max. 10 characters.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Änderungen sichern" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Enregistrer" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "subtitle" : {
              "comment" : "App Store subtitle (maximum length: 8)",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "↓Photos, %@ and more" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "写真など" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "comment" : "≤ 8 chars",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "सहेजें" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "👨‍👩‍👧 %@" } }
              }
            },
            "Too many files" : {
              "comment" : "Shown when more than 20 files, at most 5 lines, are chosen.",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Es sind zu viele Dateien ausgewählt" } }
              }
            }
        """#)
    ],
    options: [
      RuleOption(
        "limit", .integer(1...10_000),
        summary: "The greatest length of a text whose comment names none."),
      RuleOption(
        "unit", .choice(["graphemes", "columns"]), default: .string("graphemes"),
        summary: "What the length is counted in: characters as people see them, or columns."),
    ])

  /// The greatest length of every text whose comment names none; `nil` for no limit.
  private let limit: Int?
  private let unit: LengthUnit

  init() { self.init(options: RuleOptions()) }

  init(options: RuleOptions) {
    limit = options.integer("limit")
    unit = options.string("unit") == "columns" ? .columns : .graphemeClusters
  }

  var concerns: EntryFeatures { limit == nil ? .comment : .entry }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    let named = entry.entry.comment.flatMap(LengthLimit.characters)
    guard let limit = named ?? limit else { return }
    entry.forEachReadText { read in
      guard read.text.utf8.count > limit else { return }
      let length = unit.length(of: read.text, read.traits)
      guard length > limit else { return }
      read.report(.tooLong(length, limit: limit), at: 0..<read.text.utf8.count, into: &findings)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func tooLong(_ length: Int, limit: Int) -> DiagnosticMessage {
    "the length is \(length), and at most \(limit) is allowed"
  }
}
