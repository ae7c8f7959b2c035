internal import CatalogModel
internal import SourceText

/// Reports translations that are far longer or shorter than their source text.
struct LengthRatio: EntryRule {
  /// What the configuration says of the rule.
  struct Options: Sendable {
    /// How many times as long as its source text a translation may be.
    var maximum = 3.0
    /// How many times as long as its source text a translation has to be.
    var minimum = 0.25
    /// The length of both texts below which they are not compared, in columns.
    var shortest = 20
  }

  static let description = RuleDescription(
    id: "length-ratio",
    summary: "A translation is far longer or shorter than its source text.",
    rationale: """
      A quarter of the length often means that a sentence is missing, three times the length that two texts \
      were pasted into one or that the layout will not hold it. Lengths are counted in columns, of \
      which an ideograph takes two, so that languages can be compared; placeholders are left out. \
      Short texts are not compared.
      """,
    correction: "See whether the translation is whole and belongs to this source text.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "The file could not be saved. Free some space and try again." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Fehler" } }
              }
            },
            "The file is not saved" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Die Datei konnte nicht gesichert werden, weil der Platz nicht reicht. Schaffe Platz." } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "The file could not be saved." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Die Datei konnte nicht gesichert werden." } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "无法存储文件。" } }
              }
            },
            "OK" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Einverstanden" } }
              }
            }
        """#)
    ])

  private let options: Options

  init() { self.init(Options()) }

  /// Creates the rule with options.
  init(_ options: Options) { self.options = options }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation { compared in
      guard let source = compared.source,
        max(source.utf8.count, compared.text.utf8.count) >= options.shortest
      else { return }
      let expected = LengthUnit.columns.length(of: source)
      let length = LengthUnit.columns.length(of: compared.text)
      guard max(expected, length) >= options.shortest, expected > 0, length > 0 else { return }
      let ratio = Double(length) / Double(expected)
      guard ratio > options.maximum || ratio < options.minimum else { return }
      findings.report(
        .unlike(length, expected), at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func unlike(_ length: Int, _ expected: Int) -> DiagnosticMessage {
    "the length is \(length) columns, and that of the source text \(expected)"
  }
}
