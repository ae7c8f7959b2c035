internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// `catalog export`: writes what translators into one language work on.
enum ExportCommand {
  /// The formats that translators work with: those that hold source texts beside translations.
  static var formats: [any CatalogFormat] {
    CatalogFormats.all.filter { format in
      format.layout != .monolingual && format.id != "xcstrings"
        && format.writer(WritingOptions()) != nil
    }
  }

  /// The command line.
  static let spec = CommandSpec(
    name: "export",
    summary: "Writes the texts of one language for translators.",
    discussion: [
      """
      The file has every text that is to be translated, with its comment, the translation that is there, and a \
      place for each plural form that the language needs. “catalog import” takes the translations back. Several \
      catalogs go into one file of XLIFF or one folder of Xcode, each as a part of its own.
      """,
      """
      Exit status: 0 where the file was written, 1 where its format cannot hold the texts, 2 for wrong usage, for a \
      file that could not be read or understood, and for output that could not be written.
      """,
    ],
    operand: .init(
      metaVariable: "FILE", count: .oneOrMore,
      help: "The catalogs: of formats with one language a file, those with the source texts."),
    options: [
      .value(
        "locale", short: "l", "LOCALE", isRequired: true, help: "The language to translate into."),
      .choice(
        "to", of: formats.map(\.id), help: "The format of the file; without it, its name tells."),
      .value("output", short: "o", "FILE", isRequired: true, help: "The file to write."),
      TableFinder.sourceLanguage,
      .flag("lossy", help: "Leaves out what the format cannot hold."),
    ],
    examples: [
      .init(
        line: "catalog export Localizable.xcstrings --locale de -o de.po",
        explanation: "Writes the texts for translation into German."),
      .init(
        line: "catalog export res/values/strings.xml --locale pl -o pl.xliff",
        explanation: "Writes the texts of an Android app, with those of res/values-pl/strings.xml."
      ),
      .init(
        line: "catalog export Localizable.xcstrings --locale de -o de.xcloc",
        explanation: "Writes the folder that Xcode imports; its name is that of the language."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    let locale = arguments.value("locale") ?? ""
    let output = arguments.value("output") ?? ""
    guard !locale.isEmpty else { throw UsageError("“--locale” needs a language") }
    guard !output.isEmpty else { throw UsageError("“--output” needs the name of a file") }
    let target = try ExchangeCatalog.format(
      of: SourceFile(path: output, bytes: []), named: arguments.value("to"), option: "to")
    guard !arguments.operands.contains("") else {
      throw UsageError("the name of a file is empty")
    }
    if target.id == "xcloc" {
      guard let bundle = ExchangeBundle(output), bundle.name == locale else {
        throw UsageError("the folder for “\(locale)” has to have the name “\(locale).xcloc”")
      }
    }
    if let status = try exportByParts(arguments, in: locale, to: output, as: target, context) {
      return status
    }
    let tables = try tables(arguments, in: locale, for: target, context)
    guard !tables.isEmpty else { return .failure }
    let export = CatalogExport(locale: locale)
    var selections: [(name: String, catalog: Catalog)] = []
    for table in tables {
      selections.append(
        (
          table.partName,
          export.selection(of: table.catalog, from: table.source.format, for: target)
        ))
    }
    var conversion = conversion(arguments, to: target, in: locale)
    var result: CatalogConversion.Result?
    for (table, selection) in zip(tables, selections) {
      let report = LossReport(table.source.file, writtenAs: target, context)
      do throws(CatalogConversion.Failure) {
        let converted = try conversion.convert(selection.catalog, from: table.source.format)
        report.warn(about: LossSummary(converted.losses, of: selection.catalog))
        result = converted
      } catch {
        return try report.explain(error, of: selection.catalog)
      }
    }
    if tables.count > 1 {
      conversion.isLossy = true
      let joined = ExchangeParts.joined(selections, for: target)
      do throws(CatalogConversion.Failure) {
        result = try conversion.convert(joined, from: target)
      } catch {
        return try LossReport(tables[0].source.file, writtenAs: target, context)
          .explain(error, of: joined)
      }
    }
    guard let result else { return .failure }
    if target.id == "xcloc", let bundle = ExchangeBundle(output) {
      return try bundle.write(result.catalog, of: tables.map(\.source), context)
    }
    return context.write(result.bytes, to: output) ? .success : .failure
  }

  private static func conversion(
    _ arguments: ParsedArguments, to target: any CatalogFormat, in locale: String
  ) -> CatalogConversion {
    CatalogConversion(
      to: target, locale: locale, isLossy: arguments.has("lossy"), mayLackLocale: true,
      keepsTexts: true)
  }

  /// Exports one large file without reading it as a whole; `nil` where that cannot be.
  private static func exportByParts(
    _ arguments: ParsedArguments, in locale: String, to output: String,
    as target: any CatalogFormat, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus? {
    guard arguments.operands.count == 1, target is any PartedFormat,
      let source = try ExchangeTable.whole(
        arguments.operands[0], in: locale, sourceLanguage: arguments.value("source-language"),
        context)
    else { return nil }
    let byParts = PartwiseConversion(
      conversion(arguments, to: target, in: locale), options: source.options,
      export: CatalogExport(locale: locale))
    guard let result = byParts.convert(source.file, from: source.format) else { return nil }
    return LossReport(source.file, writtenAs: target, context).write(result, to: output)
  }

  /// Reads the tables that the user named; none where one could not be read, which was told.
  private static func tables(
    _ arguments: ParsedArguments, in locale: String, for format: any CatalogFormat,
    _ context: CommandContext
  ) throws(UsageError) -> [ExchangeTable] {
    guard arguments.operands.count == 1 || ExchangeParts.has(format) else {
      throw UsageError(
        "a file of \(format.name) holds one catalog; export several as XLIFF or as a folder “\(locale).xcloc”"
      )
    }
    let sourceLanguage = arguments.value("source-language")
    if let sourceLanguage { try LocaleList.check(sourceLanguage) }
    var tables: [ExchangeTable] = []
    for path in arguments.operands {
      guard
        let table = try ExchangeTable.read(
          path, in: locale, sourceLanguage: sourceLanguage, context)
      else { return [] }
      if let first = tables.first,
        first.catalog.sourceLanguage != table.catalog.sourceLanguage
      {
        throw UsageError(
          "“\(first.source.file.path)” and “\(path)” have different source languages; export them into files of their own"
        )
      }
      tables.append(table)
    }
    return tables
  }
}
