public import CatalogModel
internal import LocaleCore
public import SourceText

/// Changes messages in a file of any format so that every other byte of it stays.
///
/// A text is replaced in its place where it can be spelt there. Where a message has other forms, another state, or is
/// new, the lines of the file change that would change if the writer of the format had written it before and after; a
/// file that is laid out so differently that these lines cannot be found in it is refused.
public struct TextEditor: CatalogEditor {
  private let format: any CatalogFormat

  /// Creates an editor of files of a format.
  public init(format: any CatalogFormat) { self.format = format }

  /// Returns the edits that make the changes; takes linear time.
  public func edits(
    for changes: [CatalogChange], in file: SourceFile, _ catalog: Catalog
  ) throws(CatalogEditError) -> [TextEdit] {
    guard let escapes = catalog.escapes else {
      throw CatalogEditError(kind: .malformed, subject: .init())
    }
    let units = UnitEditor(file: file, escapes: escapes)
    let entries = Dictionary(catalog.entries.map { ($0.key, $0) }) { first, _ in first }
    var edits: [TextEdit] = []
    var others: [CatalogChange] = []
    for change in changes {
      let subject = Diagnostic.Subject(key: change.key, locale: change.locale)
      let entry = entries[change.key]
      guard entry != nil || change.newEntry != nil else {
        throw CatalogEditError(kind: .missingEntry, subject: subject)
      }
      let tag = LocaleTag(change.locale)
      let old = entry?.localizations?.first { LocaleTag($0.locale) == tag }?.message
      if let new = old.flatMap({ units.edits(from: $0, to: change.message, state: { _ in nil }) }) {
        edits += new
      } else {
        others.append(change)
      }
    }
    guard !others.isEmpty else { return edits }
    return try CanonicalMerge(format: format, file: file, catalog: catalog, changes: changes)
      .edits(for: others, beside: edits)
  }
}
