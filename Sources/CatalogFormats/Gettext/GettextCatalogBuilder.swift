internal import CatalogModel
internal import LocaleCore
internal import SourceText

/// Makes the entries of a catalog of those of a file of gettext.
struct GettextCatalogBuilder {
  /// The language of the source texts.
  let sourceLanguage: String
  /// The locale of the translations; `nil` in a template, which has none.
  let locale: String?
  /// The syntax of texts without flags.
  let syntax: TextSyntax
  /// How many forms a text has.
  let pluralForms: PluralForms
  /// The categories that the forms stand for; `nil` where they cannot be told apart by categories.
  private let forms: [PluralIndexes.Form]?
  private let formNames: [String]

  init(sourceLanguage: String, locale: String?, syntax: TextSyntax, pluralForms: PluralForms) {
    self.sourceLanguage = sourceLanguage
    self.locale = locale
    self.syntax = syntax
    self.pluralForms = pluralForms
    let forms = locale.flatMap { PluralIndexes(pluralForms, locale: $0).forms }
    self.forms = forms
    formNames = forms?.map(\.category.rawValue) ?? []
  }

  /// Makes an entry.
  ///
  /// - Parameter message: An entry of the file, which is not its header.
  func entry(_ message: borrowing POMessage) -> Entry {
    let text = message.text?.value ?? ""
    var entry = Entry(
      key: Entry.key(text, context: message.context?.value), keyRange: message.text?.range,
      comment: message.comment, commentRange: message.commentRange,
      context: message.context?.value, contextRange: message.context?.range)
    let named = message.flags.isEmpty ? nil : POFlags.syntax(message.flags)
    if let named, named != syntax { entry.syntax = named }
    entry.otherFields = GettextCatalogBuilder.fields(
      of: message, impliedFlag: entry.syntax.flatMap(POFlags.flag))
    var source = Localization(
      locale: sourceLanguage, message: Message(root: MessageNode()))
    source.message.root = sourceNode(message, text)
    if let locale, let target = targetNode(message) {
      entry.localizations = [
        source, Localization(locale: locale, message: Message(root: target)),
      ]
    } else {
      entry.localizations = [source]
    }
    return entry
  }

  private func sourceNode(_ message: borrowing POMessage, _ text: String) -> MessageNode {
    let unit = StringUnit(value: text, valueRange: message.text?.range)
    guard let plural = message.plural else { return MessageNode(unit: unit) }
    let other = StringUnit(value: plural.value, valueRange: plural.range)
    return MessageNode(variations: [
      Variation(
        kind: .plural,
        cases: [
          Variation.Case(name: "one", node: MessageNode(unit: unit)),
          Variation.Case(name: "other", node: MessageNode(unit: other)),
        ])
    ])
  }

  private func targetNode(_ message: borrowing POMessage) -> MessageNode? {
    // What is not translated cannot be fuzzy: msgcat removes the flag.
    let isTranslated = message.translations.first.map { !$0.value.isEmpty } ?? false
    let fuzzyRange = isTranslated ? message.fuzzyRange : nil
    guard message.plural != nil else {
      return message.translations.first.map {
        MessageNode(unit: unit($0, fuzzyRange: fuzzyRange))
      }
    }
    var isNamed = forms != nil
    if message.translations.count > formNames.count { isNamed = false }
    var cases: [Variation.Case] = []
    cases.reserveCapacity(message.translations.count)
    for index in message.translations.indices {
      var unit = unit(message.translations[index], fuzzyRange: fuzzyRange)
      if isNamed, let forms, !forms[index].isExact {
        unit.otherFields = [Field(name: POFormat.pluralIndex, value: .number(String(index)))]
      }
      let name = isNamed ? formNames[index] : String(index)
      cases.append(Variation.Case(name: name, node: MessageNode(unit: unit)))
    }
    return MessageNode(variations: [
      Variation(kind: isNamed ? .plural : .other("gettext"), cases: cases)
    ])
  }

  private func unit(_ text: POText, fuzzyRange: SourceRange?) -> StringUnit {
    let state: TranslationState =
      fuzzyRange != nil ? .needsReview : text.value.isEmpty ? .new : .translated
    return StringUnit(
      value: text.value, valueRange: text.range, state: state, stateRange: fuzzyRange)
  }

  /// Returns what the model has no place for.
  ///
  /// - Parameters:
  ///   - message: An entry.
  ///   - impliedFlag: A flag that the syntax of the entry says already.
  static func fields(of message: borrowing POMessage, impliedFlag: Substring?) -> [Field] {
    var fields: [Field] = []
    func add(_ name: String, _ value: String?) {
      if let value { fields.append(Field(name: name, value: .string(value))) }
    }
    add(POFormat.domain, message.domain)
    add(POFormat.translatorComment, message.translatorComment)
    add(POFormat.references, message.references)
    if !message.flags.isEmpty {
      let flags = message.flags.filter { $0 != impliedFlag }
      if !flags.isEmpty { add(POFormat.flags, flags.joined(separator: ", ")) }
    }
    if !message.otherFlags.isEmpty {
      add(POFormat.otherFlags, message.otherFlags.joined(separator: ", "))
    }
    add(POFormat.previousContext, message.previousContext)
    add(POFormat.previousText, message.previousText)
    add(POFormat.previousPlural, message.previousPlural)
    return fields
  }

  /// Returns the field of the catalog that holds the header.
  ///
  /// - Parameters:
  ///   - message: The header entry.
  ///   - position: How many entries stand before it.
  static func header(_ message: borrowing POMessage, position: Int) -> Field {
    var fields = [
      Field(name: "text", value: .string(message.translations.first?.value ?? ""))
    ]
    if let comment = message.comment {
      fields.append(Field(name: "comment", value: .string(comment)))
    }
    if message.fuzzyRange != nil { fields.append(Field(name: "fuzzy", value: .bool(true))) }
    if position > 0 {
      fields.append(Field(name: "position", value: .number(String(position))))
    }
    fields += self.fields(of: message, impliedFlag: nil)
    return Field(
      name: POFormat.header, nameRange: message.translations.first?.range,
      value: .object(fields))
  }
}
