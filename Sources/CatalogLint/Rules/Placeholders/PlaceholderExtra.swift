internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that use an argument which the program does not pass.
struct PlaceholderExtra: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-extra",
    summary: "A translation uses an argument that the source text does not have.",
    rationale: """
      Formatting reads an argument that was never passed: the app crashes or shows garbage, \
      in that language only. A position counts by its number, so `%2$@` is extra where the \
      source text has one argument. Percent signs in the prose of a text that is not \
      formatted are left alone.
      """,
    correction: "Remove the placeholder, correct its position, or write %% for a percent sign.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %@, ↓%@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo ↓%2$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ sichern" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld of ↓%lld files" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello {name}, {count, plural, one {# file} other {# files}}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo ↓{nachname} {name} {count}" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "{name}, {↓n, plural, one {# archivo} other {{count} archivos}}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello {$name}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo {$name} ↓{$nachname :string}" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello {$name}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : ".local $wer = {$name :string}\n{{100 %s Hallo {$wer}}}" } }
              }
            }
        """#, syntax: .messageFormat2),
      RuleExample(
        #"""
            "%@ and %@" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ and %2$@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ und %1$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "100 % sure" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "100 % de certitude" } },
                "tr" : { "stringUnit" : { "state" : "translated", "value" : "%100 eminim" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "greeting.title" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo %@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ works at %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ (%1$@) arbeitet bei %2$@" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { [.formats, .messages] }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.hasComparedPlaceholders && !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard !entry.hasComparedPlaceholders else { return }
    entry.forEachComparedMessage { check($0, into: &findings) }
    entry.forEachMeasuredText { text in
      let isSource = text.localization.locale.isSource
      let extra = text.unit.uses.filter {
        !$0.isNamedBySubstitution && $0.substitutionPart != .forms
          && !entry.reference.allows($0.index, inSource: isSource)
          && !isLiteral($0, entry.reference)
      }
      guard let first = extra.first else { return }
      let spellings = extra.map { text.spelling(at: $0.range) }
      text.report(
        .extra(spellings.quotedList, argumentCount: entry.reference.argumentCount),
        at: first.range, into: &findings)
    }
  }

  private func check(_ compared: ComparedMessage, into findings: inout FindingSink) {
    let known = Set(compared.source.arguments.map(\.name))
    let extra = compared.message.arguments.filter {
      !$0.isOptional && !known.contains($0.name)
    }
    guard let first = extra.first else { return }
    var names: [String] = []
    for argument in extra where !names.contains(argument.name) { names.append(argument.name) }
    compared.report(
      .extra(
        names.map(compared.message.reading.spelling).quotedList, argumentCount: known.count),
      at: first.range, into: &findings)
  }

  /// Whether a placeholder is a percent sign in prose because the source text has one, too, and no arguments:
  /// “50% off” and “%50eko deskontua”.
  private func isLiteral(_ use: ArgumentUse, _ reference: ArgumentReference) -> Bool {
    guard reference.argumentCount == 0, reference.hasLiteralPercent, !use.isPositioned,
      let conversion = use.conversion
    else { return false }
    return conversion.letter != .object && conversion.length == .none
  }
}

extension DiagnosticMessage {
  fileprivate static func extra(_ placeholders: String, argumentCount: Int) -> DiagnosticMessage {
    switch argumentCount {
    case 0: "\(placeholders) reads an argument, and the source text has none; remove it"
    case 1:
      "\(placeholders) reads another argument than the one that the source text has; correct or remove it"
    case let count:
      "\(placeholders) reads another argument than the \(count) that the source text has; correct or remove it"
    }
  }
}
