internal import SourceText
internal import StructuredText

/// The elements of an XLIFF 2 document with their names resolved, flat and in order.
struct XLIFF2Document {
  struct Attribute {
    let name: XLIFF2Name
    let xml: XMLDocument.Attribute
  }

  /// One element; a reference, since checks ask for the same one again and again.
  final class Element {
    /// The node of the XML document.
    let node: Int
    let name: XLIFF2Name
    /// The attributes, without declarations of namespaces.
    let attributes: [Attribute]
    /// The index of the element that it stands in; -1 for the root.
    let parent: Int
    /// The index behind the element and everything in it.
    fileprivate(set) var next: Int
    /// The namespace as the document spells it; `nil` where its prefix is not declared.
    let namespace: String?

    init(
      node: Int, name: XLIFF2Name, attributes: [Attribute], parent: Int, next: Int,
      namespace: String?
    ) {
      self.node = node
      self.name = name
      self.attributes = attributes
      self.parent = parent
      self.next = next
      self.namespace = namespace
    }

    /// The attribute without a namespace, or with the prefix `xml`.
    subscript(local: String) -> XMLDocument.Attribute? {
      attributes.first { $0.name.local == local && $0.name.namespace == .none }?.xml
    }

    /// The attribute of a namespace.
    func attribute(_ namespace: XLIFF2Namespace, _ local: String) -> XMLDocument.Attribute? {
      attributes.first { $0.name.local == local && $0.name.namespace == namespace }?.xml
    }

    func isCore(_ local: String) -> Bool { name.namespace == .core && name.local == local }

    func isNamed(_ namespace: XLIFF2Namespace, _ local: String) -> Bool {
      name.namespace == namespace && name.local == local
    }
  }

  let xml: XMLDocument
  let elements: [Element]

  init(_ xml: XMLDocument) {
    var builder = XLIFF2DocumentBuilder(xml: xml)
    builder.add(0, parent: -1)
    self.xml = xml
    elements = builder.elements
  }

  /// The indices of the elements that stand directly in one.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < elements[index].next {
      children.append(child)
      child = elements[child].next
    }
    return children
  }

  /// The first element of the core with a name directly in one.
  func child(_ local: String, of index: Int) -> Int? {
    var child = index + 1
    while child < elements[index].next {
      if elements[child].isCore(local) { return child }
      child = elements[child].next
    }
    return nil
  }

  /// The innermost element of the core with one of the names that an element stands in.
  func enclosing(_ locals: [String], of index: Int) -> Int? {
    var parent = elements[index].parent
    while parent >= 0 {
      let name = elements[parent].name
      if name.namespace == .core, locals.contains(name.local) { return parent }
      parent = elements[parent].parent
    }
    return nil
  }

  /// The bytes of the start tag of an element.
  func tagRange(_ index: Int) -> SourceRange { xml.tagRange(elements[index].node) }
}

private struct XLIFF2DocumentBuilder {
  let xml: XMLDocument
  var elements: [XLIFF2Document.Element] = []
  var namespaces = XMLNamespaces()
  /// Names that were resolved since namespaces were declared last.
  var elementNames: [String: (XLIFF2Name, String?)] = [:]
  var attributeNames: [String: XLIFF2Name] = [:]

  mutating func add(_ node: Int, parent: Int) {
    let attributes = xml.attributes(node)
    let declares = attributes.contains { $0.name.utf8.starts(with: "xmlns".utf8) }
    namespaces.enter(attributes)
    if declares { forget() }
    let index = elements.count
    let (name, uri) = elementName(xml.name(node))
    elements.append(
      XLIFF2Document.Element(
        node: node, name: name,
        attributes: attributes.compactMap { attribute in
          if declares, attribute.name.utf8.starts(with: "xmlns".utf8) { return nil }
          return .init(name: attributeName(attribute.name), xml: attribute)
        }, parent: parent, next: index + 1, namespace: uri))
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      add(child, parent: index)
    }
    elements[index].next = elements.count
    namespaces.leave()
    if declares { forget() }
  }

  private mutating func forget() {
    elementNames = [:]
    attributeNames = [:]
  }

  private mutating func elementName(_ spelling: String) -> (XLIFF2Name, String?) {
    if let known = elementNames[spelling] { return known }
    let name = namespaces.element(spelling)
    elementNames[spelling] = (XLIFF2Name(name), name.namespace)
    return (XLIFF2Name(name), name.namespace)
  }

  private mutating func attributeName(_ spelling: String) -> XLIFF2Name {
    if let known = attributeNames[spelling] { return known }
    let name = XLIFF2Name(namespaces.attribute(spelling))
    attributeNames[spelling] = name
    return name
  }
}
