import BenchmarkSupport
import CatalogCompiler
import CatalogFormats
import CatalogModel
import CompiledCatalog
import SourceText

/// One catalog, and the files in which the run time and its peers have it.
struct BenchmarkContent {
  /// The name of the table, and of the domain of gettext.
  static let table = "Localizable"
  /// The locale that texts are looked up in.
  static let locale = "es"

  /// The generated entries and those of ``SampleMessages``.
  let catalog: Catalog
  /// All locales of the catalog with a text of their own, English included.
  let locales: [String]
  /// The keys whose texts have no arguments and no plurals in ``locale``, shuffled.
  let keys: [String]
  /// The path of the compiled file.
  let compiledFile: String
  /// The compiled catalog.
  let compiled: CompiledCatalog
  /// The size of the compiled file in bytes.
  let compiledByteCount: Int
  /// The `.mo` files of all locales; `nil` without `msgfmt`.
  let machineObjects: MachineObjects?
  /// The folder with the `.strings` file of ``locale``.
  let stringsFolder: String
  /// The folder with all files.
  let folder: TemporaryFolder

  init(_ options: Options) throws(BenchmarkError) {
    let catalog = try BenchmarkContent.generate(options)
    self.catalog = catalog
    folder = try TemporaryFolder()
    locales = Set(catalog.entries.flatMap { ($0.localizations ?? []).map(\.locale) }).sorted()
    let file = try folder.file(BenchmarkContent.table + ".catalog")
    let bytes = try CatalogFile.compile(
      CatalogTable(name: BenchmarkContent.table, catalog: catalog))
    try Files.write(bytes, to: file)
    compiledFile = file
    compiledByteCount = bytes.count
    compiled = try CatalogFile.open(file)
    machineObjects = try MachineObjects(catalog, locales: locales, in: folder)
    let strings = try folder.file(
      "Foundation/\(BenchmarkContent.locale).lproj/\(BenchmarkContent.table).strings")
    try Files.write(StringsText.bytes(of: catalog, locale: BenchmarkContent.locale), to: strings)
    stringsFolder = "\(folder.path)/Foundation/\(BenchmarkContent.locale).lproj"
    keys = KeyList.shuffled(BenchmarkContent.plainKeys(of: catalog, in: compiled))
  }

  private static func generate(_ options: Options) throws(BenchmarkError) -> Catalog {
    let generator = CatalogGenerator(
      size: .keys(options.keyCount), localeCount: options.localeCount)
    let bytes: [UInt8]
    do { bytes = try generator.generate() } catch {
      throw BenchmarkError("the keys cannot be sorted: \(error)")
    }
    var catalog = StringCatalogReader().read(SourceFile(path: "generated", bytes: bytes)).value
    catalog.entries += SampleMessages.entries(locales: [catalog.sourceLanguage, locale])
    return catalog
  }

  private static func plainKeys(of catalog: Catalog, in compiled: CompiledCatalog) -> [String] {
    guard let table = compiled.table(named: table), let locale = compiled.locale(tagged: locale)
    else { return [] }
    return catalog.entries.map(\.key).filter { key in
      guard let number = compiled.key(key, in: table),
        let message = compiled.message(number, locale: locale), let text = message.text
      else { return false }
      return !text.isEmpty
    }
  }
}
