internal import CatalogModel
internal import SourceText

/// A text that people read, be it source or translation.
struct ReadText {
  /// The entry that holds it.
  let entry: EntryContext
  /// The localization that holds it, or `nil` where it is the key.
  let localization: LocalizationContext?
  /// The way to the text inside the message.
  let path: VariationPath
  /// Where the text comes from.
  let place: TextPlace?
  /// The text; it is not empty.
  let text: String
  /// What the text has.
  let traits: TextTraits
  /// The source text of a translation; `nil` where it is not known, and for source texts.
  let source: String?

  /// The locale that the text is written in.
  var locale: LocaleContext { localization?.locale ?? entry.catalog.source }

  /// Returns whether the text is a translation, and its source text has a character.
  func isInSource(_ scalar: Unicode.Scalar) -> Bool {
    source?.unicodeScalars.contains(scalar) ?? false
  }

  /// Reports a finding in a part of the text.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - offsets: UTF-8 offsets in the text.
  ///   - fixIt: The correction, where there is one that is certain.
  ///   - findings: Where the finding goes.
  func report(
    _ message: DiagnosticMessage, at offsets: Range<Int>, fixIt: FixIt? = nil,
    into findings: inout FindingSink
  ) {
    findings.report(
      message, at: place.map { entry.catalog.range(of: offsets, in: $0) },
      key: entry.entry.key,
      locale: localization?.localization.locale ?? entry.catalog.source.identifier, path: path,
      fixIt: fixIt)
  }

  /// Returns the correction that replaces parts of the text.
  ///
  /// A key is never corrected: the program looks the text up by it.
  ///
  /// - Parameters:
  ///   - message: What the correction does.
  ///   - parts: UTF-8 offsets in the text, in ascending order, and what is to stand there.
  func fixIt(
    _ message: DiagnosticMessage, replacing parts: [(offsets: Range<Int>, replacement: String)]
  ) -> FixIt? {
    guard localization != nil else { return nil }
    return entry.catalog.fixIt(message, replacing: parts, in: place)
  }
}

extension EntryContext {
  /// Calls a closure for every source text and for every text that somebody translated.
  ///
  /// - Parameters:
  ///   - traits: What the texts have, one of them at least.
  ///   - body: Receives the texts, those of the source language first.
  func forEachReadText(having traits: TextTraits = .unknown, _ body: (ReadText) -> Void) {
    guard isTranslatable else { return }
    forEachSourceText(having: traits) { text in
      body(
        ReadText(
          entry: self, localization: source, path: text.path, place: text.place, text: text.text,
          traits: text.traits, source: nil))
    }
    forEachTranslation(having: traits) { compared in
      body(
        ReadText(
          entry: self, localization: compared.localization, path: compared.path,
          place: compared.place, text: compared.text, traits: compared.traits,
          source: compared.source))
    }
  }
}

extension Unicode.Scalar {
  /// The number of the character as Unicode writes it: `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
