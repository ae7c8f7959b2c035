public import CatalogModel
public import SourceText
internal import StructuredText

/// Reads Apple's `.stringsdict` files: the texts of one table in one locale that vary.
///
/// A file is a property list, nearly always in XML. In the model
/// - the format of an entry (`NSStringLocalizedFormatKey`) is its text,
/// - each variable with a plural rule is a substitution: its value type is the conversion, its categories are the forms
///   of a plural variation. The argument number is the position that every reference to the variable gives; where none
///   gives one, a variable takes the next argument, as its place in the format tells. In its forms, what has no
///   position begins with the argument of the variable and goes on with those behind it,
/// - a width or device rule is a variation, whose forms may be texts or dictionaries like that of an entry.
///
/// Variables belong to the message as a whole: where two device forms give the same name to different variables, the
/// later ones are renamed, in the references too. Entries are `manual`, as those of `.strings` files.
public struct StringsDictionaryReader: CatalogReader {
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

  /// Reads a `.stringsdict` file.
  ///
  /// A file that is none gives an empty catalog and one diagnostic. Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let contents = PropertyListFile(file, locale: locale)
    var catalog = Catalog(sourceLanguage: sourceLanguage, escapes: contents.escapes)
    var diagnostics =
      contents.diagnostics
      + PropertyListFile.duplicateDiagnostics(in: contents.members, of: .init(locale: locale))
    for member in contents.members {
      var decoder = StringsDictionaryDecoder(key: member.key, locale: locale)
      let message = decoder.message(member)
      diagnostics += decoder.diagnostics
      catalog.entries.append(
        Entry(
          key: member.key, keyRange: member.keyRange, comment: member.comment,
          extractionState: .manual,
          localizations: [Localization(locale: locale, message: message)]))
    }
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }
}
