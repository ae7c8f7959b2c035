internal import CatalogExchange
internal import CatalogFormats
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
      place for each plural form that the language needs. “catalog import” takes the translations back.
      """,
      """
      Exit status: 0 where the file was written, 1 where its format cannot hold the texts, 2 for wrong usage, for a \
      file that could not be read or understood, and for output that could not be written.
      """,
    ],
    operand: .init(metaVariable: "FILE", count: .required, help: "The catalog."),
    options: [
      .value(
        "locale", short: "l", "LOCALE", isRequired: true, help: "The language to translate into."),
      .choice(
        "to", of: formats.map(\.id), help: "The format of the file; without it, its name tells."),
      .value("output", short: "o", "FILE", isRequired: true, help: "The file to write."),
      .flag("lossy", help: "Leaves out what the format cannot hold."),
    ],
    examples: [
      .init(
        line: "catalog export Localizable.xcstrings --locale de -o de.po",
        explanation: "Writes the texts for translation into German."),
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
    let path = arguments.operands.first ?? ""
    if target.id == "xcloc" {
      guard let bundle = ExchangeBundle(output), bundle.name == locale else {
        throw UsageError("the folder for “\(locale)” has to have the name “\(locale).xcloc”")
      }
    }
    guard let source = try ExchangeCatalog.read(path, ReadingOptions(), context) else {
      return .failure
    }
    let selection = CatalogExport(locale: locale).selection(of: source.catalog)
    let report = LossReport(source, writtenAs: target, context)
    let conversion = CatalogConversion(
      to: target, locale: locale, isLossy: arguments.has("lossy"), mayLackLocale: true)
    let result: CatalogConversion.Result
    do throws(CatalogConversion.Failure) {
      result = try conversion.convert(selection, from: source.format)
    } catch {
      return try report.explain(error)
    }
    report.warn(about: result.losses)
    if target.id == "xcloc", let bundle = ExchangeBundle(output) {
      return try bundle.write(result.catalog, of: source, context)
    }
    return context.write(result.bytes, to: output) ? .success : .failure
  }
}
