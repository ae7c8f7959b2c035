internal import CatalogLint
internal import SourceText

/// Reports coverage in GitHub Flavored Markdown, as a comment on a pull request.
struct CoverageMarkdownReporter {
  /// Where the files are.
  let paths: ReportPaths
  private let format = CoverageFormat.current

  /// The bytes from which on no further catalog is listed; a comment may have 65,536 characters.
  private static let byteLimit = 60_000

  /// Creates a reporter.
  init(paths: ReportPaths) { self.paths = paths }

  /// Returns the report.
  func report(_ result: CoverageResult) -> [UInt8] {
    var bytes = Array("### \(MarkdownText.escaped(result.summary.localized))\n".utf8)
    if !result.report.total.isEmpty {
      bytes += "\n".utf8
      appendTable(of: result.report.total, to: &bytes)
    }
    let unmet = result.thresholds.unmet(in: result.report).map(\.message)
    let remarks = result.remarks
    if !unmet.isEmpty || !remarks.isEmpty {
      bytes += "\n".utf8
      for message in unmet { bytes += "- ❌ \(MarkdownText.escaped(message.shown))\n".utf8 }
      for remark in remarks { bytes += "- \(MarkdownText.escaped(remark))\n".utf8 }
    }
    if result.report.catalogs.count > 1 { appendCatalogs(result.report.catalogs, to: &bytes) }
    return bytes
  }

  private func appendTable(of shares: [LocaleShare], to bytes: inout [UInt8]) {
    let headings = ["Locale", "Language", "Share", "Translated", "To review", "Missing"]
    appendRow(headings.map(\.localized), to: &bytes)
    appendRow(["---", "---", "---:", "---:", "---:", "---:"], to: &bytes)
    for share in shares {
      let count = share.count
      appendRow(
        [
          MarkdownText.escaped(share.locale, limit: 60),
          MarkdownText.escaped(format.name(of: share), limit: 200), format.percent(count),
          format.number(count.translated), format.number(count.needsReview),
          format.number(count.missing),
        ], to: &bytes)
    }
  }

  private func appendCatalogs(_ catalogs: [CatalogCoverage], to bytes: inout [UInt8]) {
    bytes += "\n<details>\n<summary>\("By catalog".localized)</summary>\n\n".utf8
    appendRow(["Catalog", "Share", "Missing"].map(\.localized), to: &bytes)
    appendRow(["---", "---:", "---:"], to: &bytes)
    var listed = 0
    for catalog in catalogs where bytes.count < CoverageMarkdownReporter.byteLimit {
      let count = CoverageResult.sum(of: catalog.locales)
      listed += 1
      appendRow(
        [
          MarkdownText.escaped(paths.relative(catalog.path), limit: 300), format.percent(count),
          format.number(count.missing),
        ], to: &bytes)
    }
    if listed < catalogs.count {
      let rest: DiagnosticMessage = "not shown: \(Counted.catalogs(catalogs.count - listed))"
      bytes += "\n\(rest.localized)\n".utf8
    }
    bytes += "\n</details>\n".utf8
  }

  private func appendRow(_ cells: [String], to bytes: inout [UInt8]) {
    bytes += "| \(cells.joined(separator: " | ")) |\n".utf8
  }
}
