internal import CatalogModel
internal import SourceText

/// Reports Web addresses that a translation changed, lost or added.
struct URLChanged: EntryRule {
  static let description = RuleDescription(
    id: "url-changed",
    summary: "A translation leads to another Web address than the source text.",
    rationale: """
      People land on a page that does not exist, or in the wrong hands. Addresses are compared \
      without what names a language, because sites have one address for each: \
      `https://en.example.org/en-us/` and `https://de.example.org/de/` are the same. Order, \
      `www.` and a slash at the end do not matter.
      """,
    correction: "Write the address of the source text, or that of the same page in the language.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "See https://example.com/help" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Siehe ↓https://example.com/hilfe" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Voir l’aide" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Help" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hilfe: ↓www.example.com" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "See https://en.example.com/en-us/help/." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Siehe https://de.example.com/de/help" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "https://en.example.com/help。" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "https://example.com/%@?a=%@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "https://example.com/%1$@?a=%2$@" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .webAddress) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .webAddress, orInSource: true) { compared in
      let isAddress = { TextTraits(of: $0).contains(.webAddress) }
      guard let source = entry.sourceText(of: compared, where: isAddress) else { return }
      let expected = WebAddressSearch(BlankedText(source)).addresses
      let found = WebAddressSearch(BlankedText(compared.text, compared.traits)).addresses
      for difference in AddressDifference.all(in: found, from: expected) {
        findings.report(difference, in: compared, of: entry)
      }
    }
  }
}
