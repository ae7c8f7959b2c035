internal import CatalogModel

extension [Field] {
  /// The value of the field with a name.
  subscript(_ name: String) -> FieldValue? { first { $0.name == name }?.value }

  /// The text of the field with a name.
  func string(_ name: String) -> String? { self[name]?.string }

  /// The members of the first field with a name, where it is an object.
  func object(_ name: String) -> [Field]? {
    if case .object(let fields)? = self[name] { fields } else { nil }
  }

  /// The texts of the first field with a name, where it is a list of texts.
  func strings(_ name: String) -> [String]? {
    guard case .array(let values)? = self[name] else { return nil }
    var texts: [String] = []
    for case .string(let text) in values { texts.append(text) }
    return texts.count == values.count ? texts : nil
  }

  /// The attributes that a field keeps.
  func attributes(_ name: String) -> [(String, String)] { self[name]?.attributes ?? [] }

  /// The elements that a field keeps.
  func elements(_ name: String) -> [String] { self[name]?.strings ?? [] }
}

extension FieldValue {
  /// The text, or `nil` where it is something else.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The members, or none where it is something else.
  var members: [Field] { if case .object(let fields) = self { fields } else { [] } }

  /// The elements, or none where it is something else.
  var elements: [FieldValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The texts of a list.
  var strings: [String] { elements.compactMap(\.string) }

  /// The texts of the members with their names.
  var attributes: [(String, String)] {
    members.compactMap { field in field.value.string.map { (field.name, $0) } }
  }
}
