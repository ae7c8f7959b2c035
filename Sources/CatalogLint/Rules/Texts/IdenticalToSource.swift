internal import CatalogModel
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Reports translations that are the source text.
struct IdenticalToSource: EntryRule {
  static let description = RuleDescription(
    id: "identical-to-source",
    summary: "A translation is the source text, letter for letter.",
    rationale: """
      Copied source texts are the quickest way to full coverage: nothing is missing, and nothing is \
      translated. Many texts are rightly the same, though, so that the rule is off until it is asked \
      for. Left alone are other spellings of the source language (`en-GB`), texts without a word, \
      names that are written as such (`DuckDuckGo`, `PDF`, `iOS 18`), single words that languages \
      of Latin script share (“Status”), and short texts without a word in small letters that most \
      of the other languages have taken over, too.
      """,
    correction: "Translate the text, or mark the key as one that is not to be translated.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "Save changes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Save changes" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregistrer" } },
                "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "↓Save changes" } }
              }
            },
            "Status" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Status" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "↓Status" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save changes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "Save changes" } },
                "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Save changes" } }
              }
            },
            "%lld %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld %@" } }
              }
            },
            "GitHub" : {
              "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "GitHub" } }
              }
            },
            "Apple Music" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Apple Music" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Apple Music" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "Apple Music" } }
              }
            }
        """#)
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    guard let source = screen.source?.text else { return false }
    return screen.hasTranslation(having: .character) { isSame($0.text, as: source) }
  }

  private func isSame(_ text: String, as source: String) -> Bool {
    source.utf8.count == text.utf8.count && source == text
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    let language = entry.catalog.source.tag.language
    var same: [ComparedText] = []
    var otherCount = 0
    entry.forEachTranslation { compared in
      let locale = compared.localization.locale.tag
      guard let source = compared.source, locale.language != language else { return }
      if isSame(compared.text, as: source) {
        same.append(compared)
      } else {
        otherCount += 1
      }
    }
    guard !same.isEmpty else { return }
    let isTakenOver = same.count >= 3 && same.count > otherCount
    for compared in same {
      let words = SharedWords(of: compared.text)
      guard words.isTranslatable(hasLatinScript: compared.localization.locale.tag.hasLatinScript),
        words.hasSmallLetters || !isTakenOver
      else { continue }
      findings.report(
        .identical(compared.localization.localization.locale),
        at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func identical(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) is the source text; translate it, or mark the key as not to be translated"
  }
}
