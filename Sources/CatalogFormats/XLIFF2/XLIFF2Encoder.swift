internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes an XLIFF 2 document of a catalog.
struct XLIFF2Encoder {
  typealias Name = XLIFF2Format.Field

  static let knownFields: Set<String> = [
    Name.attributes, Name.content, Name.files, Name.states, Name.file, Name.group, Name.id,
    Name.unit, Name.unitAttributes, Name.unitContent, Name.note, Name.notes, Name.segment,
    Name.before, Name.after, Name.sourceAttributes, Name.targetAttributes, Name.state,
    Name.subState, Name.source, Name.untranslated,
  ]
  static let pluralPrefix = "xmlns:pgs"
  static let pluralNamespace = "urn:oasis:names:tc:xliff:pgs:1.0"
  /// The switch of a unit that names no variable.
  static let pluralSwitch = "plural:count"

  private let writing: XLIFFWriting
  private let catalog: Catalog
  private var markup = XLIFFMarkup()
  private var unitCount = 0
  private var takenIdentifiers: Set<String> = []

  init(_ writing: XLIFFWriting) {
    self.writing = writing
    catalog = writing.catalog
  }

  mutating func document() throws(CatalogWriteError) -> [UInt8] {
    let hasPlurals = catalog.entries.contains { entry in
      entry.localizations?.contains { !$0.message.root.variations.isEmpty } ?? false
    }
    var version = catalog.version ?? "2.1"
    if !["2.0", "2.1", "2.2"].contains(version) { version = "2.1" }
    if hasPlurals { version = "2.2" }
    var attributes = [
      ("xmlns", version == "2.2" ? XLIFF2Namespace.core22 : XLIFF2Namespace.core20),
      ("version", version), ("srcLang", catalog.sourceLanguage),
    ]
    if let locale = writing.locale { attributes.append(("trgLang", locale)) }
    let others = catalog.otherFields.attributes(Name.attributes).filter { $0.0 != "trgLang" }
    attributes += others
    if hasPlurals, !others.contains(where: { $0.1 == XLIFF2Encoder.pluralNamespace }) {
      attributes.append((XLIFF2Encoder.pluralPrefix, XLIFF2Encoder.pluralNamespace))
    }
    markup.open("xliff", attributes)
    markup.raw(catalog.otherFields.elements(Name.content))
    let containers = (catalog.otherFields[Name.files]?.elements ?? []).map {
      (name: $0.members.string("name") ?? "", container: XLIFFContainer($0))
    }
    for file in writing.files(containers, default: "f1") {
      takenIdentifiers = []
      let known = file.container.attributes
      let id = known.contains { $0.0 == "id" } ? [] : [("id", file.name)]
      markup.open("file", id + known)
      markup.raw(file.container.content)
      try write(XLIFFOutline.items(file.units, in: file.container), in: file.container)
      markup.close()
    }
    markup.close()
    return markup.bytes
  }

  private mutating func write(
    _ items: [XLIFFOutline.Item], in container: XLIFFContainer
  ) throws(CatalogWriteError) {
    var index = 0
    while index < items.count {
      switch items[index] {
      case .group(let number, let inside):
        let group = container.groups[number]
        markup.open("group", group.attributes)
        markup.raw(group.content)
        try write(inside, in: group)
        markup.close()
        index += 1
      case .unit(let first):
        var entries = [catalog.entries[first]]
        let unit = entries[0].otherFields.string(Name.unit)
        index += 1
        while unit != nil, index < items.count, case .unit(let next) = items[index],
          catalog.entries[next].otherFields.string(Name.unit) == unit
        {
          entries.append(catalog.entries[next])
          index += 1
        }
        try write(unit: entries)
      }
    }
  }
}

// Units.
extension XLIFF2Encoder {
  private mutating func write(unit entries: [Entry]) throws(CatalogWriteError) {
    unitCount += 1
    let entry = entries[0]
    var texts: [XLIFFEntryTexts] = []
    for entry in entries {
      texts.append(
        try XLIFFEntryTexts(entry, of: catalog, to: writing.locale, format: writing.format))
    }
    let isPlural = try isPlural(texts[0], entry)
    markup.open("unit", try attributes(entries, texts, isPlural: isPlural))
    let content = entry.otherFields.elements(Name.unitContent)
    let original = content.filter { $0.hasPrefix("<originalData") || $0.contains(":originalData") }
    markup.raw(content.filter { !original.contains($0) })
    try writeNotes(of: entry)
    markup.raw(original)
    for (entry, texts) in zip(entries, texts) {
      for pair in texts.pairs { try write(pair, of: entry, isPlural: isPlural) }
    }
    markup.close()
  }

  private func isPlural(
    _ texts: XLIFFEntryTexts, _ entry: Entry
  ) throws(CatalogWriteError) -> Bool {
    func refuse(_ feature: FormatFeature) -> CatalogWriteError {
      CatalogWriteError(kind: .unsupported(feature), subject: .init(key: entry.key))
    }
    for message in [texts.source, texts.target] {
      guard let message else { continue }
      if !message.substitutions.isEmpty { throw refuse(.substitutions) }
    }
    for pair in texts.pairs {
      guard let step = pair.path.steps.first else { continue }
      switch step.kind {
      case .device: throw refuse(.devices)
      case .width: throw refuse(.widths)
      default: break
      }
      if pair.path.steps.count > 1 { throw refuse(.devices) }
    }
    let forms = texts.pairs.filter { !$0.path.steps.isEmpty }
    if !forms.isEmpty, forms.count != texts.pairs.count { throw refuse(.substitutions) }
    return !forms.isEmpty
  }

  private mutating func attributes(
    _ entries: [Entry], _ texts: [XLIFFEntryTexts], isPlural: Bool
  ) throws(CatalogWriteError) -> [(String, String)] {
    let entry = entries[0]
    let key = XLIFFEntryTexts.text(of: entry)
    try writing.checkCharacters(key, of: entry)
    let others = entry.otherFields.attributes(Name.unitAttributes)
    var id = entry.otherFields.string(Name.unit) ?? entry.otherFields.string(Name.id) ?? key
    if !XLIFF2ValueType.isNameToken(id[...]) || takenIdentifiers.contains(id) {
      id = "u\(unitCount)"
    }
    takenIdentifiers.insert(id)
    var attributes = [("id", id)]
    if id != key, entry.otherFields[Name.unit] == nil, !others.contains(where: { $0.0 == "name" }) {
      attributes.append(("name", key))
    }
    if let translates = entry.shouldTranslate {
      attributes.append(("translate", translates ? "yes" : "no"))
    }
    attributes += others
    if isPlural, !others.contains(where: { $0.0.hasSuffix(":switch") }) {
      attributes.append(("pgs:switch", XLIFF2Encoder.pluralSwitch))
    }
    let needsSpace = texts.contains { texts in
      texts.pairs.contains {
        $0.source.value?.hasSignificantSpace == true
          || $0.target?.value?.hasSignificantSpace == true
      }
    }
    if needsSpace, !others.contains(where: { $0.0 == "xml:space" }) {
      attributes.append(("xml:space", "preserve"))
    }
    return attributes
  }

  private mutating func writeNotes(of entry: Entry) throws(CatalogWriteError) {
    let others = entry.otherFields[Name.notes]?.elements ?? []
    guard entry.comment != nil || !others.isEmpty else { return }
    markup.open("notes")
    if let comment = entry.comment {
      try writing.checkCharacters(comment, of: entry)
      var attributes = entry.otherFields.attributes(Name.note)
      if entry.isCommentAutoGenerated == true { attributes.append(("category", "auto-generated")) }
      markup.element("note", attributes, text: comment)
    }
    for note in others {
      markup.element(
        "note", note.members.attributes("attributes"), text: note.members.string("text") ?? "")
    }
    markup.close()
  }

  private mutating func write(
    _ pair: XLIFFEntryTexts.Pair, of entry: Entry, isPlural: Bool
  ) throws(CatalogWriteError) {
    let fields = pair.source.otherFields
    markup.raw(fields.elements(Name.before))
    var attributes = fields.attributes(Name.segment)
    if isPlural, let step = pair.path.steps.first,
      !attributes.contains(where: { $0.0.hasSuffix(":case") })
    {
      attributes.append(("\(pluralPrefix):case", step.name))
    }
    if let target = pair.target { attributes += try state(of: target, entry) }
    markup.open("segment", attributes)
    if let source = pair.source.value {
      markup.element(
        "source", fields.attributes(Name.sourceAttributes),
        markup: try writing.markup(source, of: entry, writesCodes: true))
    }
    if let target = pair.target {
      let attributes = target.otherFields.attributes(Name.targetAttributes)
      markup.element(
        "target", attributes,
        markup: try writing.markup(target.value ?? "", of: entry, writesCodes: true))
    }
    markup.close()
    markup.raw(fields.elements(Name.after))
  }

  /// The prefix of the module for plural forms.
  private var pluralPrefix: String {
    catalog.otherFields.attributes(Name.attributes)
      .first { $0.1 == XLIFF2Encoder.pluralNamespace }
      .map { String($0.0.dropFirst("xmlns:".count)) } ?? "pgs"
  }

  private func state(
    of target: StringUnit, _ entry: Entry
  ) throws(CatalogWriteError) -> [(String, String)] {
    let fields = target.otherFields
    let isImplicit = catalog.otherFields.string(Name.states) == "implicit"
    var spelling: (state: String, subState: String?)?
    if let state = target.state {
      spelling = XLIFF2State.spelling(of: state)
      if spelling == nil {
        guard case .other(let name) = state, fields.string(Name.state) == name else {
          throw CatalogWriteError(
            kind: .unsupportedState(state), subject: .init(key: entry.key, locale: writing.locale))
        }
        spelling = (name, nil)
      }
    }
    if let own = fields.string(Name.state), let state = target.state,
      own.isEmpty
        ? state == .translated : XLIFF2State.state(own, subState: spelling?.subState) == state
    {
      spelling?.state = own
    }
    let isDefault = target.state == .translated || (target.state == .new && target.value == "")
    if isImplicit, isDefault, fields[Name.state] == nil { spelling = nil }
    var attributes: [(String, String)] = []
    if let state = spelling?.state, !state.isEmpty { attributes.append(("state", state)) }
    if let subState = spelling?.subState ?? fields.string(Name.subState) {
      attributes.append(("subState", subState))
    }
    return attributes
  }
}
