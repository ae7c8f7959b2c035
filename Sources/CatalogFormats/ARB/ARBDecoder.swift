internal import CatalogModel
internal import LocaleCore
internal import SourceText
internal import StructuredText

/// Makes a catalog of the JSON of an Application Resource Bundle.
struct ARBDecoder {
  private let json: JSONDocument
  private let usesEscaping: Bool
  private let nameLocale: String?
  private let hasLocale: Bool
  private(set) var file: MessageJSONFile
  private var waiting: [Field] = []
  private var descriptions: [ExactName: Int] = [:]

  init(
    _ json: JSONDocument, _ file: MessageJSONFile, usesEscaping: Bool, nameLocale: String?,
    hasLocale: Bool
  ) {
    self.json = json
    self.file = file
    self.usesEscaping = usesEscaping
    self.nameLocale = nameLocale
    self.hasLocale = hasLocale
  }

  mutating func decode(into catalog: inout Catalog) {
    guard json.kind(0) == .object else {
      file.report(
        "found \(json.typeName(0)) where an object was expected, which holds the texts by their keys",
        at: json.range(0))
      return
    }
    file.reportDuplicates(in: 0, of: json) { $0 }
    if usesEscaping {
      catalog.otherFields.append(Field(name: ARBFormat.escapingField, value: .bool(true)))
    }
    let orphans = collectDescriptions(&catalog)
    catalog.entries.reserveCapacity(json.bytes.count / 96)
    var member = json.firstChild(of: 0)
    while member < json.end(of: 0) {
      if !isAttribute(member) {
        catalog.entries.append(entry(member))
      } else if orphans.contains(member) {
        waiting.append(json.field(member))
      }
      member = json.next(after: member)
    }
    if !waiting.isEmpty {
      catalog.otherFields.append(Field(name: ARBFormat.afterField, value: .object(waiting)))
    }
  }

  /// Finds the descriptions of entries, and reads the locale.
  ///
  /// - Returns: The members that describe no entry.
  private mutating func collectDescriptions(_ catalog: inout Catalog) -> Set<Int> {
    var keys: Set<ExactName> = []
    json.forEachChild(of: 0) { member in
      if !isAttribute(member) { keys.insert(ExactName(json.name(member))) }
    }
    var orphans: Set<Int> = []
    var hasLocaleMember = false
    var member = json.firstChild(of: 0)
    while member < json.end(of: 0) {
      defer { member = json.next(after: member) }
      guard isAttribute(member) else { continue }
      let name = json.name(member)
      if name == "@@locale", !hasLocaleMember, let locale = json.string(member) {
        hasLocaleMember = true
        catalog.otherFields.append(Field(name: ARBFormat.localeField, value: .string(locale)))
        read(locale: locale, member)
        continue
      }
      let key = ExactName(String(name.dropFirst()))
      if !name.hasPrefix("@@"), keys.contains(key), descriptions[key] == nil {
        descriptions[key] = member
        continue
      }
      orphans.insert(member)
      if name.hasPrefix("@@") || descriptions[key] != nil { continue }
      file.report(
        "“\(name)” describes the message “\(key.text)”, which the file has not; remove it, or add that",
        at: json.nameRange(member), severity: .warning, key: key.text)
    }
    return orphans
  }

  private mutating func read(locale: String, _ member: Int) {
    if let nameLocale, LocaleTag(nameLocale).identifier != LocaleTag(locale).identifier {
      file.report(
        """
        “@@locale” is “\(locale)”, and the name of the file says “\(nameLocale)”; Flutter refuses \
        such a file: make them the same
        """, at: json.range(member))
    }
    if !hasLocale, !locale.isEmpty { file.locale = locale }
  }

  private func isAttribute(_ member: Int) -> Bool {
    let name = json.nameRange(member)
    return !name.isEmpty && json.bytes[name.start] == UInt8(ascii: "@")
  }

  private mutating func entry(_ member: Int) -> Entry {
    var entry = Entry(
      key: json.name(member), keyRange: json.nameRange(member), extractionState: .manual)
    if !waiting.isEmpty {
      entry.otherFields.append(Field(name: ARBFormat.beforeField, value: .object(waiting)))
      waiting = []
    }
    if let description = descriptions.removeValue(forKey: ExactName(entry.key)) {
      decode(description: description, of: &entry)
    }
    guard let text = json.string(member) else {
      entry.otherValue = json.fieldValue(member)
      file.report(
        "“\(entry.key)” is \(json.typeName(member)); expected a text in quotation marks",
        at: json.range(member), key: entry.key)
      return entry
    }
    let unit = StringUnit(
      value: usesEscaping ? text : ARBText.decode(text), valueRange: json.range(member))
    entry.localizations = [
      Localization(locale: file.locale, message: Message(root: MessageNode(unit: unit)))
    ]
    return entry
  }

  private mutating func decode(description member: Int, of entry: inout Entry) {
    guard json.kind(member) == .object else {
      let key = entry.key
      file.report(
        "“@\(key)” is \(json.typeName(member)); expected an object that describes the message",
        at: json.range(member), key: key)
      entry.otherFields.append(
        Field(name: ARBFormat.attributesField, value: json.fieldValue(member)))
      return
    }
    let key = entry.key
    file.reportDuplicates(in: member, of: json) { _ in key }
    var attributes: [Field] = []
    json.forEachChild(of: member) { attribute in
      if json.name(attribute, is: "description"), entry.comment == nil,
        let comment = json.string(attribute)
      {
        entry.comment = comment
        entry.commentRange = json.range(attribute)
      } else {
        attributes.append(json.field(attribute))
      }
    }
    if !attributes.isEmpty || entry.comment == nil {
      entry.otherFields.append(
        Field(name: ARBFormat.attributesField, value: .object(attributes)))
    }
  }
}
