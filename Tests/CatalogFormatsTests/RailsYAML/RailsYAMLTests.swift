import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@Suite struct RailsYAMLTests {
  private func read(_ text: String, path: String = "config/locales/de.yml") -> Parsed<Catalog> {
    RailsYAMLReader(ReadingOptions(locale: "de"))
      .read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func texts(_ catalog: Catalog) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in catalog.entries {
      entry.localizations?.first?.message.forEachUnit { path, unit in
        let form = path.description
        texts[form.isEmpty ? entry.key : entry.key + "/" + form] = unit.value
      }
    }
    return texts
  }

  private static let fixture = "Tests/Fixtures/RailsYAML/models.de.yml"

  private func fixture() throws -> SourceFile {
    try SourceFile(reading: PackageFolder.path + "/" + RailsYAMLTests.fixture)
  }

  @Test("names are joined with dots, lists count, aliases and merge keys stand for what they name")
  func keys() throws {
    let parsed = RailsYAMLReader(ReadingOptions(locale: "de")).read(try fixture())
    #expect(parsed.diagnostics.isEmpty)
    let texts = texts(parsed.value)
    #expect(texts["no"] == "Nein")
    #expect(texts["greeting"] == "Hallo %{name}")
    #expect(texts["farewell"] == "Auf Wiedersehen,\n%{name}")
    #expect(texts["quoted"] == "Es war's")
    #expect(texts["long"] == "Ein Text, der auf zwei Zeilen steht")
    #expect(texts["help"] == "Erste Zeile\n  Zweite Zeile\n")
    #expect(texts["teaser"] == "Gefaltet weiter\n")
    #expect(texts["errors.too_short/plural.one"] == "ist zu kurz (mindestens %{count} Zeichen)")
    #expect(texts["user.blank"] == "Name fehlt")
    #expect(texts["user.too_short/plural.other"] == "ist zu kurz (mindestens %{count} Zeichen)")
    #expect(texts["copy.blank"] == "muss ausgefüllt werden")
    #expect(texts["date.day_names.1"] == "Montag")
    #expect(texts["date.abbr_month_names.0"] == "")
    #expect(texts["date.order.0"] == ":day")
    #expect(texts["number.format.precision"] == "2")
    #expect(texts["1"] == "Eins")
    #expect(parsed.value.entries.allSatisfy { $0.localizations?.first?.locale == "de" })
  }

  @Test("each text leads back to its bytes")
  func places() throws {
    let file = try fixture()
    let catalog = RailsYAMLReader(ReadingOptions(locale: "de")).read(file).value
    let escapes = try #require(catalog.escapes)
    var count = 0
    for entry in catalog.entries {
      entry.localizations?.first?.message.forEachUnit { _, unit in
        guard let range = unit.valueRange, let value = unit.value else { return }
        let raw = file.bytes[range.start..<range.end]
        guard raw.first != UInt8(ascii: "*") else { return }
        // The first letter of each word stands where the text has it.
        var isBehindSpace = true
        for (offset, byte) in value.utf8.enumerated() {
          defer { isBehindSpace = byte == 0x20 || byte == 0x0A }
          guard isBehindSpace, byte > 0x20 else { continue }
          let place = escapes.sourceOffset(ofDecoded: offset, in: range, of: file.bytes)
          #expect(file.bytes[place] == byte, "\(entry.key) at \(offset)")
          count += 1
        }
      }
    }
    #expect(count > 40)
  }

  @Test(
    "names and values that Ruby takes for truth values are one warning each",
    arguments: [
      ("no:\n  a: b\n", "no"), ("de:\n  no: Nein\n", "no"), ("de:\n  a: Yes\n", "Yes"),
      ("de:\n  a: off\n", "off"), ("de:\n  On: An\n", "On"), ("de:\n  a: True\n", "True"),
    ])
  func booleans(_ text: String, _ word: String) throws {
    let parsed = read(text, path: "x.yml")
    #expect(parsed.diagnostics.count == 1)
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    let range = try #require(diagnostic.range)
    #expect(String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self) == word)
  }

  @Test(
    "quoted ones, and those that mean truth values, are none",
    arguments: [
      "\"no\":\n  a: b\n", "de:\n  'no': Nein\n", "de:\n  a: \"Yes\"\n", "de:\n  a: false\n",
      "de:\n  n: Nein\n",
    ])
  func quotedBooleans(_ text: String) {
    #expect(read(text, path: "x.yml").diagnostics.isEmpty)
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let text: String
    let found: String
    let offset: Int
    var testDescription: String { text }
  }

  @Test(
    "what is no YAML is one finding in its place",
    arguments: [
      Damage(text: "de:\n\ta: b\n", found: "tab", offset: 4),
      Damage(text: "de:\n  a: x: y\n", found: "colon", offset: 10),
      Damage(text: "de:\n  a: \"x\n", found: "never closed", offset: 9),
      Damage(text: "de:\n  a: [x\n", found: "never closed", offset: 9),
      Damage(text: "de:\n  a: %{name}\n", found: "begin with “%”", offset: 9),
      Damage(text: "de:\n  a: @x\n", found: "begin with “@”", offset: 9),
      Damage(text: "de:\n  ä: \"\\q\"\n", found: "escape", offset: 11),
      Damage(text: "de:\n  a: *x\n", found: "anchor", offset: 9),
      Damage(text: "de:\n  a: b\n c: d\n", found: "spaces before this line", offset: 12),
      Damage(text: "de:\n  a: b\n---\nen:\n  a: c\n", found: "another document", offset: 11),
      Damage(text: "de:\n  a: \u{1}\n", found: "control characters", offset: 9),
      Damage(text: "de:\n  a: {{name}}\n", found: "put it in quotation marks", offset: 10),
      Damage(text: "- a\n", found: "name of a language", offset: 0),
      Damage(text: "de: x\n", found: "write its keys below", offset: 4),
    ])
  func damage(_ damage: Damage) throws {
    let parsed = read(damage.text, path: "x.yml")
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.message.text.contains(damage.found), "\(error.message.text)")
    #expect(error.range?.start == damage.offset)
  }

  @Test("a name that stands twice is found with both places")
  func duplicates() throws {
    let parsed = read("de:\n  a:\n    b: x\n    c: y\n    b: z\n")
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.rule == .duplicateKey)
    #expect(diagnostic.subject.key == "a.b")
    #expect(diagnostic.range == SourceRange(31, 32))
    #expect(diagnostic.notes.first?.range == SourceRange(13, 14))
  }

  @Test("the language of the file and that of its name are the same, or there is a warning")
  func locale() {
    #expect(read("de:\n  a: b\n").diagnostics.isEmpty)
    #expect(read("en:\n  a: b\n").diagnostics.map(\.severity) == [.warning])
  }

  @Test("aliases that multiply, and aliases of themselves, end in one finding")
  func bombs() {
    var text = "de:\n  a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<12 {
      let alias = "*a\(level - 1)"
      text +=
        "  a\(level): &a\(level) ["
        + Array(repeating: alias, count: 10).joined(separator: ", ") + "]\n"
    }
    let parsed = read(text)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.value.entries.count < 200_000)
    #expect(read("de: &x\n  a: *x\n").diagnostics.contains { $0.severity == .error })
    let deep = "de:\n" + String(repeating: "[", count: 5000)
    #expect(read(deep).diagnostics.count == 1)
  }

  @Test("no damage of a file stops the reader")
  func hostile() throws {
    let bytes = try fixture().bytes
    var generator = SeededGenerator(seed: 7)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      _ = RailsYAMLReader().read(SourceFile(path: "a.yml", bytes: Array(bytes[..<count])))
    }
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      let parsed = RailsYAMLReader().read(SourceFile(path: "a.yml", bytes: damaged))
      #expect(
        parsed.diagnostics.allSatisfy { ($0.range?.end ?? 0) <= damaged.count })
    }
  }

  @Test("what is written is read as the same")
  func roundTrip() throws {
    let catalog = RailsYAMLReader(ReadingOptions(locale: "de")).read(try fixture()).value
    let bytes = try RailsYAMLWriter(locale: "de").write(catalog)
    let again = RailsYAMLReader(ReadingOptions(locale: "de"))
      .read(SourceFile(path: "de.yml", bytes: bytes))
    #expect(again.diagnostics.isEmpty)
    #expect(
      CatalogDumper.dump(again.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
    #expect(try RailsYAMLWriter(locale: "de").write(again.value) == bytes)
  }

  /// Texts that Psych writes in several styles.
  private static let styles = [
    "plain text", "%{name} is", "it's", ": x", "x: y", "a # b", "", " lead", "trail ", "12", "1.5",
    "2001-01-01", ":sym", "two\nlines", "end\n", "tab\there", "“quoted”", "null", "~", "<b>x</b>",
    "<a href=\"x\">y</a>", "1,000", "12:30", "0x1f", "é", "- x", "*x", "e5", "1e5", "1_000", "x 😀",
    "trailing:", "1.e", "{{x}}", "[x]", "@x", "`x", "!x", "=", "...x", "---", "?", "line  \nnext",
    "a\n\nb\n", "\u{A0}x", "x\u{7}", "…", "\" q \"", "012", "08", "+1", ".5", "5.", "1:30:20",
    "2001-01-01 10:00:00", "True", "off", "y", "n", String(repeating: "long ", count: 40) + "x",
  ]

  @Test(
    "a file is written as Ruby’s Psych writes it",
    .enabled(if: shell("command -v ruby").status == 0))
  func psych() throws {
    let catalog = Catalog(
      sourceLanguage: "de",
      entries: RailsYAMLTests.styles.enumerated().map { index, text in
        Entry(
          key: "k\(index)", extractionState: .manual,
          localizations: [
            Localization(
              locale: "de", message: Message(root: MessageNode(unit: StringUnit(value: text))))
          ])
      }, syntax: .ruby)
    let bytes = try RailsYAMLWriter().write(catalog)
    let folder = TemporaryFolder()
    folder.write(bytes, to: "de.yml")
    let script = "require %q(yaml); print YAML.dump(YAML.load_file(ARGV[0]), line_width: -1)"
    let output = shell("ruby -e '\(script)' '\(folder.path)/de.yml'").output
    #expect(output == String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "a path below a folder for translations tells table and language",
    arguments: [
      ("config/locales/de.yml", "config/locales/*.yml", "de"),
      ("config/locales/models.pt-BR.yml", "config/locales/models.*.yml", "pt-BR"),
      ("config/locales/models/user/en.yaml", "config/locales/models/user/*.yaml", "en"),
    ])
  func location(_ path: String, _ table: String, _ locale: String) throws {
    let location = try #require(RailsYAMLFormat().location(of: path))
    #expect(location.table == table)
    #expect(location.locale == locale)
  }

  @Test(
    "other files of YAML are none of texts",
    arguments: [".github/workflows/ci.yml", "config/database.yml", "de-DE.yml"])
  func otherFiles(_ path: String) { #expect(RailsYAMLFormat().location(of: path) == nil) }

  @Test("a text is changed in its place, in the style that it has there")
  func edit() throws {
    let text = "de:\n  a:   'x' # one\n  b: \"y\"\n  c: z\n"
    let file = SourceFile(path: "de.yml", bytes: Array(text.utf8))
    let catalog = RailsYAMLReader(ReadingOptions(locale: "de")).read(file).value
    let changes = [("a", "it's"), ("b", "\"q\""), ("c", "new text")].map { key, value in
      CatalogChange(
        key: key, locale: "de",
        message: Message(root: MessageNode(unit: StringUnit(value: value))))
    }
    var edited = EditedText(file.bytes)
    try edited.apply(try RailsYAMLFormat().editor.edits(for: changes, in: file, catalog))
    #expect(
      String(decoding: edited.bytes, as: UTF8.self)
        == "de:\n  a:   'it''s' # one\n  b: \"\\\"q\\\"\"\n  c: new text\n")
  }
}
