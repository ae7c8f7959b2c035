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
  /// Whether the texts of the source language count: unless locales are listed, and it is not.
  let countsSource: Bool
  /// Whether the user listed the required locales; a listed locale is not covered by its parent.
  let hasListedLocales: Bool
  /// The locales that translations of this catalog are in, in the order of their first appearance.
  let usedLocales: [UsedLocale]
  /// The locales that other catalogs of the project have.
  let siblingLocales: [SiblingLocale]
  /// The other files of the same table, of which this one comes after.
  let tableMates: [TableMates.Mate]
  /// The earlier state that the catalog is compared with, or `nil` where it is not compared.
  let base: BaseCatalog?
  /// What words are looked up with; `nil` where nothing is spelt.
  let spelling: SpellChecker?
  /// Where names stand that their object has twice, both of them.
  let repeatedNameOffsets: Set<Int>
  /// Whether the texts are messages of MessageFormat 1 or 2.
  let hasMessages: Bool
  /// Which localizations serve the readers of each required locale.
  private(set) lazy var coverage = LocaleCoverage(self)
  /// The entries that share their source text.
  private(set) lazy var sourceTextGroups = SourceTextGroups(self)
  /// The locale that source texts are in: the source language, or its parent (`en` for `en-US`) where the
  /// catalog has texts in that alone.
  private let sourceTag: LocaleTag
  private var contexts: [LocaleContext]
  private var positions: LocalePositions

  init(
    file: SourceFile, catalog: Catalog, usedLocales: [UsedLocale], listedLocales: [String],
    siblingLocales: [SiblingLocale], tableMates: [TableMates.Mate] = [],
    readerDiagnostics: [Diagnostic], base: BaseCatalog? = nil, spelling: SpellingOptions? = nil
  ) {
    self.file = file
    self.catalog = catalog
    self.usedLocales = usedLocales
    self.siblingLocales = siblingLocales
    self.tableMates = tableMates
    self.base = base
    self.spelling = spelling.map(SpellChecker.init)
    hasMessages = catalog.syntax == .messageFormat1 || catalog.syntax == .messageFormat2
    let duplicates = readerDiagnostics.filter { $0.rule == .duplicateKey }
    repeatedNameOffsets = Set(
      duplicates.flatMap { [$0.range] + $0.notes.map(\.range) }.compactMap { $0?.start })
    source = LocaleContext(identifier: catalog.sourceLanguage, isSource: true)
    hasListedLocales = !listedLocales.isEmpty
    countsSource =
      listedLocales.isEmpty
      || listedLocales.contains { [source] locale in
        LocaleIdentity.canonicalTag(of: locale).isFormallyEqual(to: source.tag)
      }
    sourceTag = CatalogContext.sourceTag(source.tag, among: usedLocales)
    let sourceTag = sourceTag
    let required =
      hasListedLocales ? listedLocales : usedLocales.lazy.filter(\.isInUse).map(\.locale)
    requiredLocales = required.map { LocaleContext(identifier: $0, isSource: false) }
      .filter { [source, sourceTag] in
        !$0.tag.isFormallyEqual(to: source.tag) && !$0.tag.isFormallyEqual(to: sourceTag)
      }
    contexts = [source] + requiredLocales
    positions = LocalePositions(contexts.map(\.identifier))
  }

  private static func sourceTag(_ source: LocaleTag, among used: [UsedLocale]) -> LocaleTag {
    let tags = used.map { LocaleIdentity.canonicalTag(of: $0.locale) }
    if tags.contains(where: { $0.isFormallyEqual(to: source) }) { return source }
    return tags.first { $0.covers(source) } ?? source
  }

  /// Returns what is known of a locale of this catalog.
  ///
  /// - Parameter identifier: The locale, as the file spells it.
  func locale(_ identifier: String) -> LocaleContext {
    let position = positions.position(of: identifier)
    if position < contexts.count { return contexts[position] }
    let tag = LocaleIdentity.canonicalTag(of: identifier)
    let isSource = tag.isFormallyEqual(to: source.tag) || tag.isFormallyEqual(to: sourceTag)
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

  /// Returns the edit that replaces a part of a text, or `nil` where the file cannot take it.
  ///
  /// - Parameters:
  ///   - offsets: UTF-8 offsets in the text; at both ends a character begins.
  ///   - replacement: What is to stand there.
  ///   - textRange: The bytes of the text between its delimiters.
  func edit(
    _ offsets: Range<Int>, _ replacement: String, in textRange: SourceRange
  ) -> TextEdit? {
    let range = range(of: offsets, in: textRange)
    guard let escapes = catalog.escapes else {
      return TextEdit(range: range, replacement: replacement)
    }
    return escapes.spelling(of: replacement, in: textRange, of: file.bytes)
      .map { TextEdit(range: range, replacement: $0) }
  }

  /// Returns the correction that replaces parts of a text, or `nil` where the file cannot take it.
  ///
  /// - Parameters:
  ///   - message: What the correction does.
  ///   - parts: UTF-8 offsets in the text, in ascending order, and what is to stand there.
  ///   - place: Where the text comes from; `nil` where that is not known. What a message shows is not corrected: its
  ///     syntax would have to spell it.
  func fixIt(
    _ message: DiagnosticMessage, replacing parts: [(offsets: Range<Int>, replacement: String)],
    in place: TextPlace?
  ) -> FixIt? {
    guard let place, place.shown == nil else { return nil }
    let edits = parts.compactMap { edit($0.offsets, $0.replacement, in: place.range) }
    return edits.count == parts.count && !edits.isEmpty
      ? FixIt(message: message, edits: edits) : nil
  }

  /// Returns the bytes in the file of a part of a text that people read.
  ///
  /// - Parameters:
  ///   - offsets: UTF-8 offsets in the text.
  ///   - place: Where the text comes from.
  func range(of offsets: Range<Int>, in place: TextPlace) -> SourceRange {
    range(of: place.shown?.written(offsets) ?? offsets, in: place.range)
  }
}

/// Where a text that people read comes from.
struct TextPlace {
  /// The bytes between the delimiters of the text, or of the message that shows it.
  let range: SourceRange
  /// What the message shows; `nil` where the text itself stands in the file.
  let shown: ShownText?

  init(_ range: SourceRange, shown: ShownText? = nil) {
    self.range = range
    self.shown = shown
  }
}

extension LocaleTag {
  /// Whether two tags name the same locale, spelt differently at most: `zh` and `zh-Hans`.
  func isFormallyEqual(to other: LocaleTag) -> Bool {
    self == other || (covers(other) && other.covers(self))
  }
}
