internal import CatalogModel

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
