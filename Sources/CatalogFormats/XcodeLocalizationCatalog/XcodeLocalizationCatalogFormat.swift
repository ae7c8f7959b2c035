internal import CatalogModel
public import SourceText

/// The bundle that Xcode exports for the translators of one language: a folder `LANG.xcloc` with an XLIFF 1.2 document,
/// the sources that it was made of, and a description.
///
/// The catalog of a bundle is its document, `Localized Contents/LANG.xliff`; ``XcodeLocalizationCatalog`` has the other
/// files.
public struct XcodeLocalizationCatalogFormat: CatalogFormat {
  /// The name on the command line.
  public let id = "xcloc"
  /// The name in running text.
  public let name = "Xcode Localization Catalog"
  /// What the names of its files end with.
  public let fileExtensions = ["xliff"]
  /// How files and languages go together: a file holds the source texts and one translation.
  public let layout = FormatLayout.bilingual
  /// What its files can hold.
  public let capabilities = XLIFF1Format.held

  /// What the names of its fields begin with: those of its document.
  public let fieldPrefixes = ["xliff."]

  /// Creates the format.
  public init() {}

  /// Tells by its path what a file holds: the locale is its name, the end of its name, or the name of a folder.
  public func location(of path: String) -> TableLocation? {
    let parts = XLIFFPath(path)
    return parts.isInBundle ? parts.location(of: path) : nil
  }

  /// Returns whether the content of a file is one of the format, by the version of its root.
  public func recognizes(_ file: SourceFile) -> Bool {
    XLIFFPath(file.path).isInBundle && XLIFFFile.family(of: file) == .version1
  }

  /// Returns a reader.
  public func reader(_ options: ReadingOptions) -> any CatalogReader { XLIFF1Reader(options) }

  /// Returns a writer.
  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { XLIFF1Writer(options) }
}
