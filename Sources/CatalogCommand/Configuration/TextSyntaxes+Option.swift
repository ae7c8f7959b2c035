internal import CatalogBuild
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

extension TextSyntaxes {
  /// The option of the commands that read catalogs.
  static let option = OptionSpec.choice(
    key, of: names,
    help: """
      How the texts of all catalogs say where values stand in them: printf (%@), as without the option and \
      the configuration, mf1 (ICU MessageFormat) or mf2 (Unicode MessageFormat 2).
      """)
}

extension ProjectConfiguration {
  /// Returns the syntaxes of catalogs, as the configuration has them where the command line does not say otherwise.
  ///
  /// - Parameters:
  ///   - arguments: The command line of a command with the option.
  ///   - environment: Tells where relative paths start.
  func syntaxes(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) -> TextSyntaxes {
    var syntaxes =
      arguments.value(TextSyntaxes.key).flatMap(TextSyntaxes.init(every:)) ?? syntaxes
    syntaxes.locate = { path in
      let resolved = environment.resolved(path)
      return FilePath.absolute(resolved) ?? resolved
    }
    return syntaxes
  }
}

extension TextSyntaxes {
  /// Reads a catalog, with its texts in the syntax that they are said to have; `nil` where it is of no format that is
  /// checked.
  func catalog(in file: SourceFile) -> Parsed<Catalog>? {
    CheckedFormat.of(file.path).map { marked($0.reader.read(file), ofFile: file.path) }
  }
}
