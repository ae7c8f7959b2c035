internal import CatalogModel
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Reports numbers that a translation changed, lost or added.
struct NumberChanged: EntryRule {
  static let description = RuleDescription(
    id: "number-changed",
    summary: "A translation has another number than the source text.",
    rationale: """
      A price, a limit or a year that is wrong in one language misleads people. Numbers are \
      compared by what they mean and not by how a language writes them: `1,000`, `1.000`, `1 000` and \
      `١٬٠٠٠` are the same. Left alone are digits in names (`MP3`), in addresses and in \
      placeholders, numbers up to 20 that the other language tells in words, 0, 1 and 2 in plural forms, \
      times of day, dates and fractions.
      """,
    correction:
      "Write the number of the source text, in the digits and separators of the language.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Up to 50 photos" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "حتى ↓٦٠ صورة" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bis zu ↓500 Fotos" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Plusieurs photos" } }
              }
            },
            "Several photos" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bis zu ↓50 Fotos" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Wait 5 minutes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Warte ↓3 Minuten" } }
              }
            },
            "Needs version 1.2.3" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Braucht Version ↓1.2.4" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Up to 1,000 photos of 2.50 MB" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "حتى ١٬٠٠٠ صورة بحجم ٢٫٥ م.ب" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Bis zu 1.000 Fotos von 2,5 MB" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Jusqu’à 1 000 photos de 2,50 Mo" } },
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "२.५० MB की १,००० फ़ोटो तक" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "3 days, 1 week, MP3 %1$@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Drei Tage, eine Woche, MP3 %1$@" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "三天一周，MP3 %@" } }
              }
            },
            "Opens at 8 PM" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnet um 20 Uhr" } }
              }
            },
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "1 Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: NumberSearch.traits) }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard let source = screen.source else { return false }
    return screen.hasTranslation(having: NumberSearch.traits, orInSource: true) {
      !PlainNumbers.areSame($0.text, $0.traits, source.text, source.traits)
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    var lastSource: NumberedText?
    entry.forEachTranslation(having: NumberSearch.traits, orInSource: true) { compared in
      guard let source = compared.source,
        !PlainNumbers.areSame(compared.text, compared.traits, source, compared.sourceTraits)
      else { return }
      let numberedSource =
        lastSource.flatMap { $0.text.utf8.elementsEqual(source.utf8) ? $0 : nil }
        ?? NumberedText(source, compared.sourceTraits, in: entry.catalog.source)
      lastSource = numberedSource
      let comparison = NumberComparison(
        of: NumberedText(compared.text, compared.traits, in: compared.localization.locale),
        with: numberedSource, isPlural: compared.isPluralForm)
      guard !comparison.differences.isEmpty, !entry.hasBrokenPlaceholder(in: compared.text) else {
        return
      }
      for difference in comparison.differences {
        findings.report(difference, in: compared, source: source, of: entry)
      }
    }
  }
}

extension EntryContext {
  /// Whether the text is formatted, and the digits in it may be those of a placeholder that is misspelt, which
  /// placeholder-invalid reports.
  fileprivate func hasBrokenPlaceholder(in text: String) -> Bool {
    hasFormats && reference.isFormatted
      && PrintfText(parsing: text).ignoringProse().problems.contains { $0.range.count > 1 }
  }
}

extension FindingSink {
  fileprivate mutating func report(
    _ difference: NumberDifference, in compared: ComparedText, source: String,
    of entry: EntryContext
  ) {
    func spelling(_ number: WrittenNumber, _ text: String) -> String {
      String(decoding: Array(text.utf8)[number.range], as: UTF8.self)
    }
    switch difference {
    case .changed(let number, let expected):
      report(
        .changed(spelling(number, compared.text), expected: spelling(expected, source)),
        at: number.range, in: compared, of: entry)
    case .added(let number):
      report(.added(spelling(number, compared.text)), at: number.range, in: compared, of: entry)
    case .lost(let number):
      report(
        .lost(spelling(number, source)), at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func changed(_ number: String, expected: String) -> DiagnosticMessage {
    "the number is \(number), and in the source text \(expected)"
  }

  fileprivate static func added(_ number: String) -> DiagnosticMessage {
    "the number \(number) is not in the source text"
  }

  fileprivate static func lost(_ number: String) -> DiagnosticMessage {
    "the number \(number) of the source text is missing"
  }
}
