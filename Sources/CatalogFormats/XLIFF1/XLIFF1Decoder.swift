internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes a catalog of an XLIFF 1.2 document.
struct XLIFF1Decoder {
  typealias Name = XLIFF1Format.Field

  /// The name of a document without one, as the writer has it.
  static let defaultFile = "catalog"

  private struct Group: Hashable {
    let place: XLIFFPlace
    let key: String
  }

  private struct Unit {
    var pair: XLIFFPair
    /// The first note.
    var comment: Comment?
    /// What the unit has beside its texts and the first note.
    var details: [Field] = []

    /// Returns whether a unit has the same beside its texts.
    func hasSameDetails(as other: Unit) -> Bool {
      comment?.text == other.comment?.text && comment?.isGenerated == other.comment?.isGenerated
        && details == other.details
    }

    /// All that the unit has beside its texts.
    var allDetails: [Field] {
      guard let comment else { return details }
      let text = Field(name: "comment", value: .string(comment.text))
      let generated = Field(name: "generated", value: .bool(true))
      return [text] + (comment.isGenerated ? [generated] : []) + details
    }
  }

  private struct Comment {
    let text: String
    let range: SourceRange
    /// Whether a tool wrote it.
    let isGenerated: Bool
  }

  /// An entry in work: Xcode makes several units of one.
  private struct Draft {
    var entry: Entry
    var units: [Unit]
    let group: Group
    let languages: XLIFFLanguages
    let isDictionary: Bool
  }

  private let xml: XMLDocument
  private let options: ReadingOptions
  private var namesMissingStates = false
  private var keys = XLIFFKeys()
  private var drafts: [Draft] = []
  /// Where the drafts are; filled from the first unit on that may be a further text of an entry.
  private var places: [Group: Int]?
  private var markup: Set<Int> = []
  /// Where texts begin that say `%arg` in the model, and how they say it in the document.
  private var arguments: [Int: String] = [:]
  private var fileNames = XLIFFFileNames()
  /// The language of the translations of files that do not say it.
  private var targetLanguage: String?

  init(_ xml: XMLDocument, _ options: ReadingOptions) {
    self.xml = xml
    self.options = options
  }

  mutating func catalog() -> Catalog {
    let nodes = xml.children(of: 0).filter {
      xml.kind($0) == .element && xml.localName($0) == "file"
    }
    let source = nodes.first.flatMap { xml.attribute($0, named: "source-language") }
    let language = source?.value ?? options.assumedSourceLanguage
    namesMissingStates = hasStates()
    targetLanguage =
      options.locale
      ?? nodes.lazy.compactMap { [xml] in xml.attribute($0, named: "target-language") }
      .first?.value
    var files: [FieldValue] = []
    for node in nodes { files.append(add(file: node, sourceLanguage: language)) }
    var fields: [Field] = []
    let attributes = xml.attributes(0, without: ["version", "xmlns"])
    if attributes.map(\.name) != XLIFF1Encoder.schemaAttributes.map(\.0)
      || attributes.map(\.value) != XLIFF1Encoder.schemaAttributes.map(\.1)
    {
      fields.append(
        Field(
          name: Name.attributes,
          value: .object(attributes.map { Field(name: $0.name, value: .string($0.value)) })))
    }
    if !namesMissingStates { fields.append(Field(name: Name.states, value: .string("implicit"))) }
    var entries: [Entry] = []
    entries.reserveCapacity(drafts.count)
    for draft in drafts { entries.append(entry(draft)) }
    if files.count == 1, files[0] == XLIFF1Encoder.defaultContainer {
      for index in entries.indices { entries[index].otherFields.removeAll { $0.name == Name.file } }
    } else if !files.isEmpty {
      fields.append(Field(name: Name.files, value: .array(files)))
    }
    return Catalog(
      sourceLanguage: language, sourceLanguageRange: source?.valueRange,
      version: xml.attribute(0, named: "version")?.value, entries: entries, otherFields: fields,
      syntax: options.syntax ?? syntax(nodes),
      escapes: XLIFFSourceEscapes(markup: markup, arguments: arguments))
  }

  /// How texts say where values stand: Angular and ICU write MessageFormat.
  private func syntax(_ files: [Int]) -> TextSyntax {
    let isMessageFormat = files.contains { file in
      let original = xml.attribute(file, named: "original")?.value ?? ""
      return original.utf8.starts(with: "ng".utf8) && original.hasSuffix(".template")
        || xml.attribute(file, named: "datatype")?.value == "x-icu-resource-bundle"
    }
    return isMessageFormat ? .messageFormat1 : .printf
  }

  private func hasStates() -> Bool {
    var hasTarget = false
    for node in 0..<xml.nodeCount
    where xml.kind(node) == .element && xml.localName(node) == "target" {
      if xml.attribute(node, named: "state") != nil { return true }
      hasTarget = true
    }
    return !hasTarget
  }

  private mutating func add(file node: Int, sourceLanguage: String) -> FieldValue {
    let original = xml.attribute(node, named: "original")?.value ?? ""
    let name = fileNames.name(original)
    let target = xml.attribute(node, named: "target-language")
    let languages = XLIFFLanguages(
      source: sourceLanguage, target: target?.value ?? targetLanguage,
      targetRange: target?.valueRange)
    var container = XLIFFContainer()
    container.attributes = xml.attributes(node, without: []).map { ($0.name, $0.value) }
    let usual: Set = ["original", "source-language", "target-language", "datatype"]
    if original == XLIFF1Decoder.defaultFile, target?.value != sourceLanguage,
      container.attributes.allSatisfy({
        usual.contains($0.0) && ($0.0 != "datatype" || $0.1 == "plaintext")
      })
    {
      container.attributes = []
    }
    let isDictionary = original.hasSuffix(".stringsdict")
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      if xml.localName(child) == "body" {
        let body = self.container(
          child, XLIFFPlace(file: name, groups: []), languages, isDictionary)
        container.groups = body.groups
        container.content += body.content
      } else {
        container.content.append(xml.spelling(child))
      }
    }
    return container.value(name: name)
  }

  private mutating func container(
    _ node: Int, _ place: XLIFFPlace, _ languages: XLIFFLanguages, _ isDictionary: Bool
  ) -> XLIFFContainer {
    var container = XLIFFContainer()
    if xml.localName(node) == "group" {
      container.attributes = xml.attributes(node, without: []).map { ($0.name, $0.value) }
    }
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      switch xml.localName(child) {
      case "trans-unit": add(unit: child, place, languages, isDictionary)
      case "group":
        var inner = place
        inner.groups.append(container.groups.count)
        container.groups.append(self.container(child, inner, languages, isDictionary))
      default: container.content.append(xml.spelling(child))
      }
    }
    return container
  }
}

// Units.
extension XLIFF1Decoder {
  private mutating func add(
    unit node: Int, _ place: XLIFFPlace, _ languages: XLIFFLanguages, _ isDictionary: Bool
  ) {
    let id = xml.attribute(node, named: "id")
    let name = xml.attribute(node, named: "resname")
    let apple = id.flatMap { AppleUnitID($0.value, isDictionary: isDictionary) }
    let base = apple?.key ?? id?.value ?? ""
    let group = Group(place: place, key: base)
    var unit = unit(node)
    unit.pair.path = apple?.path ?? VariationPath()
    let ranges = id.flatMap { self.ranges(of: $0, apple, isDictionary) }
    unit.pair.formRange = ranges?.form
    if apple != nil, places == nil { places = placesOfDrafts() }
    if let draft = places?[group], canJoin(unit, drafts[draft]) {
      drafts[draft].units.append(unit)
      return
    }
    let (key, context) = keys.key(
      name: apple == nil ? name?.value : nil, id: base, file: place.file)
    var entry = Entry(key: key)
    entry.keyRange = key == name?.value ? name?.valueRange : ranges?.key ?? id?.valueRange
    entry.context = context
    if let translates = xml.attribute(node, named: "translate") {
      entry.shouldTranslate = translates.value != "no"
    }
    entry.otherFields = [Field(name: Name.file, value: .string(place.file))]
    if !place.groups.isEmpty {
      entry.otherFields.append(
        Field(name: Name.group, value: .array(place.groups.map { .number("\($0)") })))
    }
    if apple == nil, let id, key == name?.value, id.value != key {
      entry.otherFields.append(Field(name: Name.id, value: .string(id.value)))
      unit.details = unit.details.removingAttribute("resname")
    }
    places?[group] = drafts.count
    drafts.append(
      Draft(
        entry: entry, units: [unit], group: group, languages: languages,
        isDictionary: isDictionary))
  }

  private func placesOfDrafts() -> [Group: Int] {
    var places: [Group: Int] = [:]
    for (index, draft) in drafts.enumerated() { places[draft.group] = index }
    return places
  }

  /// Where the key and the name of the form stand in an identifier; `nil` where it is a key alone.
  private func ranges(
    of id: XMLDocument.Attribute, _ apple: AppleUnitID?, _ isDictionary: Bool
  ) -> (key: SourceRange, form: SourceRange)? {
    guard let apple, xml.isUTF8 else { return nil }
    let whole = id.valueRange
    let spelling = apple.spelling(isDictionary: isDictionary).utf8.count
    let start = isDictionary ? 1 : 0
    // What is behind the key has no references in it.
    let keyEnd = whole.end - (spelling - start - apple.key.utf8.count)
    let formEnd = whole.end - (isDictionary ? AppleUnitID.dictionaryEnd.utf8.count : 0)
    let formStart = formEnd - (apple.path.steps.last?.name.utf8.count ?? 0)
    guard spelling == id.value.utf8.count, whole.start + start <= keyEnd, keyEnd <= formStart else {
      return nil
    }
    return (SourceRange(whole.start + start, keyEnd), SourceRange(formStart, formEnd))
  }

  /// Returns whether a unit is a further text of an entry, and not another one with the same identifier.
  private func canJoin(_ unit: Unit, _ draft: Draft) -> Bool {
    (!unit.pair.path.isEmpty || draft.units.contains { !$0.pair.path.isEmpty })
      && !draft.units.contains { $0.pair.path == unit.pair.path }
  }

  private func unit(_ node: Int) -> Unit {
    var pair = XLIFFPair()
    var notes: [Int] = []
    var content: [String] = []
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      switch xml.localName(child) {
      case "source" where pair.source == nil:
        pair.source = XLIFFText(xml, child)
        pair.sourceFields.append(
          optional: Field(Name.sourceAttributes, attributes: xml.attributes(child, without: [])))
      case "target" where pair.target == nil: add(target: child, to: &pair)
      case "note": notes.append(child)
      default: content.append(xml.spelling(child))
      }
    }
    var attributes = xml.attributes(node, without: ["id", "translate"])
    let space = attributes.firstIndex { $0.name == "xml:space" && $0.value == "preserve" }
    if let space,
      pair.source?.plain.hasSignificantSpace == true
        || pair.target?.plain.hasSignificantSpace == true
    {
      attributes.remove(at: space)
    }
    var unit = Unit(pair: pair)
    add(notes, to: &unit)
    unit.details.append(optional: Field(Name.unitAttributes, attributes: attributes))
    unit.details.append(optional: Field(Name.unitContent, elements: content))
    return unit
  }

  private func add(target node: Int, to pair: inout XLIFFPair) {
    pair.target = XLIFFText(xml, node)
    var own = ["state"]
    if let state = xml.attribute(node, named: "state") {
      let qualifier = xml.attribute(node, named: "state-qualifier")?.value
      let meaning = XLIFF1State.state(state.value, qualifier: qualifier)
      pair.state = meaning
      pair.stateRange = state.valueRange
      let spelling = XLIFF1State.spelling(of: meaning)
      if spelling?.qualifier != nil, spelling?.qualifier == qualifier {
        own.append("state-qualifier")
      }
      if spelling?.state != state.value {
        pair.targetFields.append(Field(name: Name.state, value: .string(state.value)))
      }
    }
    pair.targetFields.append(
      optional: Field(Name.targetAttributes, attributes: xml.attributes(node, without: own)))
  }

  /// Adds the notes of a unit: the first is the comment.
  private func add(_ notes: [Int], to unit: inout Unit) {
    guard let first = notes.first else { return }
    let isGenerated = xml.attribute(first, named: "from")?.value == "auto-generated"
    unit.comment = Comment(
      text: xml.text(first), range: xml.contentRange(first), isGenerated: isGenerated)
    unit.details.append(
      optional: Field(
        Name.note, attributes: xml.attributes(first, without: isGenerated ? ["from"] : [])))
    guard notes.count > 1 else { return }
    let others = notes.dropFirst().map { note -> FieldValue in
      let text = Field(name: "text", value: .string(xml.text(note)))
      let attributes = Field("attributes", attributes: xml.attributes(note, without: []))
      return .object([text] + (attributes.map { [$0] } ?? []))
    }
    unit.details.append(Field(name: Name.notes, value: .array(others)))
  }

  private mutating func entry(_ draft: Draft) -> Entry {
    var entry = draft.entry
    let first = draft.units[0]
    entry.comment = first.comment?.text
    entry.commentRange = first.comment?.range
    if first.comment?.isGenerated == true { entry.isCommentAutoGenerated = true }
    entry.otherFields += first.details
    let pairs = draft.units.map { unit in
      var pair = unit.pair
      if draft.units.count > 1, !unit.hasSameDetails(as: first) {
        let fields = unit.allDetails
        pair.sourceFields.append(Field(name: Name.unit, value: .object(fields)))
      }
      return pair
    }
    let builder = XLIFFMessageBuilder(
      format: "xliff", languages: draft.languages, namesMissingStates: namesMissingStates, pairs)
    markup.formUnion(builder.markup)
    if builder.isMarkup { entry.syntax = .inlineElements }
    var localizations = builder.localizations
    for index in localizations.indices {
      var localization = localizations[index]
      if draft.isDictionary {
        localization.message.addImpliedText()
      } else if !localization.message.substitutions.isEmpty {
        for (start, spelling) in AppleSubstitutions.collapse(&localization.message) {
          arguments[start] = spelling
        }
      }
      localizations[index] = localization
    }
    entry.localizations = localizations
    return entry
  }
}

extension Message {
  /// Adds the text that Xcode leaves out where it is nothing but the one variable.
  fileprivate mutating func addImpliedText() {
    guard root.unit == nil, root.variations.isEmpty, substitutions.count == 1 else { return }
    root.unit = StringUnit(
      value: "%#@\(substitutions[0].name)@",
      otherFields: [Field(name: XLIFF1Format.Field.implied, value: .bool(true))])
  }
}

extension [Field] {
  /// Returns the details of a unit without one of its attributes.
  fileprivate func removingAttribute(_ attribute: String) -> [Field] {
    compactMap { field in
      guard field.name == XLIFF1Format.Field.unitAttributes else { return field }
      return Field(
        field.name,
        attributes: field.value.attributes.filter { $0.0 != attribute }.map { ($0.0, $0.1) })
    }
  }
}
