import CatalogLint
import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct SARIFReporterTests {
  private let folder = TemporaryFolder()

  private func run(
    _ diagnostics: [Diagnostic], in text: String, path: String = "A.xcstrings",
    _ arguments: String...
  ) throws -> JSONTree {
    folder.write(text, to: path)
    let output = ToolRun(
      ["lint", "--format", "sarif", path] + arguments, folder: folder,
      engine: .finding(diagnostics)
    ).output
    return try #require(try JSONTree(output)["runs"]?.elements.first)
  }

  private func fingerprints(_ run: JSONTree) -> [String] {
    (run["results"]?.elements ?? []).compactMap {
      $0["partialFingerprints"]?["catalogFinding/v1"]?.text
    }
  }

  private func finding(
    _ message: DiagnosticMessage = "bad", at start: Int, key: String = "a", locale: String = "de",
    variation: String? = nil
  ) -> Diagnostic {
    var finding = Diagnostic.example(
      message, at: SourceRange(start, start + 1), key: key, locale: locale)
    finding.subject.variation = variation
    return finding
  }

  @Test("a fingerprint stays when lines move and the message changes")
  func stableFingerprints() throws {
    let before = try run([finding(at: 1), finding(at: 2, key: "b")], in: "{ }\n")
    let after = try run(
      [finding("worse", at: 5), finding(at: 6, key: "b")], in: "\n\n\n{ }\n\n")
    #expect(fingerprints(before).count == 2)
    #expect(fingerprints(before) == fingerprints(after))
  }

  @Test("a fingerprint tells rule, file, key, locale and variation apart")
  func distinctFingerprints() throws {
    var other = finding(at: 1)
    other.rule = "stale-key"
    let findings = [
      finding(at: 1), finding(at: 1, key: "b"), finding(at: 1, key: "ad", locale: "e"),
      finding(at: 1, locale: "fr"), finding(at: 1, variation: "plural.one"), other,
      finding(at: 1), .example("bad", at: SourceRange(1, 2)),
      .example("bad", at: SourceRange(1, 2), key: ""),
    ]
    let here = fingerprints(try run(findings, in: "{ }\n"))
    let there = fingerprints(try run(findings, in: "{ }\n", path: "B/A.xcstrings"))
    #expect(Set(here + there).count == 2 * findings.count)
    #expect(here[0].hasSuffix(":1") && here[6].hasSuffix(":2"))
    #expect(here[0].dropLast() == here[6].dropLast())
  }

  @Test("a correction is a replacement of text that gives the corrected file")
  func fixes() throws {
    var finding = Diagnostic.example("twice", at: SourceRange(8, 9))
    finding.fixIts = [
      FixIt(
        message: "Correct both",
        edits: [
          TextEdit(range: SourceRange(8, 9), replacement: "é"),
          TextEdit(range: SourceRange(10, 10), replacement: "\n"),
        ])
    ]
    let run = try run([finding], in: "{ \"😀\": 1, 2 }\n")
    let fix = try #require(run["results"]?.elements.first?["fixes"]?.elements.first)
    #expect(fix["description"]?["text"]?.text == "Correct both")
    let change = try #require(fix["artifactChanges"]?.elements.first)
    #expect(change["artifactLocation"]?["uri"]?.text == "A.xcstrings")
    let replacements = change["replacements"]?.elements ?? []
    let regions = replacements.compactMap { $0["deletedRegion"] }
    #expect(regions.map { $0["startColumn"]?.integer } == [7, 9])
    #expect(regions.map { $0["endColumn"]?.integer } == [8, 9])
    #expect(regions.map { $0["byteOffset"]?.integer } == [8, 10])
    #expect(replacements.map { $0["insertedContent"]?["text"]?.text } == ["é", "\n"])
  }

  @Test("a run that could not check everything says so")
  func notifications() throws {
    folder.makeFolder("Empty")
    let run = try run([.example(.error)], in: "{}", "No.xcstrings", "Empty")
    let invocation = try #require(run["invocations"]?.elements.first)
    #expect(invocation["executionSuccessful"] == .bool(false))
    #expect(invocation["exitCode"]?.integer == 2)
    let notifications = invocation["toolExecutionNotifications"]?.elements ?? []
    let texts = notifications.compactMap { $0["message"]?["text"]?.text }
    #expect(
      texts.first?.hasPrefix("No catalogs found in “Empty”; searched for *.xcstrings") == true)
    #expect(texts.dropFirst() == ["the file does not exist"])
    let place = notifications.last?["locations"]?.elements.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text == "No.xcstrings")
  }

  @Test("a run that checked everything was successful, whatever it found")
  func success() throws {
    let run = try run([.example(.error)], in: "{}", "--rule", "stale-key=off")
    let invocation = try #require(run["invocations"]?.elements.first)
    #expect(invocation["executionSuccessful"] == .bool(true))
    #expect(invocation["exitCode"]?.integer == 1)
    #expect(invocation["toolExecutionNotifications"] == .array([]))
    let overrides = invocation["ruleConfigurationOverrides"]?.elements ?? []
    #expect(overrides.map { $0["descriptor"]?["id"]?.text } == ["stale-key"])
    #expect(overrides.first?["configuration"]?["enabled"] == .bool(false))
  }

  @Test("a result points at its rule")
  func rules() throws {
    let run = try run([.example(.error, rule: "stale-key"), .example(.info)], in: "{}")
    let rules = run["tool"]?["driver"]?["rules"]?.elements.compactMap { $0["id"]?.text } ?? []
    for result in run["results"]?.elements ?? [] {
      #expect(result["ruleIndex"]?.integer.map { rules[$0] } == result["ruleId"]?.text)
    }
    #expect(run["results"]?.elements.map { $0["level"]?.text } == ["error", "note"])
  }

  @Test("what looks like a link in a message is text")
  func links() throws {
    let findings = ["[a](b)", "a[0]", "a(b)"].map { key in
      Diagnostic.example("“\(key)” is bad", at: SourceRange(0, 1), key: key)
    }
    let run = try run(findings, in: "{}")
    #expect(
      run["results"]?.elements.map { $0["message"]?["text"]?.text } == [
        "“\\[a\\](b)” is bad", "“a[0]” is bad", "“a(b)” is bad",
      ])
  }
}
