import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// Files that were made to break a reader.
@Suite struct HostileTextFormatTests {
  private func check(_ fixture: TextFormats.Fixture, _ bytes: [UInt8]) {
    let parsed = fixture.read(SourceFile(path: fixture.name, bytes: bytes))
    for diagnostic in parsed.diagnostics {
      #expect(diagnostic.range.map { $0.end <= bytes.count } ?? false)
    }
    for entry in parsed.value.entries {
      #expect((entry.keyRange?.end ?? 0) <= bytes.count)
    }
  }

  @Test("a file cut off anywhere is read", arguments: TextFormats.fixtures)
  func truncation(_ fixture: TextFormats.Fixture) throws {
    let bytes = try fixture.file().bytes
    for count in truncatedLengths(of: bytes.count) { check(fixture, Array(bytes[..<count])) }
  }

  @Test("a file with other bytes in it is read", arguments: TextFormats.fixtures)
  func mutation(_ fixture: TextFormats.Fixture) throws {
    let bytes = try fixture.file().bytes
    var random = SeededGenerator(seed: UInt64(bytes.count))
    let signs = Array("\\\"'{}[]*=:,;#!.-$\r\n\t u0\u{0}<>".utf8) + [0xFF, 0xC3]
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let position = Int.random(in: 0...changed.count, using: &random)
        if position < changed.count, Bool.random(using: &random) {
          changed[position] = signs.randomElement(using: &random) ?? 0
        } else {
          changed.insert(signs.randomElement(using: &random) ?? 0, at: position)
        }
      }
      check(fixture, changed)
    }
  }

  @Test("nesting without end is one finding")
  func nesting() {
    let many = 20_000
    let fluent = FluentReader(locale: "de", sourceLanguage: "en")
    for opening in ["{", "{ $x ->\n *[a] ", "{ A(", "{ -t("] {
      let text = "key = " + String(repeating: opening, count: many)
      let parsed = fluent.read(SourceFile(path: "a.ftl", bytes: Array(text.utf8)))
      #expect(parsed.diagnostics.count == 1)
    }
    let bundles = ICUResourceReader(ReadingOptions())
    for opening in ["{", "a {", "a:array { {", ":table { a"] {
      let text = "root {" + String(repeating: opening, count: many)
      let parsed = bundles.read(SourceFile(path: "a.txt", bytes: Array(text.utf8)))
      #expect(parsed.diagnostics.count == 1)
    }
  }

  @Test("a large file takes linear time")
  func time() {
    let cases: [(any CatalogReader, String, (Int) -> String)] = [
      (
        FluentReader(locale: "de", sourceLanguage: "en"), "",
        { "key\($0) = { key\($0 + 1) } { $x ->\n [a] b\n *[c] d\n }\n" }
      ), (FluentReader(locale: "de", sourceLanguage: "en"), "", { _ in "# x\n" }),
      (FluentReader(locale: "de", sourceLanguage: "en"), "", { _ in "a = {\n" }),
      (FluentReader(locale: "de", sourceLanguage: "en"), "", { _ in "    x\n\n" }),
      (PropertiesReader(locale: "de", sourceLanguage: "en"), "", { "k\($0)=a\\\n" }),
      (PropertiesReader(locale: "de", sourceLanguage: "en"), "", { _ in "#\n\\\n" }),
      (SpreadsheetReader(separator: .comma), "key,de\n", { _ in "a,\"\"\"\"\n\"" }),
      (ICUResourceReader(ReadingOptions()), "root {", { "k\($0) { \"a\" \"b\" c }\n" }),
      (ICUResourceReader(ReadingOptions()), "root { a { ", { _ in "\"a\"\n" }),
    ]
    for (reader, start, line) in cases {
      func seconds(_ count: Int) -> Duration {
        let file = SourceFile(
          path: "file", bytes: Array((start + (0..<count).map(line).joined()).utf8))
        return ContinuousClock().measure { _ = reader.read(file) }
      }
      let (small, large) = (seconds(500), seconds(5_000))
      #expect(large < small * 40 + .milliseconds(300))
    }
  }
}
