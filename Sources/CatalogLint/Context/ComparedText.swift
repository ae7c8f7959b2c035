internal import CatalogModel
internal import SourceText

/// A text of a translation, with the source text that it translates.
struct ComparedText {
  /// The translation that holds the text.
  let localization: LocalizationContext
  /// The way to the text inside the message.
  let path: VariationPath
  /// The bytes of the text, or `nil` where the model has no ranges.
  let range: SourceRange?
  /// The text; it is not empty.
  let text: String
  /// The source text; `nil` where it is not known.
  let source: String?
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
    let sources = SourceTexts(self)
    var texts: [ComparedText] = []
    texts.reserveCapacity(localizations.count)
    for localization in localizations where !localization.locale.isSource {
      localization.forEachWrittenText { path, unit, text in
        texts.append(
          ComparedText(
            localization: localization, path: path, range: unit.valueRange, text: text,
            source: sources.text(at: path)))
      }
    }
    return texts
  }

  /// Calls a closure for every source text that people read: the key where there is no other one.
  ///
  /// - Parameter body: Receives the way to the text inside the message, the text, and its bytes in the file.
  func forEachSourceText(_ body: (VariationPath, String, SourceRange?) -> Void) {
    if let source, source.hasText {
      for unit in source.units {
        if let text = unit.unit.value, !text.isEmpty { body(unit.path, text, unit.unit.valueRange) }
      }
    } else if hasKeyAsSource {
      body(VariationPath(), entry.key, entry.keyRange)
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
    !entry.key.isEmpty && !entry.hasIdentifierKey && !catalog.isOfPropertyList
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
private struct SourceTexts {
  private let plain: String?
  private let units: [UnitContext]

  init(_ entry: EntryContext) {
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
    guard !units.isEmpty else { return nil }
    if let same = units.first(where: { $0.path == path }) { return same.unit.value }
    let alike = units.filter { $0.path.substitution == path.substitution }
    let ofDevice = alike.filter { $0.path.device == path.device }
    let candidates = ofDevice.isEmpty ? alike : ofDevice
    let nearest: UnitContext? =
      candidates.first { $0.path.pluralCategory == path.pluralCategory }
      ?? candidates.first { $0.path.pluralCategory == "other" } ?? candidates.first
    return nearest?.unit.value
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
      message, at: compared.range.map { entry.catalog.range(of: offsets, in: $0) },
      key: entry.entry.key, locale: compared.localization.localization.locale, path: compared.path,
      fixIt: fixIt)
  }
}
