internal import SourceText
internal import StructuredText

// What holds for the document, its files and groups (XLIFF 2.1, sections 4.2 and 4.3).
extension XLIFF2Checker {
  mutating func checkDocument() {
    checkVersion()
    let targets = document.elements.indices.filter { index in
      self[index].isCore("target") && isPart(self[index].parent)
    }
    if let target = targets.first, self[0]["trgLang"] == nil {
      report(
        "there are targets, and <xliff> does not say their language; add trgLang to it", at: target)
    }
    for index in document.elements.indices where self[index].name.namespace == .core {
      switch self[index].name.local {
      case "skeleton": checkSkeleton(index)
      case "segment": checkSegment(index)
      default: break
      }
    }
  }

  func isPart(_ index: Int) -> Bool {
    index >= 0 && (self[index].isCore("segment") || self[index].isCore("ignorable"))
  }

  private mutating func checkVersion() {
    guard let version = self[0]["version"] else { return }
    let expected = version.value == "2.2" ? XLIFF2Namespace.core22 : XLIFF2Namespace.core20
    guard ["2.0", "2.1", "2.2"].contains(version.value), self[0].namespace != expected else {
      return
    }
    report(
      "XLIFF \(version.value) has the namespace \(expected); correct the namespace, or the version",
      version.valueRange)
  }

  private mutating func checkSkeleton(_ index: Int) {
    let content = document.xml.contentRange(self[index].node)
    if let href = self[index]["href"] {
      guard !content.isEmpty else { return }
      report("a skeleton has either content or href; remove one of the two", href.range)
    } else if content.isEmpty {
      report("a skeleton without content needs href; add it, or remove the skeleton", at: index)
    }
  }

  private mutating func checkSegment(_ index: Int) {
    let segment = self[index]
    if let subState = segment["subState"], segment["state"] == nil {
      report("subState needs state beside it; add state", subState.range)
    }
    if let state = segment["state"], ["translated", "reviewed", "final"].contains(state.value),
      document.child("target", of: index) == nil
    {
      report(
        "the segment is “\(state.value)” and has no target; add the target, or say initial",
        state.valueRange)
    }
  }
}

// Identifiers that may stand once in their scope.
extension XLIFF2Checker {
  mutating func checkIdentifiers() {
    var files = IdentifierScope()
    var scopes: [Int: [String: IdentifierScope]] = [:]
    for index in document.elements.indices {
      let element = self[index]
      guard let id = element["id"] ?? element.attribute(.xml, "id"),
        let scope = scope(of: index)
      else { continue }
      let kind = scope.kind
      if kind == "file" {
        report(duplicate: files.insert(id), id)
      } else {
        report(
          duplicate: scopes[scope.element, default: [:]][kind, default: .init()].insert(id), id)
      }
    }
  }

  /// The element in which the identifier of another one may stand once, and among what; `nil` where it is checked
  /// with its unit, or not at all.
  private func scope(of index: Int) -> (element: Int, kind: String)? {
    let element = self[index]
    let parent = element.parent
    guard parent >= 0 else { return nil }
    switch element.name.namespace {
    case .core:
      switch element.name.local {
      case "file": return (0, "file")
      case "group", "unit":
        return document.enclosing(["file"], of: index).map { ($0, element.name.local) }
      case "note", "data": return (parent, element.name.local)
      default: return nil
      }
    case .metadata:
      return document.enclosing(["file", "group", "unit", "xliff"], of: index).map { ($0, "mda") }
    case .matches: return (parent, "mtc")
    case .glossary:
      var glossary = parent
      while glossary > 0, !self[glossary].isNamed(.glossary, "glossary") {
        glossary = self[glossary].parent
      }
      return (glossary, "gls")
    case .resourceData:
      return document.enclosing(["file", "unit"], of: index).map { ($0, "res") }
    case .its: return document.enclosing(["file", "group", "unit"], of: index).map { ($0, "its") }
    case .other:
      return document.enclosing(["file", "group", "unit"], of: index).map {
        ($0, "other " + (element.namespace ?? ""))
      }
    default: return nil
    }
  }

  mutating func report(
    duplicate first: XMLDocument.Attribute?, _ id: XMLDocument.Attribute
  ) {
    guard let first else { return }
    report(
      "the identifier “\(id.value)” is taken already; give one of the two another", id.valueRange,
      first: first.valueRange)
  }
}

/// Identifiers that were met, with their places.
struct IdentifierScope {
  private var places: [String: XMLDocument.Attribute] = [:]

  /// Adds an identifier, and returns the one before it that is the same.
  mutating func insert(_ id: XMLDocument.Attribute) -> XMLDocument.Attribute? {
    guard let first = places.updateValue(id, forKey: id.value) else { return nil }
    places[id.value] = first
    return first
  }
}

// xml:lang and xml:space of sources and targets, explicit or inherited (XLIFF 2.1, section 4.3.3).
extension XLIFF2Checker {
  mutating func checkLanguages() {
    guard let source = self[0]["srcLang"]?.value.lowercased() else { return }
    let target = self[0]["trgLang"]?.value.lowercased()
    var reported: Set<Int> = []
    for index in document.elements.indices {
      let element = self[index]
      guard element.name.namespace == .core, isPart(element.parent) else { continue }
      let isSource = element.name.local == "source"
      guard isSource || element.name.local == "target",
        let expected = isSource ? source : target,
        let language = inherited(.xml, "lang", index),
        language.value.lowercased() != expected,
        reported.insert(language.valueRange.start).inserted
      else { continue }
      report(
        """
        the language of the \(element.name.local) is “\(language.value)” here, and “\(expected)” in <xliff>; \
        make them the same
        """, language.valueRange)
    }
    for index in document.elements.indices where isPart(index) { checkSpace(index) }
  }

  private mutating func checkSpace(_ index: Int) {
    guard let source = document.child("source", of: index),
      let target = document.child("target", of: index)
    else { return }
    let spaces = [source, target].map { inherited(.xml, "space", $0) }
    let values = spaces.map { $0?.value ?? "default" }
    guard values[0] != values[1] else { return }
    report(
      "xml:space is “\(values[0])” for the source and “\(values[1])” for the target; make them the same",
      self[target].attribute(.xml, "space")?.valueRange
        ?? self[source].attribute(.xml, "space")?.valueRange ?? document.tagRange(target))
  }

  /// The attribute of an element or of the innermost one around it that has it.
  private func inherited(
    _ namespace: XLIFF2Namespace, _ local: String, _ index: Int
  ) -> XMLDocument.Attribute? {
    var index = index
    while index >= 0 {
      if let attribute = self[index].attribute(namespace, local) { return attribute }
      index = self[index].parent
    }
    return nil
  }
}
