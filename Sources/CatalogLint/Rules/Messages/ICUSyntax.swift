internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Reports texts that are no message of ICU MessageFormat, or surely not the one that was meant.
struct ICUSyntax: EntryRule {
  static let description = RuleDescription(
    id: "icu-syntax",
    summary: "A text is not well-formed in ICU MessageFormat.",
    rationale: """
      The text cannot be compiled, and people see nothing of it. Looked at are the catalogs whose \
      syntax is `mf1`. The styles of numbers and dates are read as well: ICU refuses a skeleton or a \
      pattern that it does not know. Reported is also what ICU reads and nobody means: a type that there is not, a \
      selector that stands twice, and an apostrophe that takes an argument for text: the one in \
      `l'{name}` begins a quotation, and people read `l{name}`. Braces between apostrophes are left \
      alone where the source text does not have the argument.
      """,
    correction: "Correct the syntax; write an apostrophe in front of a brace twice: l''{name}.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello, {name}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, ↓{name" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "\"Hola\", {primer ↓nombre}" } }
              }
            },
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one {# file} other {# files}}" } },
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one {# Datei} andere {# Dateien}↓}" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "size" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "The size of {file}: {size, number}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Größe von {file}: {size, ↓nummer}" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "Tamaño de {file}: {size, number, ::.00 ↓rounding-up}" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Taille d↓'{file} : {size, number}" } },
                "it" : { "stringUnit" : { "state" : "translated", "value" : "Dimensione di ↓'{file}': {size, number}" } }
              }
            },
            "days" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{n, plural, one {# day} ↓one {a day} other {# days}}" } }
              }
            }
        """#, syntax: .messageFormat1),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "greeting" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "It's {name}'s birthday, don't forget" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "C'est l''anniversaire de {name}" } }
              }
            },
            "help" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Write '{name}' for the name" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Écrivez '{name}' pour le nom" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "braces" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Between { and %@" } }
              }
            }
        """#),
    ])

  init() {}

  var concerns: EntryFeatures { .messages }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.messageSyntax == .messageFormat1 else { return }
    entry.forEachMessageText { localization, text in
      for (message, range) in faults(of: text, in: localization, entry) {
        findings.report(
          message, at: text.unit.range(of: range, in: entry.catalog), key: entry.entry.key,
          locale: localization.localization.locale, path: text.unit.path)
      }
    }
  }

  private typealias Fault = (message: DiagnosticMessage, range: Range<Int>)

  private func faults(
    of text: MessageTexts.Text, in localization: LocalizationContext, _ entry: EntryContext
  ) -> [Fault] {
    switch text.reading {
    case .notMessageFormat1(let error): return [(error.message, error.range)]
    case .notMessageFormat2: return []
    case .read(let message):
      guard let reading = message.reading as? MessageFormat1Reading else { return [] }
      let source =
        localization.locale.isSource ? nil : entry.sourceTexts.message(at: text.unit.path)
      return unknownTypes(in: reading) + refusedStyles(in: reading, localization)
        + repeatedSelectors(in: message)
        + quotedArguments(in: message, reading, source: source)
    }
  }

  private func unknownTypes(in reading: MessageFormat1Reading) -> [Fault] {
    reading.unknownTypes.map { type, range in
      let suggestion = NameSuggestion.nearest(to: type, among: ICUSyntax.types)
      return (suggestion.map { .noType(type, suggestion: $0) } ?? .noType(type), range)
    }
  }

  private func refusedStyles(
    in reading: MessageFormat1Reading, _ localization: LocalizationContext
  ) -> [Fault] {
    reading.styledArguments.compactMap { argument in
      do throws(FormatStyleError) {
        try Self.check(argument, locale: localization.locale.tag.identifier)
        return nil
      } catch {
        return (
          .refused(error), argument.range(ofRefused: error.subject, at: error.offset)
        )
      }
    }
  }

  /// Makes the format that ICU makes when it reads a message.
  private static func check(
    _ argument: MessageFormat1.Argument, locale: String
  ) throws(FormatStyleError) {
    switch argument.format {
    case .numberSkeleton(let style):
      _ = try NumberFormat.shared(for: locale, style: .skeleton(style))
    case .numberPattern(let style): _ = try NumberFormat.shared(for: locale, style: .pattern(style))
    case .dateSkeleton(let style):
      _ = try DateTimeFormat.shared(for: locale, style: .skeleton(style))
    case .datePattern(let style): _ = try DateTimeFormat.shared(for: locale, style: .pattern(style))
    default: break
    }
  }

  private static let types = [
    "number", "date", "time", "spellout", "ordinal", "duration", "plural", "selectordinal",
    "select", "choice",
  ]

  private func repeatedSelectors(in message: ReadMessage) -> [Fault] {
    message.selectors.filter { $0.kind != .other }.flatMap { selector -> [Fault] in
      var known: Set<SelectionKey?> = []
      return selector.forms.compactMap { form in
        guard !known.insert(form.key).inserted else { return nil }
        return (.repeated(form.key?.spelling ?? "other"), form.keyRange)
      }
    }
  }

  private func quotedArguments(
    in message: ReadMessage, _ reading: MessageFormat1Reading, source: ReadMessage?
  ) -> [Fault] {
    var reported: Set<Int> = []
    return reading.quotedArguments.compactMap { quoted in
      let isMissing =
        source.map { $0.has(quoted.name) && !message.has(quoted.name) } ?? false
      guard isMissing || quoted.isElision, reported.insert(quoted.apostrophe).inserted else {
        return nil
      }
      return (.quoted(quoted.name), quoted.apostrophe..<quoted.apostrophe + 1)
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func noType(_ type: String) -> DiagnosticMessage {
    "“\(type)” is no type of an argument; use number, date, time, plural, selectordinal or select"
  }

  fileprivate static func noType(_ type: String, suggestion: String) -> DiagnosticMessage {
    "“\(type)” is no type of an argument; did you mean “\(suggestion)”?"
  }

  fileprivate static func refused(_ error: FormatStyleError) -> DiagnosticMessage {
    "ICU refuses the style “\(error.subject)” (\(error.icuError.name))"
  }

  fileprivate static func repeated(_ key: String) -> DiagnosticMessage {
    "`\(key)` stands here for the second time, so this text is never shown; remove it or correct the selector"
  }

  fileprivate static func quoted(_ name: String) -> DiagnosticMessage {
    "the apostrophe makes `{\(name)}` text, and no value is shown in its place; write two apostrophes"
  }
}

extension MessageFormat1.SyntaxError {
  /// What is wrong and what to do.
  fileprivate var message: DiagnosticMessage { DiagnosticMessage(stringLiteral: description) }
}
