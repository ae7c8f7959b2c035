import CatalogLint
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct MarkdownReporterTests {
  private func report(_ diagnostics: [Diagnostic]) -> String {
    let output = CapturedOutput().channel(isTerminal: false)
    let environment = CommandEnvironment(standardOutput: output, standardError: output)
    let report = FileReport(
      path: "A.xcstrings", file: nil, diagnostics: diagnostics, entryCount: 1, isParsed: true)
    let paths = ReportPaths(of: [report.path], in: environment)
    return String(decoding: MarkdownReporter(paths: paths).report([report]), as: UTF8.self)
  }

  @Test("a report without findings is one line")
  func nothingFound() {
    #expect(report([]) == "### No problems in 1 file (1 entry checked)\n")
  }

  @Test("at most fifty findings are listed, the worst of them, and the rest is counted")
  func limit() {
    let infos = (0..<60).map { Diagnostic.example(.info, "note \($0)") }
    let errors = (0..<45).map { Diagnostic.example(.error, "fault \($0)") }
    let text = report(infos + errors)
    #expect(text.split(separator: "\n").count { $0.contains("| fault ") } == 45)
    #expect(text.split(separator: "\n").count { $0.contains("| note ") } == 5)
    #expect(text.hasSuffix("\n55 more findings are not shown.\n"))
    #expect(text.contains("<details>\n"))
  }

  @Test("a short report is open")
  func open() {
    #expect(report([.example(.error)]).contains("<details open>\n"))
  }

  @Test("a comment never gets longer than a server takes")
  func size() {
    let findings = (0..<50).map { number in
      let key = String(repeating: "𝒳|", count: 5_000) + String(number)
      return Diagnostic.example("“\(key)”, “\(key)”, “\(key)” and “\(key)” differ", key: key)
    }
    let text = report(findings)
    #expect(text.utf8.count < 65_536)
    #expect(text.contains(" more findings are not shown.") || text.contains("| error |"))
  }
}
