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
      messages of which any translation varies, fractions (`%lld of %lld files`), and abbreviations.
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
    ])

  init() {}

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard entry.hasFormats, entry.isTranslatable, entry.varyingLocalizations.isEmpty,
      let source = entry.plainSource, PrintfText.mayHoldPlaceholders(source.text),
      entry.catalog.source.plurals.numbers.count > 1
    else { return }
    let isEnglish = entry.catalog.source.tag.language == "en"
    let placeholders = PrintfText(parsing: source.text).ignoringProse().placeholders
    let bytes = source.text.utf8Span.span
    for (index, placeholder) in placeholders.enumerated() where placeholder.isWholeNumber {
      let range = placeholder.range
      if index > 0, bytes.isFraction(between: placeholders[index - 1].range, and: range) {
        continue
      }
      guard bytes.hasCountedNoun(at: range.upperBound, isEnglish: isEnglish) else { continue }
      findings.report(
        .candidate, at: source.range.map { entry.catalog.range(of: range, in: $0) },
        key: entry.entry.key, locale: entry.source?.localization.locale)
      return
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
