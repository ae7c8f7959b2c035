public import CatalogModel
internal import StructuredText

/// The files of a bundle as Xcode exports it for the translators of one language.
public struct XcodeLocalizationCatalog: Sendable {
  /// One file of the bundle.
  public struct File: Hashable, Sendable {
    /// The path in the bundle, with `/` between its parts.
    public let path: String
    /// The content.
    public let bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The locale of the translators, which names the bundle.
  public let locale: String
  /// The path of the file that the texts come from, relative to the project.
  public let original: String
  /// The name of the project.
  public let project: String

  /// Describes a bundle.
  ///
  /// - Parameters:
  ///   - locale: The locale of the translators.
  ///   - original: The path of the file that the texts come from, relative to the project.
  ///   - project: The name of the project.
  public init(locale: String, original: String, project: String) {
    self.locale = locale
    self.original = original
    self.project = project
  }

  /// The name of the folder of the bundle.
  public var name: String { locale + ".xcloc" }

  /// The path of the document with the texts, in the bundle.
  public var documentPath: String { "Localized Contents/\(locale).xliff" }

  /// Returns the files of the bundle.
  ///
  /// - Parameters:
  ///   - catalog: The texts in the source language and in the locale.
  ///   - sources: The files that the texts come from, for `Source Contents`; their paths are relative to the project.
  /// - Throws: `CatalogWriteError` for the first part that XLIFF 1.2 cannot hold.
  public func files(
    of catalog: Catalog, sources: [File] = []
  ) throws(CatalogWriteError) -> [File] {
    let document = try XLIFF1Writer(WritingOptions(locale: locale), original: original)
      .write(catalog)
    return [
      File(path: "contents.json", bytes: contents(developmentRegion: catalog.sourceLanguage)),
      File(path: documentPath, bytes: document),
    ] + sources.map { File(path: "Source Contents/" + $0.path, bytes: $0.bytes) }
  }

  /// The description of the bundle, in the style of Xcode.
  private func contents(developmentRegion: String) -> [UInt8] {
    JSONWriter.write(
      .object([
        .init("developmentRegion", .string(developmentRegion)),
        .init("project", .string(project)),
        .init("targetLocale", .string(locale)),
        .init(
          "toolInfo",
          .object([
            .init("toolBuildNumber", .string("1")),
            .init("toolID", .string("swift-catalog")),
            .init("toolName", .string("catalog")),
            .init("toolVersion", .string("1")),
          ])),
        .init("version", .string("1.0")),
      ]))
  }
}
