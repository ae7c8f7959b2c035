internal import CatalogFormats
internal import CatalogModel
internal import LocaleCore
internal import SourceText

extension Catalog {
  /// Leaves out what msgfmt does not compile: texts that are not translated or not reviewed, and of the header all but
  /// its text, of which the date of the template is not kept either.
  ///
  /// - Returns: What is left out, in the order of the catalog.
  mutating func leaveOutWhatIsNotCompiled() -> [FormatLoss] {
    var losses: [FormatLoss] = []
    for index in otherFields.indices where otherFields[index].name == POFormat.header {
      losses += otherFields[index].reduceHeader()
    }
    let source = LocaleTag(sourceLanguage)
    var isSource: [String: Bool] = [:]
    entries.removeAll { entry in
      let localizations = entry.localizations ?? []
      let isOneLanguage =
        localizations.count == 2 && localizations[0].locale == localizations[1].locale
      let target =
        isOneLanguage
        ? localizations.last
        : localizations.first { localization in
          if let answer = isSource[localization.locale] { return !answer }
          let answer = LocaleTag(localization.locale) == source
          isSource[localization.locale] = answer
          return !answer
        }
      guard let state = target.map({ $0.message.unfinishedState }) ?? .new else { return false }
      losses.append(
        FormatLoss(kind: .state(state), subject: .init(key: entry.key, locale: target?.locale)))
      return true
    }
    return losses
  }
}

extension Message {
  /// The state that keeps a message from being compiled; `nil` where nothing does.
  fileprivate var unfinishedState: TranslationState? {
    var first: StringUnit?
    var needsReview = false
    forEachUnit { _, unit in
      first = first ?? unit
      needsReview = needsReview || unit.state == .needsReview
    }
    if first?.value?.isEmpty ?? true { return .new }
    return needsReview ? .needsReview : nil
  }
}

extension Field {
  /// Leaves nothing but the text of a header of gettext, and returns what else would be missed.
  fileprivate mutating func reduceHeader() -> [FormatLoss] {
    guard case .object(let members) = value else { return [] }
    var losses: [FormatLoss] = []
    var kept: [Field] = []
    for member in members {
      switch (member.name, member.value) {
      case ("text", .string(let text)):
        let compiled = MOFormat.compiledHeader(text)
        if compiled != text {
          losses.append(FormatLoss(kind: .field("POT-Creation-Date"), subject: .init()))
        }
        kept.append(Field(name: "text", value: .string(compiled)))
      case ("comment", _): losses.append(FormatLoss(kind: .feature(.comments), subject: .init()))
      case ("fuzzy", .bool(false)): break
      case ("fuzzy", _):
        losses.append(FormatLoss(kind: .state(.needsReview), subject: .init()))
      default: losses.append(FormatLoss(kind: .field(member.name), subject: .init()))
      }
    }
    value = .object(kept)
    return losses
  }
}
