internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// Takes out of the findings of a file what the comments of its entries silence, and remembers what of
/// these comments served for something.
struct SuppressionFilter {
  /// A rule that the comment of an entry silences.
  struct Use {
    let entry: Entry
    let item: Suppression.Item
    /// The locale, or `nil` for all of them.
    let tag: LocaleTag?
    fileprivate(set) var isUsed = false

    init(_ entry: Entry, _ item: Suppression.Item) {
      self.entry = entry
      self.item = item
      tag = item.locale.map(LocaleIdentity.canonicalTag)
    }
  }

  /// What is silenced, in the order of the file.
  private(set) var uses: [Use] = []
  private var places: [String: [Int]] = [:]

  /// Collects what the entries of a file silence.
  init(_ entries: [EntrySuppressions]) {
    for entry in entries {
      for item in entry.suppressions.flatMap(\.items) {
        places[entry.entry.key, default: []].append(uses.count)
        uses.append(Use(entry.entry, item))
      }
    }
  }

  /// Returns the findings that nothing silences.
  mutating func filter(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !uses.isEmpty else { return diagnostics }
    return diagnostics.filter { !silences($0) }
  }

  private mutating func silences(_ diagnostic: Diagnostic) -> Bool {
    guard let key = diagnostic.subject.key, let places = places[key],
      diagnostic.rule != .catalogParse
    else { return false }
    var isSilenced = false
    for place in places where matches(uses[place], diagnostic) {
      uses[place].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private func matches(_ use: Use, _ diagnostic: Diagnostic) -> Bool {
    guard use.item.rule == diagnostic.rule.rawValue else { return false }
    guard let tag = use.tag else { return true }
    guard let locale = diagnostic.subject.locale else { return false }
    return tag.covers(LocaleIdentity.canonicalTag(of: locale))
  }
}
