internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// Tells why a catalog cannot be written in a format, or what was left out.
struct LossReport {
  private let file: SourceFile
  private let target: any CatalogFormat
  private let context: CommandContext

  /// Prepares to tell.
  ///
  /// - Parameters:
  ///   - file: The file of the catalog.
  ///   - target: The format that it is written in.
  ///   - context: Where it is told.
  init(_ file: SourceFile, writtenAs target: any CatalogFormat, _ context: CommandContext) {
    self.file = file
    self.target = target
    self.context = context
  }

  /// Names what was left out.
  func warn(about losses: LossSummary) { tell(losses, context.warn) }

  /// Names what would be left out.
  func refuse(_ losses: LossSummary) -> ExitStatus {
    tell(losses, context.fail)
    context.complain(
      "\(target.name) cannot hold all of the catalog, so nothing was written; “--lossy” leaves out what is named above"
    )
    return .findings
  }

  /// Writes what a conversion by parts gave, or tells why not.
  func write(_ result: PartwiseConversion.Result, to output: String) -> ExitStatus {
    if result.isRefused { return refuse(result.losses) }
    warn(about: result.losses)
    return context.write(result.bytes, to: output) ? .success : .failure
  }

  /// Tells why nothing was written.
  ///
  /// - Parameters:
  ///   - failure: Why.
  ///   - catalog: What the file holds.
  func explain(
    _ failure: CatalogConversion.Failure, of catalog: Catalog
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
    case .readOnly: throw UsageError("files of \(target.name) are only read")
    case .losses(let losses): return refuse(LossSummary(losses, of: catalog))
    case .unwritable(let error):
      let places = SubjectFinder(entries: catalog.entries, file: file)
      context.fail(places.place(of: error.subject, context), error.message)
      return .findings
    }
  }

  private func tell(
    _ losses: LossSummary, _ say: (_ place: String, _ message: DiagnosticMessage) -> Void
  ) {
    guard losses.count > 0 else { return }
    let places = SubjectFinder(entries: losses.entries, file: file)
    for loss in losses.first { say(places.place(of: loss.subject, context), loss.kind.message) }
    let rest = losses.count - losses.first.count
    if rest > 0 { context.inform(file.path, "places that are not shown: \(rest)") }
  }
}
