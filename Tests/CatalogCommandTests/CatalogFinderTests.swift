import CatalogTestSupport
import Glibc
import SourceText
import Testing

@testable import CatalogCommand

@Suite struct CatalogFinderTests {
  private let folder = TemporaryFolder()

  private func find(
    _ paths: String..., for use: CatalogUse = .checking
  ) throws(UsageError) -> CatalogFinder.Findings {
    let silent = CapturedOutput().channel(isTerminal: false)
    return try CatalogFinder.find(
      paths, for: use,
      in: CommandEnvironment(
        standardOutput: silent, standardError: silent, currentFolder: folder.path))
  }

  @Test("without paths the current folder is searched, but not what others made")
  func currentFolder() throws {
    for name in [
      "b.xcstrings", "a/z.xcstrings", "a-b.xcstrings", "a/b/c.xcstrings", "notes.txt",
      ".build/no.xcstrings", ".hidden/no.xcstrings", "Pods/no.xcstrings",
      "x/node_modules/no.xcstrings",
      "Carthage/no.xcstrings", "DerivedData/no.xcstrings", ".no.xcstrings",
    ] { folder.write("{}", to: name) }
    let found = ["a-b.xcstrings", "a/b/c.xcstrings", "a/z.xcstrings", "b.xcstrings"]
    #expect(try find().catalogs == found)
    #expect(try find(".").catalogs == found)
    #expect(try find("./").catalogs == found)
    #expect(try find("a/").catalogs == ["a/b/c.xcstrings", "a/z.xcstrings"])
    #expect(try find("./a").catalogs == ["a/b/c.xcstrings", "a/z.xcstrings"])
    #expect(try find("Pods", ".hidden").catalogs == [".hidden/no.xcstrings", "Pods/no.xcstrings"])
  }

  @Test("a file that is named twice is checked once")
  func duplicates() throws {
    folder.write("{}", to: "a/b.xcstrings")
    folder.link("c.xcstrings", to: "a/b.xcstrings")
    #expect(try find("a/b.xcstrings", "a", ".", "./a/../a/b.xcstrings").catalogs.count == 1)
  }

  @Test("links to folders are not followed, so that nothing goes around in a circle")
  func circles() throws {
    folder.write("{}", to: "a/b.xcstrings")
    folder.link("a/up", to: "..")
    folder.link("self", to: ".")
    let found = try find()
    #expect(found.catalogs == ["a/b.xcstrings"])
    #expect(found.problems.isEmpty)
  }

  @Test("what cannot be a catalog is told, and the others are found")
  func problems() throws {
    folder.write("{}", to: "good.xcstrings")
    folder.makeFolder("folder.xcstrings")
    unsafe mkfifo(folder.path + "/pipe.xcstrings", 0o644)
    folder.link("loop.xcstrings", to: "loop.xcstrings")
    folder.link("gone.xcstrings", to: "nowhere")
    let found = try find(".", "missing", "folder.xcstrings", "pipe.xcstrings", "loop.xcstrings")
    #expect(found.catalogs == ["good.xcstrings"])
    #expect(
      Set(found.problems) == [
        UnreadableFile(path: "folder.xcstrings", kind: .file, error: .isDirectory),
        UnreadableFile(path: "pipe.xcstrings", kind: .file, error: .notRegularFile),
        UnreadableFile(path: "loop.xcstrings", kind: .symbolicLink, error: .symbolicLinkLoop),
        UnreadableFile(path: "gone.xcstrings", kind: .symbolicLink, error: .notFound),
        UnreadableFile(path: "missing", kind: .file, error: .notFound),
      ])
  }

  @Test("a folder that may not be read is told", .enabled(if: geteuid() != 0, "root may read all"))
  func permission() throws {
    folder.write("{}", to: "secret/a.xcstrings")
    unsafe chmod(folder.path + "/secret", 0)
    #expect(
      try find().problems == [
        UnreadableFile(path: "secret", kind: .folder, error: .permissionDenied)
      ])
  }

  @Test("a named file of no known format is wrong usage")
  func unknownFormat() {
    folder.write("", to: "notes.md")
    #expect(
      throws: UsageError(CatalogUse.checking.refusal(of: "notes.md"))
    ) { try find("notes.md") }
  }

  @Test("localized folders are searched, too")
  func localizedFiles() throws {
    for name in ["T.xcstrings", "es.lproj/T.strings", "es.lproj/T.stringsdict", "out/T.catalog"] {
      folder.write("{}", to: name)
    }
    let all = ["T.xcstrings", "es.lproj/T.strings", "es.lproj/T.stringsdict"]
    #expect(try find(for: .compiling).catalogs == all)
    #expect(try find(for: .resolving).catalogs == all)
    #expect(try find().catalogs == all)
    #expect(try find("out").emptyFolders.map(\.path) == ["out"])
    #expect(try find("es.lproj/T.strings", for: .compiling).catalogs == ["es.lproj/T.strings"])
    #expect(throws: UsageError(CatalogUse.checking.refusal(of: "out/T.catalog"))) {
      try find("out/T.catalog")
    }
  }

  @Test("inside of a localized folder its files are found by a path that names it")
  func insideOfLocalizedFolder() throws {
    folder.write("", to: "es.lproj/T.strings")
    folder.write("", to: "es.lproj/below/U.strings")
    let silent = CapturedOutput().channel(isTerminal: false)
    let environment = CommandEnvironment(
      standardOutput: silent, standardError: silent, currentFolder: folder.path + "/es.lproj")
    func find(_ paths: String...) throws(UsageError) -> [String] {
      try CatalogFinder.find(paths, for: .compiling, in: environment).catalogs
    }
    #expect(try find() == ["../es.lproj/T.strings", "below/U.strings"])
    #expect(try find("T.strings", "./T.strings") == ["../es.lproj/T.strings"])
    #expect(try find("below/../T.strings") == ["below/../../es.lproj/T.strings"])
    #expect(try find("../es.lproj/T.strings") == ["../es.lproj/T.strings"])
  }

  @Test("a named file of no known format is told by what is done with catalogs")
  func refusals() {
    #expect(
      CatalogUse.checking.refusal(of: "a").text
        == "“a” is no catalog that can be checked: \(CatalogUse.checking.list)")
    #expect(
      CatalogUse.compiling.refusal(of: "a").text
        == "“a” is no catalog that can be compiled: \(CatalogUse.compiling.list)")
    #expect(
      CatalogUse.resolving.refusal(of: "a").text
        == "“a” is no catalog: \(CatalogUse.compiling.list), *.catalog")
    #expect(CatalogUse.checking.list.hasPrefix("*.xcstrings, *.strings, *.stringsdict"))
  }

  @Test("a folder without catalogs is noted")
  func emptyFolders() throws {
    folder.makeFolder("empty/inner")
    folder.write("{}", to: "full/a.xcstrings")
    #expect(try find("empty", "full").emptyFolders == [.init(path: "empty")])
  }

  @Test("a name that is not UTF-8 is told and not taken for another file")
  func invalidName() throws {
    shell("cd '\(folder.path)' && touch \"$(printf 'bad\\377.xcstrings')\"")
    #expect(try find().problems.map(\.kind) == [.nameIsNotUTF8])
  }
}
