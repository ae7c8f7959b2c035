internal import CatalogModel
public import SourceText

/// The bundle that Xcode exports for the translators of one language: a folder `LANG.xcloc` with an XLIFF 1.2 document,
/// the sources that it was made of, and a description.
///
/// The catalog of a bundle is its document, `Localized Contents/LANG.xliff`; ``XcodeLocalizationCatalog`` has the other
/// files.
public struct XcodeLocalizationCatalogFormat: CatalogFormat {
  public let id = "xcloc"
  public let name = "Xcode Localization Catalog"
  public let fileExtensions = ["xliff"]
  public let layout = FormatLayout.bilingual
  public let capabilities = XLIFF1Format.held

  /// Creates the format.
  public init() {}

  public func location(of path: String) -> TableLocation? {
    let parts = XLIFFPath(path)
    return parts.isInBundle ? parts.location(of: path) : nil
  }

  public func recognizes(_ file: SourceFile) -> Bool {
    XLIFFPath(file.path).isInBundle && XLIFFFile.family(of: file) == .version1
  }

  public func reader(_ options: ReadingOptions) -> any CatalogReader { XLIFF1Reader(options) }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { XLIFF1Writer(options) }
}
