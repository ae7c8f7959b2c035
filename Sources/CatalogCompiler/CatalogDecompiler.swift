internal import CatalogModel
public import CompiledCatalog

/// Turns a compiled catalog back into catalogs.
///
/// What a program can see comes back exactly: every text with its variations and substitutions, by table, key and
/// locale. Keys are in the order of their bytes, forms in that of the file, locales in canonical spelling. Every
/// text is `translated`, since states are not stored. Compiling the result gives the same bytes.
public enum CatalogDecompiler {
  /// Decompiles a catalog.
  ///
  /// - Throws: ``CompiledCatalogError/corrupt(section:offset:)`` where a part is damaged; its offset is 0 where the
  ///   place is not known.
  public static func decompile(
    _ compiled: CompiledCatalog
  ) throws(CompiledCatalogError) -> [CatalogTable] {
    var tables: [CatalogTable] = []
    var keyCount: UInt32 = 0
    for number in 0..<UInt32(compiled.tableCount) {
      let table = TableNumber(rawValue: number)
      let keys = compiled.keys(of: table)
      // In a sound file no key is in two tables.
      guard keys.lowerBound == keyCount else { throw .corrupt(section: "tables", offset: 0) }
      keyCount = keys.upperBound
      tables.append(try decompile(compiled, table))
    }
    guard Int(keyCount) == compiled.keyCount else { throw .corrupt(section: "keys", offset: 0) }
    return tables
  }

  private static func decompile(
    _ compiled: CompiledCatalog, _ table: TableNumber
  ) throws(CompiledCatalogError) -> CatalogTable {
    guard let name = compiled.name(of: table), let source = compiled.sourceLocale(of: table),
      let sourceLanguage = compiled.tag(ofLocale: source)
    else { throw .corrupt(section: "tables", offset: 0) }
    var locales: [String] = []
    for index in 0..<compiled.localeCount {
      guard let tag = compiled.tag(ofLocale: index) else {
        throw .corrupt(section: "locales", offset: 0)
      }
      locales.append(tag)
    }
    guard let syntax = compiled.syntax(of: table).map(TextSyntax.init) else {
      throw .corrupt(section: "tables", offset: 0)
    }
    var catalog = Catalog(sourceLanguage: sourceLanguage, syntax: syntax)
    for number in compiled.keys(of: table) {
      catalog.entries.append(
        try entry(compiled, KeyNumber(rawValue: number), locales: locales, syntax))
    }
    return CatalogTable(name: name, catalog: catalog)
  }

  private static func entry(
    _ compiled: CompiledCatalog, _ key: KeyNumber, locales: [String], _ syntax: TextSyntax
  ) throws(CompiledCatalogError) -> Entry {
    guard let text = compiled.text(of: key) else { throw .corrupt(section: "keys", offset: 0) }
    var localizations: [Localization] = []
    for (index, locale) in locales.enumerated() {
      guard let view = compiled.message(key, locale: index) else { continue }
      var decompiler = MessageDecompiler(syntax: syntax)
      localizations.append(
        Localization(locale: locale, message: try decompiler.message(view)))
    }
    return Entry(
      key: String(copying: text), extractionState: compiled.isExtracted(key) ? nil : .manual,
      localizations: localizations.isEmpty ? nil : localizations)
  }
}

extension TextSyntax {
  fileprivate init(_ syntax: SourceSyntax) {
    switch syntax {
    case .printf: self = .printf
    case .messageFormat1: self = .messageFormat1
    case .messageFormat2: self = .messageFormat2
    }
  }
}
