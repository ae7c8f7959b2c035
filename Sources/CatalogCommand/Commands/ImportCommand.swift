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
      source text of a key has changed since the export, nothing is written, and the keys are named. Where each \
      language has a file of its own, that is the one that changes; one that is missing is made.
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
      TableFinder.sourceLanguage,
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
    let paths = Array(arguments.operands.dropFirst())
    let sourceLanguage = arguments.value("source-language")
    if let sourceLanguage { try LocaleList.check(sourceLanguage) }
    guard
      let translated = try ExchangeCatalog.read(
        arguments.operands[0], as: arguments.value("from"),
        ReadingOptions(sourceLanguage: sourceLanguage), context)
    else { return .failure }
    guard let locale = CatalogImport(format: translated.format).locale(of: translated.catalog)
    else {
      context.inform(translated.file.path, "the file has no translations, so nothing changes")
      return .success
    }
    var plans: [(table: ExchangeTable, plan: CatalogImport.Plan)] = []
    for path in paths {
      guard
        let table = try ExchangeTable.read(
          path, in: locale, sourceLanguage: sourceLanguage, context)
      else { return .failure }
      plans.append((table, try plan(translated, table, isAlone: paths.count == 1, context)))
    }
    let status = tellOfKeys(plans, translated, context)
    guard status == .success else { return status }
    var changes: [(path: String, text: EditedText)] = []
    for (table, plan) in plans where !plan.changes.isEmpty {
      guard let change = change(of: table, plan, locale, context) else { return .findings }
      changes.append(change)
    }
    return deliver(changes, isDryRun: arguments.has("dry-run"), context)
  }

  private static func plan(
    _ translated: ExchangeCatalog, _ table: ExchangeTable, isAlone: Bool,
    _ context: CommandContext
  ) throws(UsageError) -> CatalogImport.Plan {
    let path = table.source.file.path
    let parts = ExchangeParts.names(in: translated.catalog)
    let part = parts.first { $0 == path || path.hasSuffix("/" + $0) }
    if !isAlone, part == nil {
      throw UsageError(
        "“\(translated.file.path)” has no part for “\(path)”; it has \(parts.joined(separator: ", "))"
      )
    }
    do throws(CatalogImport.Failure) {
      return try CatalogImport(format: translated.format).plan(
        translated.catalog, into: table.catalog, of: table.source.format,
        part: parts.count > 1 ? part : nil, original: FilePath.name(of: path))
    } catch {
      switch error {
      case .missingLocale:
        throw UsageError("“\(translated.file.path)” has no translations into another language")
      case .export(let failure):
        _ = try LossReport(table.source.file, writtenAs: translated.format, context)
          .explain(failure, of: table.source.catalog)
        throw UsageError("“\(path)” cannot be compared with a file of \(translated.format.name)")
      }
    }
  }

  /// Names the keys whose source text has changed, and those that no catalog has.
  private static func tellOfKeys(
    _ plans: [(table: ExchangeTable, plan: CatalogImport.Plan)], _ translated: ExchangeCatalog,
    _ context: CommandContext
  ) -> ExitStatus {
    var status = ExitStatus.success
    for (table, plan) in plans where !plan.changedSources.isEmpty {
      let places = SubjectFinder(entries: table.source.catalog.entries, file: table.source.file)
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
    let places = SubjectFinder(entries: translated.catalog.entries, file: translated.file)
    for key in unknown.sorted().prefix(maximumShownKeys) {
      context.warn(
        places.place(of: .init(key: key), context),
        "no catalog has the key “\(key)”; it is left out")
    }
    for key in plans.flatMap(\.plan.reducedKeys).prefix(maximumShownKeys) {
      context.warn(
        translated.file.path,
        "the file holds only a part of the message “\(key)”, so its translation is left out")
    }
    for (table, plan) in plans where !plan.statelessKeys.isEmpty {
      let places = SubjectFinder(entries: table.source.catalog.entries, file: table.source.file)
      for key in plan.statelessKeys.prefix(maximumShownKeys) {
        context.warn(
          places.place(of: .init(key: key), context),
          "the translation of “\(key)” is not reviewed, which the catalog cannot say, so it is left out"
        )
      }
    }
    return status
  }

  /// The file with the changes, or `nil` where one has no place; then that was told.
  private static func change(
    of table: ExchangeTable, _ plan: CatalogImport.Plan, _ locale: String,
    _ context: CommandContext
  ) -> (path: String, text: EditedText)? {
    let edited = table.edited
    do throws(CatalogEditError) {
      if let path = table.newPath {
        let bytes = try plan.newFile(
          in: locale, for: table.catalog, as: table.source.format)
        var text = EditedText([])
        try? text.apply([
          TextEdit(range: SourceRange(0, 0), replacement: String(decoding: bytes, as: UTF8.self))
        ])
        return (path, text)
      }
      guard !table.hasNoPlace else {
        throw CatalogEditError(kind: .missingPlace, subject: .init(locale: locale))
      }
      let edits = try edited.format.editor.edits(
        for: plan.changes, in: edited.file, edited.catalog)
      var text = EditedText(edited.file.bytes)
      guard (try? text.apply(edits)) != nil else {
        throw CatalogEditError(kind: .malformed, subject: .init())
      }
      return (edited.file.path, text)
    } catch {
      let places = SubjectFinder(entries: edited.catalog.entries, file: edited.file)
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
        isColoured: context.environment.wantsColour(on: output), isShown: output.isTerminal)
      let files = PatchedFiles(changes, in: context.environment)
      if let hint = files.hint {
        _ = context.environment.standardError.write(Array((hint.shown + "\n").utf8))
      }
      return context.print(reporter.report(files))
    }
    for (path, text) in changes {
      guard !text.original.isEmpty else {
        guard context.write(text.bytes, makingFoldersFor: path) else { return .failure }
        continue
      }
      let isWritten = context.writing(path) { resolved throws(FileReplacementError) in
        try FileReplacement.write(text.bytes, to: resolved, replacing: text.original)
      }
      guard isWritten else { return .failure }
    }
    return .success
  }
}
