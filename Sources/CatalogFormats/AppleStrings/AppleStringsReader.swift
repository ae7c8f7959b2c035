public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads Apple's `.strings` files: the texts of one table in one locale.
///
/// A file is a property list in the old syntax, in XML as Apple's tools write it, or in binary form. Of entries with
/// one key Apple's readers take the last; the catalog has them all, in the order of the file, and the linter and
/// the compiler take the first: `LocalizedFolderReader` makes a catalog with the entries that count. Comments become
/// those of the entries that they stand with; a comment that an empty line parts from the next entry is passed over.
///
/// Entries are `manual`: nothing in the file tells that code was the source of a key. What cannot be read is a
/// diagnostic of the rule `catalog-parse`, a key that stands twice one of `duplicate-key`.
public struct AppleStringsReader: CatalogReader {
  /// The locale of the texts, as the name of their folder spells it.
  public let locale: String
  /// The language of the source texts.
  public let sourceLanguage: String

  /// Creates a reader for the files of one locale.
  ///
  /// - Parameters:
  ///   - locale: The locale of the texts.
  ///   - sourceLanguage: The language of the source texts, which the files do not name.
  public init(locale: String, sourceLanguage: String) {
    self.locale = locale
    self.sourceLanguage = sourceLanguage
  }

  /// Reads a `.strings` file.
  ///
  /// A file that is none gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = PropertyListFile(file, locale: locale)
    var catalog = Catalog(sourceLanguage: sourceLanguage, escapes: contents.escapes)
    catalog.entries = contents.members.map(entry)
    let diagnostics =
      contents.diagnostics + contents.members.compactMap(diagnostic)
      + PropertyListFile.duplicateDiagnostics(in: contents.members, of: .init(locale: locale))
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }

  private func entry(_ member: PropertyListNode.Member) -> Entry {
    var node = MessageNode()
    if let text = member.node.string {
      node.unit = StringUnit(value: text, valueRange: member.node.range)
    } else {
      node.otherValue = member.node.fieldValue
    }
    return Entry(
      key: member.key, keyRange: member.keyRange, comment: member.comment,
      extractionState: .manual,
      localizations: [Localization(locale: locale, message: Message(root: node))])
  }

  private func diagnostic(_ member: PropertyListNode.Member) -> Diagnostic? {
    guard member.node.string == nil else { return nil }
    return Diagnostic(
      rule: .catalogParse, severity: .error,
      message: """
        “\(member.key)” is \(member.node.description); a .strings file holds texts only, and forms of a \
        text belong into a .stringsdict file
        """,
      range: member.node.range, subject: .init(key: member.key, locale: locale))
  }
}
