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
    entry.syntax = message.syntax
    entry.otherFields = GettextCatalogBuilder.fields(of: message)
    var localizations: [Localization] = []
    localizations.reserveCapacity(2)
    localizations.append(
      Localization(locale: sourceLanguage, message: Message(root: sourceNode(message, text))))
    if let locale, !message.translations.isEmpty {
      localizations.append(
        Localization(locale: locale, message: Message(root: targetNode(message))))
    }
    entry.localizations = localizations
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

  private func targetNode(_ message: borrowing POMessage) -> MessageNode {
    // What is not translated cannot be fuzzy: msgcat removes the flag.
    let isTranslated = message.translations.first.map { !$0.value.isEmpty } ?? false
    let fuzzyRange = isTranslated ? message.fuzzyRange : nil
    guard message.plural != nil else {
      return MessageNode(unit: unit(message.translations[0], fuzzyRange: fuzzyRange))
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
  static func fields(of message: borrowing POMessage) -> [Field] {
    var fields: [Field] = []
    add(POFormat.domain, message.domain, to: &fields)
    add(POFormat.translatorComment, message.translatorComment, to: &fields)
    add(POFormat.references, message.references, to: &fields)
    if !message.flags.isEmpty {
      add(POFormat.flags, message.flags.joined(separator: ", "), to: &fields)
    }
    if !message.otherFlags.isEmpty {
      add(POFormat.otherFlags, message.otherFlags.joined(separator: ", "), to: &fields)
    }
    add(POFormat.previousContext, message.previousContext, to: &fields)
    add(POFormat.previousText, message.previousText, to: &fields)
    add(POFormat.previousPlural, message.previousPlural, to: &fields)
    return fields
  }

  @inline(__always)
  private static func add(_ name: String, _ value: String?, to fields: inout [Field]) {
    guard let value else { return }
    if fields.isEmpty { fields.reserveCapacity(1) }
    fields.append(Field(name: name, value: .string(value)))
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
    fields += self.fields(of: message)
    return Field(
      name: POFormat.header, nameRange: message.translations.first?.range,
      value: .object(fields))
  }
}
