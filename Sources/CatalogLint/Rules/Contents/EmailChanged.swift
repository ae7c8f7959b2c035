internal import CatalogModel
internal import SourceText

/// Reports addresses of mail that a translation changed, lost or added.
struct EmailChanged: EntryRule {
  static let description = RuleDescription(
    id: "email-changed",
    summary: "A translation names another e-mail address than the source text.",
    rationale: """
      What people write there reaches nobody, or somebody else. Upper and lower case do not matter. \
      Addresses that only show how one looks, `name@example.com`, may be translated.
      """,
    correction: "Write the address of the source text.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Write to help@acme.org" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Schreib an ↓hilfe@acme.org" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Écrivez-nous" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Write to help@acme.org." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Schreib an Help@acme.org" } }
              }
            },
            "name@example.com" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "name@beispiel.de" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Adresse" } }
              }
            },
            "Mention @%@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "@%@ erwähnen" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .at) }

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.features.traits.contains([.at, .dot])
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.traits.contains([.at, .dot]) else { return }
    entry.forEachTranslation(having: .at, orInSource: true) { compared in
      let isAddress = { !MailAddressSearch(BlankedText($0)).addresses.isEmpty }
      guard let source = entry.sourceText(of: compared, where: isAddress) else { return }
      let expected = MailAddressSearch(BlankedText(source)).addresses
      guard !expected.contains(where: \.isSample) else { return }
      let found = MailAddressSearch(BlankedText(compared.text, compared.traits)).addresses
      for difference in AddressDifference.all(in: found, from: expected) {
        findings.report(difference, in: compared, of: entry)
      }
    }
  }
}

extension Address {
  /// Whether the address only shows how one looks.
  fileprivate var isSample: Bool {
    let domain = identity.drop { $0 != "@" }
    return [
      "@example.", "@email.", "@domain.", "@mail.", "@company.", "@your", "@host.", "@server.",
    ]
    .contains { domain.hasPrefix($0) } || domain.contains(".example")
  }
}
