internal import CatalogLint
internal import SourceText

/// What a report on coverage tells.
struct CoverageResult: Sendable {
  /// How much is translated.
  let report: CoverageReport
  /// The shares that are asked for.
  let thresholds: CoverageThresholds
  /// The files and folders that could not be read or understood, in the order of their paths.
  let unread: [String]

  /// All locales but source languages together.
  var overall: CoverageCount { CoverageResult.sum(of: report.total) }

  /// The entries that count, each once.
  var entryCount: Int {
    report.catalogs.reduce(0) { sum, catalog in
      sum + (catalog.locales.map(\.count.total).max() ?? 0)
    }
  }

  /// The entries that are marked stale, each once.
  var staleCount: Int {
    report.catalogs.reduce(0) { sum, catalog in
      sum + (catalog.locales.map(\.count.stale).max() ?? 0)
    }
  }

  /// The report in one sentence: `87.2% translated: 1,234 entries in 3 catalogs, 12 locales`.
  var summary: DiagnosticMessage {
    let format = CoverageFormat.current
    let locales = report.total.count { !$0.isSource }
    let entries = Counted.entries(entryCount)
    let catalogs = Counted.catalogs(report.catalogs.count)
    guard locales > 0 else { return "No translations: \(entries) in \(catalogs)" }
    return
      "\(format.percent(overall)) translated: \(entries) in \(catalogs), \(Counted.locales(locales))"
  }

  /// What is said beside the numbers: of stale entries and of files that could not be read.
  var remarks: [String] {
    let stale = staleCount > 0 ? [Counted.staleEntries(staleCount)] : []
    return stale
      + unread.map { path in
        let remark: DiagnosticMessage = "“\(path)” could not be read and is not counted"
        return remark.localized
      }
  }

  /// Adds up the counts of all locales but source languages.
  static func sum(of shares: [LocaleShare]) -> CoverageCount {
    shares.filter { !$0.isSource }.reduce(into: CoverageCount()) { $0 += $1.count }
  }
}
