internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports messages of Unicode MessageFormat 2 that are well-formed and not valid, or fail always.
struct MF2DataModel: EntryRule {
  static let description = RuleDescription(
    id: "mf2-data-model",
    summary: "A message of MessageFormat 2 breaks a rule of its data model.",
    rationale: """
      The syntax is right, and what it says cannot be: a variable is declared twice, two variants \
      have the same keys, no variant serves all other values, a selector has no function, a variant \
      has more or fewer keys than there are selectors, an option stands twice. Such a message cannot be \
      compiled. Reported is also what fails whatever values are passed, so that people read \
      `{$name}` in place of a value: a function that there is not, a literal that its function cannot \
      work with, a value that an option cannot have, a key that no value fits.
      """,
    correction: "Remove what stands twice, and add what is missing.",
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n↓.match $n\none {{{$n} Datei}}\nother {{{$n} Dateien}}" } },
                "es" : { "stringUnit" : { "state" : "translated",
                  "value" : ".match ↓$n\none {{{$n} archivo}}\n* {{{$n} archivos}}" } },
                "fr" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{{$n} fichier}}\n↓one * {{{$n} fichiers}}\n* {{{$n} fichiers}}" } },
                "it" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{{$n} file}}\n↓one {{un file}}\n* {{{$n} file}}" } },
                "pl" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.local ↓$n = {1}\n{{{$n}}}" } },
                "sv" : { "stringUnit" : { "state" : "translated",
                  "value" : "{$n :integer minimumIntegerDigits=1 ↓minimumIntegerDigits=2} filer" } }
              }
            }
        """#, syntax: .messageFormat2),
      RuleExample(
        #"""
            "size" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "{$size :↓nummer} Byte" } },
                "es" : { "stringUnit" : { "state" : "translated", "value" : "{$size :number ↓signDisplay=plus} bytes" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "{↓many :number} octets" } },
                "sv" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\n↓en {{{$n} byte}}\n* {{{$n} bytes}}" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated",
                  "value" : ".input {$n :integer}\n.match $n\none {{{$n} Datei}}\n* {{{$n} Dateien}}" } }
              }
            }
        """#, syntax: .messageFormat2)
    ],
    options: [
      RuleOption(
        "functions", .list(.string),
        summary: "The functions that the app registers, such as `app:shout`.")
    ])

  private let functions: FunctionCheck

  init() { self.init(options: RuleOptions()) }

  init(options: RuleOptions) {
    functions = FunctionCheck(declared: Set(options.strings("functions") ?? []))
  }

  var concerns: EntryFeatures { .messages }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    entry.forEachMessageText { localization, text in
      guard let reading = text.reading.message?.reading as? MessageFormat2Reading else { return }
      for error in reading.message.dataModelErrors() {
        let earlier = error.earlier.flatMap { text.unit.range(of: $0, in: entry.catalog) }
        findings.report(
          DiagnosticMessage(stringLiteral: error.kind.explanation),
          at: text.unit.range(of: error.range, in: entry.catalog), key: entry.entry.key,
          locale: localization.localization.locale, path: text.unit.path,
          notes: earlier.map { [.init(message: .earlier, range: $0)] } ?? [])
      }
      for (message, range) in functions.faults(in: reading) {
        findings.report(
          message, at: text.unit.range(of: range, in: entry.catalog), key: entry.entry.key,
          locale: localization.localization.locale, path: text.unit.path)
      }
    }
  }
}

extension DiagnosticMessage {
  fileprivate static let earlier: DiagnosticMessage = "it stands here, too"
}
