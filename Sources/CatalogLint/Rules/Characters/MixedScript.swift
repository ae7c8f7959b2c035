internal import CatalogModel
internal import SourceText

/// Reports words with a letter of another script that only looks right.
struct MixedScript: EntryRule {
  static let description = RuleDescription(
    id: "mixed-script",
    summary:
      "A word of Cyrillic, Greek or Latin letters has a letter of another script that looks the same.",
    rationale: """
      A Latin `c` in a Russian word is seen by nobody, but the word cannot be found, is sorted and \
      hyphenated wrong, and is read aloud as nonsense. Letters of the same look are those of \
      UTS 39. Left alone are words that take another script’s word into them (`SMSка`, `VPN’ом`), units and \
      symbols (`μm`, `Ωm`), and what stands in placeholders and addresses.
      """,
    correction: "Type the letter again with the keyboard of the language.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Company" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Сompany" } },
                "el" : { "stringUnit" : { "state" : "translated", "value" : "↓Εταιρείa" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Моя ↓кoмпания" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Company" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "5 μm, Ωm, αRatio" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Компания Apple, SMSка, VPNом, iPhone’ы, %@а, 5 Mб" } },
                "uk" : { "stringUnit" : { "state" : "translated", "value" : "Компанія X, Wi-Fi-мережа" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: [.cyrillic, .greek]) }

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.hasReadText(having: [.cyrillic, .greek], where: MixedWordSearch.mayFindWord)
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachReadText(having: [.cyrillic, .greek]) { read in
      for word in MixedWordSearch(read.text, read.traits).words {
        let spelling = String(decoding: Array(read.text.utf8)[word.range], as: UTF8.self)
        guard read.source?.contains(spelling) != true else { continue }
        read.report(
          .mixed(spelling, letters: word.strangers), at: word.range, into: &findings)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func mixed(_ word: String, letters: [Unicode.Scalar]) -> DiagnosticMessage {
    let list = letters.map { "“\($0)” (\($0.codePoint))" }.joined(separator: ", ")
    return "“\(word)” has letters of another script: \(list); type them in the script of the word"
  }
}
