import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText

/// The formats that are plain text, and the project’s own files of them.
enum TextFormats {
  struct Fixture: CustomStringConvertible, Sendable {
    /// The path below the folder of fixtures.
    let name: String
    let format: any CatalogFormat
    var description: String { name }

    func file() throws -> SourceFile {
      try SourceFile(reading: PackageFolder.path + "/" + TextFormats.folder + "/" + name)
    }

    /// The locale of the texts: that of the bundle, or one that the fixture does not name.
    var options: ReadingOptions { ReadingOptions(locale: "de", sourceLanguage: "en") }

    func read(_ file: SourceFile) -> Parsed<Catalog> { format.reader(options).read(file) }
  }

  static let folder = "Tests/Fixtures"

  static let all: [(folder: String, format: any CatalogFormat)] = [
    ("Fluent", FluentFormat()), ("Properties", PropertiesFormat()),
    ("Spreadsheet", SpreadsheetFormat(separator: .comma)),
    ("Spreadsheet", SpreadsheetFormat(separator: .tab)), ("ICUResource", ICUResourceFormat()),
  ]

  static let fixtures: [Fixture] = all.flatMap { part in
    PackageFolder.files(
      in: folder + "/" + part.folder, ending: "." + (part.format.fileExtensions.first ?? "")
    ).map { Fixture(name: part.folder + "/" + $0, format: part.format) }
  }
}
