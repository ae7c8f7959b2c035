internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// `catalog import`: takes translations back into catalogs.
enum ImportCommand {
  /// The most keys that are shown one by one.
  private static let maximumShownKeys = 20

  /// The command line.
  static let spec = CommandSpec(
    name: "import",
    summary: "Takes translations from a file of “catalog export” into catalogs.",
    discussion: [
      """
      Only texts and states of the language of the file change; every other byte of a catalog stays. Where the \
      source text of a key has changed since the export, nothing is written, and the keys are named.
      """,
      """
      Exit status: 0 where the translations are in the catalogs, 1 where source texts have changed or a text has no \
      place, 2 for wrong usage, for a file that could not be read or understood, and for a catalog that could not be \
      written.
      """,
    ],
    operand: .init(
      metaVariable: "FILE", count: .oneOrMore,
      help: "The file of the translator, and the catalogs that it was made of."),
    options: [
      .choice(
        "from", of: ExportCommand.formats.map(\.id),
        help: "The format of the file; without it, its name and content tell."),
      .flag("dry-run", help: "Shows the changes as a unified diff, and writes nothing."),
    ],
    examples: [
      .init(
        line: "catalog import de.po Localizable.xcstrings",
        explanation: "Takes the German texts into the catalog.")
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count >= 2, !arguments.operands.contains("") else {
      throw UsageError("the file of the translator and one catalog or more are needed")
    }
    let paths = arguments.operands.dropFirst()
    guard
      let translated = try ExchangeCatalog.read(
        arguments.operands[0], as: arguments.value("from"), ReadingOptions(), context)
    else { return .failure }
    var plans: [(source: ExchangeCatalog, plan: CatalogImport.Plan)] = []
    for path in paths {
      guard let source = try ExchangeCatalog.read(path, ReadingOptions(), context) else {
        return .failure
      }
      plans.append((source, try plan(translated, source, context)))
    }
    let status = tellOfKeys(plans, translated, context)
    guard status == .success else { return status }
    var changes: [(path: String, text: EditedText)] = []
    for (source, plan) in plans where !plan.changes.isEmpty {
      guard let text = edited(source, plan, context) else { return .findings }
      changes.append((source.file.path, text))
    }
    return deliver(changes, isDryRun: arguments.has("dry-run"), context)
  }

  private static func plan(
    _ translated: ExchangeCatalog, _ source: ExchangeCatalog, _ context: CommandContext
  ) throws(UsageError) -> CatalogImport.Plan {
    do throws(CatalogImport.Failure) {
      return try CatalogImport(format: translated.format).plan(
        translated.catalog, into: source.catalog, of: source.format)
    } catch {
      switch error {
      case .missingLocale:
        throw UsageError("“\(translated.file.path)” has no translations into another language")
      case .export(let failure):
        _ = try LossReport(source, writtenAs: translated.format, context).explain(failure)
        throw UsageError(
          "“\(source.file.path)” cannot be compared with a file of \(translated.format.name)")
      }
    }
  }

  /// Names the keys whose source text has changed, and those that no catalog has.
  private static func tellOfKeys(
    _ plans: [(source: ExchangeCatalog, plan: CatalogImport.Plan)], _ translated: ExchangeCatalog,
    _ context: CommandContext
  ) -> ExitStatus {
    var status = ExitStatus.success
    for (source, plan) in plans where !plan.changedSources.isEmpty {
      let places = SubjectFinder(catalog: source.catalog, file: source.file)
      for key in plan.changedSources.prefix(maximumShownKeys) {
        context.fail(
          places.place(of: .init(key: key), context),
          "the source text of “\(key)” has changed since the export")
      }
      context.complain(
        "source texts that have changed since the export: \(plan.changedSources.count); nothing was written; export again"
      )
      status = .findings
    }
    let unknown = Set(plans.first?.plan.unknownKeys ?? []).filter { key in
      plans.allSatisfy { $0.plan.unknownKeys.contains(key) }
    }
    let places = SubjectFinder(catalog: translated.catalog, file: translated.file)
    for key in unknown.sorted().prefix(maximumShownKeys) {
      context.warn(
        places.place(of: .init(key: key), context),
        "no catalog has the key “\(key)”; it is left out")
    }
    return status
  }

  /// The catalog with the changes, or `nil` where one has no place; then that was told.
  private static func edited(
    _ source: ExchangeCatalog, _ plan: CatalogImport.Plan, _ context: CommandContext
  ) -> EditedText? {
    do throws(CatalogEditError) {
      let edits = try source.format.editor.edits(
        for: plan.changes, in: source.file, source.catalog)
      var text = EditedText(source.file.bytes)
      guard (try? text.apply(edits)) != nil else {
        throw CatalogEditError(kind: .malformed, subject: .init())
      }
      return text
    } catch {
      let places = SubjectFinder(catalog: source.catalog, file: source.file)
      context.fail(places.place(of: error.subject, context), error.message)
      return nil
    }
  }

  private static func deliver(
    _ changes: [(path: String, text: EditedText)], isDryRun: Bool, _ context: CommandContext
  ) -> ExitStatus {
    if isDryRun {
      let output = context.environment.standardOutput
      let reporter = DiffReporter(
        isColoured: context.environment.wantsColour(on: output), isShown: output.isTerminal,
        environment: context.environment)
      return context.print(reporter.report(changes))
    }
    for (path, text) in changes {
      let isWritten = context.writing(path) { resolved throws(FileReplacementError) in
        try FileReplacement.write(text.bytes, to: resolved, replacing: text.original)
      }
      guard isWritten else { return .failure }
    }
    return .success
  }
}
