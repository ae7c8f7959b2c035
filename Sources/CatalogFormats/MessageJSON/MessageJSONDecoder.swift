internal import CatalogModel
internal import SourceText
internal import StructuredText

/// Makes entries of objects in objects whose values are texts: keys are the names on the way, with dots between them.
struct MessageJSONDecoder {
  /// How a format reads what stands in an object.
  enum Flavor {
    /// Messages of ICU, or objects that describe one.
    case messages
    /// Texts of i18next, with plural suffixes.
    case i18next
  }

  /// The way to a value.
  struct Place {
    /// The key, or what stands before the next name.
    var prefix = ""
    /// The names and positions on the way.
    var path: [MessagePathStep] = []
    /// Whether the way cannot be told from the key: it leads through an array, or a name has a dot.
    var isIrregular = false
  }

  let json: JSONDocument
  let flavor: Flavor
  /// The field that keeps the way of an entry where the key does not tell it.
  let pathField: String
  /// Whether objects stand in objects; else a name with dots is one name.
  let isNested: Bool
  /// How objects that describe a message name its parts; `nil` where texts stand alone.
  let description: MessageDescription?
  var file: MessageJSONFile
  var entries: [Entry] = []
  /// Whether a finding that one file has only once was made.
  var hasSeenOldPlurals = false
  private var hasSeenCompiledMessages = false

  init(
    _ json: JSONDocument, _ file: MessageJSONFile, _ flavor: Flavor, pathField: String,
    description: MessageDescription? = nil
  ) {
    self.json = json
    self.file = file
    self.flavor = flavor
    self.pathField = pathField
    self.description = description
    var isNested = false
    if description == nil {
      json.forEachChild(of: 0) { member in
        isNested = isNested || json.kind(member) == .object || json.kind(member) == .array
      }
    }
    self.isNested = isNested
  }

  /// Reads the object of the file.
  mutating func decode() {
    guard json.kind(0) == .object else {
      file.report(
        "found \(json.typeName(0)) where an object was expected, which holds the texts by their keys",
        at: json.range(0))
      return
    }
    entries.reserveCapacity(json.bytes.count / 40)
    decodeObject(0, at: Place())
  }

  mutating func decodeObject(_ object: Int, at place: Place) {
    file.reportDuplicates(in: object, of: json) { place.prefix + $0 }
    let groups = flavor == .i18next ? PluralGroups(in: object, of: json) : nil
    if let groups { noteOldPlurals(groups) }
    var member = json.firstChild(of: object)
    let end = json.end(of: object)
    while member < end {
      if let group = groups?.group(of: member) {
        if group.first == member { appendGroup(group, at: place) }
      } else {
        decodeValue(member, .name(json.name(member)), at: place)
      }
      member = json.next(after: member)
    }
  }

  private mutating func decodeValue(_ node: Int, _ step: MessagePathStep, at place: Place) {
    if json.kind(node) == .string {
      entries.append(makeEntry(node, step, at: place))
      return
    }
    if let description, json.kind(node) == .object {
      entries.append(decodeDescription(node, description))
      return
    }
    switch json.kind(node) {
    case .object where json.hasChildren(node): decodeObject(node, at: inside(step, of: place))
    case .array where json.hasChildren(node): decodeArray(node, at: inside(step, of: place))
    default:
      var entry = makeEntry(node, step, at: place)
      entry.otherValue = json.fieldValue(node)
      let isEmptyContainer = json.kind(node) == .object || json.kind(node) == .array
      if !isEmptyContainer {
        file.report(
          "“\(entry.key)” is \(json.typeName(node)); expected a text in quotation marks",
          at: json.range(node), key: entry.key)
      }
      entries.append(entry)
    }
  }

  private mutating func decodeArray(_ array: Int, at place: Place) {
    if flavor == .messages, isCompiled(array) {
      if !hasSeenCompiledMessages {
        file.report(
          "these messages are compiled; keep the file with their texts as the catalog",
          at: json.range(array), key: String(place.prefix.dropLast()))
      }
      hasSeenCompiledMessages = true
      return appendCompiled(array, at: place)
    }
    var position = 0
    var element = json.firstChild(of: array)
    while element < json.end(of: array) {
      decodeValue(element, .position(position), at: place)
      element = json.next(after: element)
      position += 1
    }
  }

  /// Whether an array is a message that FormatJS has compiled.
  private func isCompiled(_ array: Int) -> Bool {
    var isCompiled = false
    json.forEachChild(of: array) { element in
      guard json.kind(element) == .object else { return }
      json.forEachChild(of: element) { member in
        isCompiled =
          isCompiled || (json.name(member, is: "type") && json.kind(member) == .number)
      }
    }
    return isCompiled
  }

  private mutating func appendCompiled(_ array: Int, at place: Place) {
    var entry = Entry(
      key: String(place.prefix.dropLast()), keyRange: json.nameRange(array),
      extractionState: .manual)
    entry.otherValue = json.fieldValue(array)
    if place.isIrregular {
      entry.otherFields = [Field(name: pathField, value: .array(place.path.map(\.fieldValue)))]
    }
    entries.append(entry)
  }

  private func inside(_ step: MessagePathStep, of place: Place) -> Place {
    var place = place
    place.isIrregular = place.isIrregular || isIrregular(step)
    place.prefix += step.name + "."
    place.path.append(step)
    return place
  }

  /// Whether a step cannot be told from a key.
  private func isIrregular(_ step: MessagePathStep) -> Bool {
    switch step {
    case .position: true
    case .name(let name): isNested && name.utf8.contains(UInt8(ascii: "."))
    }
  }

  func makeEntry(_ node: Int, _ step: MessagePathStep, at place: Place) -> Entry {
    let nameRange = json.nameRange(node)
    var entry = Entry(
      key: place.prefix.isEmpty ? step.name : place.prefix + step.name,
      keyRange: nameRange.end > 0 ? nameRange : nil, extractionState: .manual)
    if place.isIrregular || isIrregular(step) {
      let path = (place.path + [step]).map(\.fieldValue)
      entry.otherFields = [Field(name: pathField, value: .array(path))]
    }
    if let text = json.string(node) {
      entry.localizations = [localization(StringUnit(value: text, valueRange: json.range(node)))]
    }
    return entry
  }

  func localization(_ unit: StringUnit) -> Localization {
    Localization(locale: file.locale, message: Message(root: MessageNode(unit: unit)))
  }
}
