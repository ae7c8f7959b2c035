internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports translations that do not use the words that a project has agreed on.
struct Glossary: EntryRule {
  static let description = RuleDescription(
    id: "glossary",
    summary: "A translation does not keep to the terms of the glossary.",
    rationale: """
      People look for the button that the help names; one thing with two names is two things to \
      them. Where the source text has a term, the translation has to have what the glossary gives \
      for its language, or the term itself where it is not to be translated. Words that are \
      forbidden are reported wherever they stand. Compared are whole words without regard to case, \
      by the rules of Unicode for words and case. Without terms the rule finds nothing. In the examples \
      “settings” is “Einstellungen” in German and “設定” in Japanese, “ordenador” is forbidden in \
      Spanish, and “PhotoBox” is not translated.
      """,
    correction: "Use the word of the glossary, or add to it the form that the sentence needs.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Open the settings" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Öffne die Optionen" } },
                "es-MX" : { "stringUnit" : { "state" : "translated", "value" : "Abre los ajustes del ↓ordenador" } }
              }
            },
            "Sync with PhotoBox" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Mit der Fotokiste abgleichen" } }
              }
            }
        """#, options: sampleTerms)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Open the settings" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "EINSTELLUNGEN öffnen" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Ouvrir les réglages" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "設定を開く" } }
              }
            },
            "Resettings of PhotoBoxes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Etwas anderes" } }
              }
            }
        """#, options: sampleTerms)
    ],
    options: [
      RuleOption(
        "terms",
        .list(
          .object([
            RuleOption(
              "source", .string, isRequired: true, summary: "The term in the source language."),
            RuleOption(
              "required", .byLocale(.list(.string)),
              summary: "The words of which a translation has to have one."),
            RuleOption(
              "forbidden", .byLocale(.list(.string)),
              summary: "The words that a translation must not have."),
            RuleOption(
              "do-not-translate", .boolean, default: .boolean(false),
              summary: "Whether translations keep the term as it is."),
          ])), summary: "What the project has agreed on.")
    ])

  private static let sampleTerms = RuleOptions([
    "terms": .list([
      .object([
        "source": .string("settings"),
        "required": .object([
          "de": .list([.string("Einstellungen")]), "ja": .list([.string("設定")]),
        ]),
        "forbidden": .object(["es": .list([.string("ordenador")])]),
      ]),
      .object(["source": .string("PhotoBox"), "do-not-translate": .boolean(true)]),
    ])
  ])

  private let terms: [GlossaryTerm]

  init() { terms = [] }

  init(options: RuleOptions) {
    terms = (options.objects("terms") ?? []).compactMap(GlossaryTerm.init)
  }

  func mayFind(in screen: EntryScreen) -> Bool {
    !terms.isEmpty
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard !terms.isEmpty else { return }
    entry.forEachTranslation { compared in
      let locale = compared.localization.locale.tag
      let text = FoldedText(compared.text, in: locale.identifier)
      let source = compared.source.map {
        FoldedText($0, in: entry.catalog.source.tag.identifier)
      }
      for term in terms {
        for word in term.forbidden(in: locale) {
          for range in text.ranges(of: word) {
            findings.report(.forbidden(word), at: range, in: compared, of: entry)
          }
        }
        let required = term.required(in: locale)
        guard !required.isEmpty, let source, !source.ranges(of: term.source).isEmpty,
          !required.contains(where: { !text.ranges(of: $0).isEmpty })
        else { continue }
        findings.report(
          .missing(required, for: term.source), at: 0..<compared.text.utf8.count, in: compared,
          of: entry)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func forbidden(_ word: String) -> DiagnosticMessage {
    "the glossary does not allow “\(word)” here"
  }

  fileprivate static func missing(_ words: [String], for term: String) -> DiagnosticMessage {
    "the source text has “\(term)”, for which the glossary has: \(words.joined(separator: ", "))"
  }
}
