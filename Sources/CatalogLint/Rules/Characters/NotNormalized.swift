internal import CatalogModel
internal import ICUKit
internal import SourceText

/// Reports letters that are written in parts although there is one character for them.
struct NotNormalized: EntryRule {
  static let description = RuleDescription(
    id: "not-normalized",
    summary: "A text is not in Unicode’s normalization form C.",
    rationale: """
      `é` as `e` and an accent looks like `é` and is another text for search, comparison and length, \
      and some fonts draw it badly. Such text comes from names of files on a Mac or out of PDF files. \
      Reported are letters in parts and marks in the wrong order. Left alone are single characters \
      that normalization would replace: it would lose the Greek question mark, the sign for ohm, \
      letters of Devanagari and Hebrew as keyboards write them, and variants of Han characters.
      """,
    correction: "Write the text in form C; most editors and ICU’s uconv convert it.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "G↓e\u0301rer" } },
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "↓\u1112\u1161\u11AB" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "el" : { "stringUnit" : { "state" : "translated", "value" : "Αποθήκευση\u037E" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Gérer, 5 \u2126" } },
                "hi" : { "stringUnit" : { "state" : "translated", "value" : "सहेजें \u0958" } },
                "lt" : { "stringUnit" : { "state" : "translated", "value" : "i\u0307\u0301" } },
                "yo" : { "stringUnit" : { "state" : "translated", "value" : "\u1EB9\u0300" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .denormal) }

  func mayFind(in screen: EntryScreen) -> Bool {
    screen.hasReadText(having: .denormal) { text, _ in !Normalization.isNormalized(text) }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachReadText(having: .denormal) { read in
      guard !Normalization.isNormalized(read.text),
        let first = read.text.decomposedCharacters.first
      else { return }
      read.report(.decomposed, at: first.offsets, fixIt: fixIt(for: read), into: &findings)
    }
  }
}

extension NotNormalized {
  /// The correction that composes every character of a text.
  private func fixIt(for read: ReadText) -> FixIt? {
    let characters = read.text.decomposedCharacters
    // A character that holds what normalization would replace is left to people.
    guard characters.allSatisfy({ !$0.holdsReplaceable }) else { return nil }
    return read.fixIt(
      .compose, replacing: characters.map { ($0.offsets, Normalization.normalized($0.spelling)) })
  }
}

/// A character that is written in parts.
private struct DecomposedCharacter {
  let spelling: String
  /// The UTF-8 offsets in the text.
  let offsets: Range<Int>
  /// Whether normalization would replace one of the parts even if it stood alone.
  let holdsReplaceable: Bool
}

extension String {
  /// The characters that could be composed.
  fileprivate var decomposedCharacters: [DecomposedCharacter] {
    var offset = 0
    var found: [DecomposedCharacter] = []
    for character in self {
      let spelling = String(character)
      let length = spelling.utf8.count
      if !Normalization.isNormalized(spelling) {
        let singly = character.unicodeScalars.map { Normalization.normalized(String($0)) }.joined()
        if !Normalization.isNormalized(singly) {
          found.append(
            DecomposedCharacter(
              spelling: spelling, offsets: offset..<offset + length,
              holdsReplaceable: !singly.utf8.elementsEqual(spelling.utf8)))
        }
      }
      offset += length
    }
    return found
  }
}

extension DiagnosticMessage {
  fileprivate static let decomposed: DiagnosticMessage =
    "the text is not in normalization form C from here on; write the letters composed"

  fileprivate static let compose: DiagnosticMessage = "write the letters composed"
}
