internal import CatalogModel
internal import SourceText
internal import StructuredText

/// The start tag of a resource.
struct AndroidElement {
  enum Kind {
    case string
    case item
    case plurals
    case array
    case other
  }

  let kind: Kind
  /// The bytes of the tag, as all ranges here in the decoded text.
  let tagRange: SourceRange
  private(set) var name: String?
  private(set) var nameRange: SourceRange?
  private(set) var product: String?
  private(set) var isTranslatable: Bool?
  private(set) var isFormatted = true
  /// The attributes that are not among these.
  private(set) var otherAttributes: [(name: String, value: String)] = []
  private(set) var problems: [(message: DiagnosticMessage, range: SourceRange)] = []
  /// All attributes.
  var attributes: [(name: String, value: String)] {
    (name.map { [("name", $0)] } ?? []) + otherAttributes
  }

  /// Takes the last tag of a reader.
  init(_ xml: XMLTokenReader) {
    tagRange = xml.range
    kind = AndroidElement.kind(of: xml)
    let isItem = kind == .item
    for attribute in xml.attributes {
      let value = xml.value(of: attribute)
      func has(_ name: StaticString) -> Bool { xml.text(of: attribute.nameRange, is: name) }
      if has("name") {
        name = value
        nameRange = attribute.valueRange
        check(name: value, attribute.valueRange)
      } else if kind == .other {
        keep(attribute, value, xml)
      } else if has("product") {
        product = value
      } else if has("translatable") {
        if let isTrue = bool(value, "translatable", attribute.valueRange) {
          isTranslatable = isTrue
        } else {
          keep(attribute, value, xml)
        }
      } else if has("formatted"), bool(value, "formatted", attribute.valueRange) == false {
        isFormatted = false
      } else if !isItem || !has("type") {
        keep(attribute, value, xml)
      }
    }
  }

  private static func kind(of xml: XMLTokenReader) -> Kind {
    if xml.name(is: "string") { return .string }
    if xml.name(is: "plurals") { return .plurals }
    if xml.name(is: "string-array") { return .array }
    guard xml.name(is: "item"),
      let type = xml.attributes.first(where: { xml.text(of: $0.nameRange, is: "type") }),
      xml.text(of: type.valueRange, is: "string")
    else { return .other }
    return .item
  }

  private mutating func keep(
    _ attribute: XMLTokenReader.Attribute, _ value: String, _ xml: XMLTokenReader
  ) {
    let name = xml.bytes[attribute.nameRange.start..<attribute.nameRange.end]
    otherAttributes.append((String(decoding: name, as: UTF8.self), value))
  }

  private mutating func check(name: String, _ range: SourceRange) {
    guard kind != .other, !name.isEmpty, !AndroidElement.isName(name) else { return }
    problems.append(
      (
        "“\(name)” is no name of a resource; use letters, digits, “_” and “.”, and no digit first",
        range
      ))
  }

  private mutating func bool(_ value: String, _ name: String, _ range: SourceRange) -> Bool? {
    switch value {
    case "true", "TRUE", "True": return true
    case "false", "FALSE", "False": return false
    default:
      problems.append(("the value of “\(name)” must be true or false; correct it", range))
      return nil
    }
  }

  /// Returns whether a text can be the name of a resource.
  static func isName(_ text: String) -> Bool {
    let isASCIIName = text.utf8.allSatisfy {
      0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D
    }
    if isASCIIName, let first = text.utf8.first, first >= 0x41 { return true }
    func starts(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "_" || scalar.properties.isXIDStart
    }
    guard let first = text.unicodeScalars.first, starts(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "." || $0 == "-" || $0 == "_" || $0.properties.isXIDContinue
    }
  }

  /// The key of its entry.
  var key: String {
    let name = name ?? ""
    return product.map { "\(name)[product=\($0)]" } ?? name
  }
}

/// The names of the resources of a file.
struct AndroidNames {
  enum Found {
    case new
    /// The same resource stands in the file before.
    case twice(first: SourceRange)
    /// One of the other kind, string or plurals, has the name; where its entry is.
    case otherKind(Int)
  }

  private struct Resource {
    let key: String
    let index: Int
    let range: SourceRange
    let kind: AndroidElement.Kind
  }

  private var resources: [Resource] = []
  private var index: NameIndex
  /// Those of the other kind with a name that was there before.
  private var others: [ExactName: SourceRange] = [:]

  /// Makes place for the names of a file.
  init(capacity: Int) {
    index = NameIndex(capacity: capacity)
    resources.reserveCapacity(capacity)
  }

  mutating func add(_ element: AndroidElement, at position: Int) -> Found {
    let kind: AndroidElement.Kind = element.kind == .item ? .string : element.kind
    let range = element.nameRange ?? element.tagRange
    let key = kind == .array ? element.key + "[]" : element.key
    let found = index.note(Array(key.utf8)[...], at: resources.count) { [resources] in
      ExactName(resources[$0].key) == ExactName(key)
    }
    guard let found else {
      self.resources.append(
        Resource(key: key, index: position, range: range, kind: kind))
      return .new
    }
    let first = resources[found]
    if first.kind == kind { return .twice(first: first.range) }
    if let other = others[ExactName(key)] { return .twice(first: other) }
    others[ExactName(key)] = range
    return .otherKind(first.index)
  }
}

/// The items of plurals or of an array.
struct AndroidItems {
  struct Item {
    var quantity: (name: String, range: SourceRange)?
    var comment: String?
    var unit: StringUnit
  }

  /// The key of the resource.
  let key: String
  let isArray: Bool
  var items: [Item] = []

  init(key: String, isArray: Bool) {
    self.key = key
    self.isArray = isArray
  }

  var cases: [Variation.Case] {
    items.map { item in
      Variation.Case(
        name: item.quantity?.name ?? "", nameRange: item.quantity?.range,
        node: MessageNode(unit: item.unit))
    }
  }

  /// Keeps what stands behind the last item.
  mutating func finish(with rest: [FieldValue]) {
    guard !rest.isEmpty, !items.isEmpty else { return }
    items[items.count - 1].unit.otherFields.append(
      Field(name: AndroidFormat.afterField, value: .array(rest)))
  }
}

/// Comments and elements that stand before an entry or an item.
struct AndroidWaiting {
  private var before: [FieldValue] = []
  private var last: (comment: String, whole: String)?

  /// The comment that stands directly before what follows, without white space at its ends.
  var comment: String? { last?.comment }

  mutating func append(comment: String, whole: String) {
    demoteComment()
    let trimmed = AndroidWaiting.trimmed(comment)
    if trimmed.isEmpty { before.append(.string(whole)) } else { last = (trimmed, whole) }
  }

  mutating func append(element: String) {
    demoteComment()
    before.append(.string(element))
  }

  /// Appends an element whose own comment and predecessors were taken already.
  mutating func append(element: String, before entry: Entry, _ comment: String?) {
    for field in entry.otherFields where field.name == AndroidFormat.beforeField {
      if case .array(let earlier) = field.value { before += earlier }
    }
    if let comment { before.append(.string("<!-- \(comment) -->")) }
    before.append(.string(element))
  }

  /// Makes the comment one that belongs to nothing.
  mutating func demoteComment() {
    if let last { before.append(.string(last.whole)) }
    last = nil
  }

  /// Moves everything but the comment into fields.
  mutating func takeFields(into fields: inout [Field]) {
    last = nil
    guard !before.isEmpty else { return }
    fields.append(Field(name: AndroidFormat.beforeField, value: .array(before)))
    before = []
  }

  /// Takes everything away.
  mutating func takeAll() -> [FieldValue] {
    demoteComment()
    defer { before = [] }
    return before
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { !AndroidPieces.isSpace($0) }),
      let end = bytes.lastIndex(where: { !AndroidPieces.isSpace($0) })
    else { return "" }
    return String(decoding: bytes[start...end], as: UTF8.self)
  }
}
