internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports words that stand twice in a row by mistake.
struct DoubledWord: EntryRule {
  static let description = RuleDescription(
    id: "doubled-word",
    summary: "A word stands twice in a row.",
    rationale: """
      The second word is what remains of an edited sentence, and eyes that know the text do not see \
      it. Only languages that do not double words for their meaning are looked at, and what \
      they say twice on purpose is left alone (French “vous vous”, German “die die”, English “that \
      that”); so are translations of a source text that has a word twice itself, and words with a \
      punctuation mark or a placeholder between them.
      """,
    correction: "Remove one of the two words.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Open the ↓the file" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Datei öffnen" } }
              }
            },
            "Open it again" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Noch einmal ↓einmal öffnen" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Ya no se ↓se abre" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Открыть ещё ↓ещё." } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Whenever you log in that that counts" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Si vous vous connectez" } },
                "id" : { "stringUnit" : { "state" : "translated", "value" : "berkas berkas" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "管理 管理" } }
              }
            },
            "Save, save %lld lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "die die Dateien %lld lld <b>b b</b>" } }
              }
            },
            "Bye bye" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Tschüss tschüss" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .space) }

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.hasReadText(having: .space) { text, _ in
      !DoubledWordSearch.secondWords(in: text).isEmpty
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable else { return }
    if let intended = entry.catalog.source.intendedDoubles {
      entry.forEachSourceText(having: .space) { source in
        for offsets in DoubledWordSearch.secondWords(in: source.text) {
          let word = String(decoding: Array(source.text.utf8)[offsets], as: UTF8.self)
          guard !intended.contains(word) else { continue }
          findings.report(
            .doubled(word), at: source.place.map { entry.catalog.range(of: offsets, in: $0) },
            key: entry.entry.key, locale: entry.source?.localization.locale, path: source.path)
        }
      }
    }
    entry.forEachTranslation(having: .space) { compared in
      guard let intended = compared.localization.locale.intendedDoubles else { return }
      let doubles = DoubledWordSearch.secondWords(in: compared.text)
      guard !doubles.isEmpty,
        compared.source.map({ DoubledWordSearch.secondWords(in: $0).isEmpty }) ?? true
      else { return }
      for offsets in doubles {
        let word = String(decoding: Array(compared.text.utf8)[offsets], as: UTF8.self)
        guard !intended.contains(word) else { continue }
        findings.report(
          .doubled(word, in: compared.localization.localization.locale), at: offsets, in: compared,
          of: entry)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func doubled(_ word: String) -> DiagnosticMessage {
    "“\(word)” stands twice in a row in the source text; remove one"
  }

  fileprivate static func doubled(_ word: String, in locale: String) -> DiagnosticMessage {
    "“\(word)” stands twice in a row in \(locale); remove one"
  }
}
