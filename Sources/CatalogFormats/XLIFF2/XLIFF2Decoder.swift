internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes a catalog of an XLIFF 2 document.
struct XLIFF2Decoder {
  typealias Name = XLIFF2Format.Field

  private let document: XLIFF2Document
  private let xml: XMLDocument
  private var languages: XLIFFLanguages
  private let options: ReadingOptions
  private var namesMissingStates = false
  private var keys = XLIFFKeys()
  private var entries: [Entry] = []
  private var markup: Set<Int> = []
  private var unitCount = 0
  private var fileNames = XLIFFFileNames()

  init(_ document: XLIFF2Document, _ options: ReadingOptions) {
    self.document = document
    self.options = options
    xml = document.xml
    let root = document.elements[0]
    languages = XLIFFLanguages(
      source: root["srcLang"]?.value ?? options.assumedSourceLanguage,
      target: root["trgLang"]?.value ?? options.locale, targetRange: root["trgLang"]?.valueRange)
  }

  mutating func catalog() -> Catalog {
    let root = document.elements[0]
    var fields: [Field] = []
    var own = ["version", "srcLang", "xmlns"]
    if languages.target != languages.source { own.append("trgLang") }
    let attributes = xml.attributes(0, without: own).filter {
      $0.name != XLIFF2Encoder.pluralPrefix || $0.value != XLIFF2Encoder.pluralNamespace
    }
    fields.append(optional: Field(Name.attributes, attributes: attributes))
    let children = document.children(of: 0)
    fields.append(
      optional: Field(
        Name.content,
        elements: children.filter { !document.elements[$0].isCore("file") }.map(spelling)))
    namesMissingStates = hasStates()
    if !namesMissingStates { fields.append(Field(name: Name.states, value: .string("implicit"))) }
    var files: [FieldValue] = []
    for file in children where document.elements[file].isCore("file") {
      files.append(add(file: file))
    }
    let isPlain =
      files.count == 1 && files[0] == .object([Field(name: "name", value: .string("f1"))])
    if !isPlain, !files.isEmpty { fields.append(Field(name: Name.files, value: .array(files))) }
    if isPlain {
      for index in entries.indices { entries[index].otherFields.removeAll { $0.name == Name.file } }
    }
    return Catalog(
      sourceLanguage: languages.source, sourceLanguageRange: root["srcLang"]?.valueRange,
      version: root["version"]?.value, entries: entries, otherFields: fields,
      syntax: options.syntax ?? syntax, escapes: XLIFFSourceEscapes(markup: markup))
  }

  /// How texts say where values stand: Angular writes MessageFormat.
  private var syntax: TextSyntax {
    let isAngular = document.elements.contains {
      $0.isCore("file") && $0["original"]?.value.utf8.starts(with: "ng".utf8) == true
        && $0["original"]?.value.hasSuffix(".template") == true
    }
    return isAngular ? .messageFormat1 : .printf
  }

  /// Whether a segment of the document has a state, or none has a translation.
  private func hasStates() -> Bool {
    var hasTarget = false
    for element in document.elements where element.name.namespace == .core {
      if element.name.local == "segment", element["state"] != nil { return true }
      if element.name.local == "target" { hasTarget = true }
    }
    return !hasTarget
  }

  private func spelling(_ index: Int) -> String { xml.spelling(document.elements[index].node) }

  private mutating func add(file index: Int) -> FieldValue {
    let file = document.elements[index]
    let id = file["id"]?.value ?? ""
    let name = fileNames.name(id)
    var container = container(
      index, XLIFFPlace(file: name, groups: []), translates: file["translate"]?.value != "no")
    if name != id { container.attributes.insert(("id", id), at: 0) }
    return container.value(name: name)
  }

  private mutating func container(
    _ index: Int, _ place: XLIFFPlace, translates: Bool
  ) -> XLIFFContainer {
    let node = document.elements[index].node
    var container = XLIFFContainer()
    container.attributes = xml.attributes(node, without: place.groups.isEmpty ? ["id"] : [])
      .map { ($0.name, $0.value) }
    for child in document.children(of: index) {
      let element = document.elements[child]
      if element.isCore("unit") {
        add(unit: child, place, translates: translates)
      } else if element.isCore("group") {
        var inner = place
        inner.groups.append(container.groups.count)
        let translates = element["translate"].map { $0.value != "no" } ?? translates
        container.groups.append(self.container(child, inner, translates: translates))
      } else {
        container.content.append(spelling(child))
      }
    }
    return container
  }
}

// Units.
extension XLIFF2Decoder {
  private mutating func add(unit index: Int, _ place: XLIFFPlace, translates: Bool) {
    unitCount += 1
    let unit = document.elements[index]
    let id = unit["id"]
    let name = unit["name"]
    let (key, context) = keys.key(
      name: name?.value, id: id?.value ?? "", file: place.file)
    var entry = Entry(key: key)
    entry.keyRange = key == name?.value ? name?.valueRange : id?.valueRange
    entry.context = context
    entry.shouldTranslate =
      unit["translate"].map { $0.value != "no" } ?? (translates ? nil : false)
    entry.otherFields = [Field(name: Name.file, value: .string(place.file))]
    if !place.groups.isEmpty {
      entry.otherFields.append(
        Field(name: Name.group, value: .array(place.groups.map { .number("\($0)") })))
    }
    if let id, id.value != XLIFFEntryTexts.text(of: entry), id.value != "u\(unitCount)" {
      entry.otherFields.append(Field(name: Name.id, value: .string(id.value)))
    }
    add(notesOf: index, to: &entry)
    var attributes = xml.attributes(unit.node, without: ["id", "translate"])
    let parts = pairs(of: index)
    if key == name?.value, key != id?.value, parts.count == 1 || plural(index, parts) != nil {
      attributes.removeAll { $0.name == "name" }
    }
    let content = document.children(of: index).filter {
      !["notes", "segment", "ignorable"].contains(document.elements[$0].name.local)
        || document.elements[$0].name.namespace != .core
    }
    if let forms = plural(index, parts) {
      attributes.removeAll { $0.name == "xml:space" && $0.value == "preserve" && needsSpace(forms) }
      attributes.removeAll { $0.name == "pgs:switch" && $0.value == XLIFF2Encoder.pluralSwitch }
      entry.otherFields.append(optional: Field(Name.unitAttributes, attributes: attributes))
      entry.otherFields.append(
        optional: Field(Name.unitContent, elements: content.map(spelling)))
      return append(entry, forms)
    }
    attributes.removeAll { $0.name == "xml:space" && $0.value == "preserve" && needsSpace(parts) }
    for (position, part) in parts.enumerated() {
      var own = entry
      if parts.count > 1 {
        let segment = part.sourceFields.attributes(Name.segment).first { $0.0 == "id" }?.1
        let suffix = segment ?? "#\(position + 1)"
        own.key += "/" + suffix
        own.otherFields.append(Field(name: Name.unit, value: .string(id?.value ?? "")))
      }
      if position == 0 {
        own.otherFields.append(optional: Field(Name.unitAttributes, attributes: attributes))
        own.otherFields.append(
          optional: Field(Name.unitContent, elements: content.map(spelling)))
      } else {
        own.otherFields.removeAll { $0.name == Name.notes || $0.name == Name.note }
      }
      append(own, [part])
    }
  }

  /// Whether white space counts in the texts, so that `xml:space` is written anyway.
  private func needsSpace(_ pairs: [XLIFFPair]) -> Bool {
    pairs.contains { pair in
      [pair.source, pair.target].contains { $0?.plain.hasSignificantSpace == true }
    }
  }

  private mutating func append(_ entry: Entry, _ pairs: [XLIFFPair]) {
    let builder = XLIFFMessageBuilder(
      format: "xliff2", languages: languages, namesMissingStates: namesMissingStates, pairs)
    var entry = entry
    entry.localizations = builder.localizations
    if builder.isMarkup { entry.syntax = .inlineElements }
    markup.formUnion(builder.markup)
    entries.append(entry)
  }

  private func add(notesOf index: Int, to entry: inout Entry) {
    guard let notes = document.child("notes", of: index) else { return }
    var others: [FieldValue] = []
    for (position, note) in document.children(of: notes).enumerated() {
      let node = document.elements[note].node
      let isGenerated =
        position == 0 && xml.attribute(node, named: "category")?.value == "auto-generated"
      let attributes = Field(
        Name.note, attributes: xml.attributes(node, without: isGenerated ? ["category"] : []))
      if position == 0 {
        entry.comment = xml.text(node)
        entry.isCommentAutoGenerated = isGenerated ? true : nil
        entry.commentRange = xml.contentRange(node)
        entry.otherFields.append(optional: attributes)
      } else {
        let text = Field(name: "text", value: .string(xml.text(node)))
        let attributes = attributes.map { Field(name: "attributes", value: $0.value) }
        others.append(.object([text] + (attributes.map { [$0] } ?? [])))
      }
    }
    if !others.isEmpty { entry.otherFields.append(Field(name: Name.notes, value: .array(others))) }
  }

  private func pairs(of unit: Int) -> [XLIFFPair] {
    var pairs: [XLIFFPair] = []
    var before: [String] = []
    for part in document.children(of: unit) {
      let element = document.elements[part]
      if element.isCore("ignorable") {
        before.append(spelling(part))
      } else if element.isCore("segment") {
        pairs.append(pair(part, before))
        before = []
      }
    }
    if !pairs.isEmpty, let field = Field(Name.after, elements: before) {
      pairs[pairs.count - 1].sourceFields.append(field)
    }
    return pairs
  }

  private func pair(_ index: Int, _ before: [String]) -> XLIFFPair {
    var pair = XLIFFPair()
    let segment = document.elements[index]
    if let source = document.child("source", of: index) {
      let node = document.elements[source].node
      pair.source = XLIFFText(xml, node)
      pair.sourceFields.append(
        optional: Field(Name.sourceAttributes, attributes: xml.attributes(node, without: [])))
    }
    var own: [String] = []
    if let target = document.child("target", of: index) {
      let node = document.elements[target].node
      pair.target = XLIFFText(xml, node)
      own = ["state", "subState"]
      pair.targetFields.append(
        optional: Field(Name.targetAttributes, attributes: xml.attributes(node, without: [])))
      addState(of: segment, to: &pair)
    }
    pair.sourceFields.append(
      optional: Field(Name.segment, attributes: xml.attributes(segment.node, without: own)))
    pair.sourceFields.append(optional: Field(Name.before, elements: before))
    return pair
  }

  private func addState(of segment: XLIFF2Document.Element, to pair: inout XLIFFPair) {
    let subState = segment["subState"]?.value
    guard let state = segment["state"] else {
      if let subState {
        pair.targetFields.append(Field(name: Name.subState, value: .string(subState)))
      }
      return
    }
    pair.state = XLIFF2State.state(state.value, subState: subState)
    pair.stateRange = state.valueRange
    let spelling = pair.state.flatMap { XLIFF2State.spelling(of: $0) }
    if spelling?.state != state.value {
      pair.targetFields.append(Field(name: Name.state, value: .string(state.value)))
    }
    if let subState, subState != spelling?.subState {
      pair.targetFields.append(Field(name: Name.subState, value: .string(subState)))
    }
  }

  /// Returns the segments of a unit as plural forms, or `nil` where it does not vary by plural alone.
  private func plural(_ index: Int, _ pairs: [XLIFFPair]) -> [XLIFFPair]? {
    guard let selection = document.elements[index].attribute(.pluralGenderSelect, "switch"),
      selection.value.utf8.starts(with: "plural:".utf8), !selection.value.contains(" ")
    else { return nil }
    let segments = document.children(of: index).filter { document.elements[$0].isCore("segment") }
    guard segments.count == pairs.count else { return nil }
    var names: Set<String> = []
    var forms: [XLIFFPair] = []
    for (segment, pair) in zip(segments, pairs) {
      guard let form = document.elements[segment].attribute(.pluralGenderSelect, "case"),
        ["zero", "one", "two", "few", "many", "other"].contains(form.value),
        names.insert(form.value).inserted
      else { return nil }
      var own = pair
      own.path = VariationPath().appending(.plural, form.value)
      own.formRange = form.valueRange
      own.sourceFields.remove(form.name, from: Name.segment)
      forms.append(own)
    }
    return forms
  }
}

extension [Field] {
  /// Takes an attribute out of a field that keeps attributes.
  fileprivate mutating func remove(_ attribute: String, from name: String) {
    guard let index = firstIndex(where: { $0.name == name }) else { return }
    let rest = self[index].value.members.filter { $0.name != attribute }
    if rest.isEmpty { remove(at: index) } else { self[index].value = .object(rest) }
  }

  /// Adds a field that may not be there.
  mutating func append(optional field: Field?) {
    if let field { append(field) }
  }
}

extension String {
  /// Whether white space would be lost where runs of it are taken for one space.
  var hasSignificantSpace: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      if byte == 0x0A || byte == 0x09 || byte == 0x0D || (byte == 0x20 && previous == 0x20) {
        return true
      }
      previous = byte
    }
    return !isEmpty && previous == 0x20
  }
}
