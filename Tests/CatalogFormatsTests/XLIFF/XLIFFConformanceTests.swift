import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// The documents of the test suite of OASIS.
@Suite(.enabled(if: SharedFolder.has("conformance/xliff/xliff-21/test-suite")))
struct XLIFFConformanceTests {
  static let folder = "conformance/xliff/xliff-21/test-suite"

  static func names(_ folder: String) -> [String] {
    SharedFolder.files(in: Self.folder + "/" + folder, ending: ".xlf").map { folder + "/" + $0 }
  }

  private func parsed(_ name: String) throws -> (SourceFile, Parsed<Catalog>) {
    let file = try SharedFolder.read(Self.folder + "/" + name)
    return (file, XLIFF2Reader().read(file))
  }

  @Test("the suite is there")
  func presence() {
    #expect(Self.names("core/valid").count == 25)
    #expect(Self.names("modules/valid").count == 34)
    #expect(Self.names("core/invalid").count == 119)
    #expect(Self.names("modules/invalid").count == 43)
    #expect(Self.names("core/in-out").count == 18)
  }

  @Test(
    "a valid document is accepted",
    arguments: names("core/valid") + names("modules/valid") + names("core/in-out"))
  func valid(_ name: String) throws {
    let (_, parsed) = try parsed(name)
    #expect(parsed.diagnostics.map(\.message.text) == [])
    #expect(parsed.value.entries.isEmpty == name.hasSuffix("almostEmpty.xlf"))
  }

  @Test("an invalid document is refused at the place of its fault")
  func invalid() throws {
    var places = ""
    for name in Self.names("core/invalid") + Self.names("modules/invalid") {
      let (file, parsed) = try parsed(name)
      #expect(parsed.diagnostics.contains { $0.severity == .error }, "\(name)")
      #expect(parsed.diagnostics.allSatisfy { $0.rule == .catalogParse }, "\(name)")
      let lines = LineTable(file.bytes)
      places += name + "\n"
      for diagnostic in parsed.diagnostics {
        let range = try #require(diagnostic.range)
        places += "  line \(lines.position(at: range.start).line): \(diagnostic.message.text)\n"
      }
    }
    try GoldenFile("Tests/Fixtures/XLIFF/conformance.golden").expect(places)
  }

  @Test("what is rewritten says the same", arguments: ["toRewrite1", "toRewrite2"])
  func rewriting(_ name: String) throws {
    let input = try parsed("core/in-out/\(name)_in.xlf").1.value
    let output = try parsed("core/in-out/\(name)_out.xlf").1.value
    let written = try XLIFF2Writer().write(input)
    let again = XLIFF2Reader().read(SourceFile(path: name, bytes: written))
    #expect(again.diagnostics.isEmpty)
    #expect(texts(again.value) == texts(output))
  }

  @Test(
    "extensions and annotations are kept", arguments: ["toRemoveExtensions", "toRemoveAnnotations"])
  func keeping(_ name: String) throws {
    let (file, parsed) = try parsed("core/in-out/\(name)_in.xlf")
    let written = String(decoding: try XLIFF2Writer().write(parsed.value), as: UTF8.self)
    let original = String(decoding: file.bytes, as: UTF8.self)
    for mark in ["<mrk ", "<sm ", "<em ", "my:attr2", "fs:fs", "<my:item>"] {
      let count = original.components(separatedBy: mark)
      #expect(written.components(separatedBy: mark) == count, "\(mark)")
    }
  }

  private func texts(_ catalog: Catalog) -> [String] {
    catalog.entries.flatMap { entry in
      (entry.localizations ?? []).map { localization in
        // A declaration of a namespace may move to the element that needs it.
        (localization.message.root.unit?.value ?? "").split(separator: " ").filter {
          !$0.hasPrefix("xmlns:")
        }.joined(separator: " ")
      }
    }
  }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> Int {
    var count = 0
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: mark.utf8) { count += 1 }
      rest = rest.dropFirst()
    }
    return count
  }
}
