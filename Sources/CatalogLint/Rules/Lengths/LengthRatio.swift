internal import CatalogModel
internal import SourceText

/// Reports translations that are far longer or shorter than their source text.
struct LengthRatio: EntryRule {
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
    ],
    options: [
      RuleOption(
        "maximum", .number(1...100), default: .number(3),
        summary: "How many times as long as its source text a translation may be."),
      RuleOption(
        "minimum", .number(0...1), default: .number(0.25),
        summary: "How many times as long as its source text a translation has to be."),
      RuleOption(
        "shortest", .integer(0...10_000), default: .integer(10),
        summary: "The length of a source text in columns below which it is not compared."),
    ])

  private let maximum: Double
  private let minimum: Double
  private let shortest: Int

  init() { self.init(options: RuleOptions()) }

  init(options: RuleOptions) {
    maximum = options.number("maximum") ?? 3
    minimum = options.number("minimum") ?? 0.25
    shortest = options.integer("shortest") ?? 10
  }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard let source = screen.source, source.text.utf8.count >= shortest else { return false }
    return screen.hasTranslation(having: .character) {
      !isSurelyAlike($0.text, $0.traits, source.text, source.traits)
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // Most texts of an entry have the same source text.
    var last: (source: String, length: Int)?
    entry.forEachTranslation { compared in
      guard let source = compared.source,
        source.utf8.count >= shortest
      else { return }
      if isSurelyAlike(compared.text, compared.traits, source, compared.sourceTraits) { return }
      let expected: Int
      if let last, last.source == source {
        expected = last.length
      } else {
        expected = LengthUnit.columns.length(of: source, compared.sourceTraits)
        last = (source, expected)
      }
      let length = LengthUnit.columns.length(of: compared.text, compared.traits)
      guard expected >= shortest, expected > 0, length > 0 else { return }
      let ratio = Double(length) / Double(expected)
      guard ratio > maximum || ratio < minimum else { return }
      findings.report(
        .unlike(length, expected), at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }

  /// Whether the bytes alone tell that the lengths are alike: a column takes a byte at least, and a character
  /// half a column.
  private func isSurelyAlike(
    _ text: String, _ traits: TextTraits, _ source: String, _ sourceTraits: TextTraits
  ) -> Bool {
    guard sourceTraits.isDisjoint(with: [.nonASCII, .control, .placeholderStart]),
      !traits.contains(.placeholderStart)
    else { return false }
    let expected = Double(source.utf8.count)
    guard Double(text.utf8.count) <= maximum * expected else { return false }
    // A character takes four bytes at most.
    return Double(text.utf8.count) >= 8 * minimum * expected
      || Double(text.unicodeScalars.count) >= 2 * minimum * expected
  }
}

extension DiagnosticMessage {
  fileprivate static func unlike(_ length: Int, _ expected: Int) -> DiagnosticMessage {
    "the length is \(length) columns, and that of the source text \(expected)"
  }
}
