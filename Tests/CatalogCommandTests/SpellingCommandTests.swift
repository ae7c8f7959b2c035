import CatalogTestSupport
import HunspellKit
import Testing

@testable import CatalogCommand

/// The rule `spelling` as a user runs it.
@Suite struct SpellingCommandTests {
  private static let hasLibrary = HunspellLibrary() != nil

  private let folder = TemporaryFolder()

  init() {
    folder.write(
      """
      {
        "sourceLanguage" : "qaa",
        "strings" : {
          "öffnet Dattei" : { "localizations" : {
            "qab" : { "stringUnit" : { "state" : "translated", "value" : "Unbekannt" } } } }
        },
        "version" : "1.0"
      }
      """, to: "a.xcstrings")
    folder.write("SET ISO8859-1\nTRY aeint\n", to: "words/qaa.aff")
    let words = "2\nDatei\nöffnet\n"
    folder.write(words.unicodeScalars.map { UInt8($0.value) }, to: "words/qaa.dic")
  }

  private func lint(
    _ arguments: String..., engine: LintEngine = .standard, variables: [String: String] = [:]
  ) -> ToolRun {
    ToolRun(
      ["lint", "--rule", "locale-id=off"] + arguments, folder: folder, engine: engine,
      variables: variables)
  }

  @Test(
    "a misspelt word is reported with what may have been meant",
    .enabled(if: hasLibrary, "the library of Hunspell is not installed"))
  func finding() {
    let run = lint("--rule", "spelling=warning", variables: ["DICPATH": "nothing:words"])
    #expect(
      run.output.hasPrefix(
        "a.xcstrings:4:14: warning: “Dattei” is in no dictionary of qaa; similar words: “Datei” [spelling]\n"
      ), "\(run.output)")
    #expect(run.errors.hasPrefix("spelling: warning: no dictionary for qab; "))
    #expect(run.status == .success)
    #expect(
      lint("--strict", "--rule", "spelling=warning", variables: ["DICPATH": "words"]).status
        == .findings)
  }

  @Test(
    "the configuration names folders from its own, and words",
    .enabled(if: hasLibrary, "the library of Hunspell is not installed"))
  func configuration() {
    let text = #"""
      { "version" : 1, "rules" : { "spelling" : {
        "severity" : "error", "dictionaries" : ["words"], "words" : [WORDS] } } }
      """#
    folder.write(text.replacing("WORDS", with: ""), to: "catalog.json")
    #expect(lint().output.contains("“Dattei” is in no dictionary"))
    folder.write(text.replacing("WORDS", with: #""dattei""#), to: "catalog.json")
    #expect(!lint().output.contains("spelling"))
    folder.write(text.replacing("[WORDS]", with: "1"), to: "catalog.json")
    #expect(lint().status == .failure)
  }

  @Test(
    "a folder of the configuration that is not there, or has no dictionary, is told",
    .enabled(if: hasLibrary, "the library of Hunspell is not installed"))
  func folders() {
    folder.write("no dictionary", to: "empty/readme.txt")
    folder.write(
      #"""
      { "version" : 1, "rules" : { "spelling" : {
        "severity" : "error", "dictionaries" : ["words", "Wörter", "empty", "a.xcstrings"] } } }
      """#, to: "catalog.json")
    let lines = lint().errors.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("folder “") || $0.contains("names “") } == [
        "spelling: warning: the configuration names “Wörter” for dictionaries, and there is no such folder",
        "spelling: warning: the folder “empty” of the configuration has no dictionary that can be read; one is a pair of files such as de_DE.aff and de_DE.dic",
        "spelling: warning: the configuration names “a.xcstrings” for dictionaries, and there is no such folder",
      ])
    #expect(lint().output.contains("“Dattei” is in no dictionary"))
    folder.write(
      #"{ "rules" : { "spelling" : { "dictionaries" : ["Wörter"] } } }"#, to: "catalog.json")
    #expect(lint().errors.isEmpty)
  }

  @Test("without Hunspell nothing is found, which is told and is no failure")
  func withoutLibrary() {
    var engine = LintEngine.standard
    engine.dictionaries = { _ in nil }
    let run = lint("--rule", "spelling=error", engine: engine)
    #expect(run.status == .success)
    #expect(!run.output.contains("spelling"))
    #expect(
      run.errors
        == "spelling: warning: Hunspell is not installed, and no word is looked up; on Debian install libhunspell-1.7-0\n"
    )
  }

  @Test("where the rule is off, no library is looked for")
  func off() {
    var engine = LintEngine.standard
    engine.dictionaries = { _ in
      Issue.record("asked for dictionaries")
      return nil
    }
    #expect(lint(engine: engine).errors.isEmpty)
  }

  @Test(
    "a baseline keeps misspelt words while no word can be looked up",
    .enabled(if: hasLibrary, "the library of Hunspell is not installed"))
  func baseline() {
    let dictionaries = ["DICPATH": "words"]
    let arguments = ["--rule", "spelling=warning", "--baseline", "b.json"]
    func run(_ more: [String], _ variables: [String: String] = [:], hasLibrary: Bool = true)
      -> ToolRun
    {
      var engine = LintEngine.standard
      if !hasLibrary { engine.dictionaries = { _ in nil } }
      return ToolRun(
        ["lint"] + arguments + more, folder: folder, engine: engine, variables: variables)
    }
    #expect(run(["--write-baseline"], dictionaries).status == .success)
    #expect(folder.read("b.json").contains("spelling"))
    let without = run([], hasLibrary: false)
    #expect(!without.errors.contains("no longer occurs"), "\(without.errors)")
  }
}
