internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes a catalog of the XML of string resources.
struct AndroidDecoder {
  /// About how many bytes a resource has.
  private static let typicalByteCount = 96

  var catalog: Catalog
  var diagnostics: [Diagnostic] = []
  var xml: XMLTokenReader
  /// Comments and other elements that wait for the entry that they stand before.
  var waiting = AndroidWaiting()
  private let text: DecodedText
  private let options: ReadingOptions
  private let file: SourceFile
  private(set) var locale: String
  private var names: AndroidNames
  /// Whether the prefix of `xliff:g` is declared, or was reported.
  var knowsPrefix = false

  init(_ text: DecodedText, _ options: ReadingOptions, _ file: SourceFile) {
    self.text = text
    self.options = options
    self.file = file
    xml = XMLTokenReader(text.bytes, isDecoded: text.encoding != .utf8)
    locale = options.assumedSourceLanguage
    names = AndroidNames(capacity: text.bytes.count / AndroidDecoder.typicalByteCount)
    catalog = Catalog(
      sourceLanguage: options.assumedSourceLanguage, syntax: options.syntax ?? .printf,
      escapes: AndroidSourceEscapes())
  }

  /// Where the reader has stopped, in the file.
  var place: SourceRange { range(SourceRange(xml.offset, xml.offset)) }

  /// Returns the bytes of the file that bytes of the text stand for.
  func range(_ range: SourceRange) -> SourceRange {
    text.encoding == .utf8 ? range : text.sourceRange(range.start, range.end)
  }

  /// Reads the file; false where it is no XML.
  mutating func decode() -> Bool {
    guard let root = decodeProlog() else { return false }
    guard xml.name(is: "resources") else {
      let name = string(xml.nameRange)
      report(
        "found <\(name)> where <resources> was expected; string resources are one such element",
        at: xml.nameRange)
      return skipRest()
    }
    decodeRootAttributes()
    if root == .startTag {
      guard decodeResources() else { return false }
      let rest = waiting.takeAll()
      if !rest.isEmpty {
        catalog.otherFields.append(Field(name: AndroidFormat.afterField, value: .array(rest)))
      }
    }
    return skipRest()
  }

  /// Reads up to the root element; `nil` where there is none.
  private mutating func decodeProlog() -> XMLTokenReader.Token? {
    var prolog: [FieldValue] = []
    while let token = xml.next() {
      switch token {
      case .startTag, .emptyTag:
        if !prolog.isEmpty {
          catalog.otherFields.append(
            Field(name: AndroidFormat.prologField, value: .array(prolog)))
        }
        return token
      case .comment, .documentType: prolog.append(.string(string(xml.range)))
      case .instruction where !xml.name(is: "xml"): prolog.append(.string(string(xml.range)))
      default: break
      }
    }
    return nil
  }

  /// Reads to the end of the file; false where the rest is no XML.
  private mutating func skipRest() -> Bool {
    while let token = xml.next() { if token == .end { return true } }
    return false
  }

  private mutating func decodeRootAttributes() {
    let attributes = xml.decodedAttributes
    knowsPrefix = attributes.contains { $0.name == "xmlns:xliff" }
    if !attributes.isEmpty {
      let fields = attributes.map { Field(name: $0.name, value: .string($0.value)) }
      catalog.otherFields.append(
        Field(name: AndroidFormat.attributesField, value: .object(fields)))
    }
    locale =
      options.locale ?? AndroidFormat().location(of: file.path)?.locale
      ?? attributes.first { $0.name == "tools:locale" }?.value ?? options.assumedSourceLanguage
  }

  private mutating func decodeResources() -> Bool {
    catalog.entries.reserveCapacity(text.bytes.count / AndroidDecoder.typicalByteCount)
    while let token = xml.next() {
      switch token {
      case .endTag: return true
      case .comment: waiting.append(comment: string(xml.contentRange), whole: string(xml.range))
      case .startTag, .emptyTag: guard decodeElement(token) else { return false }
      case .text, .characterData: reportText()
      case .instruction: waiting.append(element: string(xml.range))
      case .documentType, .end: return false
      }
    }
    return false
  }

  private mutating func decodeElement(_ token: XMLTokenReader.Token) -> Bool {
    let element = AndroidElement(xml)
    switch element.kind {
    case _ where element.name?.isEmpty ?? true && element.kind != .other:
      report(
        "the resource has no name; give it one, as in name=\"title\"", at: element.tagRange)
    case .string, .item:
      return decodeString(element, isEmpty: token == .emptyTag)
    case .plurals, .array:
      if token == .startTag { return decodeItems(of: element) }
    case .other: break
    }
    guard let end = skipElement(token) else { return false }
    waiting.append(element: string(SourceRange(element.tagRange.start, end)))
    return true
  }

  /// Passes over the rest of an element and returns its end.
  mutating func skipElement(_ token: XMLTokenReader.Token) -> Int? {
    guard token == .startTag else { return xml.offset }
    let depth = xml.depth - 1
    while let token = xml.next() {
      if token == .endTag, xml.depth == depth { return xml.offset }
      if token == .end { return nil }
    }
    return nil
  }

  func string(_ range: SourceRange) -> String {
    String(valid: text.bytes.span.extracting(range.start..<range.end))
  }

  private mutating func reportText() {
    let range = xml.contentRange
    let bytes = text.bytes
    guard
      let start = (range.start..<range.end).first(where: { !AndroidPieces.isSpace(bytes[$0]) }),
      let end = (start..<range.end).last(where: { !AndroidPieces.isSpace(bytes[$0]) })
    else { return }
    report(
      "text between the resources, which has no name; put it into an element or a comment",
      at: SourceRange(start, end + 1))
  }

  mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange, rule: RuleID = .catalogParse,
    severity: Severity = .error, key: String? = nil, variation: String? = nil,
    notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, range: self.range(range),
        subject: .init(key: key, locale: locale, variation: variation), notes: notes,
        fixIts: fixIts))
  }
}

// Resources.
extension AndroidDecoder {
  private mutating func decodeString(_ element: AndroidElement, isEmpty: Bool) -> Bool {
    var entry = makeEntry(element, key: element.key)
    entry.key = register(element, at: catalog.entries.count)
    var content = SourceRange(xml.offset, xml.offset)
    if !isEmpty {
      guard let end = contentEnd() else { return false }
      content = SourceRange(content.start, end)
    }
    entry.comment = waiting.comment
    waiting.takeFields(into: &entry.otherFields)
    let isFormat = element.isFormatted && entry.shouldTranslate != false
    let unit = decodeText(content, key: entry.key, variation: nil, isFormat: isFormat)
    entry.localizations = [
      Localization(locale: locale, message: Message(root: MessageNode(unit: unit)))
    ]
    catalog.entries.append(entry)
    return true
  }

  /// Reads to the end tag of the element that was just opened and returns where its content ends.
  private mutating func contentEnd() -> Int? {
    let depth = xml.depth - 1
    while let token = xml.next() {
      if token == .endTag, xml.depth == depth { return xml.range.start }
      if token == .end { return nil }
    }
    return nil
  }

  private mutating func makeEntry(_ element: AndroidElement, key: String) -> Entry {
    let declaresPrefix = element.otherAttributes.contains { $0.name == "xmlns:xliff" }
    knowsPrefix = knowsPrefix || declaresPrefix
    for problem in element.problems { report(problem.message, at: problem.range, key: key) }
    var entry = Entry(
      key: key, keyRange: element.nameRange.map(range), extractionState: .manual)
    entry.shouldTranslate = element.isTranslatable
    if !element.isFormatted { entry.syntax = .plain }
    if let product = element.product {
      entry.otherFields.append(Field(name: AndroidFormat.productField, value: .string(product)))
    }
    if element.kind == .item {
      entry.otherFields.append(Field(name: AndroidFormat.elementField, value: .string("item")))
    }
    if !element.otherAttributes.isEmpty {
      entry.otherFields.append(
        Field(
          name: AndroidFormat.attributesField,
          value: .object(
            element.otherAttributes.map { Field(name: $0.name, value: .string($0.value)) })))
    }
    return entry
  }

  /// Notes the name of a resource and returns its key.
  private mutating func register(_ element: AndroidElement, at index: Int) -> String {
    guard let range = element.nameRange else { return element.key }
    switch names.add(element, at: index) {
    case .new: return element.key
    case .twice(let first):
      report(
        """
        the resource “\(element.key)” stands twice here, which Android’s build refuses; remove one \
        of the two or rename it
        """,
        at: range, rule: .duplicateKey, key: element.key,
        notes: [.init(message: "it stands here first", range: self.range(first))])
      return element.key
    case .otherKind(let other):
      if element.kind == .plurals { return "plurals/" + element.key }
      catalog.entries[other].key = "plurals/" + element.key
      return element.key
    }
  }

  private mutating func decodeItems(of element: AndroidElement) -> Bool {
    let isArray = element.kind == .array
    let key = register(element, at: catalog.entries.count)
    var entry = makeEntry(element, key: key)
    let comment = waiting.comment
    waiting.takeFields(into: &entry.otherFields)
    var items = AndroidItems(key: key, isArray: isArray)
    var inner = AndroidWaiting()
    reading: while true {
      guard let token = xml.next() else { return false }
      switch token {
      case .endTag: break reading
      case .comment: inner.append(comment: string(xml.contentRange), whole: string(xml.range))
      case .text, .characterData: reportText()
      case .startTag, .emptyTag:
        guard decodeItem(token, &items, &inner) else { return false }
      case .instruction: inner.append(element: string(xml.range))
      case .documentType, .end: return false
      }
    }
    items.finish(with: inner.takeAll())
    if isArray, !items.items.isEmpty {
      appendArray(items, entry, comment)
    } else if isArray {
      waiting.append(
        element: string(SourceRange(element.tagRange.start, xml.offset)), before: entry, comment)
    } else {
      entry.comment = comment
      let variation = Variation(kind: .plural, cases: items.cases)
      entry.localizations = [
        Localization(
          locale: locale, message: Message(root: MessageNode(variations: [variation])))
      ]
      catalog.entries.append(entry)
    }
    return true
  }

  private mutating func appendArray(_ items: AndroidItems, _ entry: Entry, _ comment: String?) {
    for (index, item) in items.items.enumerated() {
      var element = entry
      if index > 0 {
        element.otherFields.removeAll {
          $0.name == AndroidFormat.attributesField || $0.name == AndroidFormat.beforeField
        }
      }
      element.key = "\(entry.key)[\(index)]"
      element.comment = item.comment ?? comment
      element.localizations = [
        Localization(locale: locale, message: Message(root: MessageNode(unit: item.unit)))
      ]
      catalog.entries.append(element)
    }
  }

  private mutating func decodeItem(
    _ token: XMLTokenReader.Token, _ items: inout AndroidItems, _ inner: inout AndroidWaiting
  ) -> Bool {
    let item = AndroidElement(xml)
    guard xml.name(is: "item") else {
      report("found <\(string(xml.nameRange))> where <item> was expected", at: xml.nameRange)
      guard let end = skipElement(token) else { return false }
      inner.append(element: string(SourceRange(item.tagRange.start, end)))
      return true
    }
    let quantity = items.isArray ? nil : decodeQuantity(item, items)
    var content = SourceRange(xml.offset, xml.offset)
    if token == .startTag {
      guard let end = contentEnd() else { return false }
      content = SourceRange(content.start, end)
    }
    var unit = decodeText(
      content, key: items.isArray ? "\(items.key)[\(items.items.count)]" : items.key,
      variation: quantity.map { "plural." + $0.name }, isFormat: false)
    let attributes = item.attributes.filter { quantity == nil || $0.name != "quantity" }
    if !attributes.isEmpty {
      unit.otherFields.append(
        Field(
          name: AndroidFormat.attributesField,
          value: .object(attributes.map { Field(name: $0.name, value: .string($0.value)) })))
    }
    let comment = items.isArray ? inner.comment : nil
    if !items.isArray { inner.demoteComment() }
    inner.takeFields(into: &unit.otherFields)
    items.items.append(.init(quantity: quantity, comment: comment, unit: unit))
    return true
  }

  private mutating func decodeQuantity(
    _ item: AndroidElement, _ items: AndroidItems
  ) -> (name: String, range: SourceRange)? {
    guard
      let attribute = xml.attributes.first(where: { xml.text(of: $0.nameRange, is: "quantity") })
    else {
      report(
        "an item of plurals needs its quantity, as in quantity=\"other\"; add it",
        at: item.tagRange, key: items.key)
      return ("", range(item.tagRange))
    }
    let name = xml.value(of: attribute)
    if !["zero", "one", "two", "few", "many", "other"].contains(name) {
      report(
        "“\(name)” is no quantity; Android has zero, one, two, few, many and other",
        at: attribute.valueRange, key: items.key)
    } else if let first = items.items.first(where: { $0.quantity?.name == name })?.quantity {
      report(
        "the quantity “\(name)” stands twice, which Android’s build refuses; remove one of the two",
        at: attribute.valueRange, rule: .duplicateKey, key: items.key,
        notes: [.init(message: "it stands here first", range: first.range)])
    }
    return (name, range(attribute.valueRange))
  }
}
