internal import CatalogModel
internal import LocaleCore

/// Judges how far the messages of a catalog have come, as the rules about missing and empty texts do.
struct CoverageJudge {
  /// What was found out about an entry in a locale.
  struct Judgement {
    /// How far the message has come.
    let status: CoverageStatus
    /// Whether all of its texts are in accepted states.
    let isAccepted: Bool
    /// The position of the localization that serves the locale; `nil` where there is none.
    let localization: Int?
  }

  /// The locales that count, in the order of their identifiers.
  let locales: [LocaleCoverage.Requirement]
  private let accepted: Set<CoverageStatus>
  /// The positions of the entries whose key stands in the file once more behind them.
  private let superseded: Set<Int>

  /// Prepares for the entries of a catalog.
  init(_ catalog: CatalogContext, accepted: Set<CoverageStatus>) {
    self.accepted = accepted.union([.translated])
    superseded = catalog.repeatedNameOffsets.isEmpty ? [] : Self.superseded(catalog.catalog.entries)
    locales = catalog.coverage.all(withSource: catalog.countsSource).sorted {
      $0.locale.identifier.utf8.lexicographicallyPrecedes($1.locale.identifier.utf8)
    }
  }

  private static func superseded(_ entries: [Entry]) -> Set<Int> {
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.key] = index }
    return Set(entries.indices.filter { last[entries[$0].key] != $0 })
  }

  /// Returns whether an entry counts at all: it is to be translated, and of those with the same key, which a
  /// merge may leave behind, it is the last one.
  func counts(_ entry: EntryContext, at index: Int) -> Bool {
    entry.isTranslatable && !superseded.contains(index) && !entry.isOnlyTranslated
  }

  /// Returns how far an entry has come in a locale, or `nil` where it does not count there.
  ///
  /// - Parameters:
  ///   - entry: An entry that is to be translated and not marked stale.
  ///   - locale: One of `locales`.
  func judge(_ entry: EntryContext, in locale: LocaleCoverage.Requirement) -> Judgement? {
    if locale.locale.isSource { return judgeSource(entry) }
    guard let position = locale.serving(entry) else {
      if locale.isServedBySource { return judgeSource(entry) }
      guard entry.needsTranslation else { return nil }
      return Judgement(status: .absent, isAccepted: false, localization: nil)
    }
    let localization = entry.localizations[position]
    if localization.locale.isSource { return judgeSource(entry) }
    var status = CoverageStatus.translated
    var isAccepted = true
    localization.forEachState { state in
      let own = CoverageStatus(of: state)
      status = max(status, own)
      isAccepted = isAccepted && accepted.contains(own)
    }
    if entry.lacksText(in: localization) { status = .incomplete }
    if status == .new, !entry.hasWordsToTranslate { return nil }
    return Judgement(
      status: status, isAccepted: isAccepted && !status.isMissing, localization: position)
  }

  /// The source language needs no text where the key is the text, and what Xcode writes as its state says
  /// nothing.
  private func judgeSource(_ entry: EntryContext) -> Judgement? {
    let position = entry.localizations.firstIndex { $0.locale.isSource }
    if entry.lacksNeededSourceText {
      return Judgement(status: .absent, isAccepted: false, localization: position)
    }
    guard let position else {
      guard entry.hasWordsToTranslate else { return nil }
      return Judgement(status: .translated, isAccepted: true, localization: nil)
    }
    let lacksText = entry.lacksText(in: entry.localizations[position])
    return Judgement(
      status: lacksText ? .incomplete : .translated, isAccepted: !lacksText,
      localization: position)
  }
}

extension EntryContext {
  /// Whether a text of a localization is empty although it is called done, or a form lacks one.
  fileprivate func lacksText(in localization: LocalizationContext) -> Bool {
    !blankTexts(in: localization).isEmpty
      || (localization.varies
        && (!gaps(in: localization).isEmpty
          || localization.catalogPluralVariations.contains {
            $0.lacksOther(in: localization.locale, of: catalog)
          }))
  }
}

extension LocalizationContext {
  /// Calls a closure for the state of every text and list of phrases.
  fileprivate func forEachState(_ body: (TranslationState?) -> Void) {
    if let plainUnit {
      body(plainUnit.state)
    } else {
      localization.message.forEachUnit { _, unit in body(unit.state) }
    }
    if let phrases = localization.message.root.phrases { body(phrases.state) }
  }
}

extension CoverageStatus {
  /// How far a text in a state has come, where it is not empty.
  fileprivate init(of state: TranslationState?) {
    switch state {
    case .translated, nil: self = .translated
    case .needsReview, .other: self = .needsReview
    case .machineTranslated: self = .machineTranslated
    case .new: self = .new
    }
  }
}
