internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that leave out an argument of the source text.
struct PlaceholderMissing: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-missing",
    summary: "A translation leaves out an argument that the source text shows.",
    rationale: """
      People do not get to see the name, number or date that the message is about. Arguments are \
      compared by their number and not by their spelling, through substitutions, for every form of \
      a plural and every device. A plural form may leave out the number that it counts where \
      plural-implied-quantity allows it. A full-width or Arabic percent sign (`％@`, `٪@`), as other \
      keyboards write it, makes no placeholder. The ending of a word (`%lld file%@`) may be left out. In MessageFormat, arguments are compared by \
      their names, each text with that of the source text for the same plural form and the same word.
      """,
    correction: "Put the placeholder into the translation, with its position: `%2$@`.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓Hallo" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%2$lld Dateien gesendet" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Hello %@" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "你好，↓％@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "↓Dateien" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files in %@" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %2$@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "↓Dateien" } }
                    } }
                  } }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "sent" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{name} sent {count, plural, one {# file} other {# files}} to {place}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "↓{name} hat {count, plural, one {eine Datei} other {# Dateien}} gesendet" } },
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one ↓{Un fichier à {place}} other {{name} a envoyé # fichiers à {place}}}" } },
                "pl" : { "stringUnit" : { "state" : "translated",
                  "value" : "↓{name}, {place}: {count, plural, one {plik} few {pliki} many {plików} other {pliku}}" } }
              }
            }
        """#, syntax: .messageFormat1),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "sent" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{gender, select, female {{name} sent her} other {{name} sent their}} {count, plural, one {file} other {# files}}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, =0 {Nichts gesendet} one {{name} hat eine Datei gesendet} other {{name} hat # Dateien gesendet}}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Dateien von %1$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Eine Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } }
                } } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld file%@" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "파일 %lld개" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "100 % sure" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Tout à fait sûr" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "results" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@results@" },
                  "substitutions" : { "results" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld result" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ results" } }
                    } }
                  } }
                },
                "ko" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@results@" },
                  "substitutions" : { "results" : { "argNum" : 1, "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$@개 찾음" } }
                    } }
                  } }
                }
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
    if entry.hasMessages {
      entry.forEachComparedMessage { check($0, into: &findings) }
      return
    }
    guard entry.hasFormats, entry.reference.isFormatted, entry.reference.isKnown else { return }
    for localization in entry.localizations where !localization.locale.isSource {
      for unit in localization.units where !unit.isBlank {
        let missing = unexplained(
          missingArguments(of: unit, in: localization, entry), in: unit, entry.reference)
        guard !missing.isEmpty else { continue }
        let text = MeasuredText(entry: entry, localization: localization, unit: unit)
        report(missing.map(entry.reference.spelling), in: text, into: &findings)
      }
    }
  }

  /// Checks each text of a message against what the source text shows for the same arguments.
  private func check(_ compared: ComparedMessage, into findings: inout FindingSink) {
    let message = compared.message
    let quoted = (message.reading as? MessageFormat1Reading)?.quotedArguments.map(\.name) ?? []
    var reported = Set(quoted)
    for selection in message.selections {
      let required = compared.source.shown(selection).arguments
      let missing = required.subtracting(message.shown(selection).arguments).subtracting(reported)
        .filter { !compared.mayLeaveOut($0, selection) }.sorted()
      guard !missing.isEmpty, !compared.mayLeaveOutNumber(missing) else { continue }
      reported.formUnion(missing)
      let form = message.selectors.lazy.flatMap(\.forms).first { $0.selection == selection }
      compared.report(
        .missing(missing.map(compared.source.reading.spelling)),
        at: selection.isEmpty ? nil : form?.textRange, into: &findings)
    }
  }

  private func missingArguments(
    of unit: UnitContext, in localization: LocalizationContext, _ entry: EntryContext
  ) -> [Int] {
    let isOther = (unit.path.pluralCategory ?? "other") == "other"
    guard unit.path.substitution == nil else {
      let unshown = isOther ? localization.unshownArgument(in: unit, of: entry) : nil
      return (unshown.map { [$0] } ?? [])
        + localization.argumentsOfOtherForms(than: unit, of: entry)
    }
    guard !hasWrongArgument(unit, entry.reference) else { return [] }
    let missing = entry.reference.required(at: unit.path).filter { index in
      !unit.uses.contains { $0.index == index }
    }
    return isOther ? missing : missing.filter { $0 != entry.reference.countArgument }
  }

  /// Whether a substitution takes an argument that there is not, or that is of another type, which
  /// substitution-argnum and placeholder-type report: the one that was meant is then not missing.
  private func hasWrongArgument(_ unit: UnitContext, _ reference: ArgumentReference) -> Bool {
    unit.uses.contains { use in
      guard use.substitutionPart == .choice else { return false }
      if !reference.allows(use.index, inSource: false) { return use.isNamedBySubstitution }
      return use.conversion.map {
        reference.mismatch(of: $0, with: use.index, by: { $0.typeClass }) != nil
      } ?? false
    }
  }

  /// Leaves out the arguments whose placeholders are there, but misspelt: placeholder-invalid reports them.
  private func unexplained(
    _ missing: [Int], in unit: UnitContext, _ reference: ArgumentReference
  ) -> [Int] {
    guard !missing.isEmpty, let problems = unit.format?.problems else { return missing }
    var missing = missing
    for problem in problems where !missing.isEmpty {
      switch problem.kind {
      case .mixedPositions: return []
      case .positionWithoutConversion:
        let number = problem.spelling(in: unit.unit.value ?? "").dropFirst().prefix { $0.isNumber }
        missing.removeAll { Int(number) == $0 }
      case .positionOutOfRange, .unterminatedSubstitution: missing.removeFirst()
      case .percentAtEnd, .unknownConversion:
        if !reference.hasLiteralPercent { missing.removeFirst() }
      case .writesToMemory, .invalidLength, .widthOnObject, .foreignPercent: break
      }
    }
    return missing
  }

  private func report(
    _ placeholders: [String], in text: MeasuredText, into findings: inout FindingSink
  ) {
    let foreign = text.unit.format?.problems.first { $0.kind == .foreignPercent }
    if let foreign {
      text.report(
        .foreignPercent(text.spelling(at: foreign.range), expected: placeholders),
        at: foreign.range, into: &findings)
    } else {
      text.report(.missing(placeholders), into: &findings)
    }
  }
}

extension ComparedMessage {
  /// Returns whether a text need not show an argument: where it is a form for a number, the number, which
  /// plural-implied-quantity judges, and where the source text has no text for just this number, everything.
  fileprivate func mayLeaveOut(_ name: String, _ selection: Selection) -> Bool {
    if let key = selection.keys[name], key.isPluralForm(of: name, in: message) { return true }
    return selection.keys.contains { argument, key in
      guard case .number = key else { return false }
      return !source.selectors.contains { selector in
        selector.name == argument && selector.forms.contains { $0.key == key }
      }
    }
  }
}

extension ComparedMessage {
  /// Whether the text is a form of the catalog for a number, and all that it leaves out may be that number: “one
  /// file”.
  fileprivate func mayLeaveOutNumber(_ missing: [String]) -> Bool {
    missing.count == 1 && (unit.path.pluralCategory ?? "other") != "other"
  }
}

extension SelectionKey {
  fileprivate func isPluralForm(of name: String, in message: ReadMessage) -> Bool {
    message.selectors.contains { selector in
      selector.name == name && selector.kind != .word
        && selector.forms.contains { $0.key == self }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func missing(_ placeholders: [String]) -> DiagnosticMessage {
    "the text leaves out \(placeholders.quotedList), which the source text shows; add it"
  }

  fileprivate static func foreignPercent(
    _ spelling: String, expected: [String]
  ) -> DiagnosticMessage {
    "`\(spelling)` is shown as it is, because its percent sign is not the ASCII one; write \(expected.quotedList)"
  }
}

extension [String] {
  /// The texts in backticks, with commas between them; of very many the first, and how many there are.
  var quotedList: String {
    let limit = 10
    let list = prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
    return count > limit ? list + ", … (\(count))" : list
  }
}
