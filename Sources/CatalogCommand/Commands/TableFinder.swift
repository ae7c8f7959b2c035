internal import CatalogBuild
internal import SourceText

/// Finds the tables that the user means, for the commands that compile them.
struct TableFinder {
  /// The option for files that do not name the language of their source texts.
  static let sourceLanguage = OptionSpec.value(
    "source-language", "LOCALE",
    help:
      "The language of the source texts of .strings and .stringsdict files, which do not name it; without it, en."
  )

  /// Returns the value of the option.
  ///
  /// - Throws: `UsageError` for what is no locale.
  static func sourceLanguage(of arguments: ParsedArguments) throws(UsageError) -> String {
    guard let locale = arguments.value(sourceLanguage.long) else { return "en" }
    try LocaleList.check(locale)
    return locale
  }

  /// Puts catalogs together into tables.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs that were found.
  ///   - environment: Tells where relative paths start.
  /// - Throws: What two catalogs would be one table.
  static func tables(
    of catalogs: [String], in environment: CommandEnvironment
  ) throws(TableSource.Conflict) -> [TableSource] {
    var known: [String: String] = [:]
    return try TableSource.grouped(catalogs) { folder in
      if let path = known[folder] { return path }
      let path = FileSystem.absolutePath(of: environment.resolved(folder)) ?? folder
      known[folder] = path
      return path
    }
  }
}
