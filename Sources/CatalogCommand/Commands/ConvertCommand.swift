internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// `catalog convert`: writes a catalog in another format.
enum ConvertCommand {
  /// The most losses that are shown one by one.
  private static let maximumShownLosses = 20

  /// The command line.
  static let spec = CommandSpec(
    name: "convert",
    summary: "Writes a catalog in another format.",
    discussion: [
      """
      The formats are those of the files’ names, or the ones that --from and --to name: \
      \(CatalogFormats.all.map(\.id).joined(separator: ", ")). Where a file holds one language, --locale says which.
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
    guard let file = context.read(input) else { return .failure }
    let origin = try format("from", arguments, of: file)
    let target = try format("to", arguments, of: SourceFile(path: output, bytes: []))
    let location = origin.location(of: input)
    let source = try TableFinder.sourceLanguage(of: arguments)
    let parsed = origin.reader(
      ReadingOptions(
        locale: location?.locale
          ?? (origin.layout == .monolingual ? arguments.value("locale") : nil),
        sourceLanguage: arguments.has("source-language") ? source : nil)
    ).read(file)
    guard report(parsed, of: file, context) else { return .failure }
    let conversion = CatalogConversion(
      to: target, locale: arguments.value("locale"), isLossy: arguments.has("lossy"))
    let finder = SubjectFinder(catalog: parsed.value, file: file)
    do throws(CatalogConversion.Failure) {
      let result = try conversion.convert(parsed.value, from: origin)
      tell(result.losses, .warning, finder, context)
      let isWritten = context.writing(output) { path throws(FileReplacementError) in
        try FileReplacement.write(result.bytes, to: path)
      }
      return isWritten ? .success : .failure
    } catch {
      return try explain(error, target, finder, context)
    }
  }

  private static func format(
    _ option: String, _ arguments: ParsedArguments, of file: SourceFile
  ) throws(UsageError) -> any CatalogFormat {
    if let id = arguments.value(option), let format = CatalogFormats.named(id) { return format }
    if let format = CatalogFormats.format(of: file) { return format }
    throw UsageError("“\(file.path)” has the name of no format; name one with “--\(option)”")
  }

  /// Tells what is wrong in the file; returns whether it could be read as a whole.
  private static func report(
    _ parsed: Parsed<Catalog>, of file: SourceFile, _ context: CommandContext
  ) -> Bool {
    let problems = parsed.diagnostics.filter { $0.rule == .catalogParse && $0.severity == .error }
    let lines = LineTable(file.bytes)
    for problem in problems {
      let place = problem.range.map { lines.position(at: $0.start) }
      context.fail(context.place(file.path, place), problem.message)
    }
    return problems.isEmpty
  }

  private static func explain(
    _ failure: CatalogConversion.Failure, _ target: any CatalogFormat, _ finder: SubjectFinder,
    _ context: CommandContext
  ) throws(UsageError) -> ExitStatus {
    switch failure {
    case .ambiguousLocale(let locales):
      throw UsageError(
        "a file of \(target.name) holds one language; name it with “--locale”: \(locales.joined(separator: ", "))"
      )
    case .missingLocale(let locale, let present):
      throw UsageError(
        "the catalog has no texts in “\(locale)”; it has \(present.joined(separator: ", "))",
        suggestion: NameSuggestion.nearest(to: locale, among: present))
    case .readOnly: throw UsageError("\(target.name) is only read")
    case .losses(let losses):
      tell(losses, .error, finder, context)
      context.complain(
        "\(target.name) cannot hold all of the catalog, so nothing was written; “--lossy” leaves out what is named above"
      )
      return .findings
    case .unwritable(let error):
      context.fail(finder.place(of: error.subject, context), error.message)
      return .findings
    }
  }

  /// Names what is left out, or would be.
  private static func tell(
    _ losses: [FormatLoss], _ severity: Severity, _ finder: SubjectFinder, _ context: CommandContext
  ) {
    for loss in losses.prefix(maximumShownLosses) {
      let place = finder.place(of: loss.subject, context)
      if severity == .error {
        context.fail(place, loss.kind.message)
      } else {
        context.warn(place, loss.kind.message)
      }
    }
    let rest = losses.count - maximumShownLosses
    if rest > 0 { context.inform(finder.file.path, "places that are not shown: \(rest)") }
  }
}
