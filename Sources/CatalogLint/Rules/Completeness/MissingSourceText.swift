internal import CatalogModel
internal import SourceText

/// Reports keys that name a text and have none in the source language.
struct MissingSourceText: EntryRule {
  static let description = RuleDescription(
    id: "missing-source-text",
    summary: "A key managed by hand is a mere name and has no text in the source language.",
    rationale: """
      People who read the source language, and all whose language lacks the text, see the key \
      itself: `settings.title`. A key that is a word or a sentence is its own text. Only entries \
      that are managed by hand are judged, for those that Xcode extracts may have their text in \
      the code, and not those of `InfoPlist.xcstrings`, whose source texts stand in the property \
      list.
      """,
    correction: "Add the text in the source language.",
    defaultSeverity: .warning,
    triggering: [
      RuleExample(
        #"""
            "↓settings.title" : {
              "extractionState" : "manual",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } }
              }
            },
            "↓SETTINGS_BACK" : { "extractionState" : "manual" },
            "↓consentDialogTitle" : { "extractionState" : "manual" }
        """#)
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "settings.title" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } }
              }
            },
            "settings.back" : { }
        """#),
      RuleExample(
        #"""
            "10:30 a.m." : { "extractionState" : "manual" },
            "3.5" : { "extractionState" : "manual" },
            "GitHub" : { "extractionState" : "manual" },
            "OK" : { "extractionState" : "manual" },
            "Save the file." : { "extractionState" : "manual" },
            "p.m." : { "extractionState" : "manual" }
        """#),
    ])

  init() {}

  func mayFind(in screen: EntryScreen) -> Bool {
    guard !screen.hasSourceText else { return false }
    let format = screen.catalog.format
    let mayHaveNameAsKey = !screen.keyTraits.contains(.space)
    return format.isMonolingual && (mayHaveNameAsKey || !format.mayHaveTextsAsKeys)
      || screen.extractionState == .manual && mayHaveNameAsKey
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.lacksNeededSourceText else { return }
    let source = entry.catalog.source.identifier
    findings.report(
      entry.isOnlyTranslated ? .onlyTranslated(source) : .missing(source), at: entry.entry.keyRange,
      key: entry.entry.key, locale: source)
  }
}

extension EntryContext {
  /// Whether people who read the source language see a key that is a mere name.
  var lacksNeededSourceText: Bool {
    isOnlyTranslated
      || entry.extractionState == .manual && isTranslatable && lacksSourceText
        && entry.hasNameAsKey && !catalog.isOfPropertyList && !catalog.format.isMonolingual
  }

  /// Whether a file of translations has the key, and the file of the source texts does not.
  ///
  /// A key that may be the text itself is its own source text.
  var isOnlyTranslated: Bool {
    guard catalog.format.isMonolingual, isTranslatable, !isRepeated, catalog.hasSourceTexts,
      source == nil, !catalog.isOfPropertyList
    else { return false }
    return !catalog.format.mayHaveTextsAsKeys || entry.hasNameAsKey
  }

  /// Whether the source language has no text, nor one that is empty although it is called done.
  private var lacksSourceText: Bool {
    guard let source else { return true }
    return !source.hasText && source.units.allSatisfy { $0.unit.state == .new }
  }
}

extension Entry {
  /// Whether the key names a message: words joined by dots or underscores, or at least three
  /// joined by their capitals (`aWordAgain`); two are a product's name too often.
  fileprivate var hasNameAsKey: Bool {
    if hasIdentifierKey {
      return key.utf8.last != UInt8(ascii: ".") && key.utf8.contains { $0.isLetter }
    }
    return key.utf8.allSatisfy { $0.isLetter || $0.isDigit } && key.wordCount >= 3
  }
}

extension String {
  /// The number of words in `camelCase`.
  fileprivate var wordCount: Int {
    zip(utf8, utf8.dropFirst()).reduce(1) { count, pair in
      pair.0.isLowercase && pair.1.isUppercase ? count + 1 : count
    }
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self }
  fileprivate var isUppercase: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isLetter: Bool { isLowercase || isUppercase }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension DiagnosticMessage {
  fileprivate static func onlyTranslated(_ language: String) -> DiagnosticMessage {
    "the key has a translation and no text in \(language); add the text, or remove the translation"
  }

  fileprivate static func missing(_ language: String) -> DiagnosticMessage {
    "this key is a name and has no text in \(language), so people see the key; add the text"
  }
}
