internal import CatalogModel
internal import SourceText

/// A text of a translation, with the source text that it translates.
///
/// A class, since every rule passes it around.
final class ComparedText {
  /// The translation that holds the text.
  let localization: LocalizationContext
  /// The way to the text inside the message.
  let path: VariationPath
  /// Where the text comes from, or `nil` where the model has no ranges.
  let place: TextPlace?
  /// The text; it is not empty.
  let text: String
  /// What the text has.
  let traits: TextTraits
  /// The source text; `nil` where it is not known.
  let source: String?
  /// What the source text has, or the key where it is not known.
  let sourceTraits: TextTraits
  /// Whether the text is shown for some numbers only, and may name its number itself.
  let isPluralForm: Bool

  init(
    localization: LocalizationContext, path: VariationPath, place: TextPlace?, text: String,
    traits: TextTraits, source: String?, sourceTraits: TextTraits, isPluralForm: Bool
  ) {
    self.localization = localization
    self.path = path
    self.place = place
    self.text = text
    self.traits = traits
    self.source = source
    self.sourceTraits = sourceTraits
    self.isPluralForm = isPluralForm
  }
}

/// A source text that people read.
struct SourceText {
  /// The way to the text inside the message.
  let path: VariationPath
  /// The text; it is not empty.
  let text: String
  /// What the text has.
  let traits: TextTraits
  /// Where the text comes from, or `nil` where the model has no ranges.
  let place: TextPlace?
}

extension SourceText {
  /// Takes a text of a catalog; `nil` where it is empty.
  fileprivate init?(_ unit: StringUnit, at path: VariationPath, _ traits: TextTraits) {
    guard let text = unit.value, !text.isEmpty else { return nil }
    self.init(path: path, text: text, traits: traits, place: unit.valueRange.map { TextPlace($0) })
  }
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

  /// Calls a closure for every text that somebody translated and that has something.
  ///
  /// - Parameters:
  ///   - traits: What the text has, one of them at least.
  ///   - includesSource: Whether a text counts whose source text has it.
  ///   - body: Receives the texts in the order of the file.
  func forEachTranslation(
    having traits: TextTraits, orInSource includesSource: Bool = false,
    _ body: (ComparedText) -> Void
  ) {
    guard !features.isDisjoint(with: .texts(having: traits)) else { return }
    for text in comparedTexts
    where !text.traits.isDisjoint(with: traits)
      || includesSource && !text.sourceTraits.isDisjoint(with: traits)
    {
      body(text)
    }
  }

  /// Returns every text that somebody translated, in the order of the file.
  func makeComparedTexts() -> [ComparedText] {
    guard isTranslatable, !catalog.namesTranslators(entry),
      localizations.contains(where: { !$0.locale.isSource })
    else { return [] }
    guard !hasMessages else { return makeComparedMessages() }
    let sources = sourceTexts
    var texts: [ComparedText] = []
    texts.reserveCapacity(localizations.count)
    for localization in localizations where !localization.locale.isSource {
      localization.forEachWrittenText { path, unit, text, traits in
        let source = sources.text(at: path)
        texts.append(
          ComparedText(
            localization: localization, path: path, place: unit.valueRange.map { TextPlace($0) },
            text: text, traits: traits, source: source?.text,
            sourceTraits: source?.traits ?? keyTraits,
            isPluralForm: path.pluralCategory != nil))
      }
    }
    return texts
  }

  /// Returns each of the texts that translated messages show, with what the source text shows where its
  /// arguments are the same.
  private func makeComparedMessages() -> [ComparedText] {
    var texts: [ComparedText] = []
    for localization in localizations where !localization.locale.isSource {
      for text in localization.messages?.texts ?? [] where catalog.counts(text.unit.unit.state) {
        guard let message = text.reading.message else { continue }
        let source = sourceTexts.message(at: text.unit.path)
        for selection in message.selections {
          let shown = message.shown(selection)
          guard !shown.text.isEmpty else { continue }
          let shownSource = (source?.shown(selection).text).flatMap { $0.isEmpty ? nil : $0 }
          texts.append(
            ComparedText(
              localization: localization, path: text.unit.path,
              place: text.unit.unit.valueRange.map {
                TextPlace($0, message, selection, shown: shown)
              },
              text: shown.text, traits: TextTraits(of: shown.text), source: shownSource,
              sourceTraits: shownSource.map(TextTraits.init(of:)) ?? keyTraits,
              isPluralForm: !selection.isEmpty))
        }
      }
    }
    return texts
  }

  /// Calls a closure for every source text that people read and that has something.
  ///
  /// - Parameters:
  ///   - traits: What the text has, one of them at least.
  ///   - body: Receives the texts in the order of the file.
  func forEachSourceText(having traits: TextTraits = .unknown, _ body: (SourceText) -> Void) {
    guard !features.isDisjoint(with: .texts(having: traits)) else { return }
    for text in shownSourceTexts where !text.traits.isDisjoint(with: traits) { body(text) }
  }

  /// Returns every source text that people read, in the order of the file: the key where there is no other one.
  func makeShownSourceTexts() -> [SourceText] {
    guard !hasMessages else { return makeShownSourceMessages() }
    if let source, source.hasText {
      // The only text is not read as a format for that.
      if let unit = source.plainUnit {
        return SourceText(unit, at: VariationPath(), source.traits).map { [$0] } ?? []
      }
      return source.units.compactMap {
        SourceText($0.unit, at: $0.path, $0.unit.traits)
      }
    }
    guard hasKeyAsSource else { return [] }
    return [
      SourceText(
        path: VariationPath(), text: entry.key, traits: keyTraits,
        place: entry.keyRange.map { TextPlace($0) })
    ]
  }

  private func makeShownSourceMessages() -> [SourceText] {
    var texts: [SourceText] = []
    func show(_ message: ReadMessage, _ path: VariationPath, _ range: SourceRange?) {
      for selection in message.selections {
        let shown = message.shown(selection)
        guard !shown.text.isEmpty else { continue }
        texts.append(
          SourceText(
            path: path, text: shown.text, traits: TextTraits(of: shown.text),
            place: range.map { TextPlace($0, message, selection, shown: shown) }))
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
    return texts
  }

  /// The only source text of a message that does not vary, with its place; `nil` where it is not
  /// known.
  var plainSource: (text: String, range: SourceRange?)? {
    guard let source else { return hasKeyAsSource ? (entry.key, entry.keyRange) : nil }
    guard let unit = source.plainUnit, let text = unit.value, !text.isEmpty else { return nil }
    return (text, unit.valueRange)
  }

  /// Whether the key is what people read where there is no text.
  fileprivate var hasKeyAsSource: Bool { catalog.showsKey(of: entry, keyTraits) }
}

extension LocalizationContext {
  /// Calls a closure for every text that somebody wrote and that is shown.
  ///
  /// - Parameter body: Receives the way to the text, the text with its place, the text, and what that has.
  func forEachWrittenText(_ body: (VariationPath, StringUnit, String, TextTraits) -> Void) {
    guard varies else {
      if let unit = plainUnit, let text = writtenText(of: unit) {
        body(VariationPath(), unit, text, traits)
      }
      return
    }
    for unit in units {
      if let text = writtenText(of: unit.unit) {
        body(unit.path, unit.unit, text, TextTraits(of: text))
      }
    }
  }

  /// Returns the text, or `nil` where it is empty or in a state in which it is no translation.
  private func writtenText(of unit: StringUnit) -> String? {
    guard catalog.counts(unit.state), let value = unit.value, !value.isEmpty else { return nil }
    return value
  }
}

/// The source texts of an entry, by the way to them.
struct SourceTexts {
  private let plain: String?
  private let plainTraits: TextTraits
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
      plainTraits = source.traits
      units = plain == nil ? source.units.filter(\.hasText) : []
    } else {
      plain = entry.hasKeyAsSource ? entry.entry.key : nil
      plainTraits = entry.keyTraits
      units = []
    }
  }

  /// Returns the source text for the same device and plural form, or the one nearest to it, with what it has.
  func text(at path: VariationPath) -> (text: String, traits: TextTraits)? {
    if let plain { return path.substitution == nil ? (plain, plainTraits) : nil }
    return unit(at: path)?.unit.value.map { ($0, TextTraits(of: $0)) }
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
