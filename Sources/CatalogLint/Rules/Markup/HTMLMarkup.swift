internal import CatalogModel
internal import SourceText

/// Reports translations whose tags or entities differ from those of the source text.
struct HTMLMarkup: EntryRule {
  static let description = RuleDescription(
    id: "html-markup",
    summary: "A translation has lost, added or broken tags or entities of the source text.",
    rationale: """
      People see tags and not bold text, a link leads nowhere, or everything behind a tag that is \
      not closed is bold. Tags are compared with their attributes, but for those that people read \
      (`title`, `alt`) and addresses, which url-changed compares; their order is free as long as \
      they are nested. `<br>` and `<br/>` are the same. Only source texts that have markup are \
      looked at: `<name>` alone is none.
      """,
    correction:
      "Take the tags of the source text, with their attributes, around the words they belong to.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "Tap <b>Save</b><br/> to go on" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Tippe auf ↓<b>Sichern<b><br>, um fortzufahren" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "↓Toca Guardar<br> para seguir" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Touchez ↓<strong>Enregistrer</strong><br> pour continuer" } },
                "it" : { "stringUnit" : { "state" : "translated", "value" : "Tocca <b>Salva</b><br> per ↓&nbsp continuare" } }
              }
            },
            "Read <a href='terms' class='x'>this</a>" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Lies ↓<a href='bedingungen' class='x'>das</a>" } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Tap <b>Save</b> <a href=\"x\" title=\"Help\">now</a><br>" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "<A title='Hilfe' href='x'>Jetzt</A> <b>sichern</b><br />" } }
              }
            },
            "Usage: catalog <file>, 1 < 2" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Aufruf: catalog <Datei>" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .lessThan) }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .lessThan, orInSource: true) { compared in
      guard let source = compared.source, compared.sourceTraits.contains(.lessThan) else { return }
      let whole = TagScanner(source)
      guard whole.hasMarkup else { return }
      let placeholders = whole.placeholderNames
      let expected = whole.without(placeholders)
      let translated = TagScanner(compared.text)
      let found = translated.without(placeholders.union(translated.certainPlaceholderNames))
      if let difference = difference(of: found, from: expected) {
        findings.report(
          difference.message, at: difference.range ?? 0..<compared.text.utf8.count, in: compared,
          of: entry)
      }
      for range in EscapeSearch(Array(compared.text.utf8)).unfinishedEntities {
        findings.report(.unfinishedEntity, at: range, in: compared, of: entry)
      }
    }
  }

  private func difference(
    of found: TagScanner, from expected: TagScanner
  ) -> (message: DiagnosticMessage, range: Range<Int>?)? {
    if expected.firstUnbalanced == nil, let tag = found.firstUnbalanced {
      return (.unbalanced(tag.identity), tag.range)
    }
    var rest = expected.tags
    for tag in found.tags {
      guard let index = rest.firstIndex(where: { $0.identity == tag.identity }) else {
        return (.added(tag.identity), tag.range)
      }
      rest.remove(at: index)
    }
    return rest.first.map { (.lost($0.identity), nil) }
  }
}

extension DiagnosticMessage {
  fileprivate static func unbalanced(_ tag: String) -> DiagnosticMessage {
    "the tag `<\(tag)>` has no counterpart where it belongs"
  }

  fileprivate static func added(_ tag: String) -> DiagnosticMessage {
    "the source text does not have the tag `<\(tag)>`"
  }

  fileprivate static func lost(_ tag: String) -> DiagnosticMessage {
    "the tag `<\(tag)>` of the source text is missing"
  }

  fileprivate static let unfinishedEntity: DiagnosticMessage =
    "this entity does not end in a semicolon, and people would see it"
}
