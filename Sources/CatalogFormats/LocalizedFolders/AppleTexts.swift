internal import CatalogModel
internal import LocaleCore
internal import SourceText
internal import StructuredText

/// What a catalog says in one locale, for a format whose files hold one.
struct AppleTexts {
  /// An entry with its message in the locale.
  struct Item {
    let entry: Entry
    /// The message; of an entry of the source language whose key is its text, that.
    let message: Message
    let locale: String

    var subject: Diagnostic.Subject { .init(key: entry.key, locale: locale) }

    /// The text of a message that does not vary.
    ///
    /// - Throws: `CatalogWriteError` where the message has forms, phrases or what no format knows.
    func plainText() throws(CatalogWriteError) -> String {
      let root = message.root
      if let variation = root.variations.first {
        throw CatalogWriteError(kind: .unsupported(variation.kind.feature), subject: subject)
      }
      if !message.substitutions.isEmpty {
        throw CatalogWriteError(kind: .unsupported(.substitutions), subject: subject)
      }
      try refuseRest(of: root)
      return root.unit?.value ?? ""
    }

    /// - Throws: `CatalogWriteError` where a node has phrases, or fields that are not part of the model.
    func refuseRest(of node: MessageNode) throws(CatalogWriteError) {
      if node.phrases != nil {
        throw CatalogWriteError(kind: .unsupported(.phrases), subject: subject)
      }
      if node.otherValue != nil {
        throw CatalogWriteError(kind: .valueBesideFields, subject: subject)
      }
      if let field = node.otherFields.first ?? node.unit?.otherFields.first {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
      }
    }
  }

  /// The locale, as it was asked for.
  let locale: String
  /// The entries that have something to say in the locale, in the order of the catalog.
  let items: [Item]

  /// Finds the messages of a locale.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - locale: The locale in any spelling; `nil` for the source language.
  init(_ catalog: Catalog, locale: String?) {
    let name = locale ?? catalog.sourceLanguage
    let tag = LocaleTag(name)
    let isSource = tag == LocaleTag(catalog.sourceLanguage)
    self.locale = name
    var isMeant: [String: Bool] = [:]
    items = catalog.entries.compactMap { entry in
      let localization = entry.localizations?.first { localization in
        if let answer = isMeant[localization.locale] { return answer }
        let answer = LocaleTag(localization.locale) == tag
        isMeant[localization.locale] = answer
        return answer
      }
      if let message = localization?.message, message.isSaid {
        return Item(entry: entry, message: message, locale: name)
      }
      guard isSource, localization == nil, !entry.key.isEmpty else { return nil }
      let key = MessageNode(unit: StringUnit(value: entry.key))
      return Item(entry: entry, message: Message(root: key), locale: name)
    }
  }

  /// Returns the localization of an entry in the source language; `nil` where the key is the source text.
  static func source(of entry: Entry, in catalog: Catalog) -> Localization? {
    let tag = LocaleTag(catalog.sourceLanguage)
    return entry.localizations?.first { localization in
      localization.locale == catalog.sourceLanguage || LocaleTag(localization.locale) == tag
    }
  }

  /// - Throws: `CatalogWriteError` where the catalog has fields that are not part of the model.
  func refuseFields(of catalog: Catalog) throws(CatalogWriteError) {
    if let field = catalog.otherFields.first {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
    }
    for item in items {
      if let field = item.entry.otherFields.first {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: item.subject)
      }
      if item.entry.otherValue != nil {
        throw CatalogWriteError(kind: .valueBesideFields, subject: item.subject)
      }
    }
  }
}

extension Message {
  /// Whether the message says anything: a text that is new and empty is none.
  fileprivate var isSaid: Bool {
    var found = root.phrases != nil || root.otherValue != nil
    forEachUnit { _, unit in
      found = found || unit.value.map { !$0.isEmpty || unit.state != .new } ?? false
    }
    return found
  }
}

extension CatalogWriteError {
  /// Creates an error of a text that a property list cannot spell.
  init(_ error: PropertyListWriteError, locale: String) {
    let reason: DiagnosticMessage =
      switch error.kind {
      case .controlCharacter(let scalar):
        "the text holds U+\(scalar.value.hexadecimalDigits), which XML cannot hold; remove it"
      case .commentEnd(let mark):
        "the comment holds “\(mark)”, which would end it; write it otherwise"
      }
    self.init(
      kind: .unsupportedText(reason: reason),
      subject: .init(key: error.path.first, locale: locale))
  }
}

extension UInt32 {
  /// The digits of a code point: at least four, upper case.
  fileprivate var hexadecimalDigits: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
