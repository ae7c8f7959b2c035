internal import CatalogBuild
internal import CatalogFormats
internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// A file that was found, with what its path tells of it.
struct FileReading: Sendable {
  /// The file.
  let file: SourceFile
  /// Its format.
  let format: any CatalogFormat
  /// What its path tells; `nil` where it tells nothing.
  let location: TableLocation?
  /// The path of its table, as a report shows it.
  private let tablePath: String
  private let settings: ReadingSettings

  /// Finds out how a file is read.
  ///
  /// - Returns: `nil` where the file has no format of ours.
  init?(_ file: SourceFile, _ settings: ReadingSettings) {
    guard let format = settings.formats.format(of: file) else { return nil }
    self.file = file
    self.format = format
    self.settings = settings
    let path = settings.formats.locate(file.path)
    location = format.location(ofNamed: path)
    let own = format.location(ofNamed: file.path)
    let table = own?.locale == location?.locale ? own?.table : location?.table
    let name = FilePath.name(of: file.path)
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    tablePath = table.map { $0.hasSuffix(ending) ? $0 : $0 + ending } ?? file.path
  }

  /// What the files of one table have in common; `nil` where a file holds all languages of its table.
  var table: String? {
    guard format.layout == .monolingual, let location else { return nil }
    let family = FileReading.families[format.id] ?? format.id
    return family + ":" + location.table
  }

  /// Formats whose files are one table together.
  private static let families = ["stringsdict": "strings"]

  /// Reads the file.
  func read() -> Parsed<Catalog> { read(file) }

  /// Returns what is checked.
  ///
  /// - Parameters:
  ///   - parsed: The catalog that the file holds.
  ///   - project: The project that the file belongs to.
  ///   - source: The locale of the source texts; `nil` leaves what the reader says.
  ///   - isPart: Whether there are other files of the same table.
  func input(
    _ parsed: Parsed<Catalog>, in project: String, source: String?, isPart: Bool
  ) -> LintInput {
    var parsed = parsed
    let locale = locale(of: parsed.value)
    if let source { parsed.value.sourceLanguage = source }
    let place = table.map { table in
      TablePlace(
        table: table, path: tablePath, locale: locale,
        sourceLanguage: parsed.value.sourceLanguage, rank: rank)
    }
    return LintInput(
      file: file, parsed: parsed, project: project, format: FormatTraits(format),
      table: isPart ? place : nil,
      reread: { file in
        var parsed = read(file)
        if let source { parsed.value.sourceLanguage = source }
        return parsed
      })
  }

  /// A file without a locale in its path gives way to one that has it, and texts give way to forms.
  private var rank: Int {
    let position = FileFormats.names.firstIndex(of: format.id) ?? 0
    return location?.locale == nil ? position : FileFormats.names.count + position
  }

  private func read(_ file: SourceFile) -> Parsed<Catalog> {
    let options = ReadingOptions(
      locale: location?.locale, sourceLanguage: settings.sourceLanguage,
      syntax: settings.syntaxes.syntax(ofFile: file.path, in: format))
    return settings.syntaxes.marked(
      format.reader(options).read(file), ofFile: file.path, in: format)
  }

  /// The locale of the texts of a file that holds one.
  ///
  /// - Parameter catalog: What was read of it.
  func locale(of catalog: Catalog) -> String {
    catalog.entries.lazy.compactMap { $0.localizations?.first?.locale }.first
      ?? location?.locale ?? catalog.sourceLanguage
  }
}

extension FormatTraits {
  /// What rules ask of a format.
  init(_ format: any CatalogFormat) {
    self.init(
      isBilingual: format.layout == .bilingual, isMonolingual: format.layout == .monolingual,
      hasComments: format.capabilities.features.contains(.comments),
      hasSymbols: format.capabilities.features.contains(.extractionStates),
      mayHaveTextsAsKeys: format.mayHaveTextsAsKeys,
      hasOwnLocaleSpelling: FormatTraits.ownLocaleSpellings.contains(format.id),
      hasJavaFormats: format.id == "android",
      isOfGettext: format.id == "po" || format.id == "mo")
  }

  /// Formats of programs that take `pt_BR` for a locale, and others that leave the names of files to the program.
  private static let ownLocaleSpellings: Set = [
    "arb", "fluent", "i18next", "icu-json", "icu-resource", "mo", "po", "properties",
    "rails",
  ]
}
