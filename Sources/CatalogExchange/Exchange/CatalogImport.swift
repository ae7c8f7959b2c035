public import CatalogFormats
public import CatalogModel
internal import LocaleCore
internal import MessageSyntax
internal import SourceText

/// Finds out what a translator changed in a file that was exported from a catalog.
///
/// The catalog is exported anew, written and read again, and the two are compared: what differs in the texts of the
/// language is a change; what differs in the source texts was changed in the catalog since the export.
public struct CatalogImport: Sendable {
  /// What a file changes in a catalog.
  public struct Plan: Sendable {
    /// The messages that differ, in the order of the catalog.
    public var changes: [CatalogChange] = []
    /// The keys whose source text in the catalog is another one than in the file, in the order of the file.
    public var changedSources: [String] = []
    /// The keys that the catalog does not have, or does not translate, in the order of the file.
    public var unknownKeys: [String] = []
    /// The number of messages that are the same, or that the file does not translate.
    public var unchangedCount = 0
  }

  /// Why a file cannot be compared with a catalog.
  public enum Failure: Error, Sendable {
    /// The file has no texts in another language than that of the source.
    case missingLocale
    /// The catalog cannot be exported in the format of the file.
    case export(CatalogConversion.Failure)
  }

  /// The format of the file.
  public let format: any CatalogFormat

  /// Creates an import.
  ///
  /// - Parameter format: The format of the file.
  public init(format: any CatalogFormat) { self.format = format }

  /// Returns the language that a file translates into; `nil` where it has no texts in one.
  public func locale(of translated: Catalog) -> String? {
    let source = LocaleTag(translated.sourceLanguage)
    return CatalogConversion.locales(of: translated).first { LocaleTag($0) != source }
  }

  /// Compares a file with a catalog.
  ///
  /// Takes linear time.
  ///
  /// - Parameters:
  ///   - translated: What the reader of the format made of the file.
  ///   - catalog: The catalog.
  ///   - origin: The format of the catalog.
  public func plan(
    _ translated: Catalog, into catalog: Catalog, of origin: any CatalogFormat
  ) throws(Failure) -> Plan {
    guard let locale = locale(of: translated) else { throw .missingLocale }
    let tag = LocaleTag(locale)
    let spelling =
      CatalogConversion.locales(of: catalog).first { LocaleTag($0) == tag } ?? locale
    let expected: (catalog: Catalog, keys: [String: Entry])
    do throws(CatalogConversion.Failure) {
      expected = try exported(catalog, from: origin, spelling)
    } catch {
      throw .export(error)
    }
    let entries = Dictionary(expected.catalog.entries.map { ($0.key, $0) }) { first, _ in first }
    var plan = Plan()
    for entry in translated.entries {
      guard let known = entries[entry.key], let original = expected.keys[entry.key] else {
        plan.unknownKeys.append(entry.key)
        continue
      }
      let texts = (
        message(of: entry, LocaleTag(translated.sourceLanguage)),
        message(of: known, LocaleTag(catalog.sourceLanguage))
      )
      guard texts.0.hasSameTexts(as: texts.1) else {
        plan.changedSources.append(original.key)
        continue
      }
      let new = message(of: entry, tag)
      guard let new, new.hasText, !new.isEqual(to: message(of: known, tag)) else {
        plan.unchangedCount += 1
        continue
      }
      plan.changes.append(
        CatalogChange(
          key: original.key, locale: spelling,
          message: new.prepared(forCatalogWith: original.syntax ?? catalog.syntax)))
    }
    return plan
  }

  /// The catalog as the file would be if nobody had changed anything, and the entries that it is made of by the keys
  /// in the file.
  private func exported(
    _ catalog: Catalog, from origin: any CatalogFormat, _ locale: String
  ) throws(CatalogConversion.Failure) -> (catalog: Catalog, keys: [String: Entry]) {
    let selection = CatalogExport(locale: locale).selection(of: catalog)
    let fitted = CatalogFitter(format: format).fit(selection, from: origin)
    guard let writer = format.writer(WritingOptions(locale: locale)) else { throw .readOnly }
    let bytes: [UInt8]
    do throws(CatalogWriteError) { bytes = try writer.write(fitted.catalog) } catch {
      throw .unwritable(error)
    }
    let reader = format.reader(
      ReadingOptions(
        locale: locale, sourceLanguage: catalog.sourceLanguage, syntax: catalog.syntax))
    let file = SourceFile(path: "export." + (format.fileExtensions.first ?? ""), bytes: bytes)
    let keys = zip(fitted.catalog.entries, selection.entries).map { ($0.key, $1) }
    return (reader.read(file).value, Dictionary(keys) { first, _ in first })
  }

  private func message(of entry: Entry, _ tag: LocaleTag) -> Message? {
    entry.localizations?.first { LocaleTag($0.locale) == tag }?.message
  }
}

extension Message? {
  /// Whether two messages have the same texts in the same forms; states play no part.
  fileprivate func hasSameTexts(as other: Message?) -> Bool {
    texts == other.texts
  }

  private var texts: [String] {
    var texts: [String] = []
    self?.forEachUnit { path, unit in texts.append(path.description + "\u{0}" + (unit.value ?? ""))
    }
    return texts
  }
}

extension Message {
  /// Whether two messages have the same texts and states in the same forms.
  fileprivate func isEqual(to other: Message?) -> Bool {
    guard let other, Message?.some(self).hasSameTexts(as: other) else { return false }
    var states: [[TranslationState?]] = [[], []]
    forEachUnit { states[0].append($1.state) }
    other.forEachUnit { states[1].append($1.state) }
    return states[0] == states[1]
  }

  /// Returns the message without places and fields of the file, as a catalog keeps it: without forms that nobody
  /// translated, and with `%arg` for the argument of a substitution.
  fileprivate func prepared(forCatalogWith syntax: TextSyntax) -> Message {
    var message = self
    message.root.prepare()
    for index in message.substitutions.indices {
      let substitution = message.substitutions[index]
      message.substitutions[index].root.prepare()
      guard syntax == .printf, let argument = substitution.argumentNumber,
        let specifier = substitution.formatSpecifier
      else { continue }
      let spelling = "%\(argument)$\(specifier)"
      message.substitutions[index].root.replaceConversions(spelledAs: spelling, by: "%arg")
    }
    return message
  }
}

extension MessageNode {
  fileprivate mutating func prepare() {
    otherFields = []
    unit?.otherFields = []
    if unit?.state == nil { unit?.state = .translated }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.prepare()
      }
      variations[variation].cases.removeAll { form in
        form.node.variations.isEmpty && form.node.unit?.state == .new
          && (form.node.unit?.value ?? "").isEmpty
      }
    }
  }

  fileprivate mutating func replaceConversions(spelledAs spelling: String, by other: String) {
    if let text = unit?.value, PrintfText.mayHoldPlaceholders(text) {
      var bytes = Array(text.utf8)
      for placeholder in PrintfText(parsing: text).placeholders.reversed()
      where placeholder.spelling(in: text) == spelling {
        bytes.replaceSubrange(placeholder.range, with: other.utf8)
      }
      unit?.value = String(decoding: bytes, as: UTF8.self)
    }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.replaceConversions(spelledAs: spelling, by: other)
      }
    }
  }
}
