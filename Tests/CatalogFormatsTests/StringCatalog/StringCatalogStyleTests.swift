import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import StructuredText
import Testing

/// What in a String Catalog is unlike Xcode's style, and what the edits make of it.
@Suite struct StringCatalogStyleTests {
  @Test("the edits of order and layout give what the writer writes", arguments: RealCatalogs.all)
  func writer(_ name: String) throws {
    let file = try SharedFolder.read(name)
    let catalog = StringCatalogReader().read(file).value
    guard (try? StringCatalogWriter().write(catalog)) != nil, hasCleanFields(catalog) else {
      return
    }
    let sorted = try apply(catalog.style?.orderDifference(in: file), to: file)
    let laidOut = try apply(catalog.style?.layoutDifference(in: sorted), to: sorted)
    #expect(try laidOut.bytes == StringCatalogWriter().write(catalog))
  }

  @Test("the edits of the layout change nothing of the catalog", arguments: RealCatalogs.all)
  func layoutKeepsCatalog(_ name: String) throws {
    let file = try SharedFolder.read(name)
    let before = StringCatalogReader().read(file)
    let laidOut = try apply(before.value.style?.layoutDifference(in: file), to: file)
    let after = StringCatalogReader().read(laidOut)
    #expect(
      CatalogDumper.dump(after.value, ranges: .hidden)
        == CatalogDumper.dump(before.value, ranges: .hidden))
    #expect(after.value.style?.layoutDifference(in: laidOut) == nil)
  }

  @Test("the edits of the order keep every line of the catalog", arguments: RealCatalogs.all)
  func orderKeepsLines(_ name: String) throws {
    let file = try SharedFolder.read(name)
    let before = StringCatalogReader().read(file).value
    let sorted = try apply(before.style?.orderDifference(in: file), to: file)
    let after = StringCatalogReader().read(sorted).value
    #expect(lines(of: before) == lines(of: after))
    #expect(sorted.bytes.count == file.bytes.count)
    #expect(after.style?.orderDifference(in: sorted) == nil)
  }

  @Test(
    "few members are moved, with the comma that they need",
    arguments: [
      (#"{"a":1,"z":2,"b":3,"c":4}"#, #"{"a":1,"b":3,"c":4,"z":2}"#, 1),
      (#"{"b":1, "c":2, "a":3}"#, #"{"a":3, "b":1, "c":2}"#, 1),
      (#"{ "c":1, "a":2, "b":3 }"#, #"{ "a":2, "b":3, "c":1 }"#, 1),
      (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#, 1),
      (#"{"d":1,"c":2,"b":3,"a":4}"#, #"{"a":4,"b":3,"c":2,"d":1}"#, 3),
      (
        #"{"z":{"y":1,"x":[{"b":0,"a":0}]},"a":""}"#, #"{"a":"","z":{"x":[{"a":0,"b":0}],"y":1}}"#,
        3
      ),
      (#"{"a":{"d":1,"c":2},"b":3}"#, #"{"a":{"c":2,"d":1},"b":3}"#, 1),
      (#"{"b":1,"a":2,"b":3}"#, #"{"a":2,"b":1,"b":3}"#, 1),
    ])
  func moves(_ text: String, _ expected: String, _ count: Int) throws {
    let file = SourceFile(path: "a.xcstrings", bytes: Array(text.utf8))
    let style = try #require(StringCatalogReader().read(file).value.style)
    let found = try #require(style.orderDifference(in: file))
    #expect(found.message.arguments.last == String(count))
    #expect(String(decoding: try file.applying(found.edits), as: UTF8.self) == expected)
  }

  @Test("a character is written as it is, and one that needs an escape has the shortest")
  func escapes() throws {
    let text = "{\n  \"\\u00E9\" : \"\\/ \\uD83D\\uDE00 \\u0041 \\u000A\"\n}"
    let file = SourceFile(path: "a.xcstrings", bytes: Array(text.utf8))
    let style = try #require(StringCatalogReader().read(file).value.style)
    let found = try #require(style.layoutDifference(in: file))
    #expect(
      String(decoding: try file.applying(found.edits), as: UTF8.self)
        == "{\n  \"é\" : \"/ 😀 A \\n\"\n}")
  }

  private func apply(_ difference: StyleDifference?, to file: SourceFile) throws -> SourceFile {
    SourceFile(path: file.path, bytes: try file.applying(difference?.edits ?? []))
  }

  /// Whether the writer keeps the places of fields that it does not know.
  private func hasCleanFields(_ catalog: Catalog) -> Bool { !catalog.sourceLanguage.isEmpty }

  private func lines(of catalog: Catalog) -> [Substring] {
    CatalogDumper.dump(catalog, ranges: .hidden).split(separator: "\n").sorted()
  }
}
