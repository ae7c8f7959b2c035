internal import CatalogLint
internal import ICUKit
internal import SourceText

/// Reports coverage to people: a table with bars, as wide as the terminal allows.
struct CoverageTextReporter {
  /// Whether there are colours.
  let isColoured: Bool
  /// Whether bars are drawn with block elements; else they have `#` and `-`.
  let hasBlocks: Bool
  /// The columns that a line may take.
  let width: Int
  private let format = CoverageFormat.current

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - isColoured: Whether there are colours.
  ///   - hasBlocks: Whether bars are drawn with block elements.
  ///   - width: The width of the terminal, or `nil` where there is none.
  init(isColoured: Bool, hasBlocks: Bool, width: Int?) {
    self.isColoured = isColoured
    self.hasBlocks = hasBlocks
    self.width = min(width ?? 100, 120)
  }

  /// Returns the report.
  func report(_ result: CoverageResult) -> [UInt8] {
    var text = StyledText(isColoured: isColoured)
    appendLocales(result, to: &text)
    if result.report.catalogs.count > 1 { appendCatalogs(result.report.catalogs, to: &text) }
    append(result.summary.shown, .strong, to: &text)
    for remark in result.remarks { append(VisibleText.escaped(remark), .plain, to: &text) }
    return text.bytes
  }

  private func append(_ sentence: String, _ style: TextStyle, to text: inout StyledText) {
    for line in WrappedText.lines(sentence, width: width) {
      text.append(line, style)
      text.append("\n")
    }
  }

  private func appendLocales(_ result: CoverageResult, to text: inout StyledText) {
    let shares = result.report.total
    guard !shares.isEmpty else { return }
    let identifier = TextColumn(
      heading: "Locale".localized, cells: shares.map { .text(VisibleText.escaped($0.locale)) })
    func name(_ limit: Int) -> TextColumn {
      TextColumn(
        heading: "Language".localized, cells: shares.map { .text(format.name(of: $0)) },
        limit: limit)
    }
    func bar(_ width: Int) -> TextColumn {
      TextColumn(
        heading: "",
        cells: shares.map { share in
          .bar(
            CoverageBar(
              basisPoints: share.count.basisPoints, width: width, hasBlocks: hasBlocks),
            style(of: share, result.thresholds))
        })
    }
    func numbers(_ heading: String, _ value: (CoverageCount) -> Int) -> TextColumn {
      TextColumn(
        heading: heading.localized, cells: shares.map { .text(format.number(value($0.count))) },
        isNumber: true)
    }
    let percent = TextColumn(
      heading: "Share".localized, cells: shares.map { .text(format.percent($0.count)) },
      isNumber: true)
    let missing = numbers("Missing", \.missing)
    let rest = [numbers("Translated", \.translated), numbers("To review", \.needsReview), missing]
    TextTable.widest(
      [
        [identifier, name(28), bar(20), percent] + rest,
        [identifier, name(28), bar(10), percent] + rest,
        [identifier, name(16), bar(10), percent] + rest,
        [identifier, bar(10), percent] + rest, [identifier, bar(10), percent, missing],
        [identifier, percent, missing],
      ], within: width
    ).append(to: &text)
    text.append("\n")
  }

  private func style(of share: LocaleShare, _ thresholds: CoverageThresholds) -> TextStyle {
    if let minimum = thresholds.minimum(for: share.locale) {
      return share.count.shortfall(from: minimum) > 0 ? .severity(.error) : .good
    }
    return share.count.accepted == share.count.total ? .good : .severity(.warning)
  }

  private func appendCatalogs(_ catalogs: [CatalogCoverage], to text: inout StyledText) {
    let counts = catalogs.map { CoverageResult.sum(of: $0.locales) }
    let percent = TextColumn(
      heading: "Share".localized, cells: counts.map { .text(format.percent($0)) }, isNumber: true)
    let missing = TextColumn(
      heading: "Missing".localized, cells: counts.map { .text(format.number($0.missing)) },
      isNumber: true)
    let room = max(width - percent.width - missing.width - 4, 8)
    let path = TextColumn(
      heading: "Catalog".localized,
      cells: catalogs.map { .text(VisibleText.escaped($0.path)) }, limit: room, keepsEnd: true)
    TextTable(columns: [path, percent, missing]).append(to: &text)
    text.append("\n")
  }
}
