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
    /// The keys whose messages the file holds only in part, so that a change of it cannot be taken over.
    public var reducedKeys: [String] = []
    /// The keys whose changed messages have states that the format of the catalog has no word for.
    public var statelessKeys: [String] = []
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
    return translated.locales.first { LocaleTag($0) != source }
  }

  /// Compares a file with a catalog.
  ///
  /// Takes linear time.
  ///
  /// - Parameters:
  ///   - translated: What the reader of the format made of the file.
  ///   - catalog: The catalog.
  ///   - origin: The format of the catalog.
  ///   - part: The name of the part of the file that the catalog was exported to; `nil` where it has one part.
  ///   - original: The name of the file of the catalog, as the only part of a bundle of Xcode has it.
  public func plan(
    _ translated: Catalog, into catalog: Catalog, of origin: any CatalogFormat,
    part: String? = nil, original: String? = nil
  ) throws(Failure) -> Plan {
    guard let locale = locale(of: translated) else { throw .missingLocale }
    let tag = LocaleTag(locale)
    let spelling = catalog.locales.first { LocaleTag($0) == tag } ?? locale
    let expected: Expected
    do throws(CatalogConversion.Failure) {
      expected = try exported(
        catalog, from: origin, spelling, part: part ?? (format.id == "xcloc" ? original : nil))
    } catch {
      throw .export(error)
    }
    let entries = Dictionary(
      expected.catalog.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let preceding = catalog.precedingKeys
    var plan = Plan()
    for entry in translated.entries where part == nil || ExchangeParts.name(of: entry) == part {
      let key = part == nil ? entry.key : entry.textOfKey
      guard let known = entries[key], let original = expected.keys[key] else {
        let text = message(of: entry, LocaleTag(translated.sourceLanguage))?.root.firstText
        if let changed = expected.changedKey(of: entry, text: text, in: origin) {
          plan.changedSources.append(changed)
        } else {
          plan.unknownKeys.append(key)
        }
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
      let old = message(of: known, tag)?.withStates(of: origin)
      guard let new = message(of: entry, tag)?.withStates(of: origin), new.hasText,
        !new.isEqual(to: old)
      else {
        plan.unchangedCount += 1
        continue
      }
      guard !expected.reducedKeys.contains(original.key) else {
        plan.reducedKeys.append(original.key)
        continue
      }
      guard message(of: entry, tag)?.hasStates(of: origin) == true else {
        plan.statelessKeys.append(original.key)
        continue
      }
      let prepared = new.prepared(forCatalogWith: original.syntax ?? catalog.syntax)
      plan.changes.append(
        CatalogChange(
          key: original.key, locale: spelling,
          message: prepared.adding(expected.formsLeftOut[original.key] ?? []),
          newEntry: original.asNewEntry(of: catalog, in: origin),
          precedingKey: preceding[original.key]))
    }
    return plan
  }

  /// The catalog as the file would be if nobody had changed anything.
  private struct Expected {
    let catalog: Catalog
    /// The entries that it is made of, by the keys in the file.
    let keys: [String: Entry]
    /// The keys of the messages that the file holds only in part.
    let reducedKeys: Set<String>
    /// The plural forms that the file has no place for, by the keys of the catalog.
    let formsLeftOut: [String: [Variation.Case]]
    /// The keys of the catalog by the contexts in the file, where these are the keys.
    let keysByContext: [String: String]

    /// Returns the key of an entry that the catalog does not have because its source text, which is its key in the
    /// file or the catalog, has changed; `nil` where the entry has a key of its own.
    func changedKey(of entry: Entry, text: String?, in origin: any CatalogFormat) -> String? {
      guard let text, !text.isEmpty else { return nil }
      let key = entry.textOfKey
      guard key == text || key.hasSuffix(" | " + text) else { return nil }
      guard let context = entry.context else { return entry.key }
      if let key = keysByContext[context] { return key }
      return origin.capabilities.features.contains(.sourceTexts) ? nil : entry.key
    }
  }

  private func exported(
    _ catalog: Catalog, from origin: any CatalogFormat, _ locale: String, part: String?
  ) throws(CatalogConversion.Failure) -> Expected {
    let export = CatalogExport(locale: locale)
    var selection = export.selection(of: catalog, from: origin, for: format)
    if let part { selection = ExchangeParts.joined([(part, selection)], for: format) }
    let fitted = CatalogFitter(format: format, keepsTexts: true).fit(selection, from: origin)
    guard let writer = format.writer(WritingOptions(locale: locale)) else { throw .readOnly }
    let bytes: [UInt8]
    do throws(CatalogWriteError) { bytes = try writer.write(fitted.catalog) } catch {
      throw .unwritable(error)
    }
    let reader = format.reader(
      ReadingOptions(
        locale: locale, sourceLanguage: catalog.sourceLanguage, syntax: catalog.syntax))
    let file = SourceFile(path: "export." + (format.fileExtensions.first ?? ""), bytes: bytes)
    let originals = Dictionary(
      catalog.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let selected = export.selection(of: catalog).entries.map { originals[$0.key] ?? $0 }
    let keys = zip(fitted.catalog.entries, selected).map { ($0.key, $1) }
    let reduced = zip(selection.entries, selected).filter { entry, _ in
      fitted.losses.contains { $0.subject.key == entry.key && $0.isOfMessage }
    }
    return Expected(
      catalog: reader.read(file).value,
      keys: Dictionary(keys, uniquingKeysWith: { first, _ in first }),
      reducedKeys: Set(reduced.map(\.1.key)),
      formsLeftOut: formsLeftOut(fitted.losses, zip(selection.entries, selected)),
      keysByContext: keysByContext(zip(fitted.catalog.entries, selected)))
  }

  private func formsLeftOut(
    _ losses: [FormatLoss], _ entries: Zip2Sequence<[Entry], [Entry]>
  ) -> [String: [Variation.Case]] {
    var names: [String: Set<String>] = [:]
    for loss in losses {
      if case .form(let name) = loss.kind {
        names[loss.subject.key ?? "", default: []].insert(name)
      }
    }
    guard !names.isEmpty else { return [:] }
    var forms: [String: [Variation.Case]] = [:]
    for (entry, original) in entries {
      guard let lost = names[entry.key] else { continue }
      let translation = entry.localizations?.last?.message.root.variations.first
      forms[original.key] = translation?.cases.filter { lost.contains($0.name) }
    }
    return forms
  }

  private func keysByContext(_ entries: Zip2Sequence<[Entry], [Entry]>) -> [String: String] {
    let keys = entries.compactMap { entry, original in
      entry.context == original.key ? (original.key, original.key) : nil
    }
    return Dictionary(keys, uniquingKeysWith: { first, _ in first })
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

extension FormatLoss {
  /// Whether forms of a message are lost, or the message as a whole.
  fileprivate var isOfMessage: Bool {
    switch kind {
    case .feature(let feature):
      [.plurals, .devices, .widths, .substitutions, .phrases, .sourceTexts].contains(feature)
    case .syntax: true
    case .state, .field, .form: false
    }
  }
}

extension Catalog {
  /// For each key the one before it.
  fileprivate var precedingKeys: [String: String] {
    var keys: [String: String] = [:]
    for (entry, next) in zip(entries, entries.dropFirst()) where keys[next.key] == nil {
      keys[next.key] = entry.key
    }
    return keys
  }
}

extension Entry {
  /// The fields that tell where an entry stands in its file.
  private static let placeFields: Set = [
    "i18next.path", "icu-json.path", "icu-resource.tables", "android.product",
  ]

  /// The entry as a file gets it that does not have it yet: with its source texts where files of the format hold them.
  fileprivate func asNewEntry(of catalog: Catalog, in format: any CatalogFormat) -> Entry {
    var entry = self
    entry.otherFields = otherFields.filter { Entry.placeFields.contains($0.name) }
    if format.layout == .monolingual {
      entry.comment = nil
      entry.localizations = []
    } else {
      let source = LocaleTag(catalog.sourceLanguage)
      entry.localizations?.removeAll { LocaleTag($0.locale) != source }
    }
    return entry
  }
}

extension Message {
  /// The message with states that a format has: where it has none, every text is translated.
  fileprivate func withStates(of format: any CatalogFormat) -> Message {
    var message = self
    let states = format.capabilities.states
    message.root.keepStates(states)
    for index in message.substitutions.indices {
      message.substitutions[index].root.keepStates(states)
    }
    return message
  }

  /// Whether a format has words for the states of all texts.
  fileprivate func hasStates(of format: any CatalogFormat) -> Bool {
    let states = format.capabilities.states
    var hasAll = true
    forEachUnit { _, unit in
      guard let state = unit.state, state != .translated, state != .new || unit.value != "" else {
        return
      }
      hasAll = hasAll && states.contains(state)
    }
    return hasAll
  }

  /// Returns the message with more forms of its plural.
  fileprivate func adding(_ forms: [Variation.Case]) -> Message {
    guard root.variations.first?.kind == .plural else { return self }
    var message = self
    let known = Set(root.variations[0].cases.map(\.name))
    message.root.variations[0].cases += forms.filter { !known.contains($0.name) }
    return message
  }

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
  fileprivate mutating func keepStates(_ states: Set<TranslationState>) {
    if let state = unit?.state, !states.contains(state), state != .new || unit?.value != "" {
      unit?.state = .translated
    }
    for variation in variations.indices {
      for form in variations[variation].cases.indices {
        variations[variation].cases[form].node.keepStates(states)
      }
    }
  }

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
