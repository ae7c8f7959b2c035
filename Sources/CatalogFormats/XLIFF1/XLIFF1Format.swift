internal import CatalogModel
public import SourceText

/// XLIFF 1.2 (OASIS), as Xcode, Angular and many others write it.
///
/// An entry is a unit (`trans-unit`). Its key is the name of the resource (`resname`), else the identifier; where another
/// file of the document has that key already, the name of the file is the context. The units that Xcode makes of one
/// entry of a String Catalog or a `.stringsdict` file are one entry with variations and substitutions. Texts with inline
/// elements are XML (``TextSyntax/inlineElements``). What the model has no place for is in fields whose names are the
/// constants of ``Field``.
public struct XLIFF1Format: CatalogFormat {
  /// Names of fields that keep what the model has no place for.
  public enum Field {
    /// The attributes of `<xliff>`, namespaces included; an object of the catalog.
    public static let attributes = "xliff.attributes"
    /// The files with their attributes, header, other elements and groups; a list of the catalog.
    public static let files = "xliff.files"
    /// `implicit` where no target of the document has a state; a text of the catalog.
    public static let states = "xliff.states"
    /// The name of the file of an entry: its `original`, with a number where several have the same.
    public static let file = "xliff.file"
    /// The numbers of the groups that lead to an entry, from the outermost; each counts from 0 in its group.
    public static let group = "xliff.group"
    /// The identifier of a unit where it is not the key.
    public static let id = "xliff.id"
    /// The other attributes of a unit, such as `approved` and `maxwidth`; an object of the entry.
    public static let unitAttributes = "xliff.unitAttributes"
    /// Elements of a unit such as `<alt-trans>`, `<context-group>` and `<seg-source>`; a list of spellings, of the entry.
    public static let unitContent = "xliff.unitContent"
    /// The attributes of the note that is the comment; an object of the entry.
    public static let note = "xliff.note"
    /// The other notes, each with its text and its attributes; a list of the entry.
    public static let notes = "xliff.notes"
    /// What a unit of an entry with several has otherwise than the first: comment, notes, attributes, elements; an
    /// object of the source text.
    public static let unit = "xliff.unit"
    /// `true` of a text that the document leaves out since it holds nothing but a variable.
    public static let implied = "xliff.implied"
    /// The attributes of `<source>`; an object of the source text.
    public static let sourceAttributes = "xliff.sourceAttributes"
    /// The attributes of `<target>` but for the state; an object of the translation.
    public static let targetAttributes = "xliff.targetAttributes"
    /// The state as the document spells it where the model has one word for several.
    ///
    /// Empty where the document gives none and has states elsewhere. A text of the translation.
    public static let state = "xliff.state"
    /// The source text where it differs from the translation in the same language.
    public static let source = "xliff.source"
    /// `true` where there is no translation in the same language.
    public static let untranslated = "xliff.untranslated"
  }

  /// The name on the command line.
  public let id = "xliff"
  /// The name in running text.
  public let name = "XLIFF 1.2"
  /// What the names of its files end with.
  public let fileExtensions = ["xliff", "xlf"]
  /// How files and languages go together: a file holds the source texts and one translation.
  public let layout = FormatLayout.bilingual
  /// What its files can hold.
  public let capabilities = XLIFF1Format.held

  static let held = FormatCapabilities(
    features: [
      .comments, .plurals, .devices, .widths, .substitutions, .sourceTexts, .doNotTranslate,
      .emptyTexts,
    ], states: [.new, .needsReview, .translated, .machineTranslated])

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds: the locale is its name, the end of its name, or the name of a folder.
  public func location(of path: String) -> TableLocation? {
    let parts = XLIFFPath(path)
    return parts.isInBundle ? nil : parts.location(of: path)
  }

  /// Returns whether the content of a file is one of the format, by the version of its root.
  public func recognizes(_ file: SourceFile) -> Bool {
    XLIFFFile.family(of: file) == .version1
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { XLIFF1Reader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { XLIFF1Writer(options) }
}
