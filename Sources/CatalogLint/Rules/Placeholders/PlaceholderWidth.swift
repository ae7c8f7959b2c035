internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that read a number in another width than the source text does.
struct PlaceholderWidth: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-width",
    summary: "A translation reads a number with fewer or more bits.",
    rationale: """
      With %d for %lld the upper half of the number is cut off: 5,000,000,000 is shown as \
      705,032,704. The app does not crash, and small numbers look right, so nobody notices \
      in a test. Conversions of the same width, such as %ld and %lld on 64-bit platforms, \
      may differ.
      """,
    correction: "Use the conversion of the source text.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "%lld bytes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%d Bytes" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%d files in %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@: ↓%1$lld Dateien" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld bytes" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%ld Bytes" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%llu octets" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%d files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%i Dateien" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%u fichiers" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%f km" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%.1lf km" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .formats }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.catalog.format.isOfGettext && !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    // The size is a part of the type there.
    guard !entry.catalog.format.isOfGettext else { return }
    entry.forEachMeasuredText { text in
      for (use, found, expected) in text.mismatches(by: \.argumentType) {
        let known = entry.reference.conversions(of: use.index)
        guard known.contains(where: { $0.typeClass == found.typeClass }) else { continue }
        text.report(
          .otherWidth(text.spelling(at: use.range), use.index, found: found, expected: expected),
          at: use.range, into: &findings)
      }
    }
  }
}

extension PrintfConversion {
  fileprivate var widthDescription: String {
    switch argumentType {
    case .integer(let bits): "\(bits) bits"
    case .floatingPoint(let isLong): isLong ? "a long double" : "a double"
    default: spelling
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func otherWidth(
    _ spelling: String, _ argument: Int, found: PrintfConversion, expected: PrintfConversion
  ) -> DiagnosticMessage {
    """
    `\(spelling)` reads \(found.widthDescription) of argument \(argument), and the source text passes \
    \(expected.widthDescription); write `%\(expected.spelling)`, or large numbers are shown wrong
    """
  }
}
