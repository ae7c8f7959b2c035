import CatalogTestSupport
import SourceText
import StructuredText
import Testing

@testable import CatalogCommand

/// Catalogs whose keys are written against reports, checked with every rule.
@Suite struct HostileTextTests {
  private let folder = TemporaryFolder()

  init() {
    let entries = SampleReports.hostileKeys.map { key in
      "    \"\(JSONEscape.escaped(key))\" : {}"
    }
    let strings = entries.joined(separator: ",\n")
    folder.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}\n",
      to: "App (1)/a,b:50%|é.xcstrings")
  }

  private func output(_ format: String) -> String {
    ToolRun(
      "lint", "--locales", "de,fr", "--format", format, folder: folder, engine: .standard
    ).output
  }

  private func untranslated() throws -> [JSONTree] {
    try JSONTree(output("json"))["findings"]?.elements.filter {
      $0["rule"]?.text == "missing-translation"
    } ?? []
  }

  @Test("JSON and SARIF give each key back as it is in the file")
  func keys() throws {
    let keys = Set(SampleReports.hostileKeys)
    #expect(Set(try untranslated().compactMap { $0["key"]?.text }) == keys)
    let run = try JSONTree(output("sarif"))["runs"]?.elements.first
    let results = run?["results"]?.elements.filter { $0["ruleId"]?.text == "missing-translation" }
    #expect(Set(results?.compactMap { $0["properties"]?["key"]?.text } ?? []) == keys)
    let names = results?.flatMap { $0["locations"]?.elements ?? [] }
      .compactMap { $0["logicalLocations"]?.elements.first?["name"]?.text }
    #expect(Set(names ?? []) == keys)
  }

  @Test("the region of a finding in SARIF is the key in the file, counted in UTF-16")
  func regions() throws {
    let file = folder.read("App (1)/a,b:50%|é.xcstrings")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map {
      Array($0.utf16)
    }
    let run = try #require(try JSONTree(output("sarif"))["runs"]?.elements.first)
    let results = try #require(run["results"]?.elements)
    var found: [String] = []
    for result in results where result["ruleId"]?.text == "missing-translation" {
      let place = try #require(result["locations"]?.elements.first?["physicalLocation"])
      #expect(
        place["artifactLocation"]?["uri"]?.text == "App%20%281%29/a%2Cb%3A50%25%7C%C3%A9.xcstrings")
      let region = try #require(place["region"])
      let line = try #require(region["startLine"]?.integer)
      #expect(region["endLine"]?.integer == line)
      let start = try #require(region["startColumn"]?.integer)
      let end = try #require(region["endColumn"]?.integer)
      found.append(String(decoding: lines[line - 1][start - 1..<end - 1], as: UTF16.self))
      let offset = try #require(region["byteOffset"]?.integer)
      let length = try #require(region["byteLength"]?.integer)
      let bytes = Array(file.utf8)[offset..<offset + length]
      #expect(String(decoding: bytes, as: UTF8.self) == found.last)
    }
    #expect(Set(found) == Set(SampleReports.hostileKeys.map(JSONEscape.escaped)))
  }

  @Test("each finding for GitHub is one command, whose message ends no line and hides nothing")
  func github() throws {
    let commands = output("github").split(separator: "\n")
    #expect(!commands.isEmpty)
    for command in commands {
      let match = try #require(
        command.wholeMatch(of: /::(error|warning|notice) ([^:]*)::(.*)/), "\(command)")
      let properties = match.output.2.split(separator: ",")
      #expect(properties.allSatisfy { $0.wholeMatch(of: /[a-zA-Z]+=[^=,:]+/) != nil })
      #expect(
        command.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" && $0 != "\u{85}" }
      )
      #expect(command.replacing(/%(25|0A|0D|2C|3A)/, with: "").contains("%") == false)
    }
    let text = commands.joined(separator: "\n")
    #expect(text.contains("file=App (1)/a%2Cb%3A50%25|é.xcstrings,line="))
    #expect(text.contains("“line\\nbreak\\r\\tand\\u{2028}more”"))
    #expect(text.contains("100%25, now: ::error::x%250A"))
  }

  @Test("JUnit XML stays well-formed and holds every key")
  func junit() throws {
    let document = try XMLDocument(parsing: Array(output("junit").utf8))
    let suites = document.children(of: 0)
    let text = suites.flatMap(document.children(of:)).flatMap(document.attributes).map(\.value)
      .joined(separator: "\n")
    for key in SampleReports.hostileKeys {
      let shown = VisibleText.escaped(key).replacing("\u{FFFE}", with: "\\u{FFFE}")
      #expect(text.contains("missing-translation: \(shown) (de)"), "\(shown)")
    }
  }

  @Test("each finding for Xcode is one line")
  func xcode() throws {
    let lines = output("xcode").split(separator: "\n")
    for line in lines {
      #expect(
        line.wholeMatch(of: /\/.*:[0-9]+:[0-9]+: (error|warning|note): .+ \[[a-z-]+\]/) != nil,
        "\(line)")
    }
    #expect(lines.count { $0.contains("[missing-translation]") } == SampleReports.hostileKeys.count)
  }

  @Test("in Markdown no key is markup, and each row has its cells")
  func markdown() {
    let text = output("markdown")
    let rows = text.split(separator: "\n").filter { $0.hasSuffix("`missing-translation` |") }
    #expect(rows.count == SampleReports.hostileKeys.count)
    for row in rows {
      #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 6)
      let plain = row.replacing("<!-- -->", with: "")
      #expect(!plain.contains("<") && !plain.contains(">"))
    }
    #expect(text.contains("pi\\|pe \\`tick\\` \\*b\\* \\_i\\_ \\~s\\~ \\$m\\$"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; \\]\\]&gt;"))
    #expect(text.contains("\\[Terms\\](https://example.com)"))
    #expect(text.contains("@<!-- -->octocat #<!-- -->12 :<!-- -->tada:"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
  }
}
