import CatalogTestSupport

/// The String Catalogs of real projects, which the tests read beside the package.
enum RealCatalogs {
  static let corpus = "corpus/xcstrings"
  static let conformance = "conformance/xcstrings"
  static let broken = "corpus/broken"

  /// Whether the files are there.
  static let arePresent = SharedFolder.has(corpus) && SharedFolder.has(conformance)

  /// Names below `corpus`.
  static let names = SharedFolder.files(in: corpus, ending: ".xcstrings")

  /// Paths of all catalogs below the shared folder that are valid JSON.
  static let all =
    names.map { corpus + "/" + $0 }
    + SharedFolder.files(in: conformance, ending: ".xcstrings").map { conformance + "/" + $0 }
}
