internal import CatalogModel
public import SourceText

/// The PO and POT files of GNU gettext (manual, chapter 3, The Format of PO Files).
///
/// What the model has no place for are fields that begin with `po.`, or with `gettext.` where MO files hold them, too;
/// the names are constants here. The reader gives them to entries and obsolete entries, `header` to the catalog and
/// `pluralIndex` to single texts.
public struct POFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "po"
  /// The name in running text.
  public let name = "gettext PO"
  /// What the names of its files end with, without the dot.
  public let fileExtensions = ["po", "pot"]
  /// How files and languages go together.
  public let layout = FormatLayout.bilingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(
    features: [.comments, .contexts, .plurals, .obsoleteEntries],
    states: [.new, .needsReview, .translated],
    syntaxes: [.printf, .plain, .python, .braces, .qt])

  /// The header entry: an object with its `text`, the fields that entries have, `comment`, `fuzzy` where it has that
  /// flag, and the `position` among the entries where it is not the first; null where the file has no header.
  public static let header = "gettext.header"
  /// What translators note (`#`): a text of one or more lines, without the space behind each mark.
  public static let translatorComment = "po.translatorComment"
  /// Where the text is used (`#:`): file names with line numbers, parted by single spaces.
  public static let references = "po.references"
  /// The flags (`#,`) that state and syntax of the entry do not say already, parted by commas and spaces.
  public static let flags = "po.flags"
  /// The flags behind `#=`, parted by commas and spaces.
  public static let otherFlags = "po.otherFlags"
  /// The context that a fuzzy translation was made for (`#| msgctxt`).
  public static let previousContext = "po.previousContext"
  /// The source text that a fuzzy translation was made for (`#| msgid`).
  public static let previousText = "po.previousText"
  /// The plural source text that a fuzzy translation was made for (`#| msgid_plural`).
  public static let previousPlural = "po.previousPlural"
  /// The domain of an entry that is in another one than the file as a whole.
  public static let domain = "po.domain"
  /// The number in `msgstr[N]` of a text whose numbers are not just those of its plural category.
  public static let pluralIndex = "gettext.pluralIndex"

  /// What the names of its fields begin with.
  public let fieldPrefixes = ["po.", "gettext."]

  /// Creates the format.
  public init() {}

  /// Knows `po/de.po`, `locale/de/LC_MESSAGES/app.po`, `app.de.po`, `po/app/de.po` and `app.pot`.
  public func location(of path: String) -> TableLocation? { GettextPath(path)?.location }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool {
    let start = file.bytes.prefix(1 << 16)
    return start.starts(with: "#".utf8) || start.starts(with: [0xEF, 0xBB, 0xBF])
      || ["msgid", "msgctxt", "domain"].contains { keyword in
        start.drop { $0 <= 0x20 }.starts(with: keyword.utf8)
      }
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { POReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { POWriter(options) }
}
