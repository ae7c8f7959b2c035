public import CatalogModel
internal import ICUKit
internal import LocaleCore

/// Makes of a catalog what a translator into one language works on.
///
/// Left out are entries that are not to be translated, have no text, or are stale. Each other one has its source text,
/// and the forms that the language needs: those that are there, and an empty place for each that is missing.
public struct CatalogExport: Sendable {
  /// The language that is translated into.
  public let locale: String

  /// Creates an export.
  public init(locale: String) { self.locale = locale }

  /// Returns the part of a catalog that is translated; takes linear time.
  ///
  /// - Parameter catalog: The catalog.
  public func selection(of catalog: Catalog) -> Catalog {
    let target = LocaleTag(locale)
    let source = LocaleTag(catalog.sourceLanguage)
    let categories = PluralProfile.profile(for: locale, kind: .cardinal).numbers
      .filter { $0.isNeededByIntegers || catalog.pluralNumbers == .all && $0.category == .other }
      .map(\.category.rawValue)
    var selected = catalog
    selected.obsoleteEntries = []
    selected.entries = catalog.entries.compactMap { entry in
      guard entry.shouldTranslate != false, !entry.key.isEmpty, entry.extractionState != .stale,
        entry.otherValue == nil
      else { return nil }
      var entry = entry
      let localizations = entry.localizations ?? []
      let sourceText =
        localizations.first { LocaleTag($0.locale) == source && $0.message.hasText }
        ?? Localization(
          locale: catalog.sourceLanguage,
          message: Message(root: MessageNode(unit: StringUnit(value: entry.key))))
      let present = localizations.first { LocaleTag($0.locale) == target }
      entry.localizations = [sourceText]
      if let message = translated(sourceText.message, present?.message, categories) {
        entry.localizations?.append(
          Localization(locale: present?.locale ?? locale, message: message))
      }
      return entry
    }
    return selected
  }

  /// The message that is translated: what is there, with places for what is missing.
  private func translated(
    _ source: Message, _ present: Message?, _ categories: [String]
  ) -> Message? {
    guard var message = present ?? emptyForms(of: source) else { return nil }
    message.root.addForms(categories)
    for index in message.substitutions.indices {
      message.substitutions[index].root.addForms(categories)
    }
    return message
  }

  /// The shape of a source message that varies, without texts.
  private func emptyForms(of source: Message) -> Message? {
    guard source.varies else { return nil }
    var message = source
    message.root.removeTexts()
    for index in message.substitutions.indices {
      message.substitutions[index].root.removeTexts()
    }
    return message
  }
}

extension Message {
  /// Whether the message says anything.
  var hasText: Bool {
    var found = root.phrases != nil
    forEachUnit { _, unit in found = found || unit.value?.isEmpty == false }
    return found
  }
}

extension MessageNode {
  fileprivate mutating func removeTexts() {
    if unit != nil { unit = StringUnit(value: "", state: .new) }
    for variation in variations.indices {
      // Which categories there are is a matter of the language.
      if variations[variation].kind == .plural {
        variations[variation].cases.removeAll { $0.name != "other" && $0.name != "zero" }
      }
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.removeTexts()
      }
    }
  }

  fileprivate mutating func addForms(_ categories: [String]) {
    for variation in variations.indices {
      if variations[variation].kind == .plural {
        variations[variation].addForms(categories)
      } else {
        for form in variations[variation].cases.indices {
          variations[variation].cases[form].node.addForms(categories)
        }
      }
    }
  }
}

extension Variation {
  /// Adds empty forms for the categories that are missing, and puts all in CLDR’s order.
  fileprivate mutating func addForms(_ categories: [String]) {
    let missing = categories.filter { category in !cases.contains { $0.name == category } }
    guard !missing.isEmpty else { return }
    let empty = MessageNode(unit: StringUnit(value: "", state: .new))
    cases += missing.map { Case(name: $0, node: empty) }
    let order = PluralCategory.allCases.map(\.rawValue)
    cases.sort {
      (order.firstIndex(of: $0.name) ?? order.count)
        < (order.firstIndex(of: $1.name) ?? order.count)
    }
  }
}
