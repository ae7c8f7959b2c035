internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// A catalog under check, with what the rules ask of it again and again.
///
/// A context belongs to one thread.
final class CatalogContext {
  /// A locale that another catalog of the project has.
  struct SiblingLocale: Hashable, Sendable {
    /// The locale, as the other catalog spells it.
    let locale: String
    /// The path of a catalog that has it.
    let path: String
  }

  /// The file.
  let file: SourceFile
  /// The catalog.
  let catalog: Catalog
  /// The source language.
  let source: LocaleContext
  /// The locales that every translatable entry needs: those that the user listed, else those that
  /// the catalog has.
  ///
  /// The source language is not among them.
  let requiredLocales: [LocaleContext]
  /// Whether the user listed the required locales; a listed locale is not covered by its parent.
  let hasListedLocales: Bool
  /// The locales that translations of this catalog are in, in the order of their first appearance.
  let usedLocales: [UsedLocale]
  /// The locales that other catalogs of the project have.
  let siblingLocales: [SiblingLocale]
  /// Which localizations serve the readers of each required locale.
  private(set) lazy var coverage = LocaleCoverage(self)
  private var contexts: [LocaleContext]
  private var positions: LocalePositions

  init(
    file: SourceFile, catalog: Catalog, usedLocales: [UsedLocale], listedLocales: [String],
    siblingLocales: [SiblingLocale]
  ) {
    self.file = file
    self.catalog = catalog
    self.usedLocales = usedLocales
    self.siblingLocales = siblingLocales
    source = LocaleContext(identifier: catalog.sourceLanguage, isSource: true)
    hasListedLocales = !listedLocales.isEmpty
    let sourceTag = source.tag
    let required =
      hasListedLocales ? listedLocales : usedLocales.lazy.filter(\.isInUse).map(\.locale)
    requiredLocales = required.map { LocaleContext(identifier: $0, isSource: false) }
      .filter { $0.tag.isFormallyEqual(to: sourceTag) == false }
    contexts = [source] + requiredLocales
    positions = LocalePositions(contexts.map(\.identifier))
  }

  /// Returns what is known of a locale of this catalog.
  ///
  /// - Parameter identifier: The locale, as the file spells it.
  func locale(_ identifier: String) -> LocaleContext {
    let position = positions.position(of: identifier)
    if position < contexts.count { return contexts[position] }
    let isSource = LocaleIdentity.canonicalTag(of: identifier).isFormallyEqual(to: source.tag)
    let context = LocaleContext(identifier: identifier, isSource: isSource)
    contexts.append(context)
    return context
  }

  /// Returns the bytes in the file of a part of a text.
  ///
  /// - Parameters:
  ///   - offsets: UTF-8 offsets in the text.
  ///   - textRange: The bytes of the text between its delimiters.
  func range(of offsets: Range<Int>, in textRange: SourceRange) -> SourceRange {
    guard let escapes = catalog.escapes else {
      return SourceRange(textRange.start + offsets.lowerBound, textRange.start + offsets.upperBound)
    }
    let start = escapes.sourceOffset(
      ofDecoded: offsets.lowerBound, in: textRange, of: file.bytes)
    let end = escapes.sourceOffset(ofDecoded: offsets.upperBound, in: textRange, of: file.bytes)
    return SourceRange(start, end)
  }
}

extension LocaleTag {
  /// Whether two tags name the same locale, spelt differently at most: `zh` and `zh-Hans`.
  func isFormallyEqual(to other: LocaleTag) -> Bool {
    self == other || (covers(other) && other.covers(self))
  }
}
