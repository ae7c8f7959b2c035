internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// A folder `LANG.xcloc`, as the user names it.
struct ExchangeBundle {
  /// The folder, without a slash at its end.
  let path: String
  /// The name of the folder, without its ending.
  let name: String

  /// Describes a folder, or returns `nil` for a path with another ending.
  init?(_ path: String) {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    let file = FilePath.name(of: path)
    guard file.hasSuffix(".xcloc"), file != ".xcloc" else { return nil }
    self.path = path
    name = String(file.dropLast(".xcloc".utf8.count))
  }

  /// The document of a bundle whose folder has the name of its language.
  var documentPath: String { path + "/Localized Contents/" + name + ".xliff" }

  /// Writes the files of the bundle.
  ///
  /// - Parameters:
  ///   - catalog: The texts in the source language and in the locale.
  ///   - source: The catalog that they come from.
  /// - Returns: Whether all could be written; where not, that was told.
  func write(
    _ catalog: Catalog, of source: ExchangeCatalog, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let original = FilePath.name(of: source.file.path)
    let bundle = XcodeLocalizationCatalog(locale: name, original: original, project: original)
    let sources = [XcodeLocalizationCatalog.File(path: original, bytes: source.file.bytes)]
    let files: [XcodeLocalizationCatalog.File]
    do throws(CatalogWriteError) {
      files = try bundle.files(of: catalog, sources: sources)
    } catch {
      return try LossReport(source, writtenAs: XcodeLocalizationCatalogFormat(), context)
        .explain(.unwritable(error))
    }
    for file in files {
      let place = path + "/" + file.path
      let folder = String(place.dropLast(FilePath.name(of: place).count + 1))
      let isWritten = context.writing(place) { _ throws(FileReplacementError) in
        try FileSystem.makeFolders(context.environment.resolved(folder))
      }
      guard isWritten, context.write(file.bytes, to: place) else { return .failure }
    }
    return .success
  }
}
