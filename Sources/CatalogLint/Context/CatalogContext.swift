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
  /// Whether texts are messages: of another syntax than printf formats.
  let hasMessages: Bool
  /// What the format of the file has.
  let format: FormatTraits
  /// Whether the catalog translates a property list, which holds the source texts itself.
  let isOfPropertyList: Bool
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
    readerDiagnostics: [Diagnostic], base: BaseCatalog? = nil, spelling: SpellingOptions? = nil,
    format: FormatTraits = FormatTraits(), unreadLocales: Set<String> = []
  ) {
    self.file = file
    self.catalog = catalog
    self.usedLocales = usedLocales
    self.siblingLocales = siblingLocales
    self.tableMates = tableMates
    self.base = base
    self.spelling = spelling.map(SpellChecker.init)
    self.format = format
    hasMessages =
      catalog.syntax != .printf
      || catalog.entries.contains { ($0.syntax ?? .printf) != .printf }
    let fileName = file.path.split(separator: "/").last ?? ""
    isOfPropertyList =
      fileName.hasSuffix("InfoPlist.xcstrings") || fileName.hasSuffix("InfoPlist.strings")
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
    let inUse = usedLocales.filter(\.isInUse).map(\.locale)
    let expected =
      !hasListedLocales
      ? inUse : format.isBilingual ? CatalogContext.matching(listedLocales, inUse) : listedLocales
    let required = expected.filter { !unreadLocales.contains($0) }
    requiredLocales = required.map { LocaleContext(identifier: $0, isSource: false) }
      .filter { [source, sourceTag] in
        !$0.tag.isFormallyEqual(to: source.tag) && !$0.tag.isFormallyEqual(to: sourceTag)
      }
    contexts = [source] + requiredLocales
    positions = LocalePositions(contexts.map(\.identifier))
  }

  /// The listed locales that a file of one translation is in.
  private static func matching(_ listed: [String], _ inUse: [String]) -> [String] {
    let tags = inUse.map(LocaleIdentity.canonicalTag)
    return listed.filter { locale in
      let tag = LocaleIdentity.canonicalTag(of: locale)
      return tags.contains { $0.isFormallyEqual(to: tag) }
    }
  }

  private static func sourceTag(_ source: LocaleTag, among used: [UsedLocale]) -> LocaleTag {
    let tags = used.map { LocaleIdentity.canonicalTag(of: $0.locale) }
    if tags.contains(where: { $0.isFormallyEqual(to: source) }) { return source }
    return tags.first { $0.covers(source) } ?? source
  }

  /// Whether the catalog has texts of the source language.
  private(set) lazy var hasSourceTexts = usedLocales.contains { locale($0.locale).isSource }

  /// Returns the syntax of an entry’s texts, or `nil` where they can be read as printf formats.
  ///
  /// A text without any sign that a syntax gives a meaning is the same in all of them, but for the MessageFormats.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - traits: What its key and its texts have.
  func messageSyntax(of entry: Entry, _ traits: TextTraits) -> TextSyntax? {
    guard hasMessages else { return nil }
    let syntax = entry.syntax ?? catalog.syntax
    switch syntax {
    case .printf: return nil
    case .messageFormat1, .messageFormat2: return syntax
    case .plain, .i18next, .fluent, .python, .ruby, .braces, .qt, .inlineElements:
      return traits.isDisjoint(with: .syntaxSign) ? nil : syntax
    }
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

  /// Returns the letters of the language of a locale; `nil` where they are not known, and where the catalog writes
  /// the language with others: Kashmiri in Devanagari, Serbian in Latin without saying so.
  func letters(of locale: LocaleContext) -> LettersInUse? {
    locale.lettersInUse { uses($0, in: locale.identifier) }
  }

  /// Whether most of a locale’s texts that have letters beyond ASCII have those of a set; some hundred entries tell.
  private func uses(_ exemplars: ExemplarSet, in name: String) -> Bool {
    var (count, strangeCount) = (0, 0)
    for entry in catalog.entries.prefix(500) where count < 50 {
      let localization = entry.localizations?.first { $0.locale == name }
      guard let text = localization?.message.root.unit?.value,
        !text.utf8.allSatisfy({ $0 < 0x80 })
      else { continue }
      count += 1
      if !StrangeLetterSearch(text, exemplars: exemplars).words.isEmpty { strangeCount += 1 }
    }
    return count < 10 || strangeCount * 2 < count
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
  ///   - place: Where the text comes from; `nil` where that is not known. What a message shows is corrected where its
  ///     syntax gives the parts no meaning, neither before nor afterwards.
  func fixIt(
    _ message: DiagnosticMessage, replacing parts: [(offsets: Range<Int>, replacement: String)],
    in place: TextPlace?
  ) -> FixIt? {
    guard let place, let parts = place.written(parts) else { return nil }
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
  private let message: ReadMessage?
  private let selection: Selection

  /// The place of a text that stands in the file itself.
  init(_ range: SourceRange) {
    self.range = range
    shown = nil
    message = nil
    selection = Selection()
  }

  /// The place of a message that shows something with a selection.
  init(_ range: SourceRange, _ message: ReadMessage, _ selection: Selection, shown: ShownText) {
    self.range = range
    self.shown = shown
    self.message = message
    self.selection = selection
  }

  /// Returns where parts of the text are to be replaced between the delimiters; `nil` where that cannot be.
  fileprivate func written(
    _ parts: [(offsets: Range<Int>, replacement: String)]
  ) -> [(offsets: Range<Int>, replacement: String)]? {
    guard let shown, let message else { return parts }
    return message.written(parts, in: shown, selection)
  }
}

extension LocaleTag {
  /// Whether two tags name the same locale, spelt differently at most: `zh` and `zh-Hans`.
  func isFormallyEqual(to other: LocaleTag) -> Bool {
    self == other || (covers(other) && other.covers(self))
  }
}
