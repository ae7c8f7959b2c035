internal import CatalogLint
internal import HTMLPage
internal import SourceText

/// Coverage as one web page: bars by locale, and a table of what is missing or suspicious.
///
/// The numbers stand in the page; the messages are data that its script makes rows of, a hundred at a
/// time, so that any number of them can be sorted and filtered.
struct CoveragePage {
  private static let script = [
    PackageResources.data_js, PackageResources.order_js, PackageResources.table_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  private static let style = String(decoding: PackageResources.report_css, as: UTF8.self)

  /// How much is translated.
  let result: CoverageResult
  /// The catalogs.
  let inputs: [LintInput]
  /// What the linter found in them.
  let findings: [FileReport]
  /// Where the files are.
  let paths: ReportPaths
  private let format = CoverageFormat.current

  /// Creates a page.
  init(
    result: CoverageResult, inputs: [LintInput], findings: [FileReport], paths: ReportPaths
  ) {
    self.result = result
    self.inputs = inputs
    self.findings = findings
    self.paths = paths
  }

  /// The page.
  var bytes: [UInt8] {
    let title = "Translation coverage".localized
    let page = SelfContainedPage(
      language: format.language, isRightToLeft: false, title: title, style: Self.style,
      script: Self.script)
    var bytes = Array((page.head + top(title: title)).utf8)
    bytes += "<script type=\"application/json\" id=\"coverage-data\">".utf8
    bytes +=
      CoveragePageData(
        result: result, inputs: inputs, findings: findings, paths: paths
      ).bytes
    bytes += "</script>\n".utf8
    bytes += page.tail.utf8
    return bytes
  }

  private func top(title: String) -> String {
    """
    <a class="skip" href="#messages">\(text("Skip to the messages"))</a>
    <header>
    <h1>\(escaped(title))</h1>
    <p class="lead">\(escaped(result.summary.localized))</p>
    \(remarks)
    </header>
    <main>
    <section aria-labelledby="locales-title">
    <h2 id="locales-title">\(text("Languages"))</h2>
    \(localeTable)
    </section>
    \(catalogSection)
    \(CoveragePageTable.text)
    </main>

    """
  }

  private var remarks: String {
    let unmet = result.thresholds.unmet(in: result.report).map {
      "<li class=\"unmet\">\(escaped($0.message.localized))</li>"
    }
    let others = result.remarks.map { "<li>\(escaped($0))</li>" }
    let items = unmet + others
    return items.isEmpty ? "" : "<ul class=\"remarks\">\(items.joined())</ul>"
  }

  private var localeTable: String {
    let rows = result.report.total.map { share in
      let locale = escaped(share.locale)
      let name = escaped(format.name(of: share))
      return """
        <tr role="row"><th scope="row" role="rowheader"><a href="#locale=\(escaped(ReportPaths.percentEncoded(share.locale)))">\(name)</a> <code>\(locale)</code></th>\
        \(cells(of: share.count))</tr>
        """
    }
    return table("locales-title", heading: "Locale", rows)
  }

  private var catalogSection: String {
    let catalogs = result.report.catalogs
    guard catalogs.count > 1 else { return "" }
    let rows = catalogs.map { catalog in
      let path = paths.relative(catalog.path)
      let count = CoverageResult.sum(of: catalog.locales)
      return """
        <tr role="row"><th scope="row" role="rowheader"><a class="path" href="#file=\(escaped(ReportPaths.percentEncoded(path)))">\(escaped(path))</a></th>\
        \(cells(of: count))</tr>
        """
    }
    return """
      <section aria-labelledby="catalogs-title">
      <h2 id="catalogs-title">\(text("Catalogs"))</h2>
      <details\(catalogs.count <= 10 ? " open" : "")>
      <summary>\(escaped(Counted.catalogs(catalogs.count)))</summary>
      \(table("catalogs-title", heading: "Catalog", rows))
      </details>
      </section>
      """
  }

  private func table(_ label: String, heading: String, _ rows: [String]) -> String {
    let columns = [
      ("Share", ""), ("Translated", " key-done"), ("To review", " key-review"),
      ("Missing", " key-rest"),
    ]
    let headings = columns.map { heading, colour in
      "<th scope=\"col\" role=\"columnheader\" class=\"number\(colour)\">\(text(heading))</th>"
    }
    return """
      <div class="scroll" role="region" aria-labelledby="\(label)" tabindex="0">
      <table class="shares" role="table" aria-labelledby="\(label)">
      <thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">\(text(heading))</th>\
      <td class="bar" role="cell"></td>\(headings.joined())</tr></thead>
      <tbody role="rowgroup">
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  private func cells(of count: CoverageCount) -> String {
    let columns = [
      (count.translated, "key-done"), (count.needsReview, "key-review"),
      (count.missing, "key-rest"),
    ]
    let numbers = columns.map { number, colour in
      "<td role=\"cell\" class=\"number \(colour)\">\(escaped(format.number(number)))</td>"
    }
    return """
      <td class="bar" role="cell">\(bar(of: count))</td>\
      <td role="cell" class="number share">\(escaped(format.percent(count)))</td>\(numbers.joined())
      """
  }

  /// What counts and what is to be reviewed, in percent of the width.
  private func bar(of count: CoverageCount) -> String {
    let done = count.basisPoints
    let review = (count.total - count.missing - count.accepted) * 10_000 / max(count.total, 1)
    func percent(_ basisPoints: Int) -> String {
      "\(basisPoints / 100).\(basisPoints / 10 % 10)\(basisPoints % 10)%"
    }
    return """
      <svg aria-hidden="true" focusable="false">\
      <rect class="done" width="\(percent(done))" height="100%"/>\
      <rect class="review" x="\(percent(done))" width="\(percent(review))" height="100%"/></svg>
      """
  }

  private func text(_ english: String) -> String { escaped(english.localized) }
  private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
