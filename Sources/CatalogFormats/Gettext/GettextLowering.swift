internal import CatalogModel
internal import ICUKit
internal import LocaleCore
internal import SourceText

/// What the writers of gettext's formats make of a catalog before they spell it.
struct GettextLowering {
  /// One entry in the terms of gettext.
  struct Item {
    var context: String?
    var text: String
    var plural: String?
    /// One text, or one for each plural index.
    var translations: [String]
    var isFuzzy = false
  }

  /// The locale of the translations; `nil` where the catalog has none.
  let locale: String?
  /// The text of the header; `nil` where the file is to have none.
  let header: String?
  /// The encoding that the header names, where it is not UTF-8.
  let encoding: CharacterEncoding?
  /// How many forms a text has; `nil` where neither the header nor the locale tells.
  private let pluralForms: PluralForms?
  private let forms: [PluralIndexes.Form]?
  private let sourceLanguage: String

  /// Finds the locale that is to be written, and the header.
  init(_ catalog: Catalog, _ options: WritingOptions) throws(CatalogWriteError) {
    sourceLanguage = catalog.sourceLanguage
    let headerField = catalog.otherFields.first { $0.name == POFormat.header }
    let headerText = headerField?.value.member("text")?.text
    let given = POHeader(headerText ?? "")
    let locale = try GettextLowering.locale(in: catalog, options) ?? given["Language"]
    self.locale = locale
    let plurals: PluralForms?
    if let value = given["Plural-Forms"] {
      plurals = try? PluralForms(parsing: Array(value.utf8))
    } else {
      plurals = headerField == nil ? locale.flatMap { PluralForms.usual(in: $0) } : .germanic
    }
    pluralForms = plurals
    if let plurals, let locale {
      forms = PluralIndexes(plurals, locale: locale).forms
    } else {
      forms = nil
    }
    header =
      headerField == nil
      ? GettextLowering.header(sourceLanguage: sourceLanguage, locale: locale) : headerText
    encoding = try GettextLowering.encoding(of: POHeader(header ?? ""))
  }

  private static func locale(
    in catalog: Catalog, _ options: WritingOptions
  ) throws(CatalogWriteError) -> String? {
    if let locale = options.locale { return locale }
    var found: String?
    for entry in catalog.entries + catalog.obsoleteEntries {
      for localization in entry.localizations ?? []
      where localization.locale != catalog.sourceLanguage {
        if let found, found != localization.locale {
          throw CatalogWriteError(
            kind: .unsupported(.severalLocales),
            subject: .init(key: entry.key, locale: localization.locale))
        }
        found = localization.locale
      }
    }
    return found
  }

  static func header(sourceLanguage: String, locale: String?) -> String {
    var lines = [
      "Language: \(locale ?? "")", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit",
    ]
    if let locale, let spelling = PluralForms.usualSpelling(in: locale) {
      lines.append("Plural-Forms: \(spelling)")
    }
    if sourceLanguage != "en" { lines.append("X-Source-Language: \(sourceLanguage)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func encoding(of header: POHeader) throws(CatalogWriteError) -> CharacterEncoding?
  {
    let name = header["Content-Type"]?.split(separator: "charset=").dropFirst().first
    guard let name, !["UTF-8", "UTF8", "CHARSET", "ASCII", "US-ASCII"].contains(name.uppercased())
    else {
      return nil
    }
    guard let encoding = CharacterEncoding(name: String(name)) else {
      throw CatalogWriteError(
        kind: .unsupportedText(
          reason: "the header names the encoding “\(name)”, which is not known here"),
        subject: .init())
    }
    return encoding
  }

  /// Puts an entry into the terms of gettext.
  func item(_ entry: Entry) throws(CatalogWriteError) -> Item {
    let subject = Diagnostic.Subject(key: entry.key)
    try checkParts(of: entry, subject)
    let source = entry.localizations?.first { $0.locale == sourceLanguage }
    let bareKey = entry.context.map { String(entry.key.dropFirst($0.count + 1)) } ?? entry.key
    var item = Item(context: entry.context, text: bareKey, plural: nil, translations: [""])
    if let root = source?.message.root {
      let texts = try sourceTexts(root, subject)
      item.text = texts.text
      item.plural = texts.plural
    }
    guard Entry.key(item.text, context: item.context) == entry.key else {
      throw CatalogWriteError(kind: .unsupported(.sourceTexts), subject: subject)
    }
    // A file that translates into its source language has both texts in it.
    let target = entry.localizations?.dropFirst(locale == sourceLanguage ? 1 : 0)
      .first { $0.locale == locale }
    if let root = target?.message.root {
      try translate(&item, root, .init(key: entry.key, locale: locale))
    } else if item.plural != nil {
      item.translations = Array(repeating: "", count: locale == nil ? 2 : pluralForms?.count ?? 2)
    }
    return item
  }

  private func checkParts(
    of entry: Entry, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    func refuse(_ kind: CatalogWriteError.Kind) throws(CatalogWriteError) {
      throw CatalogWriteError(kind: kind, subject: subject)
    }
    if entry.extractionState != nil { try refuse(.unsupported(.extractionStates)) }
    if entry.shouldTranslate == false { try refuse(.unsupported(.doNotTranslate)) }
    if entry.isCommentAutoGenerated != nil {
      try refuse(.unsupportedField("isCommentAutoGenerated"))
    }
    if entry.generatesSymbol != nil { try refuse(.unsupportedField("generatesSymbol")) }
    if entry.otherValue != nil { try refuse(.valueBesideFields) }
    for localization in entry.localizations ?? []
    where localization.locale == locale || localization.locale == sourceLanguage {
      if !localization.message.substitutions.isEmpty { try refuse(.unsupported(.substitutions)) }
      try check(localization.message.root, subject)
    }
  }

  private func check(
    _ node: MessageNode, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    if node.phrases != nil {
      throw CatalogWriteError(kind: .unsupported(.phrases), subject: subject)
    }
    if let field = node.otherFields.first {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
    let fields = node.unit?.otherFields ?? []
    if let field = fields.first(where: { $0.name != POFormat.pluralIndex }) {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
    for variation in node.variations {
      switch variation.kind {
      case .plural, .other("gettext"): break
      case .device: throw CatalogWriteError(kind: .unsupported(.devices), subject: subject)
      case .width: throw CatalogWriteError(kind: .unsupported(.widths), subject: subject)
      case .other(let name):
        throw CatalogWriteError(kind: .unsupportedField(name), subject: subject)
      }
      for form in variation.cases {
        guard form.node.variations.isEmpty else {
          throw CatalogWriteError(kind: .unsupported(.substitutions), subject: subject)
        }
        try check(form.node, subject)
      }
    }
  }

  private func sourceTexts(
    _ root: MessageNode, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) -> (text: String, plural: String?) {
    guard let variation = root.variations.first else { return (root.unit?.value ?? "", nil) }
    let texts = Dictionary(
      variation.cases.map { ($0.name, $0.node.unit?.value ?? "") },
      uniquingKeysWith: { first, _ in first })
    guard let other = texts["other"], texts.keys.allSatisfy({ $0 == "one" || $0 == "other" }) else {
      throw CatalogWriteError(
        kind: .unsupportedText(
          reason: "a source text of gettext has the forms “one” and “other” alone"),
        subject: subject)
    }
    return (texts["one"] ?? other, other)
  }

  private func translate(
    _ item: inout Item, _ root: MessageNode, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard let variation = root.variations.first else {
      guard item.plural == nil else {
        throw CatalogWriteError(
          kind: .unsupportedText(
            reason: "the source text has plural forms, and the translation has none"),
          subject: subject)
      }
      guard let unit = root.unit else { return }
      item.translations = [try text(of: unit, &item.isFuzzy, isFirst: true, subject)]
      return
    }
    guard item.plural != nil else {
      throw CatalogWriteError(
        kind: .unsupportedText(
          reason: "the translation has plural forms, and the source text has none"),
        subject: subject)
    }
    var units: [Int: StringUnit] = [:]
    var leavesOut = false
    for form in variation.cases {
      guard let unit = form.node.unit else { continue }
      guard let index = index(of: form, variation.kind, unit) else {
        if isForWholeNumbers(form.name) {
          throw CatalogWriteError(
            kind: .unsupportedText(
              reason: "the “Plural-Forms” of the header have no form for “\(form.name)”"),
            subject: subject)
        }
        leavesOut = true
        continue
      }
      units[index] = unit
    }
    // A file that has fewer forms than its header says is written as it was read.
    let count = leavesOut ? max(pluralForms?.count ?? 0, units.count) : units.count
    item.translations = []
    for index in 0..<count {
      guard let unit = units[index] else {
        throw CatalogWriteError(
          kind: .unsupportedText(
            reason: "the form \(index) of “Plural-Forms” is missing"), subject: subject)
      }
      item.translations.append(
        try text(of: unit, &item.isFuzzy, isFirst: index == 0, subject))
    }
  }

  /// Whether a form has no index, and needs none because no whole number asks for it.
  func leavesOut(_ form: Variation.Case, _ kind: Variation.Kind, _ unit: StringUnit) -> Bool {
    index(of: form, kind, unit) == nil && !isForWholeNumbers(form.name)
  }

  /// Whether a whole number asks for a category; gettext counts nothing else.
  private func isForWholeNumbers(_ category: String) -> Bool {
    guard let category = PluralCategory(rawValue: category), let locale else { return true }
    let tag = LocaleTag(posixName: locale)?.identifier ?? locale
    let profile = PluralProfile.profile(for: tag, kind: .cardinal)
    return profile[category].map(\.isNeededByIntegers) ?? true
  }

  private func index(
    of form: Variation.Case, _ kind: Variation.Kind, _ unit: StringUnit
  ) -> Int? {
    if case .number(let digits)? = unit.otherFields.first?.value { return Int(digits) }
    guard kind == .plural else { return Int(form.name) }
    return forms?.firstIndex { $0.category.rawValue == form.name }
  }

  private func text(
    of unit: StringUnit, _ isFuzzy: inout Bool, isFirst: Bool, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) -> String {
    let text = unit.value ?? ""
    switch unit.state {
    case .needsReview where isFirst: isFuzzy = true
    case .needsReview where isFuzzy: break
    case .new? where text.isEmpty && !isFuzzy, .translated? where !text.isEmpty && !isFuzzy,
      nil where !isFuzzy:
      break
    case .translated? where text.isEmpty:
      throw CatalogWriteError(kind: .unsupported(.emptyTexts), subject: subject)
    case let state:
      throw CatalogWriteError(
        kind: .unsupportedState(state ?? .translated), subject: subject)
    }
    return text
  }
}

extension FieldValue {
  /// Returns a member of an object.
  func member(_ name: String) -> FieldValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The text; `nil` where the value is none.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
