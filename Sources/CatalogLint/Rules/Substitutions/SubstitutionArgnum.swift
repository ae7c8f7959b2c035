internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports substitutions whose argument is unclear, impossible or contradictory.
struct SubstitutionArgnum: EntryRule {
  static let description = RuleDescription(
    id: "substitution-argnum",
    summary: "The argument or the format specifier of a substitution is missing or wrong.",
    rationale: """
      A substitution that takes the wrong argument shows the wrong number or crashes. `argNum` is \
      optional: without it the place of the reference in the text decides, or its position \
      (`%2$#@files@`). That is enough for one substitution, and for several as long as all texts, \
      those of the source language included, agree. Two substitutions may share an argument for two \
      words that depend on one number, but then read it as the same type.
      """,
    correction: "Give every substitution the `argNum` and the `formatSpecifier` of its argument.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "files.in.folders" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
                  "substitutions" : {
                    "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                    } } },
                    "folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } }
                    } } }
                  }
                },
                "tr" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@folders@ içinde %#@files@" },
                  "substitutions" : {
                    "↓files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg dosya" } }
                    } } },
                    "↓folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg klasör" } }
                    } } }
                  }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files in %lld folders" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "↓%2$#@files@ in %#@folders@" },
                  "substitutions" : {
                    "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                    } } },
                    "folders" : { "argNum" : ↓3, "formatSpecifier" : "↓number", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } }
                    } } }
                  }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "shared" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@a@ %#@b@ %#@c@ %#@d@" },
                  "substitutions" : {
                    "a" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } }
                    } } },
                    "b" : { "argNum" : 1, "formatSpecifier" : "↓@", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "files" } }
                    } } },
                    "↓c" : { "argNum" : ↓0, "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "files" } }
                    } } },
                    "e" : { "argNum" : 4, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "files" } }
                    } } },
                    "↓d" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "files" } }
                    } } }
                  }
                }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%@: %lld files" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "%@: %#@files@" },
                  "substitutions" : { "files" : { "formatSpecifier" : "lld",
                    "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } }
                    } }
                  } }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files in %lld folders" : {
              "localizations" : {
                "tr" : {
                  "stringUnit" : { "state" : "translated", "value" : "%2$#@folders@ içinde %1$#@files@ %1$#@word@" },
                  "substitutions" : {
                    "files" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } }
                    } } },
                    "folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg klasör" } }
                    } } },
                    "word" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "dosya" } }
                    } } }
                  }
                }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .variations }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    let localizations = entry.varyingLocalizations.filter {
      !$0.localization.message.substitutions.isEmpty
    }
    guard !localizations.isEmpty else { return }
    let lastArgument = entry.lastArgument
    for localization in localizations {
      let message = localization.localization.message
      let check = SubstitutionArguments(localization, source: entry.source)
      let locale = localization.localization.locale
      for substitution in message.substitutions {
        let path = VariationPath(substitution: substitution.name)
        let problems =
          [
            numberProblem(of: substitution, lastArgument: lastArgument),
            specifierProblem(of: substitution, in: localization, entry),
          ].compactMap(\.self) + check.placeProblems(of: substitution)
        for (message, range) in problems {
          findings.report(message, at: range, key: entry.entry.key, locale: locale, path: path)
        }
      }
      reportContradictions(in: localization, entry, into: &findings)
    }
  }

  private typealias Problem = (message: DiagnosticMessage, range: SourceRange?)

  private func numberProblem(of substitution: Substitution, lastArgument: Int?) -> Problem? {
    guard let number = substitution.argumentNumber else { return nil }
    if number < 1 { return (.notFromOne(number), substitution.argumentNumberRange) }
    guard let lastArgument, number > lastArgument else { return nil }
    return (.beyond(number, last: lastArgument), substitution.argumentNumberRange)
  }

  private func specifierProblem(
    of substitution: Substitution, in localization: LocalizationContext, _ entry: EntryContext
  ) -> Problem? {
    guard let specifier = substitution.formatSpecifier else {
      // An XLIFF file of Xcode has the texts of a substitution and no more.
      guard !entry.catalog.format.isBilingual else { return nil }
      return (.noSpecifier(substitution.name), substitution.nameRange)
    }
    guard let conversion = PrintfConversion(spelling: specifier) else {
      return (.invalidSpecifier(specifier), substitution.formatSpecifierRange)
    }
    guard let number = substitution.argumentNumber else { return nil }
    let isMeasured = !localization.locale.isSource || entry.reference.measuresSource
    func isReportedByType(_ conversion: PrintfConversion) -> Bool {
      isMeasured
        && entry.reference.mismatch(of: conversion, with: number, by: \.argumentType) != nil
    }
    for other in localization.localization.message.substitutions {
      if other.name == substitution.name { return nil }
      guard other.argumentNumber == number, let otherSpecifier = other.formatSpecifier,
        let otherConversion = PrintfConversion(spelling: otherSpecifier)
      else { continue }
      if otherConversion.argumentType != conversion.argumentType,
        !isReportedByType(conversion), !isReportedByType(otherConversion)
      {
        let message = DiagnosticMessage.otherType(
          specifier, number: number, other: other.name, otherSpecifier)
        return (message, substitution.formatSpecifierRange)
      }
    }
    return nil
  }

  private func reportContradictions(
    in localization: LocalizationContext, _ entry: EntryContext, into findings: inout FindingSink
  ) {
    let substitutions = localization.localization.message.substitutions
    for unit in localization.units {
      for reference in unit.substitutionReferences {
        guard let position = reference.placeholder.explicitPosition,
          let number = substitutions.first(where: { $0.name == reference.name })?.argumentNumber,
          number != position
        else { continue }
        findings.report(
          .contradiction(reference.name, position: position, number: number),
          at: unit.range(of: reference.placeholder.range, in: entry.catalog),
          key: entry.entry.key, locale: localization.localization.locale, path: unit.path)
      }
    }
  }
}

/// The arguments that the texts of a message give to its substitutions.
private struct SubstitutionArguments {
  private let substitutions: [Substitution]
  private let references: [String: Set<Int>]
  private let namesByPlace: Set<String>
  private let nestedNames: Set<String>
  private let sourceReferences: [String: Int]

  init(_ localization: LocalizationContext, source: LocalizationContext?) {
    substitutions = localization.localization.message.substitutions
    let placeholders = localization.units.filter { $0.path.substitution == nil }
      .flatMap(\.substitutionReferences)
    references = Dictionary(grouping: placeholders, by: \.name)
      .mapValues { Set($0.map(\.placeholder.argument)) }
    namesByPlace = Set(
      placeholders.filter { $0.placeholder.explicitPosition == nil }.map(\.name))
    let nested = localization.units.filter { $0.path.substitution != nil }
      .flatMap(\.substitutionReferences)
    nestedNames = Set(nested.filter { $0.placeholder.explicitPosition == nil }.map(\.name))
    var sourceReferences: [String: Int] = [:]
    for substitution in source?.localization.message.substitutions ?? [] {
      sourceReferences[substitution.name] = source?.resolver?.argument(
        ofSubstitution: substitution.name)
    }
    self.sourceReferences = sourceReferences
  }

  /// What is wrong with the argument that a substitution without `argNum` takes by its place, where there are
  /// several substitutions.
  func placeProblems(of substitution: Substitution) -> [(DiagnosticMessage, SourceRange?)] {
    let name = substitution.name
    guard substitution.argumentNumber == nil, substitutions.count > 1 else { return [] }
    guard let arguments = references[name], let argument = arguments.min() else {
      return nestedNames.contains(name) ? [(.nested(name), substitution.nameRange)] : []
    }
    if arguments.count > 1 { return [(.ambiguous(name), substitution.nameRange)] }
    guard namesByPlace.contains(name) else { return [] }
    if let expected = sourceReferences[name], expected != argument {
      return [(.otherThanSource(name, argument, expected), substitution.nameRange)]
    }
    let rival = substitutions.first { $0.name != name && $0.argumentNumber == argument }
    guard let rival else { return [] }
    return [(.sameAs(rival.name, name, argument), substitution.nameRange)]
  }
}

extension EntryContext {
  /// The last argument that the program passes, or `nil` where neither the key nor the source text of a
  /// translation tells.
  fileprivate var lastArgument: Int? {
    let ofKey = keyFormat?.ignoringProse().placeholders.map(\.argument).max() ?? 0
    if entry.isExtractedFromCode, ofKey > 0 { return ofKey }
    let ofReference = reference.allowed.map(\.index).max() ?? 0
    return reference.isKnown && ofReference > 0 ? ofReference : nil
  }
}

extension DiagnosticMessage {
  fileprivate static func notFromOne(_ number: Int) -> DiagnosticMessage {
    "arguments are numbered from 1, so there is no argument \(number); correct argNum"
  }

  fileprivate static func beyond(_ number: Int, last: Int) -> DiagnosticMessage {
    "argNum is \(number), but the program passes no argument after \(last); correct argNum"
  }

  fileprivate static func noSpecifier(_ name: String) -> DiagnosticMessage {
    "the substitution “\(name)” has no formatSpecifier; add that of its argument, such as “lld”"
  }

  fileprivate static func invalidSpecifier(_ specifier: String) -> DiagnosticMessage {
    "“\(specifier)” is no format specifier; write a conversion without percent sign, such as “lld”"
  }

  fileprivate static func otherType(
    _ specifier: String, number: Int, other: String, _ otherSpecifier: String
  ) -> DiagnosticMessage {
    "argument \(number) is read as “\(specifier)” here and as “\(otherSpecifier)” by “\(other)”; use one type"
  }

  fileprivate static func contradiction(
    _ name: String, position: Int, number: Int
  ) -> DiagnosticMessage {
    "the text gives argument \(position) to “\(name)”, whose argNum is \(number); make them agree"
  }

  fileprivate static func ambiguous(_ name: String) -> DiagnosticMessage {
    "the texts refer to “\(name)” in different places, so its argument is not clear; give it an argNum"
  }

  fileprivate static func nested(_ name: String) -> DiagnosticMessage {
    "only other substitutions refer to “\(name)”, so its argument is not clear; give it an argNum"
  }

  fileprivate static func otherThanSource(
    _ name: String, _ argument: Int, _ expected: Int
  ) -> DiagnosticMessage {
    "“\(name)” takes argument \(argument) by its place, in the source text \(expected); give it argNum \(expected)"
  }

  fileprivate static func sameAs(
    _ rival: String, _ name: String, _ argument: Int
  ) -> DiagnosticMessage {
    "“\(name)” takes argument \(argument) by its place, as “\(rival)” does; give it an argNum"
  }
}
