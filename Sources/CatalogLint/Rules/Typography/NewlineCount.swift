internal import CatalogModel
internal import SourceText

/// Reports translations with more or fewer line breaks than the source text.
struct NewlineCount: EntryRule {
  static let description = RuleDescription(
    id: "newline-count",
    summary: "A translation has more or fewer line breaks than the source text.",
    rationale: """
      Line breaks are the shape of a text: steps stand below each other, a warning stands apart. \
      Where they are lost, people read one long line, and where there are more of them, the text \
      no longer fits. An empty line counts like a line break, and white space at the two ends is \
      left to edge-whitespace.
      """,
    correction: "Break the lines where the source text does.",
    defaultSeverity: nil,
    triggering: [
      RuleExample(
        #"""
            "Not enough space.\n\nFree some." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Zu wenig Platz. Gib welchen frei." } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "↓Trop\npeu\nde place." } }
              }
            }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Not enough space.\nFree some." : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Zu wenig Platz.\n\nGib welchen frei." } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "No hay espacio.\\nLibera algo." } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Trop peu de place.\u2028Libérez-en.\n" } }
              }
            }
        """#)
    ])

  init() {}

  var concerns: EntryFeatures { .texts(having: .lineBreak) }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard let count = screen.source?.text.lineBreakCount else { return false }
    return screen.hasTranslation(having: .lineBreak, orInSource: true) {
      $0.text.lineBreakCount != count
    }
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachTranslation(having: .lineBreak, orInSource: true) { compared in
      guard let source = compared.source else { return }
      let count = compared.text.lineBreakCount
      let expected = source.lineBreakCount
      guard count != expected, !compared.text.isBlank, !source.isBlank,
        !(count < expected && compared.text.spellsLineBreak)
      else { return }
      findings.report(
        .breaks(count, expected: expected, in: compared.localization.localization.locale),
        at: 0..<compared.text.utf8.count, in: compared, of: entry)
    }
  }
}

extension String {
  /// Whether a line break is spelt out, `\n`: escape-sequence tells of that.
  fileprivate var spellsLineBreak: Bool {
    let bytes = utf8Span.span
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "\\") && bytes[index + 1] == UInt8(ascii: "n") {
      return true
    }
    return false
  }

  /// The number of line breaks between lines that have something on them.
  fileprivate var lineBreakCount: Int {
    let bytes = utf8Span.span
    var count = 0
    var isBroken = false
    var hasText = false
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0A, 0x0D: isBroken = true
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      case 0xE2 where bytes.isLineSeparator(at: index): isBroken = true
      case 0x80 where index > 0 && bytes.isLineSeparator(at: index - 1): break
      case 0xA8,
        0xA9 where index > 1 && bytes.isLineSeparator(at: index - 2):
        break
      case 0x09, 0x20: break
      default:
        if isBroken, hasText { count += 1 }
        isBroken = false
        hasText = true
      }
    }
    return count
  }
}

extension Span<UInt8> {
  /// Whether a line or paragraph separator starts at an offset.
  fileprivate func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < count && self[offset] == 0xE2 && self[offset + 1] == 0x80
      && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9)
  }
}

extension DiagnosticMessage {
  fileprivate static func breaks(
    _ count: Int, expected: Int, in locale: String
  ) -> DiagnosticMessage {
    "line breaks in the translation in \(locale): \(count); in the source text: \(expected)"
  }
}
