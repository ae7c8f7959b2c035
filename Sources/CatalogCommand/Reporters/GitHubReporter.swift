internal import CatalogLint
internal import SourceText

/// Reports findings as workflow commands, which GitHub Actions shows beside the lines of the files.
///
/// GitHub shows at most ten annotations of each kind that one step writes: those that matter most are
/// written, and the last of them says how many others there are.
struct GitHubReporter {
  /// Where the files are.
  let paths: ReportPaths

  /// The most annotations of a kind.
  private static let limit = 10

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    var positions = PositionFinder(reports)
    let findings = ReportedFindings(reports)
    let kinds = [Severity.error, .warning, .info].map { findings.items(of: $0) }
    let isCut = kinds.contains { $0.count > GitHubReporter.limit }
    let shown = kinds.enumerated().flatMap { index, items in
      // The notice that others are left out is one of the notices.
      items.prefix(
        isCut && index == kinds.count - 1 ? GitHubReporter.limit - 1 : GitHubReporter.limit)
    }
    var bytes: [UInt8] = []
    for item in shown { append(item, &positions, to: &bytes) }
    if isCut { appendRest(of: findings, besides: shown, to: &bytes) }
    return bytes
  }

  private func append(
    _ item: ReportedFindings.Item, _ positions: inout PositionFinder, to bytes: inout [UInt8]
  ) {
    let path = paths.relative(item.report.path)
    var properties = [("file", path)]
    if let range = item.diagnostic.range, let lines = positions.lines(of: item.report.path) {
      var regions = TextRegions(lines.file, lines.table)
      properties += GitHubReporter.properties(of: regions.region(of: range))
    }
    properties.append(("title", item.diagnostic.rule.rawValue))
    let text = message(of: item, &positions)
    appendCommand(item.diagnostic.severity.command, properties, text, to: &bytes)
  }

  /// Columns are known only inside one line.
  private static func properties(of region: TextRegions.Region) -> [(String, String)] {
    var properties = [("line", String(region.startLine))]
    guard region.startLine == region.endLine else {
      return properties + [("endLine", String(region.endLine))]
    }
    properties.append(("col", String(region.startColumn)))
    properties.append(("endLine", String(region.endLine)))
    properties.append(("endColumn", String(region.endColumn)))
    return properties
  }

  private func message(
    of item: ReportedFindings.Item, _ positions: inout PositionFinder
  ) -> String {
    var lines = [item.finding.text(\.shownInLines)]
    if let context = item.diagnostic.context { lines.append(context) }
    for note in item.diagnostic.notes {
      let path = note.path ?? item.report.path
      let line = positions.position(of: note.range, in: path).map { ":\($0.line)" } ?? ""
      let place = VisibleText.escaped(paths.relative(path)) + line
      lines.append(place + ": note: " + note.message.shownInLines)
    }
    return lines.joined(separator: "\n")
  }

  private func appendRest(
    of findings: ReportedFindings, besides shown: [ReportedFindings.Item], to bytes: inout [UInt8]
  ) {
    let all = findings.items.reduce(0) { $0 + $1.finding.count }
    let count = all - shown.reduce(0) { $0 + $1.finding.count }
    let limit = GitHubReporter.limit
    let reason: DiagnosticMessage =
      "GitHub shows at most \(limit) errors, \(limit) warnings and \(limit) notices of one step"
    let text = Counted.findingsLeftOut(count) + ": " + reason.localized
    appendCommand("notice", [("title", "catalog lint")], text, to: &bytes)
  }

  private func appendCommand(
    _ name: String, _ properties: [(String, String)], _ message: String, to bytes: inout [UInt8]
  ) {
    let list = properties.map { $0 + "=" + GitHubReporter.escaped($1, inProperty: true) }
    let text = GitHubReporter.escaped(message, inProperty: false)
    bytes += "::\(name) \(list.joined(separator: ","))::\(text)\n".utf8
  }

  /// Escapes what would end a command, or one of its properties.
  private static func escaped(_ text: String, inProperty isProperty: Bool) -> String {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): escaped += "%25".utf8
      case UInt8(ascii: "\r"): escaped += "%0D".utf8
      case UInt8(ascii: "\n"): escaped += "%0A".utf8
      case UInt8(ascii: ":") where isProperty: escaped += "%3A".utf8
      case UInt8(ascii: ",") where isProperty: escaped += "%2C".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension Severity {
  /// The workflow command that shows a finding.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}

extension DiagnosticMessage {
  /// The message as it is shown where there is room for several lines: nothing is hidden, and line
  /// ends stay.
  var shownInLines: String {
    mappingArguments { argument in
      argument.withReadableContext.unicodeScalars.split(omittingEmptySubsequences: false) {
        $0 == "\n" || $0 == "\r"
      }
      .map { VisibleText.escaped(String($0), limit: 120) }.joined(separator: "\n")
    }.localized
  }
}
