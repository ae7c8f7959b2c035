internal import CatalogModel
internal import SourceText

/// A text that is called done although there is nothing to be seen in it.
struct BlankText {
  /// The bytes of the text, or of what is nearest to it.
  let range: SourceRange?
  /// The way to the text inside the message; `nil` for phrases.
  let path: VariationPath?
}

extension EntryContext {
  /// Returns the texts of a localization that are called done although there is nothing to be seen in them.
  ///
  /// Where the source text itself is blank, a translation may be.
  func blankTexts(in localization: LocalizationContext) -> [BlankText] {
    guard localization.hasBlankText, isTranslatable, !entry.key.isBlank,
      localization.locale.isSource ? !hasTakenOverSource : !hasBlankSourceText
    else { return [] }
    var texts: [BlankText] = []
    for unit in localization.units where unit.unit.isBlank {
      if localization.locale.isSource, unit.path.pluralCategory != nil, localization.hasText {
        continue
      }
      // A form without any value is an incomplete variation.
      if unit.unit.value == nil, !unit.path.isEmpty { continue }
      let range =
        unit.unit.valueRange ?? unit.unit.stateRange ?? localization.localization.localeRange
      texts.append(BlankText(range: range, path: unit.path))
    }
    return texts + localization.blankPhraseRanges.map { BlankText(range: $0, path: nil) }
  }

  /// Whether a tool took the source text over from code or from a property list.
  private var hasTakenOverSource: Bool { entry.extractionState == .extractedWithValue }
}

extension LocalizationContext {
  fileprivate var hasBlankText: Bool {
    if let plainUnit { return plainUnit.isBlank }
    return units.contains(where: \.unit.isBlank) || !blankPhraseRanges.isEmpty
  }

  /// The places of the empty phrases; a list without any phrase counts as one, at the locale.
  fileprivate var blankPhraseRanges: [SourceRange?] {
    guard let set = localization.message.root.phrases, set.state != .new else { return [] }
    guard !set.phrases.isEmpty else { return [localization.localeRange] }
    return set.phrases.filter(\.value.isBlank).map(\.range)
  }
}

extension StringUnit {
  /// Whether somebody calls the text done, and there is nothing to be seen in it.
  fileprivate var isBlank: Bool { state != .new && (value ?? "").isBlank }
}
