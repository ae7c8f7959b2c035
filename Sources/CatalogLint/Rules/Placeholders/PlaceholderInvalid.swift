internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports what is no placeholder in texts that are formatted.
struct PlaceholderInvalid: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-invalid",
    summary: "A text that is formatted has a percent sign that is no valid placeholder.",
    rationale: """
      Formatting reads whatever follows a percent sign: a lone one swallows the next word, \
      reads an argument that is not there, or crashes. `%1` is half of `%1$@`; `%1@` is a \
      width and no position; a text that mixes `%1$@` with `%@` reads one argument twice. \
      Only texts of messages that have arguments are formatted: “100 % sure” in one that has \
      none is right as it is.
      """,
    correction: """
      Write %% for a percent sign, and the whole placeholder, such as %1$@, for an argument.
      """,
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "%@ is ready" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%1 ist bereit %@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld%% done" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%lld ↓% terminé" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ of %@" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ of %2$@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%1@ von ↓%2@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ and %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ und ↓%@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien, 50 ↓% davon" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld%% of ↓% %@" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld%% von %% %@" } }
              }
            }
        """#),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "100 % sure" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "100 % sûr" } },
                "tr" : { "stringUnit" : { "state" : "translated", "value" : "%100 emin" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "Save 20%" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Spare 20 %" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld%% done" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%lld %% terminé" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ of %@" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ of %2$@" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ von %2$@" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .formats }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.hasComparedPlaceholders && !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.hasFormats, !entry.hasComparedPlaceholders, entry.reference.isFormatted else {
      return
    }
    if entry.source?.hasText != true { checkKey(entry, into: &findings) }
    for formatted in entry.formattedTexts {
      let text = MeasuredText(
        entry: entry, localization: formatted.localization, unit: formatted.unit)
      let found = faults(in: formatted.format, text: formatted.unit.unit.value ?? "", entry)
      for fault in found.prefix(MeasuredText.maximumFindingCount) {
        text.report(fault.message, at: fault.range, into: &findings)
      }
    }
  }

  private func checkKey(_ entry: EntryContext, into findings: inout FindingSink) {
    guard let format = entry.keyFormat else { return }
    let key = entry.entry.key
    for fault in faults(in: format, text: key, entry) {
      let range = entry.entry.keyRange.map { entry.catalog.range(of: fault.range, in: $0) }
      findings.report(fault.message, at: range, key: key)
    }
  }

  private struct Fault {
    let range: Range<Int>
    let message: DiagnosticMessage
  }

  private func faults(in format: PrintfText, text: String, _ entry: EntryContext) -> [Fault] {
    let problems = format.problems.compactMap { problem -> Fault? in
      message(for: problem, text: text, entry).map { Fault(range: problem.range, message: $0) }
    }
    let misread = format.placeholders.compactMap { placeholder -> Fault? in
      if placeholder.isLikelyProse {
        return Fault(range: placeholder.range, message: .prose(placeholder.spelling(in: text)))
      }
      return positionWrittenAsWidth(placeholder, in: text, entry).map {
        Fault(range: placeholder.range, message: $0)
      }
    }
    guard !problems.isEmpty || !misread.isEmpty else { return [] }
    return (problems + misread).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// `%2lld` for `%2$lld`, where the source text numbers its arguments.
  private func positionWrittenAsWidth(
    _ placeholder: PrintfPlaceholder, in text: String, _ entry: EntryContext
  ) -> DiagnosticMessage? {
    guard placeholder.hasOtherModifiers, placeholder.explicitPosition == nil,
      case .conversion(let conversion) = placeholder.kind, conversion.letter != .object,
      entry.reference.isPositioned
    else { return nil }
    let spelling = placeholder.spelling(in: text)
    guard spelling.utf8.count == conversion.spelling.utf8.count + 2,
      let digit = spelling.dropFirst().first?.wholeNumberValue,
      entry.reference.conversions(of: digit).isEmpty == false
    else { return nil }
    return .width(spelling, meant: "%\(digit)$\(conversion.spelling)")
  }

  private func message(
    for problem: PrintfProblem, text: String, _ entry: EntryContext
  ) -> DiagnosticMessage? {
    let spelling = problem.spelling(in: text)
    switch problem.kind {
    case .percentAtEnd, .unknownConversion: return .lonePercent
    case .positionWithoutConversion: return .unfinished(spelling, meant: meant(spelling, entry))
    case .positionOutOfRange: return .position(spelling)
    case .writesToMemory: return .writes
    case .invalidLength: return .length(spelling)
    case .widthOnObject:
      return .width(spelling, meant: spelling.replacingLast("@", with: "$@"))
    case .unterminatedSubstitution: return .unterminated(spelling)
    case .mixedPositions: return .mixed(spelling)
    case .foreignPercent: return nil
    }
  }

  private func meant(_ spelling: String, _ entry: EntryContext) -> String {
    let position = Int(spelling.drop { $0 == "%" }.prefix { $0.isNumber }) ?? 0
    return entry.reference.conversions(of: position).first.map { "%\(position)$\($0.spelling)" }
      ?? "%%" + spelling.dropFirst()
  }
}

extension String {
  fileprivate func replacingLast(_ character: Character, with text: String) -> String {
    last == character ? dropLast() + text : self
  }
}

extension DiagnosticMessage {
  fileprivate static let lonePercent: DiagnosticMessage =
    "this percent sign is no placeholder, and the text is formatted; write `%%`"

  fileprivate static func prose(_ spelling: String) -> DiagnosticMessage {
    "`\(spelling)` reads as a placeholder; write `%%` for a percent sign"
  }

  fileprivate static func unfinished(_ spelling: String, meant: String) -> DiagnosticMessage {
    "`\(spelling)` is no placeholder; did you mean `\(meant)`?"
  }

  fileprivate static func position(_ spelling: String) -> DiagnosticMessage {
    "`\(spelling)` names no argument; positions go from 1 to 255"
  }

  fileprivate static let writes: DiagnosticMessage =
    "`%n` writes to memory and is refused; write `%%n` for the text, or `\\n` for a new line"

  fileprivate static func length(_ spelling: String) -> DiagnosticMessage {
    "`\(spelling)` has a length that its conversion cannot have; write it as in the source text"
  }

  fileprivate static func width(_ spelling: String, meant: String) -> DiagnosticMessage {
    "`\(spelling)` is a width and no position; did you mean `\(meant)`?"
  }

  fileprivate static func unterminated(_ spelling: String) -> DiagnosticMessage {
    "`\(spelling)` is no substitution; write `%#@name@`"
  }

  fileprivate static func mixed(_ spelling: String) -> DiagnosticMessage {
    "`\(spelling)` and others: some placeholders have positions and some have none; number all of them"
  }
}
