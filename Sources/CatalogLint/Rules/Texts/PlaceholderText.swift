internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports translations that hold a stand-in for a text to come.
struct PlaceholderText: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-text",
    summary: "A translation is, or holds, a stand-in for a text that is still to be written.",
    rationale: """
      `TODO`, `FIXME`, `xxx`, “lorem ipsum”, “translate me”, or nothing but a dash or a question \
      mark: somebody meant to come back, and the state says that the text is done. Left alone is \
      what the source text has as well, “todo” in languages that have the word, and a lone sign \
      for a source text of one or two words that may mean that, such as “None”.
      """,
    correction: "Write the translation, or set its state to `new`.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save changes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓TODO: übersetzen" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "↓TODO: guardar" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Texte ↓xxx" } },
                "it" : { "stringUnit" : { "state" : "translated", "value" : "↓Lorem ipsum dolor" } },
                "nl" : { "stringUnit" : { "state" : "translated", "value" : "[↓translate me]" } }
              }
            },
            "Close the window" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓-" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓???" } },
                "nl" : { "stringUnit" : { "state" : "translated", "value" : "↓n/a" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Select all" : {
              "localizations" : {
                "es" : { "stringUnit" : { "state" : "translated", "value" : "SELECCIONAR TODO" } },
                "pt" : { "stringUnit" : { "state" : "translated", "value" : "Selecionar todo o texto" } }
              }
            },
            "Show TODO comments" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "TODO-Kommentare zeigen" } }
              }
            },
            "None" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "–" } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "TODO" } }
              }
            },
            "Size: extra large" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Größe: XXXL" } }
              }
            }
        """#)
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.hasTranslation(having: .character) {
      PlaceholderText.standIn(
        in: $0.text, $0.traits, source: screen.source?.text, $0.locale.tag.language) != nil
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation { compared in
      guard
        let range = PlaceholderText.standIn(
          in: compared.text, compared.traits, source: compared.source,
          compared.localization.locale.tag.language)
      else { return }
      let text = String(decoding: Array(compared.text.utf8)[range], as: UTF8.self)
      findings.report(
        .standIn(text, in: compared.localization.localization.locale), at: range, in: compared,
        of: entry)
    }
  }

  /// Returns the place of what stands for a text to come.
  private static func standIn(
    in text: String, _ traits: TextTraits, source: String?, _ language: @autoclosure () -> String
  ) -> Range<Int>? {
    if traits.contains(.basicLetter),
      let mark = DraftMark.first(in: text, hasWordTodo: languagesWithTodo.contains(language()))
    {
      let isInSource = source.map { DraftMark.first(in: $0, hasWordTodo: false) != nil }
      return isInSource == true ? nil : mark.range
    }
    guard text.utf8.count <= 9, let source, let sign = loneSign(in: text), isLongerThanASign(source)
    else { return nil }
    return sign
  }

  private static let languagesWithTodo: Set = ["an", "ast", "es", "ext", "gl", "lad", "mwl", "pt"]

  /// Returns the place of a text that is nothing but dashes, question marks, dots or an abbreviation
  /// for “not there”.
  private static func loneSign(in text: String) -> Range<Int>? {
    let space = EdgeSpace(text)
    let range = space.leading..<space.count - space.trailing
    guard !range.isEmpty else { return nil }
    let bytes = text.utf8Span.span
    let isWord =
      range.count == 3 && standInWords.contains { bytes.hasWord($0, at: range.lowerBound) }
    return isWord || bytes.hasOnlySigns(range) ? range : nil
  }

  private static let standInWords: [StaticString] = ["n/a", "tbd", "tba", "wip"]

  /// Whether no lone sign could say what a text says.
  private static func isLongerThanASign(_ source: String) -> Bool {
    guard source.hasLetterOutsidePlaceholders else { return false }
    let words = source.split(whereSeparator: \.isWhitespace)
    guard words.count < 3 else { return true }
    return !words.contains { wordsOfAbsence.contains($0.lowercased()) }
  }

  /// English words for what may be shown as a dash or a question mark.
  private static let wordsOfAbsence: Set = [
    "dash", "empty", "hyphen", "minus", "n/a", "never", "no", "none", "not", "nothing", "tbd",
    "to", "unavailable", "undefined", "unknown", "unset", "until", "unspecified", "off", "null",
  ]
}

extension Span<UInt8> {
  /// Whether a part of a text is nothing but dashes, question marks and dots.
  fileprivate func hasOnlySigns(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = self[offset]
      let (value, length) = byte < 0x80 ? (UInt32(byte), 1) : character(at: offset)
      switch value {
      case 0x2D, 0x2E, 0x3F, 0x2013, 0x2014, 0x2026, 0xFF1F: offset += length
      default: return false
      }
    }
    return true
  }
}

extension DiagnosticMessage {
  fileprivate static func standIn(_ text: String, in locale: String) -> DiagnosticMessage {
    "“\(text)” in \(locale) stands for a text to come; write the translation, or set its state to `new`"
  }
}
