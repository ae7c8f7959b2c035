internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import SourceText

/// Tells why a catalog cannot be written in a format, or what was left out.
struct LossReport {
  /// The most losses that are shown one by one.
  private static let maximumShownLosses = 20

  private let places: SubjectFinder
  private let target: any CatalogFormat
  private let context: CommandContext

  /// Prepares to tell.
  ///
  /// - Parameters:
  ///   - source: The catalog.
  ///   - target: The format that it is written in.
  ///   - context: Where it is told.
  init(_ source: ExchangeCatalog, writtenAs target: any CatalogFormat, _ context: CommandContext) {
    places = SubjectFinder(catalog: source.catalog, file: source.file)
    self.target = target
    self.context = context
  }

  /// Names what was left out.
  func warn(about losses: [FormatLoss]) { tell(losses, context.warn) }

  /// Tells why nothing was written.
  func explain(_ failure: CatalogConversion.Failure) throws(UsageError) -> ExitStatus {
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
    case .losses(let losses):
      tell(losses, context.fail)
      context.complain(
        "\(target.name) cannot hold all of the catalog, so nothing was written; “--lossy” leaves out what is named above"
      )
      return .findings
    case .unwritable(let error):
      context.fail(places.place(of: error.subject, context), error.message)
      return .findings
    }
  }

  private func tell(
    _ losses: [FormatLoss], _ say: (_ place: String, _ message: DiagnosticMessage) -> Void
  ) {
    for loss in losses.prefix(LossReport.maximumShownLosses) {
      say(places.place(of: loss.subject, context), loss.kind.message)
    }
    let rest = losses.count - LossReport.maximumShownLosses
    if rest > 0 { context.inform(places.file.path, "places that are not shown: \(rest)") }
  }
}
