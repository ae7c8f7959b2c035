import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText

/// The String Catalogs that the tests compile.
enum Corpus {
  static let folder = "corpus/xcstrings"
  static let isPresent = SharedFolder.has(folder)
  static let names = SharedFolder.files(in: folder, ending: ".xcstrings")

  /// The project’s own catalogs, the faulty ones included.
  static let ownNames = TestFiles.names(in: PackageFolder.path + "/Catalogs", ending: ".xcstrings")

  static func catalog(_ name: String) throws -> Catalog {
    StringCatalogReader().read(try SharedFolder.read(folder + "/" + name)).value
  }

  static func own(_ name: String) throws -> Catalog {
    let file = try SourceFile(reading: PackageFolder.path + "/Catalogs/" + name)
    return StringCatalogReader().read(file).value
  }

  static func catalog(parsing text: String) -> Catalog {
    StringCatalogReader().read(SourceFile(path: "Test.xcstrings", bytes: Array(text.utf8))).value
  }
}
