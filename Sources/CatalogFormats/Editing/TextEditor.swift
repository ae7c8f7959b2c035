public import CatalogModel
internal import LocaleCore
public import SourceText

/// Changes texts in a file of any format whose texts can be spelt in their places.
///
/// Nothing is added: a message that has other forms than that in the file is refused.
public struct TextEditor: CatalogEditor {
  /// Creates an editor.
  public init() {}

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
    for change in changes {
      let subject = Diagnostic.Subject(key: change.key, locale: change.locale)
      guard let entry = entries[change.key] else {
        throw CatalogEditError(kind: .missingEntry, subject: subject)
      }
      let tag = LocaleTag(change.locale)
      guard let old = entry.localizations?.first(where: { LocaleTag($0.locale) == tag })?.message,
        let new = units.edits(from: old, to: change.message, state: { $0.spelling })
      else { throw CatalogEditError(kind: .missingPlace, subject: subject) }
      edits += new
    }
    return edits
  }
}
