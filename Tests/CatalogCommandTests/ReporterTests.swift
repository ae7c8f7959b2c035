import CatalogLint
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct ReporterTests {
  private static let text = "{\n  \"Save\" : {},\n  \"Größe %@\" : {}\n}\n"
  private static let file = SourceFile(path: "App/Fields.xcstrings", bytes: Array(text.utf8))
  private static let save = SourceRange(5, 9)
  private static let size = SourceRange(20, 30)

  private func report(_ diagnostics: [Diagnostic], entries: Int = 2) -> FileReport {
    FileReport(
      path: ReporterTests.file.path, file: ReporterTests.file, diagnostics: diagnostics,
      entryCount: entries, isParsed: true)
  }

  private func plain(_ reports: [FileReport], isBrief: Bool = false) -> String {
    let reporter = TextReporter(isColoured: false, isGrouped: false, isBrief: isBrief, width: nil)
    return String(decoding: reporter.report(reports), as: UTF8.self)
  }

  private func missing(_ locale: String, _ range: SourceRange = save) -> Diagnostic {
    .example("“\("Save")” has no translation in \(locale)", at: range, key: "Save", locale: locale)
  }

  @Test("a finding is a line with its place, the line of the file, and a marker")
  func oneFinding() {
    var finding = Diagnostic.example(
      rule: "stale-key", "“\("Größe %@")” is not used any more", at: ReporterTests.size)
    finding.severity = .warning
    #expect(
      plain([report([finding])]) == """
        App/Fields.xcstrings:3:4: warning: “Größe %@” is not used any more [stale-key]
            "Größe %@" : {}
             ^~~~~~~~
        1 warning in 1 file (2 entries checked)

        """)
  }

  @Test("findings that differ only in the locale are one line that names the others")
  func folding() {
    let findings = ["de", "fr", "pl"].map { missing($0) } + [missing("de", ReporterTests.size)]
    let text = plain([report(findings)])
    #expect(
      text.hasPrefix(
        "App/Fields.xcstrings:2:4: error: “Save” has no translation in de (also: fr, pl) "
          + "[missing-translation]\n"))
    #expect(text.contains("3:4: error: “Save” has no translation in de [missing-translation]\n"))
    #expect(text.hasSuffix("4 errors in 1 file (2 entries checked)\n"))
  }

  @Test("findings that say different things are not folded")
  func noFolding() {
    let findings: [Diagnostic] = [
      .example("\("pl") needs \("few")", at: ReporterTests.save, locale: "pl"),
      .example("\("ar") needs \("two")", at: ReporterTests.save, locale: "ar"),
    ]
    #expect(plain([report(findings)]).contains("ar needs two"))
  }

  @Test("a note has its place and its own excerpt, also in another file")
  func notes() {
    let other = SourceFile(path: "B.xcstrings", bytes: Array("one\ntwo\n".utf8))
    let finding = Diagnostic.example(
      "twice", at: ReporterTests.size,
      notes: [
        .init(message: "first here", range: ReporterTests.save),
        .init(message: "and there", path: "B.xcstrings", range: SourceRange(4, 7)),
        .init(message: "and nowhere", path: "C.xcstrings", range: SourceRange(4, 7)),
      ])
    let reports = [
      report([finding]),
      FileReport(path: other.path, file: other, diagnostics: [], entryCount: 1, isParsed: true),
    ]
    #expect(
      plain(reports) == """
        App/Fields.xcstrings:3:4: error: twice [missing-translation]
            "Größe %@" : {}
             ^~~~~~~~
        App/Fields.xcstrings:2:4: note: first here
            "Save" : {},
             ^~~~
        B.xcstrings:2:1: note: and there
            two
            ^~~
        C.xcstrings: note: and nowhere
        1 error in 1 of 2 files (3 entries checked)

        """)
  }

  @Test(
    "the summary counts in singular and plural",
    arguments: [
      (
        [.error, .error, .warning, .info, .info], 341,
        "2 errors, 1 warning, 2 notes in 1 file (341 entries checked)"
      ),
      ([.warning], 1, "1 warning in 1 file (1 entry checked)"),
      ([], 0, "No problems in 1 file (0 entries checked)"),
    ] as [([Severity], Int, String)])
  func summary(_ severities: [Severity], _ entries: Int, _ expected: String) {
    let report = report(severities.map { .example($0) }, entries: entries)
    #expect(ReportSummary([report]).text.text == expected)
  }

  @Test("text of a catalog cannot act on the terminal, nor fill it")
  func hostileText() {
    let key = "\u{1B}]0;x\u{7}\u{202E}" + String(repeating: "y", count: 1_000_000)
    let file = SourceFile(path: "a\u{1B}b", bytes: Array("{\"\(key)\":{}}".utf8))
    let finding = Diagnostic.example(
      "“\(key)” is bad", at: SourceRange(2, 2 + key.utf8.count), key: key)
    let text = plain([
      FileReport(path: file.path, file: file, diagnostics: [finding], entryCount: 1, isParsed: true)
    ])
    #expect(text.utf8.count < 1000)
    #expect(text.hasPrefix(#"a\u{1B}b:1:3: error: “\u{1B}]0;x\u{7}\u{202E}yyy"#))
    #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
  }

  @Test("on a terminal findings stand under their file, in colour")
  func colours() {
    let reporter = TextReporter(isColoured: true, isGrouped: true, isBrief: false, width: 80)
    let text = String(
      decoding: reporter.report([report([.example("bad", at: ReporterTests.save)])]), as: UTF8.self)
    #expect(
      text == """
        \u{1B}[1mApp/Fields.xcstrings\u{1B}[0m\u{1B}[2m (1 error)\u{1B}[0m
        \u{1B}[1mApp/Fields.xcstrings:2:4:\u{1B}[0m \u{1B}[1;31merror: \u{1B}[0mbad\
        \u{1B}[2m [missing-translation]\u{1B}[0m
            "\u{1B}[4;31mSave\u{1B}[0m" : {},
            \u{1B}[1;31m ^~~~\u{1B}[0m

        \u{1B}[1m1 error in 1 file (2 entries checked)\u{1B}[0m

        """)
  }

  @Test("a brief report has one line for each finding and nothing for none")
  func brief() {
    #expect(plain([report([])], isBrief: true).isEmpty)
    let finding = Diagnostic.example(
      "bad", at: ReporterTests.save, notes: [.init(message: "see", range: ReporterTests.size)])
    #expect(
      plain([report([finding])], isBrief: true)
        == "App/Fields.xcstrings:2:4: error: bad [missing-translation]\n")
  }

  @Test("JSON has one finding for each locale, with all its parts")
  func json() {
    var finding = missing("de")
    finding.subject.variation = "plural.one"
    finding.notes = [.init(message: "see", range: ReporterTests.size)]
    finding.fixIts = [FixIt(message: "fix", edits: [])]
    let text = String(
      decoding: JSONReporter.report([report([finding, missing("fr")])]), as: UTF8.self)
    let place = #""file":"App/Fields.xcstrings","line":2,"column":4,"endLine":2,"endColumn":8"#
    #expect(
      text == #"{"version":1,"findings":[{"rule":"missing-translation","severity":"error","#
        + #""message":"“Save” has no translation in de","# + place
        + #","key":"Save","locale":"de","variation":"plural.one","fixable":true,"#
        + #""notes":[{"message":"see","file":"App/Fields.xcstrings","line":3,"column":4}]},"#
        + #"{"rule":"missing-translation","severity":"error","#
        + #""message":"“Save” has no translation in fr","# + place
        + #","key":"Save","locale":"fr","fixable":false}],"#
        + #""summary":{"files":1,"entries":2,"errors":2,"warnings":0,"infos":0}}"# + "\n")
  }

  @Test("JSON leaves out what is not there and escapes what must be")
  func jsonEscapes() {
    let report = FileReport(
      path: "a\"b", file: nil,
      diagnostics: [.example("tab\tquote\"back\\bell\u{7}é\n", key: "\u{7F}")], entryCount: 0,
      isParsed: false)
    let text = String(decoding: JSONReporter.report([report]), as: UTF8.self)
    #expect(
      text.contains(
        #""message":"tab\tquote\"back\\bell\u0007é\n","file":"a\"b","key":"\u007f","fixable":false"#
      ))
  }

  @Test("JSON without findings is a whole document")
  func emptyJSON() {
    #expect(
      String(decoding: JSONReporter.report([]), as: UTF8.self)
        == #"{"version":1,"findings":[],"summary":{"files":0,"entries":0,"errors":0,"warnings":0,"infos":0}}"#
        + "\n")
  }
}
