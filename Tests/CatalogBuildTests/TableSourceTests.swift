import Testing

@testable import CatalogBuild

/// Which files are one table.
@Suite struct TableSourceTests {
  @Test("localized folders that stand in one folder hold one table, however its path is spelled")
  func oneTable() throws {
    let paths = [
      "a/Base.lproj/T.strings", "a//es.lproj//T.strings", "a/es.lproj/T.stringsdict", "a/T.strings",
    ]
    #expect(try TableSource.grouped(paths) == [TableSource(name: "T", files: .localized(paths))])
    let top = ["/es.lproj/T.strings", "/T.strings", "//de.lproj/T.strings"]
    #expect(try TableSource.grouped(top) == [TableSource(name: "T", files: .localized(top))])
    let here = ["es.lproj/T.strings", "T.strings", "./de.lproj/T.strings"]
    #expect(try TableSource.grouped(here) == [TableSource(name: "T", files: .localized(here))])
    let spelled = ["x/es.lproj/T.strings", "y/de.lproj/T.strings"]
    let tables = try TableSource.grouped(spelled) { $0 == "y" ? "x" : $0 }
    #expect(tables == [TableSource(name: "T", files: .localized(spelled))])
  }

  @Test(
    "files of one name in two places are a conflict",
    arguments: [
      ("a/es.lproj/T.strings", "b/es.lproj/T.strings"),
      ("a/es.lproj/T.strings", "b/de.lproj/T.strings"),
      ("a/es.lproj/T.strings", "b/T.strings"),
      ("es.lproj/T.strings", "b/es.lproj/T.stringsdict"),
      ("a/es.lproj/\u{E9}.strings", "a/de.lproj/e\u{301}.strings"),
    ])
  func twoPlaces(_ first: String, _ second: String) throws {
    let conflict = try #require(throws: TableSource.Conflict.self) {
      try TableSource.grouped([first, second])
    }
    #expect(conflict.first == first && conflict.second == second)
  }
}
