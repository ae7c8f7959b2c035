import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The project's own small files: what the reader makes of them is kept beside them.
@Suite struct POFixtureTests {
  static let folder = "Tests/Fixtures/Gettext"
  static let names =
    PackageFolder.files(in: folder, ending: ".po") + PackageFolder.files(in: folder, ending: ".pot")
  static let corpus = SharedFolder.files(in: "corpus/po", ending: ".po")
  static let hasTools = shell("command -v msgcat && command -v msgfmt").status == 0

  static func file(_ name: String) throws -> SourceFile {
    try SourceFile(reading: PackageFolder.path + "/" + folder + "/" + name)
  }

  @Test("the fixtures are there")
  func presence() { #expect(Self.names.count >= 11) }

  @Test("a file reads as its golden dump says", arguments: names)
  func golden(_ name: String) throws {
    let parsed = POReader().read(try Self.file(name))
    let dump = CatalogDumper.dump(parsed.value) + parsed.diagnostics.map(describe).joined()
    try GoldenFile(Self.folder + "/" + name + ".golden").expect(dump)
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "@\($0)" } ?? ""
    return "\(diagnostic.rule.rawValue)\(place) \(diagnostic.message.text)\n"
  }

  /// A file whose language is that of its source texts: which of the two a text is, nothing tells.
  private static func isInSourceLanguage(_ name: String) -> Bool {
    name.hasSuffix("junitmsgfmt_failure_one.po")
  }

  private func expectSame(_ file: SourceFile) throws {
    let catalog = POReader().read(file).value
    let written = try POWriter().write(catalog)
    let again = POReader().read(SourceFile(path: file.path, bytes: written))
    #expect(
      CatalogDumper.dump(again.value, ranges: .hidden)
        == CatalogDumper.dump(catalog, ranges: .hidden))
    #expect(try POWriter().write(again.value) == written)
  }

  @Test("what is written of a fixture reads as the same catalog", arguments: names)
  func modelEqual(_ name: String) throws { try expectSame(Self.file(name)) }

  @Test(
    "what is written of a real file reads as the same catalog", .enabled(if: !corpus.isEmpty),
    arguments: corpus.filter { !isInSourceLanguage($0) })
  func corpusModelEqual(_ name: String) throws {
    try expectSame(SharedFolder.read("corpus/po/" + name))
  }

  @Test(
    "a fixture is written as msgcat writes it", .enabled(if: hasTools),
    arguments: [
      "everything.po", "polish.po", "latvian.po", "many-forms.po", "latin1.po", "shift-jis.po",
      "east-asian.po",
    ])
  func msgcat(_ name: String) throws {
    let folder = TemporaryFolder()
    let path = PackageFolder.path + "/" + Self.folder + "/" + name
    #expect(shell("msgcat '\(path)' > '\(folder.path)/expected'").status == 0)
    let written = try POWriter().write(POReader().read(try Self.file(name)).value)
    #expect(try SourceFile(reading: folder.path + "/expected").bytes == written)
  }

  @Test(
    "msgfmt reads what is written", .enabled(if: hasTools),
    arguments: [
      "everything.po", "polish.po", "latvian.po", "latin1.po", "shift-jis.po", "east-asian.po",
    ])
  func msgfmt(_ name: String) throws {
    let folder = TemporaryFolder()
    let written = try POWriter().write(POReader().read(try Self.file(name)).value)
    folder.write(written, to: name)
    #expect(shell("msgfmt -c -o /dev/null '\(folder.path)/\(name)'").status == 0)
  }
}
