internal import CatalogBuild
internal import CatalogFormats
internal import SourceText

/// Finds the tables that the user means, for the commands that compile them.
struct TableFinder {
  /// The option for files that do not name the language of their source texts.
  static let sourceLanguage = OptionSpec.value(
    "source-language", "LOCALE",
    help:
      "The language of the source texts of files that do not name it; without it and the configuration, en."
  )

  /// Returns the value of the option.
  ///
  /// - Throws: `UsageError` for what is no locale.
  static func sourceLanguage(
    of arguments: ParsedArguments, _ project: ProjectConfiguration
  ) throws(UsageError) -> String {
    guard let locale = arguments.value(sourceLanguage.long) else {
      return project.sourceLanguage ?? "en"
    }
    try LocaleList.check(locale)
    return locale
  }

  /// Puts catalogs together into tables.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs that were found.
  ///   - environment: Tells where relative paths start.
  ///   - formats: Which formats the files have.
  /// - Throws: What two catalogs would be one table.
  static func tables(
    of catalogs: [String], in environment: CommandEnvironment, formats: FileFormats
  ) throws(TableSource.Conflict) -> [TableSource] {
    var known: [String: String] = [:]
    func format(_ path: String) -> (any CatalogFormat, TableLocation?)? {
      // The content is asked for only where names do not tell.
      let isNamed = CatalogFormats.candidates(for: path).count == 1
      let bytes = isNamed ? [] : (try? SourceFile(reading: environment.resolved(path)))?.bytes ?? []
      return formats.format(of: SourceFile(path: path, bytes: bytes)).map {
        ($0, $0.location(of: formats.locate(path)))
      }
    }
    func resolve(_ folder: String) -> String {
      if let path = known[folder] { return path }
      let path = FileSystem.absolutePath(of: environment.resolved(folder)) ?? folder
      known[folder] = path
      return path
    }
    return try TableSource.grouped(catalogs, resolvingFolders: resolve, format: format)
  }
}
