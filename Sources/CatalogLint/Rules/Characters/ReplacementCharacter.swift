internal import CatalogModel
internal import SourceText

/// Reports what is left of characters that were read in the wrong encoding.
struct ReplacementCharacter: EntryRule {
  static let description = RuleDescription(
    id: "replacement-character",
    summary: "A text has lost characters to a wrong encoding.",
    rationale: """
      U+FFFD stands where a tool could not read a character, and `Ã` beside `©` where it read `é` in UTF-8 as \
      a Western encoding; what was there is lost, or people have to guess it. Reported are only \
      sequences that no language writes. Translations may have what the source text has.
      """,
    correction:
      "Write the character that was there; it may still be in an earlier version of the file.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Ger↓\uFFFDt" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Sesi↓Ã³n" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "L↓â€™image a ↓Ã©t↓Ã©" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "↓Ð¿Ñ€Ð¸" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "«Âme» 5 €" } },
                "is" : { "stringUnit" : { "state" : "translated", "value" : "Ð, ð" } },
                "pt-PT" : { "stringUnit" : { "state" : "translated", "value" : "«AMANHû “NÃO”" } },
                "vi" : { "stringUnit" : { "state" : "translated", "value" : "NGÂN HÀNG" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .lostCharacter) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachReadText(having: .lostCharacter) { read in
      let search = LostCharacterSearch(read.text)
      for range in search.replacements where !read.isInSource("\u{FFFD}") {
        read.report(.replaced, at: range, into: &findings)
      }
      for (range, meant) in search.misreadings {
        let spelling = String(decoding: Array(read.text.utf8)[range], as: UTF8.self)
        guard read.source?.contains(spelling) != true else { continue }
        read.report(
          .misread(spelling, meant: meant), at: range,
          fixIt: read.fixIt(.write(meant), replacing: [(range, meant)]), into: &findings)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static let replaced: DiagnosticMessage =
    "a character was lost here and replaced by U+FFFD; write it again"

  fileprivate static func misread(_ spelling: String, meant: String) -> DiagnosticMessage {
    "“\(spelling)” is misread UTF-8; write “\(meant)”"
  }

  fileprivate static func write(_ meant: String) -> DiagnosticMessage { "write “\(meant)”" }
}
