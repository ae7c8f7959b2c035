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

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable else { return }
    var devices: [String]?
    for localization in entry.varyingLocalizations {
      for place in localization.localization.message.gaps {
        report(place.gap, at: place.range, path: place.path, localization, entry, into: &findings)
      }
      let variations = localization.localization.message.deviceVariations
      guard !variations.isEmpty else { continue }
      let named = devices ?? entry.devices
      devices = named
      let needsOther = !localization.locale.isSource && entry.source?.servesOtherDevices ?? false
      let expected = needsOther ? named + ["other"] : named
      for (path, variation) in variations {
        let present = variation.cases.map(\.name)
        let missing = expected.filter { !present.contains($0) }
        guard !present.isEmpty, !present.contains("other"), !missing.isEmpty else { continue }
        report(
          .devices(missing), at: variation.kindRange, path: path.isEmpty ? nil : path, localization,
          entry, into: &findings)
      }
    }
  }

  private func report(
    _ gap: Gap, at range: SourceRange?, path: VariationPath?, _ localization: LocalizationContext,
    _ entry: EntryContext, into findings: inout FindingSink
  ) {
    let message: DiagnosticMessage =
      switch gap {
      case .form(let name): .emptyForm(name)
      case .variation(let kind): .noForms(kind)
      case .devices(["other"]): .noOther
      case .devices(let names):
        .noText(for: names.filter { $0 != "other" }.joined(separator: ", "))
      case .substitution(let name): .noForms(ofSubstitution: name)
      }
    findings.report(
      message, at: range, key: entry.entry.key, locale: localization.localization.locale, path: path
    )
  }
}

/// What a variation lacks.
private enum Gap {
  /// The text of a form.
  case form(String)
  /// Any form.
  case variation(String)
  /// Devices that the entry is written for elsewhere, `other` for those that are not named.
  case devices([String])
  /// Any form of a substitution.
  case substitution(String)
}

private struct GapPlace {
  let gap: Gap
  let range: SourceRange?
  let path: VariationPath
}

extension Message {
  /// The forms without a text and the variations without a form.
  fileprivate var gaps: [GapPlace] {
    var gaps: [GapPlace] = []
    root.forEachVariation(at: VariationPath()) { gaps += $1.gaps(at: $0) }
    for substitution in substitutions {
      if substitution.root.holdsNothing {
        gaps.append(
          GapPlace(
            gap: .substitution(substitution.name), range: substitution.nameRange,
            path: VariationPath(substitution: substitution.name)))
      }
      substitution.root.forEachVariation(at: VariationPath(substitution: substitution.name)) {
        gaps += $1.gaps(at: $0)
      }
    }
    return gaps
  }
}

extension Variation {
  fileprivate func gaps(at path: VariationPath) -> [GapPlace] {
    guard !cases.isEmpty else {
      return [GapPlace(gap: .variation(kind.spelling), range: kindRange, path: path)]
    }
    return cases.filter(\.node.lacksText).map { form in
      GapPlace(gap: .form(form.name), range: form.nameRange, path: path.appending(kind, form.name))
    }
  }
}

extension MessageNode {
  /// Whether the form has no value; one in state `new` is known to be unfinished.
  fileprivate var lacksText: Bool {
    guard variations.isEmpty, phrases == nil else { return false }
    return unit.map { $0.value == nil && $0.state != .new } ?? true
  }
}

extension Message {
  /// The variations by device, at any depth.
  fileprivate var deviceVariations: [(path: VariationPath, variation: Variation)] {
    var found: [(path: VariationPath, variation: Variation)] = []
    func add(_ path: VariationPath, _ variation: Variation) {
      if variation.kind == .device { found.append((path, variation)) }
    }
    root.forEachVariation(at: VariationPath(), add)
    for substitution in substitutions {
      substitution.root.forEachVariation(at: VariationPath(substitution: substitution.name), add)
    }
    return found
  }
}

extension EntryContext {
  /// The devices that the localizations name, `other` left out.
  fileprivate var devices: [String] {
    var devices: [String] = []
    for localization in varyingLocalizations {
      for (_, variation) in localization.localization.message.deviceVariations {
        for name in variation.cases.map(\.name) where name != "other" && !devices.contains(name) {
          devices.append(name)
        }
      }
    }
    return devices
  }
}

extension LocalizationContext {
  /// Whether the text varies by device and has a form for all devices that are not named.
  fileprivate var servesOtherDevices: Bool {
    localization.message.deviceVariations.contains { _, variation in
      variation.cases.contains { $0.name == "other" }
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
