internal import CatalogBuild
internal import SourceText

extension TextSyntaxes {
  /// The option of the commands that read catalogs.
  static let option = OptionSpec.choice(
    key, of: names,
    help: """
      How the texts of all catalogs say where values stand in them: printf (%@), mf1 (ICU MessageFormat), \
      mf2 (Unicode MessageFormat 2) or another one; without the option and the configuration, as their formats \
      and files say. Formats that cannot have the syntax keep their own.
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
