internal import CatalogLint
internal import SourceText

/// Reports findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), one for
/// each locale, always in English.
struct SARIFReporter {
  /// Every rule.
  let rules: [RuleDescription]
  /// What was checked.
  let configuration: LintConfiguration
  /// Where the files are.
  let paths: ReportPaths
  /// How the run ends.
  let status: ExitStatus
  /// What kept the run from checking what the user meant, besides files that could not be read.
  let complaints: [DiagnosticMessage]

  /// The page of the tool.
  private static let informationURI = "https://swift-catalog.example/"
  /// The JSON Schema of the format.
  private static let schemaURI =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Returns the report.
  func report(_ reports: [FileReport]) -> [UInt8] {
    let count = reports.reduce(0) { $0 + $1.diagnostics.count }
    var json = JSONText(reservingCapacity: 800 * count + 4096 * rules.count)
    json.object {
      $0.member("$schema", SARIFReporter.schemaURI)
      $0.member("version", "2.1.0")
      $0.arrayMember("runs") {
        $0.object { appendRun(reports, to: &$0) }
      }
    }
    return json.finish()
  }

  private func appendRun(_ reports: [FileReport], to json: inout JSONText) {
    json.objectMember("tool") { $0.objectMember("driver") { appendDriver(to: &$0) } }
    json.arrayMember("invocations") { $0.object { appendInvocation(reports, to: &$0) } }
    json.objectMember("originalUriBaseIds") {
      $0.objectMember("%SRCROOT%") {
        if !paths.hasCurrentFolder { $0.member("uri", paths.rootURI) }
        $0.text("description", "The folder that the paths of the report start from.")
      }
    }
    json.arrayMember("newlineSequences") {
      for sequence in ["\r\n", "\n", "\r"] { $0.element(sequence) }
    }
    json.member("columnKind", "utf16CodeUnits")
    json.arrayMember("results") { appendResults(reports, to: &$0) }
  }

  private func appendDriver(to json: inout JSONText) {
    json.member("name", "catalog")
    json.member("version", ToolVersion.current)
    json.member("semanticVersion", ToolVersion.current)
    json.member("informationUri", SARIFReporter.informationURI)
    json.member("language", "en")
    json.arrayMember("rules") {
      for rule in rules { $0.object { append(rule, to: &$0) } }
    }
  }

  private func append(_ rule: RuleDescription, to json: inout JSONText) {
    json.member("id", rule.id.rawValue)
    json.text("shortDescription", rule.summary)
    json.text("fullDescription", rule.rationale)
    json.objectMember("help") {
      $0.member("text", rule.rationale + "\n\n" + rule.correction)
      $0.member("markdown", RuleReference.help(rule))
    }
    json.objectMember("defaultConfiguration") { append(rule.defaultSeverity, to: &$0) }
    json.objectMember("properties") {
      $0.arrayMember("tags") { $0.element("localization") }
      $0.member("problem.severity", (rule.defaultSeverity ?? .warning).problemSeverity)
    }
  }

  private func append(_ severity: Severity?, to json: inout JSONText) {
    json.member("enabled", severity != nil)
    json.member("level", (severity ?? .warning).level)
  }

  private func appendInvocation(_ reports: [FileReport], to json: inout JSONText) {
    json.member("executionSuccessful", status != .failure)
    json.member("exitCode", Int(status.rawValue))
    json.arrayMember("ruleConfigurationOverrides") {
      for (index, rule) in rules.enumerated() {
        let severity = configuration.severity(of: rule)
        guard severity != rule.defaultSeverity else { continue }
        $0.object {
          $0.objectMember("descriptor") { appendReference(to: rule.id, at: index, to: &$0) }
          $0.objectMember("configuration") { append(severity, to: &$0) }
        }
      }
    }
    json.arrayMember("toolExecutionNotifications") { appendNotifications(reports, to: &$0) }
  }

  private func appendNotifications(_ reports: [FileReport], to json: inout JSONText) {
    for complaint in complaints {
      json.object {
        $0.member("level", "error")
        $0.text("message", complaint.text.withoutLinks)
      }
    }
    let index = rules.firstIndex { $0.id == .catalogParse }
    for report in reports where !report.isParsed {
      for diagnostic in report.diagnostics where diagnostic.rule == .catalogParse {
        json.object {
          $0.member("level", "error")
          $0.text("message", diagnostic.message.text.withoutLinks)
          $0.objectMember("associatedRule") {
            appendReference(to: .catalogParse, at: index, to: &$0)
          }
          $0.arrayMember("locations") {
            $0.object {
              $0.objectMember("physicalLocation") {
                append(Artifact(report.path, paths), to: &$0)
              }
            }
          }
        }
      }
    }
  }

  private func appendReference(to rule: RuleID, at index: Int?, to json: inout JSONText) {
    json.member("id", rule.rawValue)
    if let index { json.member("index", index) }
  }
}

extension SARIFReporter {
  /// A file as results name it.
  private struct Artifact {
    /// The path below the root, or from the topmost folder on where the file stands elsewhere.
    let path: String
    let isBelowRoot: Bool
    let uri: String

    init(_ path: String, _ paths: ReportPaths) {
      self.path = paths.relative(path)
      isBelowRoot = self.path.utf8.first != UInt8(ascii: "/")
      let encoded = ReportPaths.percentEncoded(self.path)
      uri = isBelowRoot ? encoded : "file://" + encoded
    }
  }

  private func append(_ artifact: Artifact, to json: inout JSONText) {
    json.objectMember("artifactLocation") {
      $0.member("uri", artifact.uri)
      if artifact.isBelowRoot { $0.member("uriBaseId", "%SRCROOT%") }
    }
  }

  private func appendResults(_ reports: [FileReport], to json: inout JSONText) {
    var positions = PositionFinder(reports)
    var fingerprints = FindingFingerprints()
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for report in reports where !report.diagnostics.isEmpty {
      var regions = positions.lines(of: report.path).map { TextRegions($0.file, $0.table) }
      let artifact = Artifact(report.path, paths)
      for diagnostic in report.diagnostics {
        json.object {
          $0.member("ruleId", diagnostic.rule.rawValue)
          if let index = indices[diagnostic.rule] { $0.member("ruleIndex", index) }
          $0.member("level", diagnostic.severity.level)
          $0.text("message", diagnostic.message.text.withoutLinks)
          $0.arrayMember("locations") {
            $0.object { appendLocation(of: diagnostic, in: artifact, &regions, to: &$0) }
          }
          appendNotes(of: diagnostic, in: report.path, &positions, to: &$0)
          $0.objectMember("partialFingerprints") {
            $0.member("catalogFinding/v1", fingerprints.next(of: diagnostic, in: artifact.path))
          }
          appendFixes(of: diagnostic, in: artifact, &regions, to: &$0)
          appendSubject(diagnostic.subject, to: &$0)
        }
      }
    }
  }

  private func appendLocation(
    of diagnostic: Diagnostic, in artifact: Artifact, _ regions: inout TextRegions?,
    to json: inout JSONText
  ) {
    json.objectMember("physicalLocation") {
      append(artifact, to: &$0)
      append(diagnostic.range, &regions, "region", to: &$0)
    }
    guard let key = diagnostic.subject.key else { return }
    let subject = diagnostic.subject
    let qualified = [key, subject.locale, subject.variation].compactMap(\.self)
    json.arrayMember("logicalLocations") {
      $0.object {
        $0.member("name", key)
        $0.member("fullyQualifiedName", qualified.joined(separator: "/"))
        $0.member("kind", "resource")
      }
    }
  }

  private func append(
    _ range: SourceRange?, _ regions: inout TextRegions?, _ name: StaticString,
    to json: inout JSONText
  ) {
    guard let range, let region = regions?.region(of: range) else { return }
    json.objectMember(name) {
      $0.member("startLine", region.startLine)
      $0.member("startColumn", region.startColumn)
      $0.member("endLine", region.endLine)
      $0.member("endColumn", region.endColumn)
      $0.member("byteOffset", range.start)
      $0.member("byteLength", range.count)
    }
  }

  private func appendNotes(
    of diagnostic: Diagnostic, in path: String, _ positions: inout PositionFinder,
    to json: inout JSONText
  ) {
    guard !diagnostic.notes.isEmpty else { return }
    json.arrayMember("relatedLocations") {
      for (index, note) in diagnostic.notes.enumerated() {
        let path = note.path ?? path
        var regions = positions.lines(of: path).map { TextRegions($0.file, $0.table) }
        $0.object {
          $0.member("id", index + 1)
          $0.objectMember("physicalLocation") {
            append(Artifact(path, paths), to: &$0)
            append(note.range, &regions, "region", to: &$0)
          }
          $0.text("message", note.message.text.withoutLinks)
        }
      }
    }
  }

  private func appendFixes(
    of diagnostic: Diagnostic, in artifact: Artifact, _ regions: inout TextRegions?,
    to json: inout JSONText
  ) {
    // What moves half of a file is for “--fix”, and would make a report that nobody can load.
    let mostEdits = 100
    let fixIts = diagnostic.fixIts.filter { 1...mostEdits ~= $0.edits.count }
    guard !fixIts.isEmpty, regions != nil else { return }
    json.arrayMember("fixes") {
      for fixIt in fixIts {
        $0.object {
          $0.text("description", fixIt.message.text.withoutLinks)
          $0.arrayMember("artifactChanges") {
            $0.object {
              append(artifact, to: &$0)
              $0.arrayMember("replacements") {
                for edit in fixIt.edits { append(edit, &regions, to: &$0) }
              }
            }
          }
        }
      }
    }
  }

  private func append(
    _ edit: TextEdit, _ regions: inout TextRegions?, to json: inout JSONText
  ) {
    json.object {
      append(edit.range, &regions, "deletedRegion", to: &$0)
      $0.objectMember("insertedContent") { $0.member("text", edit.replacement) }
    }
  }

  private func appendSubject(_ subject: Diagnostic.Subject, to json: inout JSONText) {
    guard subject != Diagnostic.Subject() else { return }
    json.objectMember("properties") {
      if let key = subject.key { $0.member("key", key) }
      if let locale = subject.locale { $0.member("locale", locale) }
      if let variation = subject.variation { $0.member("variation", variation) }
    }
  }
}

extension JSONText {
  /// Writes a member that is a message: an object with a text.
  fileprivate mutating func text(_ name: StaticString, _ text: String) {
    objectMember(name) { $0.member("text", text) }
  }
}

extension Severity {
  /// The severity as SARIF names it (3.27.10).
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// The severity of a rule as code scanning names it.
  fileprivate var problemSeverity: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }
}

extension String {
  /// The text of a message in which nothing is taken for a link (SARIF 3.11.6).
  fileprivate var withoutLinks: String {
    guard utf8.contains(UInt8(ascii: "[")) else { return self }
    let bytes = Array(utf8)
    let link: [UInt8] = [UInt8(ascii: "]"), UInt8(ascii: "(")]
    guard zip(bytes, bytes.dropFirst()).contains(where: { [$0, $1] == link }) else { return self }
    let escaped = bytes.flatMap { byte in
      byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
