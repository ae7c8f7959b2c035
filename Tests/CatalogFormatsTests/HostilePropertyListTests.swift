import CatalogFormats
import CatalogModel
import SourceText
import Testing

/// Files that were made to break a reader.
@Suite struct HostilePropertyListTests {
  static let readers: [any CatalogReader] = [
    AppleStringsReader(locale: "de", sourceLanguage: "en"),
    StringsDictionaryReader(locale: "de", sourceLanguage: "en"),
  ]

  private func expectOneFinding(
    _ text: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    for reader in Self.readers {
      let parsed = reader.read(SourceFile(path: "file", bytes: Array(text.utf8)))
      #expect(parsed.diagnostics.map(\.rule) == [.catalogParse], sourceLocation: location)
      #expect(parsed.diagnostics.first?.range != nil, sourceLocation: location)
      #expect(parsed.value.entries.isEmpty, sourceLocation: location)
    }
  }

  @Test("a bomb of entities is one finding")
  func bomb() {
    let entities = (1...9).map { level in
      "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
    }
    expectOneFinding(
      """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY l0 "lol">\(entities.joined())]>
      <plist><dict><key>a</key><string>&l9;</string></dict></plist>
      """)
  }

  @Test("nesting without end is one finding")
  func nesting() {
    for opening in ["<plist><dict><key>a</key>" + String(repeating: "<array>", count: 10_000)]
      + ["(", "{a=", "{a=("].map({ "a = " + String(repeating: $0, count: 10_000) })
    {
      expectOneFinding(opening)
    }
  }

  @Test(
    "what a merge, an editor or a copy leaves is one finding",
    arguments: [
      "<<<<<<< HEAD\n\"a\" = \"1\";\n=======\n\"a\" = \"2\";\n>>>>>>> b\n",
      "\"a\" = \"1;\n", "\"a\" = \"1\"\n\"b\" = \"2\";", "\"a\" \"1\";", "<plist><dict><key>a",
      "<plist><dict><key>a</key><string>x</dict></plist>", "<plist/>", "{\"a\": 1}", "bplist00",
      "version https://git-lfs.github.com/spec/v1\n", "<string>x</string>", "a\u{0}b",
      "<?xml version=\"1.0\"?>\n<<<<<<< HEAD\n<plist/>", "\"a\" = \"1\"; \"b\" = \u{0};",
    ])
  func leftovers(_ text: String) { expectOneFinding(text) }

  @Test("a large file takes linear time")
  func time() {
    func seconds(_ count: Int, _ line: (Int) -> String) -> Duration {
      let text = (0..<count).map(line).joined()
      let file = SourceFile(path: "file", bytes: Array(text.utf8))
      return ContinuousClock().measure { _ = Self.readers[0].read(file) }
    }
    let lines: [(Int) -> String] = [
      { "/* c */ /* d */\n\"key \($0)\" = \"text \\\" \($0)\"; // e\n" }, { _ in "\"a\";" },
      { _ in "/* */ " }, { "k\($0) = \"a\nb\";" },
    ]
    for line in lines {
      let (small, large) = (seconds(4_000, line), seconds(40_000, line))
      #expect(large < small * 40 + .milliseconds(200))
    }
  }
}
