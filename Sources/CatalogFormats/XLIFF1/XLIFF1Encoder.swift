internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes an XLIFF 1.2 document of a catalog.
struct XLIFF1Encoder {
  typealias Name = XLIFF1Format.Field

  static let knownFields: Set<String> = [
    Name.attributes, Name.files, Name.states, Name.file, Name.group, Name.id, Name.unitAttributes,
    Name.unitContent, Name.note, Name.notes, Name.unit, Name.implied, Name.sourceAttributes,
    Name.targetAttributes, Name.state, Name.source, Name.untranslated,
  ]
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"
  /// The attributes with which Xcode names the schema.
  static let schemaAttributes = [
    ("xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance"),
    (
      "xsi:schemaLocation",
      "\(namespace) http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
    ),
  ]
  /// What the only file of a catalog that comes from no document has.
  static let defaultContainer: FieldValue = .object([
    Field(name: "name", value: .string(XLIFF1Decoder.defaultFile))
  ])

  private let writing: XLIFFWriting
  private let catalog: Catalog
  private let original: String
  private var markup = XLIFFMarkup()
  private let isImplicit: Bool
  /// The source language of the first file that the document had.
  private let documentLanguage: String?

  init(_ writing: XLIFFWriting, original: String) {
    self.writing = writing
    self.original = original
    catalog = writing.catalog
    documentLanguage =
      catalog.otherFields[Name.files]?.elements.first?.members.attributes("attributes")
      .first { $0.0 == "source-language" }?.1
    isImplicit = writing.catalog.otherFields.string(Name.states) == "implicit"
  }

  mutating func document() throws(CatalogWriteError) -> [UInt8] {
    let own = catalog.otherFields[Name.attributes]?.attributes ?? XLIFF1Encoder.schemaAttributes
    let declarations = own.filter { $0.0.hasPrefix("xmlns:") }
    let others = own.filter { !$0.0.hasPrefix("xmlns:") }
    markup.open(
      "xliff",
      [("xmlns", XLIFF1Encoder.namespace)] + declarations + [("version", "1.2")] + others)
    let containers = (catalog.otherFields[Name.files]?.elements ?? []).map {
      (name: $0.members.string("name") ?? "", container: XLIFFContainer($0))
    }
    for file in writing.files(containers, default: original) { try write(file) }
    markup.close()
    return markup.bytes
  }

  private mutating func write(
    _ file: (name: String, container: XLIFFContainer, units: [(unit: Int, groups: ArraySlice<Int>)])
  ) throws(CatalogWriteError) {
    let known = file.container.attributes
    func own(_ name: String) -> String? { known.first { $0.0 == name }?.1 }
    let locale = writing.options.locale ?? own("target-language") ?? writing.locale
    var attributes = known.isEmpty ? [("original", file.name)] : known
    if known.isEmpty || own("source-language") == documentLanguage,
      known.isEmpty || documentLanguage != nil
    {
      attributes.set("source-language", catalog.sourceLanguage)
    }
    // A file of a document that does not say its language has that of the others.
    let saysLocale =
      known.isEmpty || own("target-language") != nil || writing.options.locale != nil
    if let locale, saysLocale { attributes.set("target-language", locale) }
    if known.isEmpty { attributes.set("datatype", "plaintext") }
    markup.open("file", attributes)
    let outside = file.container.content.filter { $0.isElement("header") }
    markup.raw(outside)
    markup.open("body")
    markup.raw(file.container.content.filter { !outside.contains($0) })
    let isDictionary = file.name.hasSuffix(".stringsdict")
    try write(
      XLIFFOutline.items(file.units, in: file.container), in: file.container, to: locale,
      isDictionary)
    markup.close()
    markup.close()
  }

  private mutating func write(
    _ items: [XLIFFOutline.Item], in container: XLIFFContainer, to locale: String?,
    _ isDictionary: Bool
  ) throws(CatalogWriteError) {
    for item in items {
      switch item {
      case .unit(let entry): try write(catalog.entries[entry], to: locale, isDictionary)
      case .group(let number, let inside):
        let group = container.groups[number]
        markup.open("group", group.attributes)
        markup.raw(group.content)
        try write(inside, in: group, to: locale, isDictionary)
        markup.close()
      }
    }
  }
}

// Units.
extension XLIFF1Encoder {
  private mutating func write(
    _ entry: Entry, to locale: String?, _ isDictionary: Bool
  ) throws(CatalogWriteError) {
    if writing.options.locale == nil,
      let other = entry.localizations?.first(where: {
        $0.locale != catalog.sourceLanguage && $0.locale != locale
      })
    {
      throw CatalogWriteError(
        kind: .unsupported(.severalLocales), subject: .init(key: entry.key, locale: other.locale))
    }
    let texts = try XLIFFEntryTexts(entry, of: catalog, to: locale, format: writing.format)
    let key = XLIFFEntryTexts.text(of: entry)
    for text in [key, entry.comment ?? ""] { try writing.checkCharacters(text, of: entry) }
    for pair in texts.pairs where pair.source.otherFields[Name.implied] == nil {
      try write(pair, texts, of: entry, key: key, isDictionary)
    }
  }

  private mutating func write(
    _ pair: XLIFFEntryTexts.Pair, _ texts: XLIFFEntryTexts, of entry: Entry, key: String,
    _ isDictionary: Bool
  ) throws(CatalogWriteError) {
    let fields = pair.source.otherFields
    let details = fields[Name.unit]?.members ?? entry.otherFields
    let varies = !pair.path.isEmpty || !texts.source.substitutions.isEmpty
    let source = expanded(pair.source.value ?? "", pair.path, texts.source)
    let target = pair.target.map {
      expanded($0.value ?? "", pair.path, texts.target ?? texts.source)
    }
    let id =
      varies
        || isDictionary && entry.otherFields[Name.id] == nil && key.utf8.first != UInt8(ascii: "/")
      ? AppleUnitID(key: key, path: pair.path).spelling(isDictionary: isDictionary)
      : entry.otherFields.string(Name.id) ?? key
    var attributes = [("id", id)]
    let others = details.attributes(Name.unitAttributes)
    if entry.otherFields[Name.id] != nil, !others.contains(where: { $0.0 == "resname" }) {
      attributes.append(("resname", key))
    }
    if let translates = entry.shouldTranslate {
      attributes.append(("translate", translates ? "yes" : "no"))
    }
    attributes += others
    let needsSpace = source.hasSignificantSpace || target?.hasSignificantSpace == true
    if needsSpace, !others.contains(where: { $0.0 == "xml:space" }) {
      attributes.append(("xml:space", "preserve"))
    }
    markup.open("trans-unit", attributes)
    if pair.source.value != nil {
      markup.element(
        "source", fields.attributes(Name.sourceAttributes),
        markup: try writing.markup(source, of: entry, writesCodes: false))
    }
    let content = details.elements(Name.unitContent)
    let segments = content.filter { $0.isElement("seg-source") }
    markup.raw(segments)
    if let unit = pair.target, let target {
      markup.element(
        "target", try targetAttributes(unit, entry),
        markup: try writing.markup(target, of: entry, writesCodes: false))
    }
    writeNotes(of: entry, details, isOwn: fields[Name.unit] != nil)
    markup.raw(content.filter { !segments.contains($0) })
    markup.close()
  }

  private func expanded(_ text: String, _ path: VariationPath, _ message: Message) -> String {
    guard let name = path.substitution,
      let substitution = message.substitutions.first(where: { $0.name == name })
    else { return text }
    return AppleSubstitutions.expand(text, of: substitution)
  }

  private mutating func writeNotes(of entry: Entry, _ details: [Field], isOwn: Bool) {
    let comment = isOwn ? details.string("comment") : entry.comment
    let isGenerated =
      isOwn ? details["generated"] != nil : entry.isCommentAutoGenerated == true
    if let comment {
      let source = isGenerated ? [("from", "auto-generated")] : []
      markup.element("note", source + details.attributes(Name.note), text: comment)
    }
    for note in details[Name.notes]?.elements ?? [] {
      markup.element(
        "note", note.members.attributes("attributes"), text: note.members.string("text") ?? "")
    }
  }

  private func targetAttributes(
    _ target: StringUnit, _ entry: Entry
  ) throws(CatalogWriteError) -> [(String, String)] {
    let fields = target.otherFields
    let others = fields.attributes(Name.targetAttributes)
    guard let state = target.state else { return others }
    let own = fields.string(Name.state)
    let isDefault = state == .translated || (state == .new && target.value == "")
    if own == nil, isImplicit, isDefault { return others }
    if own == "", state == .translated { return others }
    if let own, !own.isEmpty,
      XLIFF1State.state(own, qualifier: others.first { $0.0 == "state-qualifier" }?.1) == state
    {
      return [("state", own)] + others
    }
    guard let spelling = XLIFF1State.spelling(of: state) else {
      throw CatalogWriteError(
        kind: .unsupportedState(state), subject: .init(key: entry.key, locale: writing.locale))
    }
    var attributes = [("state", spelling.state)]
    if let qualifier = spelling.qualifier { attributes.append(("state-qualifier", qualifier)) }
    return attributes + others
  }
}

extension [(String, String)] {
  /// Gives an attribute a value, in its place or at the end.
  fileprivate mutating func set(_ name: String, _ value: String) {
    if let index = firstIndex(where: { $0.0 == name }) {
      self[index].1 = value
    } else {
      append((name, value))
    }
  }
}

extension String {
  /// Whether this is an element with a name, whatever its prefix.
  fileprivate func isElement(_ name: String) -> Bool {
    let tag = dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" && $0 != "\n" }
    return tag == name[...] || tag.hasSuffix(":" + name)
  }
}
