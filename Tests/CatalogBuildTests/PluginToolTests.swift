import CatalogTestSupport
import Foundation
import SourceText
import Testing

@testable import CatalogBuild

/// What the build plugin runs.
@Suite struct PluginToolTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("catalog-plugin-\(UUID().uuidString)").path

  private func run(_ arguments: String...) throws -> (isDone: Bool, lines: [String]) {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    var lines: [String] = []
    let isDone = PluginTool.run(arguments) { lines.append($0) }
    return (isDone, lines)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try SourceFile(reading: folder + "/" + name).bytes, as: UTF8.self)
  }

  @Test("a table is compiled in silence")
  func table() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = PackageFolder.path + "/Catalogs/Fields.xcstrings"
    let result = try run("table", folder + "/Fields.catalog", "en", "-", catalog)
    #expect(result.isDone)
    #expect(result.lines.isEmpty)
    #expect(try !text("Fields.catalog").isEmpty)
  }

  @Test("what is wrong is one line with its place, and nothing is written")
  func errors() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = try run("table", folder + "/a.catalog", "en", "-", folder + "/a.xcstrings")
    #expect(!missing.isDone)
    #expect(missing.lines == ["\(folder)/a.xcstrings: error: the file does not exist"])
    try FileReplacement.write(Array("{\n]".utf8), to: folder + "/a.xcstrings")
    let broken = try run("table", folder + "/a.catalog", "en", "-", folder + "/a.xcstrings")
    #expect(!broken.isDone)
    #expect(broken.lines.count == 1)
    #expect(broken.lines.allSatisfy { $0.hasPrefix("\(folder)/a.xcstrings:2:1: error: ") })
    #expect(!FileManager.default.fileExists(atPath: folder + "/a.catalog"))
  }

  @Test("the configuration of the package says in which syntax texts are written")
  func syntax() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = folder + "/a.xcstrings"
    let configuration = folder + "/catalog.json"
    _ = try run()
    let text = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "a": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hi {x" } } } } } }
      """#
    try FileReplacement.write(Array(text.utf8), to: catalog)
    let arguments = ["table", folder + "/a.catalog", "en", configuration, catalog]
    func lines(_ settings: String) throws -> [String] {
      try FileReplacement.write(Array(settings.utf8), to: configuration)
      var lines: [String] = []
      let isDone = PluginTool.run(arguments) { lines.append($0) }
      #expect(isDone == lines.isEmpty)
      return lines
    }
    #expect(try lines(#"{ "rules": { "x": 1 } }"#).isEmpty)
    #expect(try lines(#"{ "syntax": { "a.*": "printf", "**": "mf1" } }"#).isEmpty)
    let wrong = try lines("{\n\"syntax\": \"mf3\" }")
    #expect(wrong.map { $0.hasPrefix("\(configuration):2:12: error: “mf3” is no value") } == [true])
    let broken = try lines(#"{ "syntax": { "*.xcstrings": "mf1" } }"#)
    #expect(broken.count == 1 && broken[0].hasPrefix("\(catalog):"))
  }

  @Test("the files of several locales are one table, and an error is told in its own file")
  func localizedFiles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try run()
    for (locale, text) in [("en", "\"a\" = \"Yes\";"), ("es", "\"a\" = \"Sí\";")] {
      let path = "\(folder)/\(locale).lproj"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileReplacement.write(Array(text.utf8), to: path + "/T.strings")
    }
    let files = (folder + "/en.lproj/T.strings", folder + "/es.lproj/T.strings")
    let result = try run("table", folder + "/T.catalog", "en", "-", files.0, files.1)
    #expect(result.isDone && result.lines.isEmpty)
    let compiled = try text("T.catalog")
    #expect(compiled.contains("Yes") && compiled.contains("Sí"))
    try FileReplacement.write(Array("\n\"a\" = ;".utf8), to: files.1)
    let broken = try run("table", folder + "/T.catalog", "en", "-", files.0, files.1)
    #expect(!broken.isDone)
    #expect(broken.lines.count == 1)
    #expect(broken.lines.allSatisfy { $0.hasPrefix("\(files.1):2:") })
  }

  @Test("files of one name in two places are refused by their names")
  func twoPlaces() throws {
    let result = try run(
      "table", folder + "/T.catalog", "en", "-", "/a/es.lproj/T.strings", "/b/es.lproj/T.strings")
    #expect(!result.isDone)
    #expect(
      result.lines == [
        "/b/es.lproj/T.strings: error: “/a/es.lproj/T.strings” is the table “T”, too; rename one of them"
      ])
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("a String Catalog and other files of its name are not one table")
  func conflict() {
    let conflict = #expect(throws: TableSource.Conflict.self) {
      try TableSource.grouped(["a/es.lproj/T.strings", "b/U.xcstrings", "b/T.xcstrings"])
    }
    #expect(conflict?.first == "a/es.lproj/T.strings")
    #expect(conflict?.second == "b/T.xcstrings")
  }

  @Test("the accessor names the resources and the folder, whatever their names are")
  func accessor() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try run("accessor", folder + "/a.swift", "pack\"age_Target", "/tmp/a\\(b)\n")
    #expect(result.isDone)
    try GoldenFile("Tests/Fixtures/BundleAccessor/accessor.golden").expect(text("a.swift"))
    let unwritable = try run("accessor", folder + "/none/a.swift", "a", "b")
    #expect(!unwritable.isDone)
    #expect(unwritable.lines == ["\(folder)/none/a.swift: error: its folder does not exist"])
  }

  @Test("another command line is answered with those that there are")
  func usage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for arguments in [[], ["table"], ["accessor", "a"], ["other", "a", "b"]] {
      var lines: [String] = []
      #expect(!PluginTool.run(arguments) { lines.append($0) })
      #expect(lines == [PluginTool.usage.text])
    }
  }
}
