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
  ///   - origins: The files that they come from, one or more.
  /// - Returns: Whether all could be written; where not, that was told.
  func write(
    _ catalog: Catalog, of origins: [ExchangeCatalog], _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard let source = origins.first else { return .failure }
    let original = FilePath.name(of: source.file.path)
    let bundle = XcodeLocalizationCatalog(locale: name, original: original, project: original)
    let sources = origins.map {
      XcodeLocalizationCatalog.File(
        path: origins.count == 1 || $0.file.path.hasPrefix("/") || $0.file.path.hasPrefix("..")
          ? FilePath.name(of: $0.file.path) : $0.file.path,
        bytes: $0.file.bytes)
    }
    let files: [XcodeLocalizationCatalog.File]
    do throws(CatalogWriteError) {
      files = try bundle.files(of: catalog, sources: sources)
    } catch {
      return try LossReport(source.file, writtenAs: XcodeLocalizationCatalogFormat(), context)
        .explain(.unwritable(error), of: catalog)
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
