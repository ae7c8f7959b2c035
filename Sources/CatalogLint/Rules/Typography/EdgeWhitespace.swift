internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Reports translations that begin or end with white space where the source text does not, or the
/// other way round.
struct EdgeWhitespace: EntryRule {
  static let description = RuleDescription(
    id: "edge-whitespace",
    summary: "A translation has white space at an end where the source text has none, or lacks it.",
    rationale: """
      White space at an end is there because the text is put together with another one: where it is \
      missing, two words run into each other, and where it is too much, a title is out of line. \
      Languages that write without spaces may leave it out. How many spaces or line ends there are \
      does not matter here.
      """,
    correction: "Begin and end the translation as the source text does.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern↓ " } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓\u00a0Enregistrer↓\n" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Version: " : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Version:↓" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "↓ バージョン：" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Version: " : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Version:\n" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "バージョン：" } }
              }
            },
            "version_title" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Version " } }
              }
            },
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : " " } },
                "fr" : { "stringUnit" : { "state" : "new", "value" : "Save " } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .edgeSpace) }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard let source = screen.source.map({ EdgeSpace($0.text) }) else { return false }
    return screen.hasTranslation(having: .edgeSpace, orInSource: true) {
      !source.isOnSameSides(as: EdgeSpace($0.text))
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .edgeSpace, orInSource: true) { compared in
      guard let sourceText = compared.source else { return }
      let source = EdgeSpace(sourceText)
      let space = EdgeSpace(compared.text)
      guard !space.isEmpty || !source.isEmpty, !space.isWhole, !source.isWhole else { return }
      // Line ends at the ends of a text are what gettext-line-breaks tells of.
      let ignoresLineEnds = entry.catalog.format.isOfGettext
      if ignoresLineEnds, sourceText.hasEdgeLineEnd || compared.text.hasEdgeLineEnd { return }
      let mayLack = compared.localization.locale.tag.writesWithoutSpaces
      let locale = compared.localization.localization.locale
      func report(_ message: DiagnosticMessage, at offsets: Range<Int>, adding space: End? = nil) {
        let fixIt = fixIt(for: offsets, adding: space, sourceText, compared, entry)
        findings.report(message, at: offsets, in: compared, of: entry, fixIt: fixIt)
      }
      if source.leading == 0, space.leading > 0 {
        report(.begins(locale), at: 0..<space.leading)
      } else if source.leading > 0, space.leading == 0, !mayLack {
        report(.lacksInFront(locale), at: 0..<0, adding: .front)
      }
      let end = space.count - space.trailing
      if source.trailing == 0, space.trailing > 0 {
        report(.ends(locale), at: end..<space.count)
      } else if source.trailing > 0, space.trailing == 0, !mayLack {
        report(.lacksAtEnd(locale), at: end..<end, adding: .back)
      }
    }
  }
}

extension EdgeWhitespace {
  /// An end of a text.
  private enum End {
    case front
    case back

    func space(of text: String) -> String {
      let space = EdgeSpace(text)
      return switch self {
      case .front: String(decoding: text.utf8.prefix(space.leading), as: UTF8.self)
      case .back: String(decoding: text.utf8.suffix(space.trailing), as: UTF8.self)
      }
    }
  }

  /// The correction, where the other texts of the entry bear it out.
  ///
  /// Forms of a substitution have none: their white space belongs to the text around them. Nor has any white space
  /// that somebody typed on purpose, as an ideographic space or a no-break space, which may also be half of a letter
  /// that was misread.
  private func fixIt(
    for offsets: Range<Int>, adding end: End?, _ source: String, _ compared: ComparedText,
    _ entry: EntryContext
  ) -> FixIt? {
    guard compared.path.substitution == nil else { return nil }
    guard let end else {
      let others = otherTexts(than: compared, of: entry)
      let isAtStart = offsets.lowerBound == 0
      let having = others.count { !(isAtStart ? End.front : .back).space(of: $0).isEmpty }
      guard having * 2 < others.count || others.isEmpty,
        compared.text.hasPlainSpaces(in: offsets), compared.text.hasVisibleCharacter
      else { return nil }
      return entry.catalog.fixIt(.remove, replacing: [(offsets, "")], in: compared.place)
    }
    let space = end.space(of: source)
    guard space.hasPlainSpaces(in: 0..<space.utf8.count), isWanted(end, source, compared, entry)
    else { return nil }
    return entry.catalog.fixIt(.add, replacing: [(offsets, space)], in: compared.place)
  }

  /// Whether white space is part of the message and not a slip in the source text: it stands behind no
  /// sentence, and most of the other translations have it.
  private func isWanted(
    _ end: End, _ source: String, _ compared: ComparedText, _ entry: EntryContext
  ) -> Bool {
    let sentences = [
      SentenceEnd(of: source, in: entry.catalog.source.tag.language),
      SentenceEnd(of: compared.text, in: compared.localization.locale.tag.language),
    ]
    let complete: Set<SentenceEnd.Kind> = [.fullStop, .question, .exclamation]
    if end == .back, sentences.contains(where: { complete.contains($0.kind) }) { return false }
    let others = otherTexts(than: compared, of: entry)
    return others.count { !end.space(of: $0).isEmpty } * 2 > others.count
  }

  /// The same texts of the other locales that write spaces.
  private func otherTexts(than compared: ComparedText, of entry: EntryContext) -> [String] {
    let own = compared.localization.localization.locale
    return entry.comparedTexts.compactMap { other in
      let isOther = other.path == compared.path && other.localization.localization.locale != own
      return isOther && !other.localization.locale.tag.writesWithoutSpaces ? other.text : nil
    }
  }
}

extension String {
  /// Whether a part of the text is nothing but spaces and line ends of ASCII.
  fileprivate func hasPlainSpaces(in offsets: Range<Int>) -> Bool {
    utf8.dropFirst(offsets.lowerBound).prefix(offsets.count).allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
    }
  }
}

extension DiagnosticMessage {
  fileprivate static let remove: DiagnosticMessage = "remove the white space"

  fileprivate static let add: DiagnosticMessage = "add the white space of the source text"

  fileprivate static func begins(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) begins with white space, unlike the source text; remove it"
  }

  fileprivate static func ends(_ locale: String) -> DiagnosticMessage {
    "the translation in \(locale) ends with white space, unlike the source text; remove it"
  }

  fileprivate static func lacksInFront(_ locale: String) -> DiagnosticMessage {
    "the source text begins with white space, the translation in \(locale) does not; add it"
  }

  fileprivate static func lacksAtEnd(_ locale: String) -> DiagnosticMessage {
    "the source text ends with white space, the translation in \(locale) does not; add it"
  }
}

extension String {
  /// Whether the text begins or ends with a line end.
  fileprivate var hasEdgeLineEnd: Bool { utf8.first == 0x0A || utf8.last == 0x0A }
}
