internal import CatalogModel
internal import StructuredText

/// Fields of a catalog that keep parts of an XLIFF document.
extension Field {
  /// Makes a field of attributes; `nil` where there are none.
  init?(_ name: String, attributes: [(name: String, value: String)]) {
    guard !attributes.isEmpty else { return nil }
    self.init(
      name: name,
      value: .object(attributes.map { Field(name: $0.name, value: .string($0.value)) }))
  }

  /// Makes a field of elements as they are spelt; `nil` where there are none.
  init?(_ name: String, elements: [String]) {
    guard !elements.isEmpty else { return nil }
    self.init(name: name, value: .array(elements.map { .string($0) }))
  }
}

extension [Field] {
  /// The value of the field with a name.
  subscript(_ name: String) -> FieldValue? { first { $0.name == name }?.value }

  /// The text of the field with a name.
  func string(_ name: String) -> String? { self[name]?.string }

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

extension XMLDocument {
  /// The attributes of an element but for some.
  func attributes(_ node: Int, without names: [String]) -> [(name: String, value: String)] {
    attributes(node).compactMap { names.contains($0.name) ? nil : ($0.name, $0.value) }
  }
}
