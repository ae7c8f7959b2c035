internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// A key that has another name than before.
struct KeyRename: Hashable, Sendable {
  /// The key as it was.
  let old: String
  /// The key as it is.
  let new: String
  /// The locales whose translations stayed behind under the old key, or went with it.
  let lostLocales: [String]

  /// Finds the keys of a catalog that have another name than before.
  ///
  /// The source text must be the same and stand under no other key that came or went, and no
  /// translation may differ.
  static func all(
    from base: Catalog, _ basePositions: [String: Int], to head: Catalog,
    _ headPositions: [String: Int]
  ) -> [KeyRename] {
    let added = head.entries.filter {
      basePositions[$0.key] == nil && $0.extractionState != .stale && !$0.key.isEmpty
    }
    guard !added.isEmpty else { return [] }
    let gone = base.entries.filter { entry in
      guard entry.extractionState != .stale, !entry.key.isEmpty else { return false }
      guard let position = headPositions[entry.key] else { return true }
      return head.entries[position].extractionState == .stale
    }
    let goneByText = unique(gone, sourceLanguage: base.sourceLanguage)
    let addedByText = unique(added, sourceLanguage: head.sourceLanguage)
    return added.compactMap { entry in
      let texts = entry.sourceTexts { $0 == head.sourceLanguage }
      guard addedByText[texts] != nil, let old = goneByText[texts] else { return nil }
      return rename(from: old, to: entry, sourceLanguage: head.sourceLanguage)
    }
  }

  /// The entries by their source texts, those whose texts another one has left out.
  private static func unique(_ entries: [Entry], sourceLanguage: String) -> [PlainTexts: Entry] {
    var unique: [PlainTexts: Entry?] = [:]
    for entry in entries {
      let texts = entry.sourceTexts { $0 == sourceLanguage }
      unique[texts] = unique[texts] == nil ? .some(entry) : .some(nil)
    }
    return unique.compactMapValues(\.self)
  }

  private static func rename(
    from old: Entry, to new: Entry, sourceLanguage: String
  ) -> KeyRename? {
    var lost: [String] = []
    for localization in old.localizations ?? [] where localization.locale != sourceLanguage {
      let before = PlainTexts(localization.message)
      guard !before.isEmpty else { continue }
      let now = new.localizations?.first { $0.locale == localization.locale }
      let after = now.map { PlainTexts($0.message) }
      if let after, !after.isEmpty {
        guard after == before else { return nil }
      } else {
        lost.append(localization.locale)
      }
    }
    return KeyRename(old: old.key, new: new.key, lostLocales: lost)
  }
}

extension KeyRename {
  /// Whether the new name is what is behind a finding: translations that stayed under the old key, and
  /// the old key itself.
  func explains(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.rule {
    case MissingTranslation.description.id where diagnostic.subject.key == new:
      guard let locale = diagnostic.subject.locale else { return false }
      let tag = LocaleIdentity.canonicalTag(of: locale)
      return lostLocales.contains { LocaleIdentity.canonicalTag(of: $0).covers(tag) }
    case StaleKey.description.id: return diagnostic.subject.key == old
    default: return false
    }
  }
}
