internal import CatalogLint
internal import SourceText

/// Finds and reads the configuration of the project that the current folder belongs to.
///
/// Where none is named, it is the nearest `catalog.json` in the current folder or above it; the search
/// ends with the folder of a repository.
struct ConfigurationLoader {
  /// The world, the rules, and where complaints go.
  let context: CommandContext

  /// The option that names a file.
  ///
  /// - Parameter short: Its letter, or `nil` where that means something else.
  static func option(short: Character? = nil) -> OptionSpec {
    .value(
      "config", short: short, "FILE",
      help: """
        The configuration; without it, catalog.json in the current folder or the nearest one above it \
        inside the repository. What the command line says counts more.
        """)
  }

  /// Reads the configuration that a command line names, or else the one that is found.
  ///
  /// - Parameter arguments: The command line of a command with the option.
  /// - Returns: As ``load(_:)``.
  func load(for arguments: ParsedArguments) -> ProjectConfiguration? {
    load(arguments.value("config"))
  }

  /// Reads the configuration.
  ///
  /// - Parameter path: The file that the user named, or `nil` to search for one.
  /// - Returns: What it says; an empty one where there is no file; `nil` where it cannot be used, which
  ///   the user has been told.
  func load(_ path: String?) -> ProjectConfiguration? {
    guard let path = path ?? found() else {
      var none = ProjectConfiguration()
      none.folder = FileSystem.absolutePath(of: context.environment.resolved(".")) ?? ""
      return none
    }
    do throws(SourceFileError) {
      let resolved = context.environment.resolved(path)
      let file = SourceFile(path: path, bytes: try SourceFile(reading: resolved).bytes)
      var (configuration, problems) = ConfigurationReader.read(file, rules: context.engine.rules())
      guard problems.isEmpty else {
        context.complain(about: problems, in: file)
        return nil
      }
      context.warn(of: configuration.notes, in: file)
      configuration.folder = FilePath.absoluteFolder(ofFile: resolved) ?? ""
      return configuration
    } catch {
      context.complain(about: path, error)
      return nil
    }
  }

  /// The nearest configuration, as a path from the current folder.
  private func found() -> String? {
    guard var folder = FileSystem.absolutePath(of: context.environment.resolved(".")) else {
      return nil
    }
    var prefix = ""
    while true {
      if FilePath.hasItem(ProjectConfiguration.fileName, in: folder) {
        return prefix + ProjectConfiguration.fileName
      }
      if folder == "/" || FilePath.hasItem(".git", in: folder) { return nil }
      folder = FilePath.folder(of: folder)
      prefix += "../"
    }
  }
}
