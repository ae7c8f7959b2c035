internal import CatalogModel
internal import SourceText

/// Reports keys that tell the translators nothing.
struct CommentMissing: EntryRule {
  static let description = RuleDescription(
    id: "comment-missing",
    summary: "A text to translate has no comment for the translators.",
    rationale: """
      A translator sees the text alone: whether “Open” is a button or a state, and what a \
      placeholder stands for, is in the comment or nowhere. Texts that are not translated and \
      texts without a letter need none.
      """,
    correction: "Say where the text is shown and what its placeholders stand for.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "↓Open" : { },
            "↓Save" : { "comment" : " " }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Open" : { "comment" : "A button that opens a file." },
            "Mac" : { "shouldTranslate" : false },
            "%lld" : { }
        """#)
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.catalog.format.hasComments && screen.entry.comment?.isBlank ?? true
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.catalog.format.hasComments, entry.entry.comment?.isBlank ?? true,
      entry.isTranslatable, entry.hasWordsToTranslate
    else { return }
    findings.report(.commentMissing, at: entry.entry.keyRange, key: entry.entry.key)
  }
}

extension DiagnosticMessage {
  fileprivate static let commentMissing: DiagnosticMessage =
    "no comment tells the translators what this text is for; write one"
}
