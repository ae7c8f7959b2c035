internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes the XML of string resources.
struct AndroidEncoder {
  private let catalog: Catalog
  private let texts: ResourceTexts
  private var output: [UInt8] = []

  init(_ catalog: Catalog, _ texts: ResourceTexts) {
    self.catalog = catalog
    self.texts = texts
  }

  mutating func encode() throws(CatalogWriteError) -> [UInt8] {
    let fields = catalog.otherFields
    try refuseFields(
      fields,
      except: [AndroidFormat.prologField, AndroidFormat.attributesField, AndroidFormat.afterField],
      .init())
    output += Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
    try appendXML(fields, AndroidFormat.prologField, indentation: "", .init())
    append("<resources")
    try append(attributes: rootAttributes(), .init())
    append(">\n")
    var index = 0
    while index < catalog.entries.count { try appendResource(at: &index) }
    try appendXML(fields, AndroidFormat.afterField, indentation: "    ", .init())
    append("</resources>\n")
    return output
  }

  private func rootAttributes() -> [Field] {
    var attributes = catalog.otherFields.object(AndroidFormat.attributesField) ?? []
    let name = "xmlns:xliff"
    if !attributes.contains(where: { $0.name == name }), usesPlaceholders {
      attributes.append(
        Field(name: name, value: .string("urn:oasis:names:tc:xliff:document:1.2")))
    }
    return attributes
  }

  private var usesPlaceholders: Bool {
    catalog.entries.contains { entry in
      var found = false
      texts.message(of: entry)?.forEachUnit { _, unit in
        found = found || unit.otherFields[AndroidFormat.placeholdersField] != nil
      }
      return found
    }
  }

  private mutating func appendResource(at index: inout Int) throws(CatalogWriteError) {
    let entry = catalog.entries[index]
    guard let message = texts.message(of: entry) else {
      index += 1
      return
    }
    let subject = Diagnostic.Subject(key: entry.key, locale: texts.locale)
    try refuseFields(
      entry.otherFields,
      except: [
        AndroidFormat.productField, AndroidFormat.attributesField, AndroidFormat.beforeField,
        AndroidFormat.elementField,
      ], subject)
    if entry.otherValue != nil || message.root.otherValue != nil {
      throw CatalogWriteError(kind: .valueBesideFields, subject: subject)
    }
    try texts.check(message, of: entry)
    let key = AndroidKey(entry.key, product: entry.otherFields.string(AndroidFormat.productField))
    guard let name = key.name, key.isPlurals ? !message.root.variations.isEmpty : true else {
      throw refusedName(entry.key, subject)
    }
    if key.index != nil { return try appendArray(at: &index, named: name) }
    index += 1
    try appendXML(entry.otherFields, AndroidFormat.beforeField, indentation: "    ", subject)
    try append(comment: entry.comment, indentation: "    ", subject)
    if message.root.variations.isEmpty {
      try appendString(entry, message.root, name, subject)
    } else {
      try appendPlurals(entry, message.root, name, subject)
    }
  }

  private func refusedName(_ key: String, _ subject: Diagnostic.Subject) -> CatalogWriteError {
    CatalogWriteError(
      kind: .unsupportedText(
        reason: """
          “\(key)” is no name of a resource, which has letters, digits, “_” and “.”, and no digit \
          first
          """), subject: subject)
  }

  private mutating func appendString(
    _ entry: Entry, _ node: MessageNode, _ name: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard let unit = node.unit, let value = unit.value else { return }
    let isItem = entry.otherFields.string(AndroidFormat.elementField) == "item"
    append(isItem ? "    <item type=\"string\"" : "    <string")
    try append(attributesOf: entry, name, subject)
    append(">")
    try texts.check(unit, of: entry)
    try refuseFields(unit.otherFields, except: AndroidEncoder.textFields, subject)
    try append(text: value, unit, subject)
    append(isItem ? "</item>\n" : "</string>\n")
  }

  private mutating func appendPlurals(
    _ entry: Entry, _ node: MessageNode, _ name: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard node.unit == nil, node.variations.count == 1, let variation = node.variations.first,
      variation.kind == .plural, variation.otherValue == nil
    else { throw CatalogWriteError(kind: .valueBesideFields, subject: subject) }
    append("    <plurals")
    try append(attributesOf: entry, name, subject)
    append(">\n")
    for form in variation.cases {
      var subject = subject
      subject.variation = "plural." + form.name
      guard form.node.variations.isEmpty, form.node.otherFields.isEmpty else {
        throw CatalogWriteError(kind: .unsupported(.plurals), subject: subject)
      }
      guard let unit = form.node.unit else { continue }
      let quantity = Field(name: "quantity", value: .string(form.name))
      try appendItem(unit, of: entry, form.name.isEmpty ? [] : [quantity], nil, subject)
    }
    append("    </plurals>\n")
  }

  private mutating func appendItem(
    _ unit: StringUnit, of entry: Entry, _ attributes: [Field], _ comment: String?,
    _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard let value = unit.value else { return }
    try texts.check(unit, of: entry, subject.variation)
    try refuseFields(
      unit.otherFields,
      except: AndroidEncoder.textFields + [
        AndroidFormat.attributesField, AndroidFormat.beforeField, AndroidFormat.afterField,
      ], subject)
    let indentation = "        "
    try appendXML(unit.otherFields, AndroidFormat.beforeField, indentation: indentation, subject)
    try append(comment: comment, indentation: indentation, subject)
    append(indentation + "<item")
    try append(
      attributes: attributes + (unit.otherFields.object(AndroidFormat.attributesField) ?? []),
      subject)
    append(">")
    try append(text: value, unit, subject)
    append("</item>\n")
    try appendXML(unit.otherFields, AndroidFormat.afterField, indentation: indentation, subject)
  }

  private mutating func appendArray(
    at index: inout Int, named name: String
  ) throws(CatalogWriteError) {
    let first = catalog.entries[index]
    let product = first.otherFields.string(AndroidFormat.productField)
    var items: [Entry] = []
    while index < catalog.entries.count {
      let entry = catalog.entries[index]
      let key = AndroidKey(
        entry.key, product: entry.otherFields.string(AndroidFormat.productField))
      guard key.name == name, key.index == items.count,
        entry.otherFields.string(AndroidFormat.productField) == product
      else { break }
      items.append(entry)
      index += 1
    }
    let subject = Diagnostic.Subject(key: first.key, locale: texts.locale)
    if items.isEmpty {
      throw CatalogWriteError(
        kind: .unsupportedText(
          reason: "the items of an array have to follow each other, from [0] without a gap"),
        subject: subject)
    }
    let comment = items.allSatisfy { $0.comment == first.comment } ? first.comment : nil
    try appendXML(first.otherFields, AndroidFormat.beforeField, indentation: "    ", subject)
    try append(comment: comment, indentation: "    ", subject)
    append("    <string-array")
    try append(attributesOf: first, name, subject)
    append(">\n")
    for (position, item) in items.enumerated() {
      try appendArrayItem(item, position > 0 ? first : nil, comment)
    }
    append("    </string-array>\n")
  }

  private mutating func appendArrayItem(
    _ entry: Entry, _ first: Entry?, _ comment: String?
  ) throws(CatalogWriteError) {
    let subject = Diagnostic.Subject(key: entry.key, locale: texts.locale)
    if let first {
      guard entry.shouldTranslate == first.shouldTranslate, entry.syntax == first.syntax else {
        throw CatalogWriteError(kind: .unsupported(.doNotTranslate), subject: subject)
      }
      try refuseFields(entry.otherFields, except: [AndroidFormat.productField], subject)
    }
    guard let message = texts.message(of: entry), message.root.variations.isEmpty,
      let unit = message.root.unit
    else {
      throw CatalogWriteError(kind: .unsupported(.plurals), subject: subject)
    }
    try texts.check(message, of: entry)
    try appendItem(unit, of: entry, [], comment == nil ? entry.comment : nil, subject)
  }
}

// Parts.
extension AndroidEncoder {
  private static let textFields = [
    AndroidFormat.referenceField, AndroidFormat.characterDataField,
    AndroidFormat.escapedTagsField, AndroidFormat.placeholdersField,
  ]

  private mutating func append(_ text: String) { output += text.utf8 }

  private mutating func append(
    text: String, _ unit: StringUnit, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    do throws(AndroidTextWriter.Refusal) {
      output += try AndroidTextWriter.spelling(
        of: text, unit.otherFields.filter { AndroidEncoder.textFields.contains($0.name) })
    } catch {
      throw CatalogWriteError(kind: .unsupportedText(reason: error.reason), subject: subject)
    }
  }

  private mutating func append(
    attributesOf entry: Entry, _ name: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    var attributes = [Field(name: "name", value: .string(name))]
    func add(_ name: String, _ value: String) {
      attributes.append(Field(name: name, value: .string(value)))
    }
    if let product = entry.otherFields.string(AndroidFormat.productField) {
      add("product", product)
    }
    if let translates = entry.shouldTranslate { add("translatable", translates ? "true" : "false") }
    if entry.syntax == .plain { add("formatted", "false") }
    attributes += entry.otherFields.object(AndroidFormat.attributesField) ?? []
    try append(attributes: attributes, subject)
  }

  private mutating func append(
    attributes: [Field], _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    for field in attributes {
      guard case .string(let value) = field.value else {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
      }
      output += Array(" \(field.name)=\"".utf8)
      output += AndroidTextWriter.attributeSpelling(of: value)
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(
    comment: String?, indentation: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard let comment, !comment.isEmpty else { return }
    let spelling = Array("<!-- \(comment) -->".utf8)
    guard AndroidEncoder.isXML(spelling) else {
      throw CatalogWriteError(
        kind: .unsupportedText(reason: "a comment of XML holds no two hyphens in a row"),
        subject: subject)
    }
    append(indentation)
    output += spelling
    append("\n")
  }

  private mutating func appendXML(
    _ fields: [Field], _ name: String, indentation: String, _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    guard fields[name] != nil else { return }
    guard let parts = fields.strings(name),
      parts.allSatisfy({ name == AndroidFormat.prologField || AndroidEncoder.isXML(Array($0.utf8)) }
      )
    else { throw CatalogWriteError(kind: .unsupportedField(name), subject: subject) }
    for part in parts { append(indentation + part + "\n") }
  }

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    var reader = XMLTokenReader(content: SourceRange(0, bytes.count), of: bytes)
    while let token = reader.next() { if token == .end { return true } }
    return false
  }

  private func refuseFields(
    _ fields: [Field], except known: [String], _ subject: Diagnostic.Subject
  ) throws(CatalogWriteError) {
    if let field = fields.first(where: { !known.contains($0.name) }) {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
  }
}

/// The key of an entry as the name of a resource and what stands behind it.
struct AndroidKey {
  /// The name, or `nil` where the key holds none.
  let name: String?
  /// Whether the key says that the resource is of the kind plurals.
  let isPlurals: Bool
  /// The position in an array.
  let index: Int?

  init(_ key: String, product: String?) {
    var rest = key[...]
    isPlurals = rest.hasPrefix("plurals/")
    if isPlurals { rest = rest.dropFirst("plurals/".count) }
    var index: Int?
    if rest.hasSuffix("]"), let open = rest.lastIndex(of: "["),
      let number = Int(rest[rest.index(after: open)...].dropLast()), number >= 0
    {
      index = number
      rest = rest[..<open]
    }
    self.index = index
    if let product {
      let suffix = "[product=\(product)]"
      if rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
    }
    name = AndroidElement.isName(String(rest)) ? String(rest) : nil
  }
}
