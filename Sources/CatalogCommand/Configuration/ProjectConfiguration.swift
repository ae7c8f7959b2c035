internal import CatalogBuild
internal import CatalogLint
internal import SourceText

/// What `catalog.json` says about a project.
struct ProjectConfiguration: Sendable {
  /// What `catalog coverage` asks for.
  struct Coverage: Hashable, Sendable {
    /// The share of translated entries for every locale; `nil` where none is asked for.
    var minimum: Percentage?
    /// The shares for single locales.
    var locales: [String: Percentage] = [:]
    /// The states that are accepted beside `translated`.
    var accepted: Set<CoverageStatus> = []
  }

  /// The version of the format that this tool reads.
  static let version = 1
  /// The name of the file.
  static let fileName = "catalog.json"

  /// The path of the file, or `nil` where there is none.
  var path: String?
  /// The folder that paths in the file start from, without symbolic links.
  var folder = "" {
    didSet {
      syntaxes.folder = folder
      formats.folder = folder
    }
  }
  /// The locales that must be there; empty leaves that to the catalogs.
  var locales: [String] = []
  /// The files and folders that are left out.
  var exclude: [FileGlob] = []
  /// In which syntax the texts of catalogs are written.
  var syntaxes = TextSyntaxes()
  /// Which formats files have.
  var formats = FileFormats()
  /// The language of the source texts of files that do not name it; `nil` leaves that to the files.
  var sourceLanguage: String?
  /// What is said of single rules.
  var settings: [RuleID: LintConfiguration.RuleSetting] = [:]
  /// What is said of single rules in single locales.
  var localeSettings: [RuleID: [String: LintConfiguration.RuleSetting]] = [:]
  /// The options of rules.
  var options: [RuleID: RuleOptions] = [:]
  /// What the user should know of the file, although it can be used.
  var notes: [FileProblem] = []
  /// What is asked for of the share of translated entries.
  var coverage = Coverage()

  /// Returns the first pattern that leaves out a file or folder, be it with a folder above it; `nil`
  /// where none does.
  ///
  /// - Parameter path: The absolute path, without symbolic links.
  func exclusion(of path: String) -> String? {
    guard !exclude.isEmpty else { return nil }
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.hasPrefix(prefix) else { return nil }
    let relative = String(path.dropFirst(prefix.count))
    return exclude.first { $0.matches(relative) }?.pattern
  }

  /// Takes over how catalogs are read where the command line says so.
  mutating func adopt(_ settings: ReadingSettings) {
    syntaxes = settings.syntaxes
    formats = settings.formats
    sourceLanguage = settings.sourceLanguage
  }

  /// What the linter takes from the configuration.
  var lint: LintConfiguration {
    LintConfiguration(
      locales: locales, settings: settings, localeSettings: localeSettings, options: options)
  }
}
