internal import CatalogModel
internal import SourceText

/// A text of a translation, with the source text that it translates.
struct ComparedText {
  /// The translation that holds the text.
  let localization: LocalizationContext
  /// The way to the text inside the message.
  let path: VariationPath
  /// Where the text comes from, or `nil` where the model has no ranges.
  let place: TextPlace?
  /// The text; it is not empty.
  let text: String
  /// The source text; `nil` where it is not known.
  let source: String?
  /// Whether the text is shown for some numbers only, and may name its number itself.
  let isPluralForm: Bool
}

extension EntryContext {
  /// Calls a closure for every text that somebody translated.
  ///
  /// Texts in state `new` are not translated yet.
  ///
  /// - Parameter body: Receives the texts in the order of the file.
  func forEachTranslation(_ body: (ComparedText) -> Void) {
    for compared in comparedTexts { body(compared) }
  }

  /// Returns every text that somebody translated, in the order of the file.
  func makeComparedTexts() -> [ComparedText] {
    guard isTranslatable, localizations.contains(where: { !$0.locale.isSource }) else { return [] }
    guard !hasMessages else { return makeComparedMessages() }
    let sources = sourceTexts
    var texts: [ComparedText] = []
    texts.reserveCapacity(localizations.count)
    for localization in localizations where !localization.locale.isSource {
      localization.forEachWrittenText { path, unit, text in
        texts.append(
          ComparedText(
            localization: localization, path: path, place: unit.valueRange.map { TextPlace($0) },
            text: text, source: sources.text(at: path), isPluralForm: path.pluralCategory != nil))
      }
    }
    return texts
  }

  /// Returns each of the texts that translated messages show, with what the source text shows where its
  /// arguments are the same.
  private func makeComparedMessages() -> [ComparedText] {
    var texts: [ComparedText] = []
    for localization in localizations where !localization.locale.isSource {
      for text in localization.messages?.texts ?? [] where text.unit.unit.state != .new {
        guard let message = text.reading.message else { continue }
        let source = sourceTexts.message(at: text.unit.path)
        for selection in message.selections {
          let shown = message.shown(selection)
          guard !shown.text.isEmpty else { continue }
          let shownSource = source?.shown(selection).text
          texts.append(
            ComparedText(
              localization: localization, path: text.unit.path,
              place: text.unit.unit.valueRange.map { TextPlace($0, shown: shown) },
              text: shown.text, source: shownSource.flatMap { $0.isEmpty ? nil : $0 },
              isPluralForm: !selection.isEmpty))
        }
      }
    }
    return texts
  }

  /// Calls a closure for every source text that people read: the key where there is no other one.
  ///
  /// - Parameter body: Receives the way to the text inside the message, the text, and its place in the file.
  func forEachSourceText(_ body: (VariationPath, String, TextPlace?) -> Void) {
    guard !hasMessages else { return forEachShownSource(body) }
    if let source, source.hasText {
      for unit in source.units {
        if let text = unit.unit.value, !text.isEmpty {
          body(unit.path, text, unit.unit.valueRange.map { TextPlace($0) })
        }
      }
    } else if hasKeyAsSource {
      body(VariationPath(), entry.key, entry.keyRange.map { TextPlace($0) })
    }
  }

  private func forEachShownSource(_ body: (VariationPath, String, TextPlace?) -> Void) {
    func show(_ message: ReadMessage, _ path: VariationPath, _ range: SourceRange?) {
      for selection in message.selections {
        let shown = message.shown(selection)
        guard !shown.text.isEmpty else { continue }
        body(path, shown.text, range.map { TextPlace($0, shown: shown) })
      }
    }
    if let source, source.hasText {
      for text in source.messages?.texts ?? [] {
        guard let message = text.reading.message else { continue }
        show(message, text.unit.path, text.unit.unit.valueRange)
      }
    } else if hasKeyAsSource, let keyMessage {
      show(keyMessage, VariationPath(), entry.keyRange)
    }
  }

  /// The only source text of a message that does not vary, with its place; `nil` where it is not
  /// known.
  var plainSource: (text: String, range: SourceRange?)? {
    guard let source else { return hasKeyAsSource ? (entry.key, entry.keyRange) : nil }
    guard let unit = source.plainUnit, let text = unit.value, !text.isEmpty else { return nil }
    return (text, unit.valueRange)
  }

  /// Whether the key is what people read where there is no text.
  fileprivate var hasKeyAsSource: Bool {
    !entry.key.isEmpty && catalog.format.mayHaveTextsAsKeys && !entry.hasIdentifierKey
      && !catalog.isOfPropertyList
  }
}

extension LocalizationContext {
  /// Calls a closure for every text that is neither empty nor in state `new`.
  ///
  /// - Parameter body: Receives the way to the text, the text with its place, and the text.
  func forEachWrittenText(_ body: (VariationPath, StringUnit, String) -> Void) {
    guard varies else {
      if let unit = plainUnit, let text = unit.writtenText { body(VariationPath(), unit, text) }
      return
    }
    for unit in units {
      if let text = unit.unit.writtenText { body(unit.path, unit.unit, text) }
    }
  }
}

extension StringUnit {
  /// The text, or `nil` where it is empty or in state `new`.
  fileprivate var writtenText: String? {
    guard state != .new, let value, !value.isEmpty else { return nil }
    return value
  }
}

/// The source texts of an entry, by the way to them.
struct SourceTexts {
  private let plain: String?
  private let units: [UnitContext]
  private let plainMessage: ReadMessage?
  private let messages: [MessageTexts.Text]

  init(_ entry: EntryContext) {
    messages = entry.source?.messages?.texts ?? []
    plainMessage =
      entry.source?.hasText ?? false
      ? nil : entry.hasKeyAsSource ? entry.keyMessage : nil
    if let source = entry.source, source.hasText {
      plain = source.plainUnit?.value
      units = plain == nil ? source.units.filter(\.hasText) : []
    } else {
      plain = entry.hasKeyAsSource ? entry.entry.key : nil
      units = []
    }
  }

  /// Returns the source text for the same device and plural form, or the one nearest to it.
  func text(at path: VariationPath) -> String? {
    if let plain { return path.substitution == nil ? plain : nil }
    return unit(at: path)?.unit.value
  }

  /// Returns the message for the same device and plural form, or the one nearest to it; `nil` where it is not
  /// known or cannot be read.
  func message(at path: VariationPath) -> ReadMessage? {
    if let plainMessage { return path.substitution == nil ? plainMessage : nil }
    if messages.count == 1, let only = messages.first, only.unit.path.isEmpty {
      return only.reading.message
    }
    guard let unit = unit(at: path) else { return nil }
    return messages.first { $0.unit === unit }?.reading.message
  }

  private func unit(at path: VariationPath) -> UnitContext? {
    guard !units.isEmpty else { return nil }
    if let same = units.first(where: { $0.path == path }) { return same }
    let alike = units.filter { $0.path.substitution == path.substitution }
    let ofDevice = alike.filter { $0.path.device == path.device }
    let candidates = ofDevice.isEmpty ? alike : ofDevice
    return candidates.first { $0.path.pluralCategory == path.pluralCategory }
      ?? candidates.first { $0.path.pluralCategory == "other" } ?? candidates.first
  }
}

extension FindingSink {
  /// Reports a finding in a part of a text.
  ///
  /// - Parameters:
  ///   - message: What is wrong.
  ///   - offsets: UTF-8 offsets in the text.
  ///   - compared: The text.
  ///   - entry: The entry that holds it.
  ///   - fixIt: The correction, where there is one that is certain.
  mutating func report(
    _ message: DiagnosticMessage, at offsets: Range<Int>, in compared: ComparedText,
    of entry: EntryContext, fixIt: FixIt? = nil
  ) {
    report(
      message, at: compared.place.map { entry.catalog.range(of: offsets, in: $0) },
      key: entry.entry.key, locale: compared.localization.localization.locale, path: compared.path,
      fixIt: fixIt)
  }
}
