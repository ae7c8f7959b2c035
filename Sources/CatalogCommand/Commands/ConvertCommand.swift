internal import CatalogExchange
internal import CatalogFormats
internal import SourceText

/// `catalog convert`: writes a catalog in another format.
enum ConvertCommand {
  /// The command line.
  static let spec = CommandSpec(
    name: "convert",
    summary: "Writes a catalog in another format.",
    discussion: [
      """
      The formats are those of the files’ names, or the ones that --from and --to name. Where a file holds one \
      language, --locale says which.
      """,
      """
      What the other format cannot hold is named and nothing is written; with --lossy it is left out, and named \
      all the same.
      """,
      """
      Exit status: 0 where the file was written, 1 where the format cannot hold the catalog, 2 for wrong usage, for a \
      file that could not be read or understood, and for output that could not be written.
      """,
    ],
    operand: .init(
      metaVariable: "FILE", count: .oneOrMore, help: "The catalog, and the file to write."),
    options: [
      .choice("from", of: CatalogFormats.all.map(\.id), help: "The format of the catalog."),
      .choice("to", of: CatalogFormats.all.map(\.id), help: "The format of the file to write."),
      .value("locale", short: "l", "LOCALE", help: "The language whose texts are written."),
      TableFinder.sourceLanguage,
      .flag("lossy", help: "Leaves out what the other format cannot hold."),
    ],
    examples: [
      .init(
        line: "catalog convert Localizable.xcstrings de.lproj/Localizable.strings --locale de",
        explanation: "Writes the German texts as a .strings file."),
      .init(
        line: "catalog convert Localizable.xcstrings de.po --locale de",
        explanation: "Writes a PO file with the source texts and the German ones."),
    ],
    run: run)

  private static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 2, !arguments.operands.contains("") else {
      throw UsageError("two files are needed: the catalog, and the file to write")
    }
    let (input, output) = (arguments.operands[0], arguments.operands[1])
    let target = try ExchangeCatalog.format(
      of: SourceFile(path: output, bytes: []), named: arguments.value("to"), option: "to")
    let sourceLanguage = arguments.value("source-language")
    if let sourceLanguage { try LocaleList.check(sourceLanguage) }
    let options = ReadingOptions(
      locale: arguments.value("locale"), sourceLanguage: sourceLanguage)
    guard
      let opened = try ExchangeCatalog.Source.open(
        input, as: arguments.value("from"), options, context)
    else { return .failure }
    let conversion = CatalogConversion(
      to: target, locale: arguments.value("locale"), isLossy: arguments.has("lossy"))
    let report = LossReport(opened.file, writtenAs: target, context)
    let byParts = PartwiseConversion(conversion, options: opened.options)
    if let result = byParts.convert(opened.file, from: opened.format) {
      return report.write(result, to: output)
    }
    guard let source = opened.read(context) else { return .failure }
    let result: CatalogConversion.Result
    do throws(CatalogConversion.Failure) {
      result = try conversion.convert(source.catalog, from: source.format)
    } catch {
      return try report.explain(error, of: source.catalog)
    }
    report.warn(about: LossSummary(result.losses, of: source.catalog))
    if target.id == "xcloc", let bundle = ExchangeBundle(output) {
      return try bundle.write(result.catalog, of: [source], context)
    }
    return context.write(result.bytes, to: output) ? .success : .failure
  }
}
