internal import CatalogExchange
internal import CatalogFormats
internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// What is translated into one language: a catalog, and where its texts in that language stand.
struct ExchangeTable {
  /// The file that the user named, with the source texts.
  let source: ExchangeCatalog
  /// The file of the language; `nil` where the source texts stand in the same file, or there is none yet.
  let target: ExchangeCatalog?
  /// Where a file of the language is to be made; `nil` where there is one.
  let newPath: String?
  /// The source texts with those of the language.
  let catalog: Catalog

  /// Reads the files of a table, and tells what is wrong in them.
  ///
  /// - Parameters:
  ///   - path: The file with the source texts, or with all texts.
  ///   - locale: The language to translate into.
  ///   - sourceLanguage: The language of the source texts, where the file and its path do not say.
  /// - Returns: `nil` where a file could not be read as a whole.
  static func read(
    _ path: String, in locale: String, sourceLanguage: String?, _ context: CommandContext
  ) throws(UsageError) -> ExchangeTable? {
    var options = ReadingOptions(sourceLanguage: sourceLanguage)
    guard var source = try ExchangeCatalog.read(path, options, context) else { return nil }
    let format = source.format
    let tag = LocaleTag(locale)
    let own = ownLocale(of: source)
    switch format.layout {
    case .multilingual: return ExchangeTable(whole: source)
    case .bilingual:
      let isOther = own.map { LocaleTag($0) != tag } ?? source.file.path.hasSuffix(".pot")
      guard format.id == "po", isOther else { return ExchangeTable(whole: source) }
    case .monolingual:
      guard let own else { break }
      guard LocaleTag(own) != tag else {
        throw UsageError(
          "“\(path)” holds the texts in “\(own)” themselves; name the file with the source texts")
      }
      if own != source.catalog.sourceLanguage {
        options.sourceLanguage = own
        source = try ExchangeCatalog.read(path, options, context) ?? source
      }
    }
    options.locale = locale
    options.sourceLanguage = source.catalog.sourceLanguage
    let paths = format.paths(of: locale, besides: source.file.path)
    let present = paths.first {
      (try? FileSystem.status(of: context.environment.resolved($0))) != nil
    }
    guard let present else {
      var catalog = source.catalog
      // The header of a template is that of no language.
      if format.layout == .bilingual { catalog.otherFields = [] }
      return ExchangeTable(source: source, target: nil, newPath: paths.first, catalog: catalog)
    }
    guard let target = try ExchangeCatalog.read(present, as: format.id, options, context) else {
      return nil
    }
    var catalog = source.catalog.joined(with: target.catalog, in: tag)
    if format.layout == .bilingual { catalog.otherFields = target.catalog.otherFields }
    return ExchangeTable(source: source, target: target, newPath: nil, catalog: catalog)
  }

  /// Returns the file that a table consists of; `nil` where the texts in the language stand in another one, or where it
  /// takes reading the file to tell.
  ///
  /// - Parameters:
  ///   - path: The file with the source texts, or with all texts.
  ///   - locale: The language to translate into.
  ///   - sourceLanguage: The language of the source texts, where the file and its path do not say.
  static func whole(
    _ path: String, in locale: String, sourceLanguage: String?, _ context: CommandContext
  ) throws(UsageError) -> ExchangeCatalog.Source? {
    let options = ReadingOptions(sourceLanguage: sourceLanguage)
    guard let source = try ExchangeCatalog.Source.open(path, options, context) else { return nil }
    switch source.format.layout {
    case .multilingual: return source
    case .bilingual:
      guard source.format.id == "po" else { return source }
      let language = LocaleTag(options.assumedSourceLanguage)
      let beginning = PartwiseConversion.beginning(
        of: source.file, in: source.format, source.options)
      let own = beginning?.locales.first { LocaleTag($0) != language }
      return own.map { LocaleTag($0) == LocaleTag(locale) } == true ? source : nil
    case .monolingual:
      let isSource =
        source.options.locale.map {
          LocaleTag($0) == LocaleTag(options.assumedSourceLanguage)
        } ?? true
      let paths = source.format.paths(of: locale, besides: source.file.path)
      let isAlone = paths.allSatisfy {
        (try? FileSystem.status(of: context.environment.resolved($0))) == nil
      }
      return isSource && isAlone ? source : nil
    }
  }

  private init(whole source: ExchangeCatalog) {
    self.init(source: source, target: nil, newPath: nil, catalog: source.catalog)
  }

  private init(
    source: ExchangeCatalog, target: ExchangeCatalog?, newPath: String?, catalog: Catalog
  ) {
    self.source = source
    self.target = target
    self.newPath = newPath
    self.catalog = catalog
  }

  /// The language of a file that holds one beside the source texts, or one alone.
  private static func ownLocale(of source: ExchangeCatalog) -> String? {
    let locales = source.catalog.locales
    let known = source.format.location(of: source.file.path)?.locale
    guard source.format.layout == .bilingual else { return locales.first ?? known }
    let language = LocaleTag(source.catalog.sourceLanguage)
    return locales.first { LocaleTag($0) != language } ?? known
  }

  /// The file that changes are made in, with what it holds.
  var edited: ExchangeCatalog { target ?? source }

  /// Whether the language has neither a place in the file nor a file of its own.
  var hasNoPlace: Bool {
    target == nil && newPath == nil && source.format.layout == .monolingual
  }

  /// Returns the name that the table has as a part of a file.
  var partName: String {
    let path = source.file.path
    return path.hasPrefix("/") || path.hasPrefix("../") ? FilePath.name(of: path) : path
  }
}

extension Catalog {
  /// The catalog with the texts of another one in a locale.
  fileprivate func joined(with other: Catalog, in tag: LocaleTag) -> Catalog {
    var joined = self
    let entries = Dictionary(
      other.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for index in joined.entries.indices {
      joined.entries[index].localizations?.removeAll { LocaleTag($0.locale) == tag }
      let localizations = entries[joined.entries[index].key]?.localizations ?? []
      guard let own = localizations.first(where: { LocaleTag($0.locale) == tag }) else { continue }
      joined.entries[index].localizations = (joined.entries[index].localizations ?? []) + [own]
    }
    return joined
  }
}
