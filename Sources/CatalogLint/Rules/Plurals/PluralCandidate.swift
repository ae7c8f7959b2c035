internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Reports source texts that count something and have no plural forms.
struct PluralCandidate: EntryRule {
  static let description = RuleDescription(
    id: "plural-candidate",
    summary: "A source text counts something and has no plural forms.",
    rationale: """
      “1 files” in English, and in Russian or Polish the wrong ending for most numbers: without \
      forms no translator can do better. In English a whole number with a noun in the plural behind \
      it is reported, in every language a noun with both endings, as in “Datei(en)”. Left alone are \
      messages of which any translation varies, fractions (`%lld of %lld files`), and abbreviations. \
      In MessageFormat the number is one by its type, or by its name: `{count} files`.
      """,
    correction: "Vary the text by plural, in the source language and in the translations.",
    defaultSeverity: .info,
    triggering: [
      RuleExample(
        #"""
            "↓%lld files" : { },
            "Found ↓%1$d new messages in %2$@" : { },
            "count.title" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Deleted ↓%lld file(s)" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "↓%lld Datei(en) löschen" : { }
        """#, sourceLanguage: "de"),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{who, select, me {You have} other {They have}} ↓{fileCount} files" } }
              }
            },
            "days" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "it''s ↓{left, number} days" } }
              }
            }
        """#, syntax: .messageFormat1),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete ↓{$n :integer} files" } }
              }
            }
        """#, syntax: .messageFormat2),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                } } }
              }
            },
            "%lld of %lld files" : { },
            "%lld px" : { },
            "%@ files" : { },
            "%.1f days" : { },
            "Page %lld is empty" : { }
        """#),
      RuleExample(
        #"""
            "%lld files" : { }
        """#, sourceLanguage: "ja"),
      RuleExample(
        #"""
            "files" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated",
                  "value" : "{count, plural, one {# file} other {# files}} in {folderCount} folders" } }
              }
            },
            "page" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "{name} files, {done, number} of {count} files" } }
              }
            }
        """#, syntax: .messageFormat1),
    ])

  init() {}

  var concerns: EntryFeatures { [.formats, .messages] }

  func mayFind(in screen: EntryScreen) -> Bool {
    guard screen.isTranslatable, let source = screen.source else { return false }
    return CountedNoun(in: source.text, of: screen.catalog) { $0.isWholeNumber } != nil
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.isTranslatable, entry.varyingLocalizations.isEmpty,
      entry.catalog.source.plurals.numbers.count > 1
    else { return }
    guard !entry.hasMessages else { return checkMessages(of: entry, into: &findings) }
    guard entry.hasFormats, let source = entry.plainSource,
      PrintfText.mayHoldPlaceholders(source.text)
    else { return }
    let counted = CountedNoun(in: source.text, of: entry.catalog) { $0.isWholeNumber }
    guard let counted else { return }
    report(source.range.map { entry.catalog.range(of: counted.number, in: $0) }, entry, &findings)
  }

  /// Looks at the texts that a message shows, unless one of the messages has plural forms.
  private func checkMessages(of entry: EntryContext, into findings: inout FindingSink) {
    guard let texts = entry.source?.messages?.texts,
      entry.localizations.allSatisfy({ $0.messages?.plurals.isEmpty ?? true })
    else { return }
    for text in texts {
      guard let message = text.reading.message else { continue }
      let numbers = message.arguments.filter(\.isCount).map(\.range)
      guard !numbers.isEmpty else { continue }
      for selection in message.selections {
        let shown = message.shown(selection)
        let counted = CountedNoun(in: shown.text, of: entry.catalog) {
          numbers.contains(shown.written($0.range))
        }
        guard let counted else { continue }
        let range = text.unit.range(of: shown.written(counted.number), in: entry.catalog)
        return report(range, entry, &findings)
      }
    }
  }

  private func report(
    _ range: SourceRange?, _ entry: EntryContext, _ findings: inout FindingSink
  ) {
    findings.report(
      .candidate, at: range, key: entry.entry.key, locale: entry.source?.localization.locale)
  }
}

/// A number with a noun behind it that changes with the number.
private struct CountedNoun {
  /// The placeholder of the number, in UTF-8 offsets.
  let number: Range<Int>

  /// Finds the first one in a source text.
  ///
  /// - Parameters:
  ///   - text: The text as a printf format.
  ///   - catalog: The catalog that has it.
  ///   - isNumber: Returns whether a placeholder shows a whole number.
  init?(in text: String, of catalog: CatalogContext, isNumber: (PrintfPlaceholder) -> Bool) {
    let isEnglish = catalog.source.tag.language == "en"
    let placeholders = PrintfText(parsing: text).ignoringProse().placeholders
    let bytes = text.utf8Span.span
    for (index, placeholder) in placeholders.enumerated() where isNumber(placeholder) {
      let range = placeholder.range
      if index > 0, bytes.isFraction(between: placeholders[index - 1].range, and: range) {
        continue
      }
      guard bytes.hasCountedNoun(at: range.upperBound, isEnglish: isEnglish) else { continue }
      number = range
      return
    }
    return nil
  }
}

extension MessageArgument {
  /// Whether the message or the name says that it is a number of things: a number that is neither an amount of money nor
  /// a measure, or an argument without a type that is called so.
  fileprivate var isCount: Bool {
    switch kind {
    case .number: !["currency", "percent", "unit"].contains(type)
    case .any:
      ["count", "n", "num", "number", "total", "quantity"].contains(name.lowercased())
        || name.hasSuffix("Count") || name.hasSuffix("_count")
    case .date, .word: false
    }
  }
}

extension PrintfPlaceholder {
  fileprivate var isWholeNumber: Bool {
    if case .conversion(let conversion) = kind { conversion.isInteger } else { false }
  }
}

extension Span<UInt8> {
  /// Whether what stands between two numbers makes them parts of one, as in `%lld of %lld`.
  fileprivate func isFraction(between first: Range<Int>, and second: Range<Int>) -> Bool {
    let between = first.upperBound..<second.lowerBound
    return between.count <= 4
      && !between.contains { self[$0] == UInt8(ascii: ",") || self[$0] == UInt8(ascii: "(") }
  }

  /// Whether a noun that changes with the number follows, with at most two words before it.
  fileprivate func hasCountedNoun(at start: Int, isEnglish: Bool) -> Bool {
    var offset = start
    for _ in 0..<3 {
      guard offset < count, self[offset] == UInt8(ascii: " ") else { return false }
      let word = offset + 1..<endOfWord(from: offset + 1)
      guard word.count >= 3 else { return false }
      offset = word.upperBound
      if hasBothEndings(at: offset) { return true }
      guard isEnglish else { continue }
      if self[word.lowerBound].isASCIIUppercase { return false }
      if isEnglishPlural(word) { return true }
      if isLikelyVerb(word) { return false }
    }
    return false
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isASCIILetter || self[end] >= 0x80 { end += 1 }
    return end
  }

  /// Whether an ending in parentheses follows a word, as in `file(s)`.
  private func hasBothEndings(at offset: Int) -> Bool {
    guard offset < count, self[offset] == UInt8(ascii: "(") else { return false }
    let end = endOfWord(from: offset + 1)
    return (1...3).contains(end - offset - 1) && end < count && self[end] == UInt8(ascii: ")")
  }

  private func isEnglishPlural(_ word: Range<Int>) -> Bool {
    guard word.count >= 4, self[word.upperBound - 1] == UInt8(ascii: "s"),
      word.upperBound == count || !self[word.upperBound].isASCIIAlphanumeric
    else { return false }
    let last = self[word.upperBound - 2]
    return last != UInt8(ascii: "s") && last != UInt8(ascii: "u") && last != UInt8(ascii: "i")
      && !hasWord("this", at: word.lowerBound) && !hasWord("does", at: word.lowerBound)
      && !hasWord("always", at: word.lowerBound) && !hasWord("needs", at: word.lowerBound)
  }

  /// Whether a word cannot stand between a number and its noun.
  private func isLikelyVerb(_ word: Range<Int>) -> Bool {
    let words: [StaticString] = [
      "and", "are", "but", "can", "for", "from", "has", "was", "will", "with", "does", "this",
      "per", "the",
      "out", "into", "than",
    ]
    return words.contains { $0.utf8CodeUnitCount == word.count && hasWord($0, at: word.lowerBound) }
  }
}

extension DiagnosticMessage {
  fileprivate static let candidate: DiagnosticMessage =
    "a number and what it counts, without plural forms; vary the text by plural"
}
