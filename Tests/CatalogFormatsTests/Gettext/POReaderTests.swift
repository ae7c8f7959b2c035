import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@Suite struct POReaderTests {
  static let header = """
    msgid ""
    msgstr ""
    "Project-Id-Version: a 1\\n"
    "PO-Revision-Date: 2024-01-01 00:00+0000\\n"
    "Last-Translator: A <a@example.org>\\n"
    "Language-Team: B\\n"
    "Language: de\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


    """

  static func read(_ text: String, path: String = "de.po") -> Parsed<Catalog> {
    POReader().read(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  private func target(_ entry: Entry?) -> MessageNode? {
    entry?.localizations?.first { $0.locale == "de" }?.message.root
  }

  @Test("texts, contexts, comments and flags find their places")
  func entry() throws {
    let parsed = Self.read(
      Self.header + """
        # note
        #. hint
        #: a.c:1  b.c:2
        #: c.c:3
        #, fuzzy, c-format, no-wrap
        #| msgid "Old"
        msgctxt "menu"
        msgid "New %s"
        msgstr "Neu %s"
        """)
    #expect(parsed.diagnostics.isEmpty)
    let entry = try #require(parsed.value.entries.first)
    #expect(entry.key == "menu\u{4}New %s")
    #expect(entry.context == "menu")
    #expect(entry.comment == "hint")
    #expect(entry.syntax == .printf)
    #expect(
      entry.otherFields.map { "\($0.name)=\($0.value)" } == [
        "po.translatorComment=string(\"note\")", "po.references=string(\"a.c:1 b.c:2 c.c:3\")",
        "po.flags=string(\"no-wrap\")", "po.previousText=string(\"Old\")",
      ])
    #expect(target(entry)?.unit?.value == "Neu %s")
    #expect(target(entry)?.unit?.state == .needsReview)
    #expect(parsed.value.syntax == .plain)
    #expect(parsed.value.pluralNumbers == .wholeNumbers)
  }

  @Test(
    "flags name the syntax",
    arguments: [
      ("c-format", .printf), ("objc-format", .printf), ("java-printf-format", .printf),
      ("no-c-format", nil), ("possible-c-format", .printf), ("python-format", .python),
      ("python-brace-format", .braces), ("csharp-format", .braces), ("c++-format", .braces),
      ("qt-format", .qt), ("lisp-format", nil), ("no-wrap", nil),
    ] as [(String, TextSyntax?)])
  func syntaxes(_ flag: String, _ syntax: TextSyntax?) {
    let catalog = Self.read(Self.header + "#, \(flag)\nmsgid \"a\"\nmsgstr \"b\"\n").value
    #expect(catalog.entries.first?.syntax == syntax)
  }

  @Test("an empty msgstr is new, a fuzzy one too")
  func empty() {
    for flag in ["", "#, fuzzy\n"] {
      let catalog = Self.read(Self.header + flag + "msgid \"a\"\nmsgstr \"\"\n").value
      #expect(target(catalog.entries.first)?.unit?.state == .new)
      #expect(target(catalog.entries.first)?.unit?.value == "")
    }
  }

  @Test("a template has no translations")
  func template() {
    let parsed = Self.read("msgid \"a\"\nmsgstr \"\"\n", path: "app.pot")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.entries.first?.localizations?.map(\.locale) == ["en"])
  }

  @Test("the header names the languages, then the options, then the path")
  func languages() {
    func locales(_ text: String, _ options: ReadingOptions, _ path: String) -> [String] {
      let catalog = POReader(options).read(SourceFile(path: path, bytes: Array(text.utf8))).value
      return catalog.entries.last?.localizations?.map(\.locale) ?? []
    }
    let entry = "\nmsgid \"a\"\nmsgstr \"b\"\n"
    let named = "msgid \"\"\nmsgstr \"Language: fr\\nX-Source-Language: ru\\n\"\n" + entry
    #expect(locales(named, ReadingOptions(locale: "it"), "po/de.po") == ["ru", "fr"])
    #expect(locales(entry, ReadingOptions(locale: "it"), "po/de.po") == ["en", "it"])
    #expect(locales(entry, ReadingOptions(sourceLanguage: "sv"), "po/pt_BR.po") == ["sv", "pt_BR"])
    #expect(locales(entry, ReadingOptions(), "strange.po") == ["en", "und"])
    #expect(
      locales(entry + "\n" + named.dropLast(0), ReadingOptions(), "po/de.po") == ["ru", "fr"])
  }

  @Test(
    "one fault is one finding at its place",
    arguments: [
      "↓msgid \"a\"↓\n\nmsgid \"b\"\nmsgstr \"c\"\n",
      "↓msgstr↓ \"a\"\n",
      "msgid \"a\"\nmsgstr \"b\"\n↓msgstr↓ \"c\"\n",
      "msgid \"a\"\n↓msgstr[0]↓ \"b\"\n",
      "msgid \"a\"\nmsgid_plural \"b\"\n↓msgstr↓ \"c\"\n",
      "msgid \"a\"\nmsgid_plural \"b\"\n↓msgstr[1]↓ \"c\"\nmsgstr[0] \"d\"\n",
      "↓msgid \"a\"↓\nmsgid_plural \"b\"\n\n",
      "msgid \"a\"\n↓# c↓\n\"b\"\nmsgstr \"x\"\n",
      "msgid ↓\"a↓\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n",
      "msgid \"a\"\nmsgstr ↓\"b↓",
      "msgid \"a↓\\q↓\"\nmsgstr \"b\"\n",
      "msgid \"a↓\\é↓\"\nmsgstr \"b\"\n",
      "↓Msgid↓ \"a\"\nmsgstr \"b\"\n",
      "↓foo↓ \"a\"\n",
      "# c\n↓\"a\"↓\n",
      "msgid \"a\"\n↓msgstr↓\n\nmsgid \"c\"\nmsgstr \"d\"\n",
      "↓msgid↓\nmsgstr \"c\"\n",
      "↓é↓\n",
      "msgid \"a\" ↓;↓\nmsgstr \"b\"\n",
      "#~ msgid \"a\"\n↓msgstr↓ \"b\"\n",
      "msgid \"a\"\n#~ ↓msgstr↓ \"b\"\n",
      "#| ↓msgstr↓ \"b\"\n",
      "msgid \"a↓\u{0}↓\"\nmsgstr \"b\"\n",
      "msgid \"a↓\\0↓\"\nmsgstr \"b\"\n",
      "↓\u{0}↓\n",
      "#| msgid \"a\"\n↓# c↓\nmsgid \"a\"\nmsgstr \"b\"\n",
      "#| msgid \"a\"\n#| ↓msgid↓ \"b\"\nmsgid \"a\"\nmsgstr \"b\"\n",
      "#| msgid \"a\"\n#~ ↓msgid↓ \"a\"\n#~ msgstr \"b\"\n",
      "msgid \"a\"\nmsgstr \"b\"\n#| ↓\"c\"↓\n",
      "↓msgid_plural↓ \"b\"\n",
    ])
  func faults(_ marked: String) throws {
    let text = MarkedText(Self.header + marked)
    let parsed = POReader().read(SourceFile(path: "de.po", bytes: text.bytes))
    #expect(parsed.diagnostics.map(\.rule) == [.catalogParse], "\(parsed.diagnostics)")
    let range = try #require(parsed.diagnostics.first?.range)
    #expect([range.start, range.end] == text.marks, "\(parsed.diagnostics)")
  }

  @Test("a merge conflict is one finding")
  func conflict() {
    let parsed = Self.read(
      Self.header + """
        msgid "a"
        <<<<<<< HEAD
        msgstr "b"
        =======
        msgstr "c"
        >>>>>>> branch

        msgid "d"
        msgstr "e"
        """)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.message.text.hasPrefix("merge conflict") == true)
  }

  @Test(
    "what keeps gettext from reading a file is one finding",
    arguments: [
      Array("version https://git-lfs.github.com/spec/v1\n".utf8),
      [0xFF, 0xFE, 0x6D, 0, 0x73, 0],
      [0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0],
      Array("\u{FEFF}".utf8) + Array(header.utf8),
      Array(header.utf8) + Array("msgid \"a\"\nmsgstr \"".utf8) + [0xE9] + Array("\"\n".utf8),
      Array(header.replacing("UTF-8", with: "KLINGON").utf8)
        + Array("msgid \"é\"\nmsgstr \"b\"\n".utf8),
    ])
  func foreign(_ bytes: [UInt8]) {
    let parsed = POReader().read(SourceFile(path: "de.po", bytes: bytes))
    #expect(parsed.diagnostics.map(\.rule) == [.catalogParse], "\(parsed.diagnostics)")
  }

  @Test("entries that stand twice are found, also with obsolete ones, not with other contexts")
  func duplicates() {
    let one = "msgid \"a\"\nmsgstr \"b\"\n\n"
    #expect(Self.read(Self.header + one + one).diagnostics.map(\.rule) == [.duplicateKey])
    #expect(
      Self.read(Self.header + one + "#~ msgid \"a\"\n#~ msgstr \"c\"\n").diagnostics.map(\.rule)
        == [.duplicateKey])
    #expect(Self.read(Self.header + one + "msgctxt \"x\"\n" + one).diagnostics.isEmpty)
    #expect(Self.read(Self.header + one + "domain \"x\"\n" + one).diagnostics.isEmpty)
  }

  @Test(
    "what msgfmt -c says of headers, plural forms and line breaks is said",
    arguments: [
      ("\"Language: de\\n\"\n", "", "msgid \"a\"\nmsgstr \"b\"\n", "gettext-header"),
      ("Language-Team: B", "Language-Team: LANGUAGE <LL@li.org>", "", "gettext-header"),
      (
        "nplurals=2", "nplurals=3",
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n",
        "gettext-plural-forms"
      ),
      ("n != 1", "n != ", "", "gettext-plural-forms"),
      ("n != 1", "5/n", "", "gettext-plural-forms"),
      ("n != 1", "n", "", "gettext-plural-forms"),
      (
        "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n", "",
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n",
        "gettext-plural-forms"
      ),
      ("", "", "msgid \"a\\n\"\nmsgstr \"b\"\n", "gettext-line-breaks"),
      ("", "", "msgid \"\\na\"\nmsgstr \"b\"\n", "gettext-line-breaks"),
      ("", "", "msgid \"a\"\nmsgstr \"b\\n\"\n", "gettext-line-breaks"),
      (
        "", "", "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\\n\"\n",
        "gettext-line-breaks"
      ),
    ])
  func checks(_ part: String, _ replacement: String, _ entries: String, _ rule: String) {
    let header = part.isEmpty ? Self.header : Self.header.replacing(part, with: replacement)
    let parsed = Self.read(header + entries)
    #expect(parsed.diagnostics.map(\.rule.rawValue) == [rule], "\(parsed.diagnostics)")
  }

  @Test("the letter case of a field of the header does not matter")
  func letterCase() {
    let text = Self.header.replacing("Plural-Forms", with: "plural-forms")
    let entry = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n"
    #expect(Self.read(text + entry).diagnostics.isEmpty)
  }

  @Test("the place of a fault in the plural expression is its own")
  func pluralPlace() throws {
    let text = MarkedText(Self.header.replacing("(n != 1)", with: "(n ↓=↓ 1)"))
    let parsed = POReader().read(SourceFile(path: "de.po", bytes: text.bytes))
    let range = try #require(parsed.diagnostics.first?.range)
    #expect([range.start, range.end] == text.marks)
  }

  @Test("the text of an escape leads back to its place")
  func escapes() throws {
    let spelling = #"é\a\b\f\n\r\t\v\\\"\101\x42z"# + "\"\n  \"" + #"\n€"#
    let file = SourceFile(
      path: "de.po", bytes: Array((Self.header + "msgid \"a\"\nmsgstr \"" + spelling + "\"\n").utf8)
    )
    let catalog = POReader().read(file).value
    let unit = try #require(target(catalog.entries.first)?.unit)
    let (value, range) = (try #require(unit.value), try #require(unit.valueRange))
    #expect(value == "é\u{7}\u{8}\u{C}\n\r\t\u{B}\\\"ABz\n€")
    let escapes = try #require(catalog.escapes)
    let offsets = [
      0: 0, 2: 2, 3: 4, 4: 6, 5: 8, 6: 10, 7: 12, 8: 14, 9: 16, 10: 18, 11: 20, 12: 24, 13: 28,
      14: 34, 15: 36, 18: 39,
    ]
    for (decoded, expected) in offsets {
      let found = escapes.sourceOffset(ofDecoded: decoded, in: range, of: file.bytes) - range.start
      // The end of the first string is as good a place as the beginning of the second.
      #expect(found == expected || decoded == 14 && found == 29, "\(decoded): \(found)")
    }
    #expect(escapes.spelling(of: "a\"\\\n\t", in: range, of: file.bytes) == #"a\"\\\n\t"#)
  }

  @Test("ranges of a file in another encoding are those of the file")
  func legacyRanges() throws {
    let file = try SourceFile(
      reading: PackageFolder.path + "/Tests/Fixtures/Gettext/shift-jis.po")
    let catalog = POReader().read(file).value
    let unit = try #require(catalog.entries.first?.localizations?.last?.message.root.unit)
    #expect(unit.value == "表示と予定")
    let range = try #require(unit.valueRange)
    #expect(range.count == 10)
    #expect(
      catalog.escapes?.sourceOffset(ofDecoded: 6, in: range, of: file.bytes) == range.start + 4)
  }

  @Test("files are found by gettext's conventions")
  func paths() {
    func describe(_ path: String) -> String {
      let location = POFormat().location(of: path)
      return location.map { "\($0.table) \($0.name) \($0.locale ?? "-")" } ?? "none"
    }
    #expect(describe("po/de.po") == "po/*.po po de")
    #expect(describe("de.po") == "*.po messages de")
    #expect(describe("locale/de/LC_MESSAGES/app.po") == "locale/*/LC_MESSAGES/app.po app de")
    #expect(describe("app.de.po") == "app.*.po app de")
    #expect(describe("po/app/sr@latin.po") == "po/app/*.po app sr@latin")
    #expect(describe("po/app.pot") == "po/app.pot app -")
    #expect(describe("po/pt_BR/app.po") == "po/*/app.po app pt_BR")
    #expect(describe("po/application.po") == "none")
    #expect(describe("a.txt") == "none")
  }
}
