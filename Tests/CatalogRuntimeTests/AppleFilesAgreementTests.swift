import CatalogCompiler
import CatalogFormats
import CatalogModel
import CatalogTestSupport
import LocaleCore
import SourceText
import Testing

@testable import CatalogRuntime

/// What is written for Apple's platforms shows what the catalog shows.
@Suite("Files for Apple’s platforms") struct AppleFilesAgreementTests {
  static let corpus = "corpus/xcstrings"

  private func bundle(_ catalog: Catalog) throws -> CatalogBundle {
    try CatalogBundle(
      contents: CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
  }

  /// The catalog without what Apple's files cannot hold, and the files.
  private func files(of catalog: Catalog) throws -> (catalog: Catalog, files: [SourceFile]) {
    var catalog = catalog
    while true {
      do throws(CatalogWriteError) {
        let writer = LocalizedFolderWriter(table: "Localizable")
        return (catalog, try writer.files(of: catalog))
      } catch {
        let count = catalog.entries.count
        catalog.entries.removeAll { $0.key == error.subject.key }
        #expect(
          error.kind == .unsupported(.phrases) || error.kind == .valueBesideFields
            || error.message.text.contains("which XML cannot hold"),
          "\(error.message) \(error.subject)")
        try #require(catalog.entries.count < count)
      }
    }
  }

  private func differences(in original: Catalog) throws -> [String] {
    let (catalog, files) = try files(of: original)
    let reader = LocalizedFolderReader(sourceLanguage: catalog.sourceLanguage)
    guard let table = reader.read(files).first else { return [] }
    let errors = table.files.flatMap(\.diagnostics).filter { $0.severity == .error }
    var differences = errors.map { "\($0.message.text) \($0.subject)" }
    let (direct, written) = (try bundle(catalog), try bundle(table.catalog))
    let source = LocaleTag(catalog.sourceLanguage)
    var keys: Set<String> = []
    for entry in catalog.entries where keys.insert(entry.key).inserted {
      let sourceText = entry.localizations?.first { LocaleTag($0.locale) == source }
      let types = ArgumentTypes(entry: entry, source: sourceText)
      for localization in entry.localizations ?? [] where localization.message.hasText {
        let locale = CatalogLocale(LocaleTag(localization.locale).identifier)
        for arguments in types.samples where !arguments.isEmpty {
          let expected = direct.string(forKey: entry.key, arguments: arguments, locale: locale)
          let shown = written.string(forKey: entry.key, arguments: arguments, locale: locale)
          if !expected.utf8.elementsEqual(shown.utf8) {
            differences.append(
              "\(localization.locale) “\(entry.key)” \(arguments): “\(expected)”, “\(shown)”")
          }
        }
      }
    }
    return differences
  }

  @Test(
    "the project’s own catalogs show the same",
    arguments: ["Fields.xcstrings", "Tool.xcstrings", "Samples/Localizable.xcstrings"])
  func ownCatalogs(_ name: String) throws {
    let file = try SourceFile(reading: PackageFolder.path + "/Catalogs/" + name)
    #expect(try differences(in: StringCatalogReader().read(file).value) == [])
  }

  @Test(
    "catalogs of real projects show the same", .enabled(if: SharedFolder.has(corpus)),
    arguments: SharedFolder.files(in: corpus, ending: ".xcstrings"))
  func realCatalogs(_ name: String) throws {
    let file = try SharedFolder.read(Self.corpus + "/" + name)
    #expect(try differences(in: StringCatalogReader().read(file).value) == [])
  }
}

extension Message {
  fileprivate var hasText: Bool {
    var found = false
    forEachUnit { _, unit in found = found || unit.value?.isEmpty == false }
    return found
  }
}
