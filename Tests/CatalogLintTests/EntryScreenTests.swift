import CatalogFormats
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogLint

/// Rules that are asked first find what they find without being asked.
@Suite struct EntryScreenTests {
  private static let corpus = SharedFolder.files(in: "corpus/xcstrings", ending: ".xcstrings")

  /// What both linters say of a catalog, with every rule on.
  private func expectSameFindings(in bytes: [UInt8], path: String, base: [UInt8]? = nil) {
    let base = base.map { LintInput($0, path: path).parsed.value }
    func findings(screened: Bool) -> [Diagnostic] {
      Linter(configuration: .everything(), screensEntries: screened)
        .lint([LintInput(bytes, path: path, base: base)])[0].diagnostics
    }
    #expect(findings(screened: true) == findings(screened: false), "\(path)")
  }

  @Test("in the examples of all rules")
  func examples() {
    for rule in RuleRegistry.descriptions {
      for example in rule.triggering + rule.nonTriggering {
        expectSameFindings(
          in: MarkedText(example.markedText).bytes, path: example.path,
          base: example.baseText.map { Array($0.utf8) })
      }
    }
  }

  @Test("where a name is the key and the source language has an empty text that is not done")
  func emptySourceText() {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "aWordAgain" : {
        "extractionState" : "manual",
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Ein Wort" } }
        }
      } }, "version" : "1.0" }
      """
    expectSameFindings(in: Array(catalog.utf8), path: "a.xcstrings")
    let input = LintInput(Array(catalog.utf8), path: "a.xcstrings")
    let found = Linter(configuration: .everything()).lint([input])[0].diagnostics
    #expect(found.contains { $0.rule == "missing-source-text" })
  }

  @Test(
    "in the catalogs of the corpus, with faults put in",
    .enabled(if: !corpus.isEmpty, "there is no corpus"), arguments: corpus)
  func corpusCatalog(_ name: String) throws {
    let file = try SourceFile(reading: SharedFolder.path + "/corpus/xcstrings/" + name)
    // Half of the corpus; larger files have the same kinds of texts.
    guard file.bytes.count < 60_000 else { return }
    for step in [1, 7] { expectSameFindings(in: file.bytes.withFaults(every: step), path: name) }
  }
}

extension [UInt8] {
  /// The catalog with something that a rule looks for at the end of some texts.
  fileprivate func withFaults(every step: Int) -> [UInt8] {
    let faults = [
      " ", "\u{200B}", " TODO", "7", " %@", " %d", " %2$@", "\u{202E}", "\\n", "!", "…", " the the",
      " <b>", " a@b.org", " www.a.org", "е", "E\u{301}", " \u{FFFD}", " 50%", "\u{A0}", " “a",
      "{x}",
    ]
    let parts = String(decoding: self, as: UTF8.self).split(
      separator: "\"value\" : \"", omittingEmptySubsequences: false)
    var result = Array((parts.first ?? "").utf8)
    for (index, part) in parts.dropFirst().enumerated() {
      result += Array("\"value\" : \"".utf8)
      let end = part.utf8.indices.first {
        part.utf8[$0] == UInt8(ascii: "\"")
          && ($0 == part.startIndex || part.utf8[part.utf8.index(before: $0)] != UInt8(ascii: "\\"))
      }
      guard index % step == 0, let end else {
        result += Array(part.utf8)
        continue
      }
      result += Array(part[..<end].utf8)
      result += Array(faults[index / step % faults.count].utf8)
      result += Array(part[end...].utf8)
    }
    return result
  }
}
