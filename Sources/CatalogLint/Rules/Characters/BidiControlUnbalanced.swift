internal import CatalogModel
internal import SourceText

/// Reports bidi controls that are not closed, or close nothing.
struct BidiControlUnbalanced: EntryRule {
  static let description = RuleDescription(
    id: "bidi-control-unbalanced",
    summary:
      "A text opens an embedding, override or isolate of direction and does not close it, or closes none.",
    rationale: """
      What follows runs in the wrong direction, up to the end of the paragraph and in texts that the \
      program joins to it. Embeddings and overrides (U+202A, U+202B, U+202D, U+202E) are closed by \
      U+202C, isolates (U+2066 to U+2068) by U+2069, in the same paragraph and in order (UAX 9).
      """,
    correction:
      "Close what is open, or remove the control; U+2068 and U+2069 around an argument are right.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبا ↓\u2068%@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %@↓\u2069" } },
                "fa" : { "stringUnit" : { "state" : "translated", "value" : "سلام ↓\u202A%@\n↓\u202C" } },
                "he" : { "stringUnit" : { "state" : "translated", "value" : "↓\u202Bשלום \u2066%@↓\u202C\u2069" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبا \u2068%@\u2069" } },
                "fa" : { "stringUnit" : { "state" : "translated", "value" : "\u202B\u202Aسلام\u202C %@\u202C" } },
                "he" : { "stringUnit" : { "state" : "translated", "value" : "שלום \u200E%@\u200E" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .bidiControl) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachReadText(having: .bidiControl) { read in
      for offset in BidiControlSearch(read.text).unbalancedOffsets
        .prefix(MeasuredText.maximumFindingCount)
      {
        let control = BidiControlSearch.control(in: read.text, at: offset)
        let message: DiagnosticMessage =
          control.isOpening ? .open(control.codePoint) : .closing(control.codePoint)
        read.report(message, at: offset..<offset + 3, into: &findings)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func open(_ control: String) -> DiagnosticMessage {
    "nothing in this paragraph closes what \(control) opens"
  }

  fileprivate static func closing(_ control: String) -> DiagnosticMessage {
    "\(control) closes nothing that is open in this paragraph"
  }
}
