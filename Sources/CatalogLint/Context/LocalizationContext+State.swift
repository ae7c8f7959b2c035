internal import CatalogModel
internal import SourceText

/// A place where a localization is in a state that a rule looks for.
struct StatePlace {
  /// The bytes of the state.
  let range: SourceRange?
  /// The way to the text where not all texts of the localization are in the state; else empty.
  let path: VariationPath
}

extension LocalizationContext {
  /// Returns the first text in a state, or `nil` where there is none.
  func firstPlace(in state: TranslationState) -> StatePlace? {
    if let plainUnit {
      let isInState = plainUnit.state == state
      return isInState ? StatePlace(range: plainUnit.stateRange, path: VariationPath()) : nil
    }
    if let unit = units.first(where: { $0.unit.state == state }) {
      let isWhole = units.allSatisfy { $0.unit.state == state }
      return StatePlace(range: unit.unit.stateRange, path: isWhole ? VariationPath() : unit.path)
    }
    guard let phrases = localization.message.root.phrases, phrases.state == state else {
      return nil
    }
    return StatePlace(range: phrases.stateRange, path: VariationPath())
  }
}

extension EntryContext {
  /// Reports each translation that is in a state, once and at its first text in that state.
  ///
  /// Source texts are no translations: Xcode itself writes them in state `new`. Where the source
  /// text has no letter there was nothing to translate.
  func reportTranslations(
    in state: TranslationState, as message: (String) -> DiagnosticMessage,
    into findings: inout FindingSink
  ) {
    guard isTranslatable else { return }
    for localization in localizations where !localization.locale.isSource {
      guard let place = localization.firstPlace(in: state), hasWordsToTranslate else { continue }
      let locale = localization.localization.locale
      findings.report(
        message(locale), at: place.range, key: entry.key, locale: locale, path: place.path)
    }
  }
}
