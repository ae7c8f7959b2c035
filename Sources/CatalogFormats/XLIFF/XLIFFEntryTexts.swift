internal import CatalogModel
internal import SourceText
internal import StructuredText

/// The texts of an entry as an XLIFF document holds them: pairs of a source text and a translation.
struct XLIFFEntryTexts {
  /// A source text and its translation.
  struct Pair {
    let path: VariationPath
    /// The source text; that of the form `other` where the source language has no such form.
    let source: StringUnit
    /// Whether the source language has the text itself.
    let isSourceOwn: Bool
    let target: StringUnit?
  }

  let pairs: [Pair]
  let source: Message
  let target: Message?

  /// Brings the texts of an entry together.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - catalog: Its catalog.
  ///   - locale: The locale of the translations; `nil` where there are none.
  ///   - format: What the names of the fields begin with.
  init(
    _ entry: Entry, of catalog: Catalog, to locale: String?, format: String
  ) throws(CatalogWriteError) {
    let localizations = entry.localizations ?? []
    let own = localizations.first { $0.locale == catalog.sourceLanguage }?.message
    let text = XLIFFEntryTexts.text(of: entry)
    let source = own ?? Message(root: MessageNode(unit: StringUnit(value: text)))
    let isOneLanguage = locale == catalog.sourceLanguage
    let target =
      isOneLanguage ? own : localizations.first { $0.locale == locale }?.message
    for message in [source, target] {
      guard let message else { continue }
      try XLIFFEntryTexts.check(message, of: entry)
    }
    var paths = XLIFFEntryTexts.paths(source)
    if let target {
      // A translation has the forms of the source text, and mostly more.
      let others = XLIFFEntryTexts.paths(target)
      let known = Set(others)
      paths =
        paths.allSatisfy { known.contains($0) }
        ? others : paths + others.filter { !paths.contains($0) }
    }
    pairs = paths.map { path in
      let found = source.unit(at: path)
      var unit =
        found ?? XLIFFEntryTexts.likeOther(path, source) ?? source.root.unit
        ?? StringUnit(value: text)
      if found == nil { unit.otherFields = [] }
      var translation = target?.unit(at: path)
      if isOneLanguage {
        if unit.otherFields[format + ".untranslated"] != nil { translation = nil }
        if let text = unit.otherFields[format + ".source"] { unit.value = text.string }
      }
      return Pair(path: path, source: unit, isSourceOwn: found != nil, target: translation)
    }
    self.source = source
    self.target = target
  }

  /// The key without its context, which is the source text where an entry has no other.
  static func text(of entry: Entry) -> String {
    guard let context = entry.context, entry.key.hasPrefix(context + "\u{4}") else {
      return entry.key
    }
    return String(entry.key.unicodeScalars.dropFirst(context.unicodeScalars.count + 1))
  }

  private static func paths(_ message: Message) -> [VariationPath] {
    var paths: [VariationPath] = []
    message.forEachUnit { path, _ in if !paths.contains(path) { paths.append(path) } }
    return paths
  }

  private static func likeOther(_ path: VariationPath, _ message: Message) -> StringUnit? {
    guard let last = path.steps.lastIndex(where: { $0.kind == .plural || $0.kind == .device })
    else { return nil }
    var other = path
    other.steps[last] = VariationPath.Step(kind: path.steps[last].kind, name: "other")
    return other == path ? nil : message.unit(at: other)
  }

  private static func check(_ message: Message, of entry: Entry) throws(CatalogWriteError) {
    var nodes = [message.root] + message.substitutions.map(\.root)
    while let node = nodes.popLast() {
      let subject = Diagnostic.Subject(key: entry.key)
      if node.phrases != nil {
        throw CatalogWriteError(kind: .unsupported(.phrases), subject: subject)
      }
      if node.otherValue != nil {
        throw CatalogWriteError(kind: .valueBesideFields, subject: subject)
      }
      if let field = node.otherFields.first {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
      }
      for variation in node.variations {
        if case .other(let name) = variation.kind {
          throw CatalogWriteError(kind: .unsupportedField(name), subject: subject)
        }
        nodes += variation.cases.map(\.node)
      }
    }
  }
}

/// What both writers of XLIFF check and choose.
struct XLIFFWriting {
  let catalog: Catalog
  /// The locale of the translations; `nil` where there are none.
  let locale: String?
  let options: WritingOptions
  let format: String

  init(
    _ catalog: Catalog, _ options: WritingOptions, format: String, fields: Set<String>
  ) throws(CatalogWriteError) {
    self.catalog = catalog
    self.format = format
    self.options = options
    var locales: [String] = []
    for entry in catalog.entries {
      for localization in entry.localizations ?? []
      where localization.locale != catalog.sourceLanguage
        && !locales.contains(localization.locale)
      {
        locales.append(localization.locale)
      }
    }
    // Each file of XLIFF 1.2 has a language of its own.
    let hasOwn = catalog.otherFields[format + ".files"]?.elements.allSatisfy {
      $0.members.attributes("attributes").contains { $0.0 == "target-language" }
    }
    if locales.count > 1, options.locale == nil, hasOwn != true {
      throw CatalogWriteError(
        kind: .unsupported(.severalLocales), subject: .init(locale: locales[1]))
    }
    // A document that names its source language for both has no other texts.
    locale =
      options.locale
      ?? catalog.otherFields.attributes(format + ".attributes").first { $0.0 == "trgLang" }?.1
      ?? locales.first
    guard catalog.obsoleteEntries.isEmpty else {
      throw CatalogWriteError(
        kind: .unsupported(.obsoleteEntries), subject: .init(key: catalog.obsoleteEntries[0].key))
    }
    try XLIFFWriting.check(catalog.otherFields, in: fields, .init())
    for entry in catalog.entries { try check(entry, fields) }
  }

  private static func check(
    _ fields: [Field], in known: Set<String>, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    if let field = fields.first(where: { !known.contains($0.name) }) {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
  }

  private func check(_ entry: Entry, _ fields: Set<String>) throws(CatalogWriteError) {
    let subject = Diagnostic.Subject(key: entry.key)
    func refuse(_ kind: CatalogWriteError.Kind) throws(CatalogWriteError) {
      throw CatalogWriteError(kind: kind, subject: subject)
    }
    try XLIFFWriting.check(entry.otherFields, in: fields, subject)
    if entry.extractionState != nil { try refuse(.unsupported(.extractionStates)) }
    if entry.generatesSymbol != nil { try refuse(.unsupportedField("generatesSymbol")) }
    if entry.isCommentAutoGenerated == false
      || (entry.isCommentAutoGenerated != nil && entry.comment == nil)
    {
      try refuse(.unsupportedField("isCommentAutoGenerated"))
    }
    if entry.otherValue != nil { try refuse(.valueBesideFields) }
    if let context = entry.context, context != entry.otherFields.string(format + ".file") {
      try refuse(.unsupported(.contexts))
    }
    for localization in entry.localizations ?? [] {
      var kind: CatalogWriteError.Kind?
      localization.message.forEachUnit { _, unit in
        if let field = unit.otherFields.first(where: { !fields.contains($0.name) }) {
          kind = kind ?? .unsupportedField(field.name)
        }
      }
      if let kind { try refuse(kind) }
    }
  }

  /// The markup of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - entry: Its entry.
  ///   - writesCodes: Whether characters that XML does not have are written as `<cp>`.
  func markup(
    _ text: String, of entry: Entry, writesCodes: Bool
  ) throws(CatalogWriteError) -> [UInt8] {
    let subject = Diagnostic.Subject(key: entry.key, locale: locale)
    if (entry.syntax ?? catalog.syntax) == .inlineElements {
      let markup = Array(text.utf8)
      guard (try? XMLDocument(parsing: Array("<x>".utf8) + markup + Array("</x>".utf8))) != nil
      else {
        throw CatalogWriteError(
          kind: .unsupportedText(reason: "the text is no XML; correct its inline elements"),
          subject: subject)
      }
      return markup
    }
    var bytes: [UInt8] = []
    guard !text.unicodeScalars.allSatisfy({ XMLText.allows($0) }) else {
      XMLText.append(text, to: &bytes)
      return bytes
    }
    guard writesCodes else {
      throw CatalogWriteError(
        kind: .unsupportedText(reason: "the text has a character that XML does not have"),
        subject: subject)
    }
    for scalar in text.unicodeScalars {
      if XMLText.allows(scalar) {
        XMLText.append(String(Character(scalar)), to: &bytes)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes +=
          "<cp hex=\"\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)\"/>".utf8
      }
    }
    return bytes
  }

  /// Checks that a name or a comment is a text that XML has.
  func checkCharacters(_ text: String, of entry: Entry) throws(CatalogWriteError) {
    guard !text.unicodeScalars.allSatisfy({ XMLText.allows($0) }) else { return }
    throw CatalogWriteError(
      kind: .unsupportedText(reason: "the text has a character that XML does not have"),
      subject: .init(key: entry.key))
  }

  /// The entries of each file, in the order of the files, with the groups that lead to them.
  func files(
    _ containers: [(name: String, container: XLIFFContainer)], default name: String
  ) -> [(name: String, container: XLIFFContainer, units: [(unit: Int, groups: ArraySlice<Int>)])] {
    var files = containers.map {
      (name: $0.name, container: $0.container, units: [(unit: Int, groups: ArraySlice<Int>)]())
    }
    var places: [String: Int] = [:]
    for (index, file) in files.enumerated() { places[file.name] = index }
    for (index, entry) in catalog.entries.enumerated() {
      let file = entry.otherFields.string(format + ".file") ?? files.first?.name ?? name
      let place = places[file] ?? files.count
      if place == files.count {
        places[file] = place
        files.append((file, XLIFFContainer(), []))
      }
      let groups = entry.otherFields[format + ".group"]?.elements.compactMap { value -> Int? in
        if case .number(let digits) = value { Int(digits) } else { nil }
      }
      files[place].units.append((index, (groups ?? [])[...]))
    }
    return files
  }
}
