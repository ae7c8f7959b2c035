public import CatalogModel
public import SourceText

/// A catalog under check, with what the rules ask of it again and again.
public final class CatalogContext {
  /// The file.
  public let file: SourceFile
  /// The catalog.
  public let catalog: Catalog
  /// The source language.
  public let source: LocaleContext
  /// The locales that users of the catalog named as required; empty where they named none.
  public let listedLocales: [LocaleContext]
  /// The locales that every translatable entry needs: the listed ones, else those that the catalog has.
  /// The source language is not among them.
  public let requiredLocales: [LocaleContext]
  /// The locales that other catalogs of the project have, each with the path of one that has it.
  public let siblingLocales: [(locale: String, path: String)]
  private var contexts: [String: LocaleContext] = [:]

  init(
    file: SourceFile, catalog: Catalog, listedLocales: [String],
    siblingLocales: [(locale: String, path: String)]
  ) {
    self.file = file
    self.catalog = catalog
    self.siblingLocales = siblingLocales
    source = LocaleContext(identifier: catalog.sourceLanguage, isSource: true)
    self.listedLocales = []
    requiredLocales = []
  }

  /// Returns what is known of a locale of this catalog.
  ///
  /// - Parameter identifier: The locale, as the file spells it.
  public func locale(_ identifier: String) -> LocaleContext {
    if let context = contexts[identifier] { return context }
    let context = LocaleContext(identifier: identifier, isSource: false)
    contexts[identifier] = context
    return context
  }
}
