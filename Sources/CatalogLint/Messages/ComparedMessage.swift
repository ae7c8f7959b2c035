internal import CatalogModel
internal import SourceText

/// A translated message with the message that it translates.
struct ComparedMessage {
  /// The entry that holds it.
  let entry: EntryContext
  /// The translation that holds it.
  let localization: LocalizationContext
  /// The text with the way to it.
  let unit: UnitContext
  /// The message.
  let message: ReadMessage
  /// The source text.
  let source: ReadMessage

  /// Reports a finding at a part of the message, or at all of it.
  func report(
    _ text: DiagnosticMessage, at offsets: Range<Int>? = nil, into findings: inout FindingSink
  ) {
    let part = offsets.flatMap { unit.range(of: $0, in: entry.catalog) }
    findings.report(
      text, at: part ?? unit.unit.valueRange, key: entry.entry.key,
      locale: localization.localization.locale, path: unit.path)
  }
}

extension EntryContext {
  /// Calls a closure for every translation of a message of MessageFormat 1 or 2 that can be read, as its source
  /// text can.
  func forEachComparedMessage(_ body: (ComparedMessage) -> Void) {
    guard hasMessages else { return }
    for localization in localizations where !localization.locale.isSource {
      for text in localization.messages?.texts ?? [] {
        guard let message = text.reading.message,
          let source = sourceTexts.message(at: text.unit.path)
        else { continue }
        body(
          ComparedMessage(
            entry: self, localization: localization, unit: text.unit, message: message,
            source: source))
      }
    }
  }

  /// Calls a closure for every text, source or translation, that is read as a message of MessageFormat 1 or 2.
  func forEachMessageText(_ body: (LocalizationContext, MessageTexts.Text) -> Void) {
    guard hasMessages else { return }
    for localization in localizations {
      for text in localization.messages?.texts ?? [] { body(localization, text) }
    }
  }
}
