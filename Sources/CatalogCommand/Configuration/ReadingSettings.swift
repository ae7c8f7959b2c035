internal import CatalogBuild
internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// How catalogs are read: what the configuration and the command line say that files themselves may not.
struct ReadingSettings: Sendable {
  /// In which syntax texts are written.
  var syntaxes = TextSyntaxes()
  /// Which formats files have.
  var formats = FileFormats()
  /// The language of the source texts where a file does not name it; `nil` leaves that to the files of a table.
  var sourceLanguage: String?

  /// The option that names the format of every file.
  static let format = OptionSpec.choice(
    "from", of: FileFormats.names,
    help: """
      The format of every file that is read; without it and the configuration, names and contents of files tell.
      """)

  /// The option that names the language of the source texts.
  static let sourceLanguage = OptionSpec.value(
    "source-language", "LOCALE",
    help: """
      The language of the source texts of files that do not name it; without it and the configuration, that of the \
      file whose path names no locale, else English.
      """)

  /// The options, as the commands have them that read catalogs without compiling them.
  static let options = [TextSyntaxes.option, format, sourceLanguage]
}

extension ProjectConfiguration {
  /// Returns how catalogs are read, as the configuration has it where the command line does not say otherwise.
  ///
  /// - Parameters:
  ///   - arguments: The command line of a command with the options.
  ///   - environment: Tells where relative paths start.
  /// - Throws: `UsageError` for a source language that is no locale.
  func reading(
    _ arguments: ParsedArguments, in environment: CommandEnvironment
  ) throws(UsageError) -> ReadingSettings {
    let syntaxes = syntaxes(arguments, in: environment)
    var formats = arguments.value("from").flatMap(FileFormats.init(every:)) ?? formats
    formats.locate = syntaxes.locate
    let language = arguments.value("source-language")
    if let language { try LocaleList.check(language) }
    return ReadingSettings(
      syntaxes: syntaxes, formats: formats, sourceLanguage: language ?? sourceLanguage)
  }
}

extension LintInput {
  /// Reads another content of the file; `nil` where its format is not known.
  func read(_ file: SourceFile) -> Parsed<Catalog>? {
    if let reread { return reread(file) }
    guard let format = CatalogFormats.format(of: file) else { return nil }
    var parsed = format.reader(ReadingOptions()).read(file)
    parsed.value.syntax = self.parsed.value.syntax
    return parsed
  }
}
