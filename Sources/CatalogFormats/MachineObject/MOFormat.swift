internal import CatalogModel
public import SourceText

/// The compiled MO files of GNU gettext (manual, section 10.3, The Format of GNU MO Files).
///
/// They hold texts and the header alone, which is the field `gettext.header` of the catalog.
public struct MOFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "mo"
  /// The name in running text.
  public let name = "gettext MO"
  /// What the names of its files end with, without the dot.
  public let fileExtensions = ["mo", "gmo"]
  /// How files and languages go together.
  public let layout = FormatLayout.bilingual
  /// What its files can hold.
  public let capabilities = FormatCapabilities(features: [.contexts, .plurals])

  /// What the names of its fields begin with: those that PO files hold, too.
  public let fieldPrefixes = ["gettext."]

  /// Creates the format.
  public init() {}

  /// Knows the same paths as that of PO files.
  public func location(of path: String) -> TableLocation? { GettextPath(path)?.location }

  /// Returns the header of a file with the translations into a language: it names the language and its plural forms.
  package static func header(for locale: String) -> String {
    GettextLowering.header(sourceLanguage: "en", locale: locale)
  }

  /// Returns the header of a PO file as that of a compiled one: without the date of the template, which msgfmt leaves
  /// out so that the same texts give the same file.
  package static func compiledHeader(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("POT-Creation-Date:") }.joined(separator: "\n")
  }

  /// Returns whether the content of a file is one of the format.
  public func recognizes(_ file: SourceFile) -> Bool { MOBytes(file.bytes).isMO }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { MOReader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { MOWriter(options) }
}
