internal import CatalogModel
public import SourceText

/// The compiled MO files of GNU gettext (manual, section 10.3, The Format of GNU MO Files).
///
/// They hold texts and the header alone, which is the field `po.header` of the catalog.
public struct MOFormat: CatalogFormat {
  public let id = "mo"
  public let name = "gettext MO"
  public let fileExtensions = ["mo", "gmo"]
  public let layout = FormatLayout.bilingual
  public let capabilities = FormatCapabilities(features: [.contexts, .plurals])

  /// Creates the format.
  public init() {}

  /// Knows the same paths as that of PO files.
  public func location(of path: String) -> TableLocation? { GettextPath(path)?.location }

  public func recognizes(_ file: SourceFile) -> Bool { MOBytes(file.bytes).isMO }

  public func reader(_ options: ReadingOptions) -> any CatalogReader { MOReader(options) }

  public func writer(_ options: WritingOptions) -> (any CatalogWriter)? { MOWriter(options) }
}
