internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes a catalog of the JSON of a String Catalog.
struct StringCatalogDecoder {
  var diagnostics: [Diagnostic] = []
  let json: JSONDocument
  var subject = Diagnostic.Subject()

  init(_ json: JSONDocument) { self.json = json }

  mutating func decodeCatalog() -> Catalog {
    var catalog = Catalog(
      sourceLanguage: "", escapes: JSONSourceEscapes(), style: StringCatalogStyle())
    guard expectObject(0, "a String Catalog") else { return catalog }
    var hasStrings = false
    var hasSourceLanguage = false
    forEachMember(of: 0) { decoder, member in
      let json = decoder.json
      if json.name(member, is: "sourceLanguage"), !hasSourceLanguage,
        let language = decoder.languageName(member)
      {
        hasSourceLanguage = true
        catalog.sourceLanguage = language
        catalog.sourceLanguageRange = json.range(member)
      } else if json.name(member, is: "version"), catalog.version == nil,
        let version = decoder.string(member)
      {
        catalog.version = version
      } else if json.name(member, is: "strings"), !hasStrings, decoder.expectObject(member) {
        hasStrings = true
        decoder.decodeEntries(member, into: &catalog)
      } else {
        catalog.otherFields.append(decoder.field(member))
      }
    }
    let otherNames = catalog.otherFields.map(\.name)
    if !hasStrings, !otherNames.contains("strings") {
      reportMissing("strings", "the object that holds the entries")
    }
    if !hasSourceLanguage, !otherNames.contains("sourceLanguage") {
      reportMissing("sourceLanguage", "the language of the source text")
    }
    return catalog
  }

  /// The source language; the empty string names none and is kept as another field.
  private mutating func languageName(_ node: Int) -> String? {
    guard let language = string(node) else { return nil }
    if !language.isEmpty { return language }
    report(
      .catalogParse, "“sourceLanguage” is empty; name the language of the source text, such as en",
      at: json.range(node))
    return nil
  }

  private mutating func reportMissing(_ field: String, _ meaning: String) {
    let range = json.range(0)
    report(
      .catalogParse,
      "a String Catalog needs the field “\(field)”, \(meaning); add it, or rename the file if it is none",
      at: SourceRange(range.start, range.start + 1))
  }

  private mutating func decodeEntries(_ strings: Int, into catalog: inout Catalog) {
    let json = json
    let members = json.children(of: strings)
    let partSize = 1024
    guard members.count > partSize else {
      reportDuplicates(in: strings, named: .key)
      catalog.entries = members.map { decodeEntry($0) }
      subject = Diagnostic.Subject()
      return
    }
    // The search for keys that stand twice is a part of its own, and the longest.
    let partCount = 1 + (members.count + partSize - 1) / partSize
    let parts = parallelMap(partCount) { part -> Parsed<[Entry]> in
      var decoder = StringCatalogDecoder(json)
      guard part > 0 else {
        decoder.reportDuplicates(in: strings, named: .key)
        return Parsed(value: [], diagnostics: decoder.diagnostics)
      }
      let range = (part - 1) * partSize..<min(part * partSize, members.count)
      let entries = members[range].map { decoder.decodeEntry($0) }
      return Parsed(value: entries, diagnostics: decoder.diagnostics)
    }
    catalog.entries.reserveCapacity(members.count)
    for part in parts {
      catalog.entries += part.value
      diagnostics += part.diagnostics
    }
  }

  private mutating func decodeEntry(_ member: Int) -> Entry {
    let keyRange = json.nameRange(member)
    var entry = Entry(key: json.name(member), keyRange: keyRange)
    subject.key = entry.key
    if keyRange.count > StringCatalogReader.maximumKeyByteCount { reportLongKey(keyRange) }
    guard expectObject(member, "an entry") else {
      entry.otherValue = fieldValue(member)
      return entry
    }
    forEachMember(of: member, into: &entry) { decoder, field, entry in
      if !decoder.decodeEntryField(field, into: &entry) {
        entry.otherFields.append(decoder.field(field))
      }
    }
    return entry
  }

  private mutating func reportLongKey(_ range: SourceRange) {
    subject.key = subject.key.map(shortened)
    report(
      .catalogParse,
      """
      this key has \(range.count) bytes and the limit is \(StringCatalogReader.maximumKeyByteCount); \
      is text missing a closing quotation mark?
      """, at: range)
  }

  private mutating func decodeEntryField(_ field: Int, into entry: inout Entry) -> Bool {
    if json.name(field, is: "localizations"), expectObject(field), entry.localizations == nil {
      entry.localizations = decodeLocalizations(field)
    } else if json.name(field, is: "comment"), entry.comment == nil, let comment = string(field) {
      entry.comment = comment
      entry.commentRange = json.range(field)
    } else if json.name(field, is: "extractionState"), entry.extractionState == nil,
      let state = string(field)
    {
      entry.extractionState = ExtractionState(spelling: state)
      entry.extractionStateRange = json.range(field)
    } else if json.name(field, is: "shouldTranslate"), entry.shouldTranslate == nil,
      let value = bool(field)
    {
      entry.shouldTranslate = value
    } else if json.name(field, is: "isCommentAutoGenerated"), entry.isCommentAutoGenerated == nil,
      let value = bool(field)
    {
      entry.isCommentAutoGenerated = value
    } else if json.name(field, is: "generatesSymbol"), entry.generatesSymbol == nil,
      let value = bool(field)
    {
      entry.generatesSymbol = value
    } else {
      return false
    }
    return true
  }

  private mutating func decodeLocalizations(_ object: Int) -> [Localization] {
    var localizations: [Localization] = []
    localizations.reserveCapacity(json.childCount(of: object))
    forEachMember(of: object, named: .locale, into: &localizations) {
      decoder, member, localizations in
      let locale = decoder.json.name(member)
      decoder.subject.locale = locale
      localizations.append(
        Localization(
          locale: locale, localeRange: decoder.json.nameRange(member),
          message: decoder.decodeMessage(member)))
      decoder.subject.locale = nil
    }
    return localizations
  }

  private mutating func decodeMessage(_ object: Int) -> Message {
    var message = Message(root: MessageNode())
    guard expectObject(object, "a localization") else {
      message.root.otherValue = fieldValue(object)
      return message
    }
    forEachMember(of: object, into: &message) { decoder, member, message in
      if decoder.json.name(member, is: "substitutions"), decoder.expectObject(member),
        message.substitutions.isEmpty, decoder.json.hasChildren(member)
      {
        decoder.forEachMember(of: member, into: &message) { decoder, substitution, message in
          message.substitutions.append(decoder.decodeSubstitution(substitution))
        }
      } else {
        decoder.decodeNodeField(member, into: &message.root)
      }
    }
    return message
  }

  private mutating func decodeNode(_ object: Int, _ what: String) -> MessageNode {
    var node = MessageNode()
    guard expectObject(object, what) else {
      node.otherValue = fieldValue(object)
      return node
    }
    forEachMember(of: object, into: &node) { decoder, member, node in
      decoder.decodeNodeField(member, into: &node)
    }
    return node
  }

  private mutating func decodeNodeField(_ member: Int, into node: inout MessageNode) {
    if json.name(member, is: "stringUnit"), expectObject(member), node.unit == nil {
      node.unit = decodeUnit(member)
    } else if json.name(member, is: "variations"), expectObject(member), node.variations.isEmpty,
      json.hasChildren(member)
    {
      forEachMember(of: member, into: &node) { decoder, variation, node in
        node.variations.append(decoder.decodeVariation(variation))
      }
    } else if json.name(member, is: "stringSet"), expectObject(member), node.phrases == nil {
      node.phrases = decodePhrases(member)
    } else {
      node.otherFields.append(field(member))
    }
  }

  private mutating func decodeUnit(_ object: Int) -> StringUnit {
    var unit = StringUnit(value: nil, state: nil)
    forEachMember(of: object, into: &unit) { decoder, member, unit in
      if decoder.json.name(member, is: "value"), unit.value == nil,
        let value = decoder.string(member)
      {
        unit.value = value
        unit.valueRange = decoder.json.range(member)
      } else if decoder.json.name(member, is: "state"), unit.state == nil,
        let state = decoder.state(member)
      {
        unit.state = state
        unit.stateRange = decoder.json.range(member)
      } else {
        unit.otherFields.append(decoder.field(member))
      }
    }
    return unit
  }

  private mutating func decodePhrases(_ object: Int) -> StringSet {
    var set = StringSet(phrases: [], state: nil)
    forEachMember(of: object) { decoder, member in
      if decoder.json.name(member, is: "values"), set.phrases.isEmpty,
        let phrases = decoder.phrases(member)
      {
        set.phrases = phrases
      } else if decoder.json.name(member, is: "state"), set.state == nil,
        let state = decoder.state(member)
      {
        set.state = state
        set.stateRange = decoder.json.range(member)
      } else {
        set.otherFields.append(decoder.field(member))
      }
    }
    return set
  }

  private mutating func phrases(_ node: Int) -> [StringSet.Phrase]? {
    guard json.kind(node) == .array else {
      reportType(node, "an array of strings")
      return nil
    }
    let elements = json.children(of: node)
    let phrases = elements.compactMap { element in
      json.string(element).map { StringSet.Phrase(value: $0, range: json.range(element)) }
    }
    for element in elements where json.kind(element) != .string {
      report(
        .catalogParse,
        "found \(typeName(element)) in “\(json.name(node))”; expected strings only",
        at: json.range(element))
    }
    return !phrases.isEmpty && phrases.count == elements.count ? phrases : nil
  }

  private mutating func decodeVariation(_ member: Int) -> Variation {
    var variation = Variation(
      kind: Variation.Kind(spelling: json.name(member)), kindRange: json.nameRange(member),
      cases: [])
    guard expectObject(member, "a variation") else {
      variation.otherValue = fieldValue(member)
      return variation
    }
    forEachMember(of: member, into: &variation) { decoder, form, variation in
      variation.cases.append(
        Variation.Case(
          name: decoder.json.name(form), nameRange: decoder.json.nameRange(form),
          node: decoder.decodeNode(form, "a form of a variation")))
    }
    return variation
  }

  private mutating func decodeSubstitution(_ member: Int) -> Substitution {
    var substitution = Substitution(
      name: json.name(member), nameRange: json.nameRange(member), root: MessageNode())
    guard expectObject(member, "a substitution") else {
      substitution.root.otherValue = fieldValue(member)
      return substitution
    }
    forEachMember(of: member, into: &substitution) { decoder, field, substitution in
      if decoder.json.name(field, is: "argNum"), substitution.argumentNumber == nil,
        let number = decoder.integer(field)
      {
        substitution.argumentNumber = number
        substitution.argumentNumberRange = decoder.json.range(field)
      } else if decoder.json.name(field, is: "formatSpecifier"),
        substitution.formatSpecifier == nil,
        let specifier = decoder.string(field)
      {
        substitution.formatSpecifier = specifier
        substitution.formatSpecifierRange = decoder.json.range(field)
      } else {
        decoder.decodeNodeField(field, into: &substitution.root)
      }
    }
    return substitution
  }

  private mutating func state(_ node: Int) -> TranslationState? {
    if json.string(node, is: "translated") { return .translated }
    return string(node).map(TranslationState.init(spelling:))
  }
}
