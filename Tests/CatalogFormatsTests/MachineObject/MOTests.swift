import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

@Suite struct MOTests {
  static let hasTools = POFixtureTests.hasTools
  static let hasPython = shell("command -v python3").status == 0
  static let names = [
    "everything.po", "polish.po", "latvian.po", "many-forms.po", "latin1.po", "shift-jis.po",
  ]

  private func path(_ name: String) -> String {
    PackageFolder.path + "/" + POFixtureTests.folder + "/" + name
  }

  @Test("a file is what msgfmt writes", .enabled(if: hasTools), arguments: names)
  func msgfmt(_ name: String) throws {
    let catalog = POReader().read(try POFixtureTests.file(name)).value
    let folder = TemporaryFolder()
    for (option, hasHashTable, isBigEndian) in [
      ("", true, false), ("--no-hash", false, false), ("--endianness=big", true, true),
    ] {
      #expect(shell("msgfmt \(option) -o '\(folder.path)/x.mo' '\(path(name))'").status == 0)
      let written = try MOWriter(hasHashTable: hasHashTable, isBigEndian: isBigEndian).compile(
        catalog)
      #expect(try SourceFile(reading: folder.path + "/x.mo").bytes == written, "\(option)")
    }
  }

  @Test(
    "a real file is what msgfmt writes", .enabled(if: hasTools && !POFixtureTests.corpus.isEmpty),
    arguments: POFixtureTests.corpus)
  func corpus(_ name: String) throws {
    let folder = TemporaryFolder()
    let source = SharedFolder.path + "/corpus/po/" + name
    try #require(shell("msgfmt -o '\(folder.path)/x.mo' '\(source)' 2>/dev/null").status == 0)
    let catalog = POReader().read(try SourceFile(reading: source)).value
    let written = try MOWriter().compile(catalog)
    #expect(try SourceFile(reading: folder.path + "/x.mo").bytes == written)
  }

  @Test(
    "both byte orders read as the same catalog, and as what they were made of", arguments: names)
  func byteOrders(_ name: String) throws {
    let catalog = POReader().read(try POFixtureTests.file(name)).value
    let little = try MOWriter().compile(catalog)
    let big = try MOWriter(isBigEndian: true).compile(catalog)
    let read = MOReader().read(SourceFile(path: "x.mo", bytes: little))
    #expect(read.diagnostics.isEmpty)
    let dump = CatalogDumper.dump(read.value, ranges: .hidden)
    #expect(
      CatalogDumper.dump(
        MOReader().read(SourceFile(path: "x.mo", bytes: big)).value, ranges: .hidden) == dump)
    #expect(try MOWriter().write(read.value) == little)
    #expect(
      read.value.entries.count
        == catalog.entries.count { entry in
          let units = entry.localizations?.last.map(\.message.root)
          var isTranslated = true
          units?.forEachUnit(at: VariationPath()) {
            isTranslated = isTranslated && $1.state == .translated
          }
          return isTranslated
        })
  }

  @Test("gettext, ngettext and Python find the texts", .enabled(if: hasTools && hasPython))
  func programs() throws {
    let folder = TemporaryFolder()
    let catalog = POReader().read(try POFixtureTests.file("polish.po")).value
    for isBigEndian in [false, true] {
      folder.write(
        try MOWriter(isBigEndian: isBigEndian).compile(catalog), to: "pl/LC_MESSAGES/app.mo")
      let setting = "LC_ALL=C.UTF-8 LANGUAGE=pl TEXTDOMAINDIR='\(folder.path)'"
      for (count, expected) in [(1, "%d plik"), (3, "%d pliki"), (5, "%d plików")] {
        #expect(
          shell("\(setting) ngettext -d app '%d file' '%d files' \(count)").output == expected)
      }
      let python = """
        import gettext; t = gettext.translation("app", "\(folder.path)", ["pl"]); \
        print(t.ngettext("%d file", "%d files", 22))
        """
      #expect(shell("python3 -c '\(python)'").output == "%d pliki\n")
      #expect(
        shell("msgunfmt '\(folder.path)/pl/LC_MESSAGES/app.mo' | grep -c plik").output == "3\n")
    }
  }

  @Test("what a file cannot hold is refused")
  func refusals() throws {
    func kind(_ entries: String) throws -> CatalogWriteError.Kind? {
      let catalog = POReaderTests.read(POReaderTests.header + entries).value
      do throws(CatalogWriteError) {
        _ = try MOWriter().write(catalog)
        return nil
      } catch { return error.kind }
    }
    #expect(try kind("msgid \"a\"\nmsgstr \"b\"\n") == nil)
    #expect(try kind("#. c\nmsgid \"a\"\nmsgstr \"b\"\n") == .unsupported(.comments))
    #expect(
      try kind("# c\nmsgid \"a\"\nmsgstr \"b\"\n") == .unsupportedField("po.translatorComment"))
    #expect(try kind("msgid \"a\"\nmsgstr \"\"\n") == .unsupportedState(.new))
    #expect(try kind("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n") == .unsupportedState(.needsReview))
    #expect(try kind("#~ msgid \"a\"\n#~ msgstr \"b\"\n") == .unsupported(.obsoleteEntries))
  }
}
