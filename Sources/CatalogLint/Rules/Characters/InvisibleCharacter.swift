internal import CatalogModel
internal import SourceText

/// Reports characters that nobody sees and that do no good where they stand.
struct InvisibleCharacter: EntryRule {
  static let description = RuleDescription(
    id: "invisible-character",
    summary: "A text has a character that nobody sees where it has no use.",
    rationale: """
      Invisible characters come along when text is copied from a web page or a document. They break \
      search, comparison and line breaks, and some fonts show a box. Left alone are joiners in \
      scripts that need them (Persian, the languages of India) and in emoji, zero width spaces in \
      scripts without spaces (Thai, Khmer, Burmese), soft hyphens inside long words, direction marks \
      where text runs from right to left, and in translations what the source text has as well.
      """,
    correction: "Remove the character.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Si↓\u200Bchern↓\uFEFF" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "↓\u00ADGuardar" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Enregis↓\u200Dtrer↓\u0008" } },
                "it" : { "stringUnit" : { "state" : "translated", "value" : "↓\u200ESalva↓\u2060" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "حفظ \u200FiCloud" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Speicherplatz\u00ADverwaltung 👨\u200D👩\u200D👧 ❤️\u200D🔥" } },
                "fa" : { "stringUnit" : { "state" : "translated", "value" : "می\u200Cخواهم" } },
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "क्\u200Dष" } },
                "th" : { "stringUnit" : { "state" : "translated", "value" : "บันทึก\u200Bไฟล์" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .invisible) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachReadText(having: .invisible) { read in
      let search = InvisibleCharacterSearch(
        read.text, isRightToLeft: read.localization?.locale.isRightToLeft ?? false)
      let found = search.found.filter { !read.isInSource($0.scalar) }
      for character in found.prefix(MeasuredText.maximumFindingCount) {
        read.report(
          .invisible(character.scalar), at: character.range,
          fixIt: fixIt(for: character, in: read), into: &findings)
      }
    }
  }
}

extension InvisibleCharacter {
  /// The correction that removes a character from a translation whose source text is known not to have it.
  private func fixIt(for character: InvisibleCharacterSearch.Found, in read: ReadText) -> FixIt? {
    guard read.source != nil, character.isUselessForCertain, read.text.hasVisibleCharacter else {
      return nil
    }
    return read.fixIt(.remove, replacing: [(character.range, "")])
  }
}

extension DiagnosticMessage {
  fileprivate static let remove: DiagnosticMessage = "remove the character"

  fileprivate static func invisible(_ scalar: Unicode.Scalar) -> DiagnosticMessage {
    "nobody sees the character \(scalar.codePoint) here; remove it"
  }
}
