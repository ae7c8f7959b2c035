internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports translations that end with another mark than the source text, or with a mark of another
/// language.
struct PunctuationEnd: EntryRule {
  static let description = RuleDescription(
    id: "punctuation-end",
    summary:
      "A translation ends unlike its source text, or with marks that are not its language's.",
    rationale: """
      A label loses its colon, a question its question mark. Marks are compared by what they say: \
      `。`, `।` and `۔` are full stops, `؟` and the Greek `;` question marks. Their form is that of the \
      language: full-width in Chinese, `।` in Hindi, `؟` in Arabic, `…` where the source text has it, a \
      no-break space before `;`, `:`, `!` and `?` in French, `¿` and `¡` in Spanish. Left alone are Thai \
      and other languages without such marks, a full stop that a single sentence in Japanese or Chinese \
      does without, abbreviations, and an exclamation mark in the place of a full stop.
      """,
    correction: "End the translation as the source text ends, with the marks of its language.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "Name:" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Name↓" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Nom↓ :" } },
                "nl" : { "stringUnit" : { "state" : "translated", "value" : "Naam↓." } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "名称↓:" } }
              }
            },
            "Delete the file?" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "حذف الملف↓?" } },
                "el" : { "stringUnit" : { "state" : "translated", "value" : "Διαγραφή αρχείου↓?" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Eliminar el archivo↓?" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer le fichier↓?" } }
              }
            },
            "The file was saved." : {
              "localizations" : {
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "फ़ाइल सहेजी गई↓." } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "ファイルを保存しました↓." } }
              }
            },
            "Loading…" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Laden↓..." } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Delete the file?" : {
              "localizations" : {
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "حذف الملف؟" } },
                "el" : { "stringUnit" : { "state" : "translated", "value" : "Διαγραφή αρχείου;" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "¿Eliminar el archivo?" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Supprimer le fichier\u00a0?" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "ファイルを削除しますか" } },
                "th" : { "stringUnit" : { "state" : "translated", "value" : "ลบไฟล์หรือไม่" } }
              }
            },
            "The file was saved." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Die Datei ist gesichert!" } },
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "फ़ाइल सहेजी गई।" } },
                "hy" : { "stringUnit" : { "state" : "translated", "value" : "Ֆայլը պահպանված է։" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "ファイルを保存しました" } },
                "ur" : { "stringUnit" : { "state" : "translated", "value" : "فائل محفوظ ہو گئی۔" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "文件已保存。" } }
              }
            },
            "Loading…" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Chargement…" } },
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "加载中……" } }
              }
            },
            "On" : {
              "localizations" : {
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Вкл." } }
              }
            },
            "At 12:30, see https://example.com" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "À 12:30, voir https://example.com" } },
                "fr-CA" : { "stringUnit" : { "state" : "translated", "value" : "Attention! À 12:30, voir https://example.com" } }
              }
            }
        """#)
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    let sourceLanguage = screen.catalog.source.tag.language
    return screen.hasTranslation(having: .character) { translation in
      let tag = translation.locale.tag
      return endFault(
        of: translation.text, in: translation.locale, source: screen.source?.text, sourceLanguage)
        != nil || !FrenchSpacing.faults(in: translation.text, locale: tag).isEmpty
        || tag.language == "es" && !SpanishOpening.unopened(in: translation.text).isEmpty
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    let sourceLanguage = entry.catalog.source.tag.language
    entry.forEachTranslation { compared in
      let tag = compared.localization.locale.tag
      let locale = compared.localization.localization.locale
      if let fault = endFault(
        of: compared.text, in: compared.localization.locale, source: compared.source,
        sourceLanguage)
      {
        let fixIt = fault.right.flatMap {
          entry.catalog.fixIt(.write($0), replacing: [(fault.range, $0)], in: compared.place)
        }
        findings.report(fault.message, at: fault.range, in: compared, of: entry, fixIt: fixIt)
      }
      for fault in FrenchSpacing.faults(in: compared.text, locale: tag) {
        let fixIt =
          fault.isCertain
          ? entry.catalog.fixIt(
            .putNoBreakSpace, replacing: [(fault.range, "\u{A0}")], in: compared.place) : nil
        findings.report(
          .noBreakSpace(before: fault.mark, locale), at: fault.range, in: compared, of: entry,
          fixIt: fixIt)
      }
      guard tag.language == "es" else { return }
      for offset in SpanishOpening.unopened(in: compared.text) {
        let isQuestion = compared.text.utf8Span.span[offset] == UInt8(ascii: "?")
        findings.report(
          isQuestion ? .unopenedQuestion(locale) : .unopenedCry(locale), at: offset..<offset + 1,
          in: compared, of: entry)
      }
    }
  }

  /// What is wrong at the end of a text.
  private struct EndFault {
    let message: DiagnosticMessage
    let range: Range<Int>
    /// The mark that belongs there for certain, or `nil` where people have to decide.
    var right: String?
  }

  private func endFault(
    of text: String, in locale: LocaleContext, source: String?, _ sourceLanguage: String
  ) -> EndFault? {
    guard let source, text.mayEndWithMark || source.mayEndWithMark else { return nil }
    let language = locale.tag.language
    let comparison = EndComparison(
      source: source, sourceEnd: SentenceEnd(of: source, in: sourceLanguage), text: text,
      end: SentenceEnd(of: text, in: language))
    if let difference = comparison.difference(for: locale.tag) {
      return EndFault(message: difference(locale.identifier), range: comparison.end.range)
    }
    if let (wrong, right) = comparison.foreignMark(for: language) {
      let isCertain =
        comparison.isWhollyForeign(for: language) && text != source
        && (wrong != "..." || !source.hasSuffix("..."))
      return EndFault(
        message: .foreignMark(wrong, right: right, locale.identifier), range: comparison.end.range,
        right: isCertain ? right : nil)
    }
    return nil
  }
}

extension String {
  /// Whether the last byte is no letter of ASCII: such a text has no mark at its end.
  fileprivate var mayEndWithMark: Bool {
    utf8.last.map { !$0.isASCIIAlphanumeric } ?? false
  }
}

extension DiagnosticMessage {
  fileprivate static func foreignMark(
    _ wrong: String, right: String, _ locale: String
  ) -> DiagnosticMessage {
    "“\(wrong)” ends the translation; write “\(right)” in \(locale)"
  }

  fileprivate static func write(_ mark: String) -> DiagnosticMessage { "write “\(mark)”" }

  fileprivate static let putNoBreakSpace: DiagnosticMessage = "put a no-break space there"

  fileprivate static func noBreakSpace(before mark: UInt8, _ locale: String) -> DiagnosticMessage {
    "a no-break space belongs before “\(Unicode.Scalar(mark))” in \(locale)"
  }

  fileprivate static func unopenedQuestion(_ locale: String) -> DiagnosticMessage {
    "nothing opens the question in \(locale); write “¿” in front of it"
  }

  fileprivate static func unopenedCry(_ locale: String) -> DiagnosticMessage {
    "nothing opens the exclamation in \(locale); write “¡” in front of it"
  }
}
