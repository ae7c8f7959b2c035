internal import CatalogModel
public import SourceText

/// XLIFF 2.0, 2.1 and 2.2 (OASIS).
///
/// A unit with one segment is an entry. Its key is the `name` of the unit, else its `id`; where another entry of the
/// document has that key, the identifier of the file is the context. A unit with several segments is an entry for each
/// of them, whose key is that of the unit, a slash, and the identifier of the segment or `#` and its number. A unit that
/// varies by plural alone (`pgs:switch`) is one entry with plural forms.
///
/// Texts with inline elements are XML (``TextSyntax/inlineElements``). What the model has no place for is in fields
/// whose names are the constants of ``Field``.
public struct XLIFF2Format: CatalogFormat {
  /// Names of fields that keep what the model has no place for.
  public enum Field {
    /// The attributes of `<xliff>`, namespaces included; an object of the catalog.
    public static let attributes = "xliff2.attributes"
    /// Elements of `<xliff>` before its files; a list of spellings, of the catalog.
    public static let content = "xliff2.content"
    /// The files with their attributes, elements and groups; a list of the catalog.
    public static let files = "xliff2.files"
    /// `implicit` where no segment of the document has a state; a text of the catalog.
    public static let states = "xliff2.states"
    /// The identifier of the file of an entry.
    public static let file = "xliff2.file"
    /// The numbers of the groups that lead to an entry, from the outermost; each counts from 0 in its group.
    public static let group = "xliff2.group"
    /// The identifier of a unit where it is not the key.
    public static let id = "xliff2.id"
    /// The identifier of a unit with several segments; of each of their entries.
    public static let unit = "xliff2.unit"
    /// The other attributes of a unit; an object of the entry.
    public static let unitAttributes = "xliff2.unitAttributes"
    /// Elements of modules and extensions, and original data; a list of spellings, of the entry.
    public static let unitContent = "xliff2.unitContent"
    /// The attributes of the note that is the comment; an object of the entry.
    public static let note = "xliff2.note"
    /// The other notes, each with its text and its attributes; a list of the entry.
    public static let notes = "xliff2.notes"
    /// The attributes of a segment; an object of the source text.
    public static let segment = "xliff2.segment"
    /// Ignorable parts before a segment; a list of spellings, of the source text.
    public static let before = "xliff2.before"
    /// Ignorable parts behind the last segment; a list of spellings, of the source text.
    public static let after = "xliff2.after"
    /// The attributes of `<source>`; an object of the source text.
    public static let sourceAttributes = "xliff2.sourceAttributes"
    /// The attributes of `<target>`; an object of the translation.
    public static let targetAttributes = "xliff2.targetAttributes"
    /// The state as the document spells it where the model has one word for several.
    ///
    /// Empty where the document gives none and has states elsewhere. A text of the translation.
    public static let state = "xliff2.state"
    /// The sub-state; of the translation.
    public static let subState = "xliff2.subState"
    /// The source text where it differs from the translation in the same language.
    public static let source = "xliff2.source"
    /// `true` where there is no translation in the same language.
    public static let untranslated = "xliff2.untranslated"
  }

  /// The name on the command line.
  public let id = "xliff2"
  /// The name in running text.
  public let name = "XLIFF 2"
  /// What the names of its files end with.
  public let fileExtensions = ["xlf", "xliff"]
  /// How files and languages go together: a file holds the source texts and one translation.
  public let layout = FormatLayout.bilingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .plurals, .sourceTexts, .doNotTranslate, .emptyTexts],
    states: [.new, .needsReview, .translated, .machineTranslated])

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds: the locale is its name, the end of its name, or the name of a folder.
  public func location(of path: String) -> TableLocation? {
    XLIFFPath(path).location(of: path)
  }

  /// Returns whether the content of a file is one of the format, by the version of its root.
  public func recognizes(_ file: SourceFile) -> Bool {
    XLIFFFile.family(of: file) == .version2
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { XLIFF2Reader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { XLIFF2Writer(options) }
}
