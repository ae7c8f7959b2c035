internal import CatalogModel
internal import SourceText

/// Reports variations with a form, a device or everything missing.
struct IncompleteVariation: EntryRule {
  static let description = RuleDescription(
    id: "incomplete-variation",
    summary: "A variation has a form without a text, no form at all, or lacks a device.",
    rationale: """
      For that number or on that device people see the key or nothing. A device is expected where \
      any localization of the entry names it, unless there is a form `other`, which serves all \
      that are left; `other` is expected where the source text has it. A localization that does not vary by device serves them all. Which plural \
      categories a language needs is left to the rules on plurals. A translation that does not \
      vary although its source text does is left alone: many languages do not inflect nouns after \
      numbers, and others get around it (“Файлов: %lld”).
      """,
    correction: "Write the missing text, or a form `other` for all devices that are not named.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "↓one" : { },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } },
                "fr" : { "variations" : { "↓plural" : { } } },
                "nl" : { "variations" : { "plural" : {
                  "↓one" : { "stringUnit" : { "state" : "translated" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld mappen" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Tap" : {
              "localizations" : {
                "de" : { "variations" : { "↓device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } }
                } } },
                "en" : { "variations" : { "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
                } } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "Tap" : {
              "localizations" : {
                "de" : { "variations" : { "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } }
                } } },
                "en" : { "variations" : { "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } }
                } } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Choisir" } },
                "nl" : { "variations" : { "device" : {
                  "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tik" } },
                  "mac" : { "variations" : { "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "Klik" } }
                  } } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } },
                "pl" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new" } },
                  "other" : { "stringUnit" : { "state" : "new", "value" : "" } }
                } } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Файлов: %lld" } },
                "tr" : { "stringUnit" : { "state" : "translated", "value" : "%lld dosya" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .variations }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable else { return }
    for localization in entry.varyingLocalizations {
      for place in entry.gaps(in: localization) {
        findings.report(
          DiagnosticMessage(place.gap), at: place.range, key: entry.entry.key,
          locale: localization.localization.locale, path: place.path)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate init(_ gap: VariationGap) {
    self =
      switch gap {
      case .form(let name): .emptyForm(name)
      case .variation(let kind): .noForms(kind)
      case .devices(["other"]): .noOther
      case .devices(let names):
        .noText(for: names.filter { $0 != "other" }.joined(separator: ", "))
      case .substitution(let name): .noForms(ofSubstitution: name)
      }
  }
}

extension DiagnosticMessage {
  fileprivate static func emptyForm(_ name: String) -> DiagnosticMessage {
    "the form “\(name)” has no text; write it, or remove the form if the language does not need it"
  }

  fileprivate static func noForms(_ kind: String) -> DiagnosticMessage {
    "the variation by \(kind) has no form; add the forms, or replace it with a text"
  }

  fileprivate static let noOther: DiagnosticMessage = """
    there is no form “other” for the devices that are not named, which another localization of this \
    entry has; add it
    """

  fileprivate static func noForms(ofSubstitution name: String) -> DiagnosticMessage {
    "the substitution “\(name)” has no form; add the forms, or remove it"
  }

  fileprivate static func noText(for devices: String) -> DiagnosticMessage {
    """
    there is no text for \(devices), which another localization of this entry has; add it, or a \
    form “other” for all devices that are not named
    """
  }
}
