internal import CatalogBuild
internal import CatalogCompiler
internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// `catalog compile`: turns catalogs into the files that a program reads at run time.
enum CompileCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "compile",
    summary: "Compiles catalogs into the files that a program reads at run time.",
    discussion: [
      """
      Each String Catalog (*.xcstrings) is one table: App/Localizable.xcstrings becomes \
      Localizable.catalog. The .strings and .stringsdict files of one name in the LANG.lproj folders of one \
      folder are one table, too, as are the files of another format (those that “--from” names) that belong \
      together and hold one language each; in Base.lproj, and outside of such folders, their texts are in the source \
      language. Folders are searched as “catalog lint” does. A compiled file that would not change stays \
      untouched.
      """,
      """
      Exit status: 0 where every table was compiled, 1 where a catalog has errors or something that the \
      compiled format cannot hold, 2 for wrong usage, for a file that could not be read or understood, and \
      for output that could not be written. The other tables are still compiled.
      """,
    ],
    operand: .init(
      metaVariable: "PATH", count: .oneOrMore,
      help: "A catalog, or a folder to search for catalogs."),
    options: [
      .value(
        "output", short: "o", "DIR", isRequired: true,
        help: "The folder of the compiled files; it is made where it is missing."),
      .choice(
        "to", of: Format.allCases.map(\.rawValue),
        help: """
          The format of the compiled files: catalog, as without the option, is our own; apple is .strings and \
          .stringsdict files in LANG.lproj folders, as Xcode compiles a String Catalog; mo is \
          LANG/LC_MESSAGES/TABLE.mo for gettext, which looks texts up by their keys; res is TABLE/LANG.txt, bundles \
          of messages for ICU’s genrb.
          """),
      .value(
        "locales", short: "l", "LOCALE,…", arity: .repeated,
        help: "The locales to compile, besides the source language; without it, all of them."),
      TableFinder.sourceLanguage,
      ConfigurationLoader.option(short: "c"),
      TextSyntaxes.option,
      ReadingSettings.format,
    ],
    examples: [
      .init(
        line: "catalog compile App/Localizable.xcstrings -o build",
        explanation: "Writes build/Localizable.catalog."),
      .init(
        line: "catalog compile App -o build --locales de,fr",
        explanation:
          "Compiles every catalog below App, with German, French and the source language."
      ),
      .init(
        line: "catalog compile App -o build --to apple",
        explanation: "Writes build/de.lproj/Localizable.strings, its .stringsdict, and so on."),
      .init(
        line: "catalog compile po -o build --to mo",
        explanation: "Writes build/de/LC_MESSAGES/app.mo, and so on."),
      .init(
        line: "catalog compile Resources -o build --source-language de",
        explanation: """
          Compiles .strings files whose source texts are German: Resources/fr.lproj/Errors.strings and the \
          like become build/Errors.catalog.
          """
      ),
    ],
    run: run)

  /// The formats of compiled files.
  private enum Format: String, CaseIterable {
    case catalog
    case apple
    case mo
    case res
  }

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let folder = arguments.value("output") ?? ""
    guard !folder.isEmpty else { throw UsageError("“--output” needs the name of a folder") }
    guard !arguments.operands.contains("") else {
      throw UsageError("the name of a file or folder is empty; “.” is the current folder")
    }
    let locales = try LocaleList.parse(arguments.all("locales"))
    guard let project = ConfigurationLoader(context: context).load(for: arguments) else {
      return .failure
    }
    let sourceLanguage = try TableFinder.sourceLanguage(of: arguments, project)
    let settings = try project.reading(arguments, in: context.environment)
    let found = try CatalogFinder.find(
      arguments.operands, for: .compiling, in: context.environment, formats: settings.formats,
      excluding: project.exclusion)
    let sources = try tables(found.catalogs, context.environment, settings.formats)
    guard makeFolder(folder, context) else { return .failure }
    let builder = TableBuilder(
      options: CompileOptions(locales: locales.isEmpty ? nil : Set(locales)),
      sourceLanguage: sourceLanguage,
      syntaxes: settings.syntaxes, formats: settings.formats,
      resolve: { [environment = context.environment] in environment.resolved($0) })
    let format = arguments.value("to").flatMap(Format.init) ?? .catalog
    let reports = build(sources, as: format, with: builder, in: folder, context)
    let status = deliver(reports, unreadable: found.problems, context)
    return max(status, context.complainAboutEmptyFolders(found, for: .compiling))
  }

  private static func tables(
    _ catalogs: [String], _ environment: CommandEnvironment, _ formats: FileFormats
  ) throws(UsageError) -> [TableSource] {
    do {
      return try TableFinder.tables(of: catalogs, in: environment, formats: formats)
    } catch {
      throw UsageError(
        "“\(error.first)” and “\(error.second)” are both the table “\(error.name)”; compile them into different folders"
      )
    }
  }

  private static func makeFolder(_ folder: String, _ context: CommandContext) -> Bool {
    do throws(FileReplacementError) {
      try FileSystem.makeFolders(context.environment.resolved(folder))
      return true
    } catch {
      if let obstacle = obstacle(of: folder, context.environment) {
        context.complain("“\(obstacle)” is no folder, so nothing can be written into it")
      } else {
        context.complain("cannot make the folder “\(folder)”: \(error.reason.localized)")
      }
      return false
    }
  }

  /// What stands where a folder or one of those above it should be, or `nil` where that is not what is wrong.
  private static func obstacle(of folder: String, _ environment: CommandEnvironment) -> String? {
    let ends = folder.indices.filter { folder[$0] == "/" } + [folder.endIndex]
    return ends.lazy.map { String(folder[..<$0]) }.first { path in
      guard !path.isEmpty else { return false }
      let kind = try? FileSystem.status(of: environment.resolved(path)).kind
      return kind != nil && kind != .folder
    }
  }

  private static func build(
    _ sources: [TableSource], as format: Format, with builder: TableBuilder, in folder: String,
    _ context: CommandContext
  ) -> [TableReport] {
    let progress = ProgressLine(
      total: sources.count, channel: context.environment.standardError
    ) { "Compiling \($0) of \($1)…" }
    defer { progress.finish() }
    return parallelMap(sources.count) { index in
      defer { progress.advance() }
      let source = sources[index]
      func build(
        files: (String, Catalog, Set<String>?) throws(CatalogWriteError) -> [SourceFile]
      ) -> TableReport {
        builder.buildFiles(
          source, in: folder, makingFolders: { problem(ofMaking: $0, context) },
          { table, locales in
            Result { () throws(CatalogWriteError) in
              try files(table.name, table.catalog, locales)
            }
          })
      }
      switch format {
      case .catalog:
        return builder.build(
          source, to: CatalogFinder.join(folder, source.name + ".catalog"))
      case .mo: return build(files: CompiledFiles.gettext)
      case .res: return build(files: CompiledFiles.resources)
      case .apple:
        return builder.buildAppleFiles(
          source, in: folder, makingFolders: { problem(ofMaking: $0, context) })
      }
    }
  }

  /// Makes a folder where it is missing, and returns why it cannot be made.
  private static func problem(ofMaking folder: String, _ context: CommandContext) -> BuildProblem? {
    do throws(FileReplacementError) {
      try FileSystem.makeFolders(context.environment.resolved(folder))
      return nil
    } catch {
      return BuildProblem(
        path: folder, message: "the folder cannot be made: \(error.reason.localized)")
    }
  }

  /// Tells what was noticed, on standard error as compilers do.
  private static func deliver(
    _ reports: [TableReport], unreadable: [UnreadableFile], _ context: CommandContext
  ) -> ExitStatus {
    var lines = unreadable.map { BuildProblem(path: $0.path, message: $0.message) }
    lines += reports.flatMap(\.problems)
    let text = lines.map { $0.line { $0.shown } + "\n" }.joined()
    _ = context.environment.standardError.write(Array(text.utf8))
    let status: ExitStatus = unreadable.isEmpty ? .success : .failure
    return reports.map(\.outcome.status).reduce(status, max)
  }
}

extension TableReport.Outcome {
  /// The status of a command that compiled this table alone.
  fileprivate var status: ExitStatus {
    switch self {
    case .compiled: .success
    case .refused: .findings
    case .failed: .failure
    }
  }
}
