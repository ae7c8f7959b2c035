internal import CatalogModel
internal import StructuredText

/// Values by the ways to them, made into objects and arrays.
struct MessageJSONTree {
  private enum Content {
    case object
    case array
    case leaf(FieldValue)
  }

  private struct Node {
    let name: String
    var content: Content?
    var children: [Int] = []
  }

  private struct Child: Hashable {
    let parent: Int
    let step: MessagePathStep
    /// Names are compared scalar by scalar.
    let name: ExactName
  }

  private var nodes = [Node(name: "", content: .object)]
  private var indices: [Child: Int] = [:]

  /// Adds a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - path: The way to it. A value that has the place of another one stands behind that, with the same name.
  mutating func add(_ value: FieldValue, at path: [MessagePathStep]) throws(MessageJSONRefusal) {
    guard let last = path.last else { return }
    let limit = JSONDocument.maximumDepth
    guard path.count <= limit else { throw .tooDeep(limit: limit) }
    var parent = 0
    for step in path.dropLast() { parent = try container(step, in: parent) }
    try makeContainer(parent, for: last)
    let child = key(last, in: parent)
    if let index = indices[child], !isLeaf(index) { throw .conflict(name: last.name) }
    try checkPosition(last, in: parent)
    indices[child] = nodes.count
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(name: last.name, content: .leaf(value)))
  }

  /// Refuses an element of an array that those before it do not lead to.
  private func checkPosition(
    _ step: MessagePathStep, in parent: Int
  ) throws(MessageJSONRefusal) {
    guard case .position(let position) = step else { return }
    guard nodes[parent].children.count == position else {
      throw .missingElement(array: nodes[parent].name)
    }
  }

  private func isLeaf(_ node: Int) -> Bool {
    if case .leaf? = nodes[node].content { true } else { false }
  }

  private func key(_ step: MessagePathStep, in parent: Int) -> Child {
    let kind: MessagePathStep =
      if case .name = step { .name("") } else { step }
    return Child(parent: parent, step: kind, name: ExactName(step.name))
  }

  private mutating func container(
    _ step: MessagePathStep, in parent: Int
  ) throws(MessageJSONRefusal) -> Int {
    try makeContainer(parent, for: step)
    let child = key(step, in: parent)
    if let index = indices[child] {
      if isLeaf(index) { throw .conflict(name: step.name) }
      return index
    }
    try checkPosition(step, in: parent)
    indices[child] = nodes.count
    nodes[parent].children.append(nodes.count)
    nodes.append(Node(name: step.name))
    return nodes.count - 1
  }

  private mutating func makeContainer(
    _ node: Int, for step: MessagePathStep
  ) throws(MessageJSONRefusal) {
    let isArray = if case .position = step { true } else { false }
    switch nodes[node].content {
    case nil: nodes[node].content = isArray ? .array : .object
    case .object?: if isArray { throw .conflict(name: nodes[node].name) }
    case .array?: if !isArray { throw .conflict(name: nodes[node].name) }
    case .leaf?: throw .conflict(name: nodes[node].name)
    }
  }

  /// The whole as one value.
  var value: FieldValue { value(of: 0) }

  private func value(of node: Int) -> FieldValue {
    let children = nodes[node].children
    switch nodes[node].content {
    case .leaf(let value)?: return value
    case .array?: return .array(children.map(value))
    case .object?, nil:
      return .object(children.map { Field(name: nodes[$0].name, value: value(of: $0)) })
    }
  }
}
