internal import SourceText
internal import StructuredText

// Which elements and attributes stand where.
extension XLIFF2Checker {
  mutating func checkStructure() {
    var index = 0
    while index < document.elements.count {
      let element = self[index]
      guard element.name.namespace != .other, element.name.namespace != .none else {
        // What stands in an extension is its own business.
        index = element.next
        continue
      }
      guard let rule = XLIFF2Schema.rule(element.name) else {
        report(
          "there is no element <\(element.name)> in XLIFF 2; look for a slip in its name", at: index
        )
        index = element.next
        continue
      }
      checkAttributes(of: element, index, rule)
      checkChildren(of: element, index, rule)
      if !rule.holdsText { checkText(of: element) }
      index += 1
    }
  }

  private mutating func checkText(of element: XLIFF2Document.Element) {
    let xml = document.xml
    for child in xml.childNodes(of: element.node) where xml.kind(child) == .text {
      guard xml.text(child).utf8.contains(where: { $0 > 0x20 }) else { continue }
      report(
        "text cannot stand in <\(element.name)>; move it into an element, or remove it",
        xml.range(child))
    }
  }

  private mutating func checkChildren(
    of element: XLIFF2Document.Element, _ index: Int, _ rule: XLIFF2ElementRule
  ) {
    var counts = [Int](repeating: 0, count: rule.slots.count)
    var modules: Set<XLIFF2Name> = []
    var slot = 0
    for child in document.children(of: index) {
      let name = self[child].name
      guard let place = rule.slots.indices.first(where: { rule.slots[$0].accepts(name) }) else {
        if XLIFF2Schema.rule(name) != nil || name.namespace == .other || name.namespace == .none {
          report(
            "<\(spelling(child))> cannot stand in <\(element.name)>; move or remove it", at: child)
        }
        continue
      }
      if place < slot {
        report(
          "<\(spelling(child))> stands too late in <\(element.name)>; move it to the front, behind what it follows",
          at: child)
      }
      slot = max(slot, place)
      counts[place] += 1
      switch rule.slots[place] {
      case .elements(_, _, let maximum) where counts[place] > maximum:
        report("a second <\(name)> in <\(element.name)>; only one may stand there", at: child)
      case .foreign(let names, let repeated)
      where names.contains(name) && !repeated.contains(name) && !modules.insert(name).inserted:
        report("a second <\(name)> in <\(element.name)>; only one may stand there", at: child)
      default: break
      }
    }
    for (slot, count) in zip(rule.slots, counts) {
      guard case .elements(let names, let minimum, _) = slot, count < minimum else { continue }
      let list = names.map { "<\($0)>" }.joined(separator: ", ")
      report("<\(element.name)> needs \(list) in it; add what is missing", at: index)
    }
  }

  private func spelling(_ index: Int) -> String { document.xml.name(self[index].node) }

  private mutating func checkAttributes(
    of element: XLIFF2Document.Element, _ index: Int, _ rule: XLIFF2ElementRule
  ) {
    for attribute in element.attributes {
      let value = attribute.xml.value
      let own = rule.attributes.first { $0.name == attribute.xml.name }
      if let own {
        if let refusal = own.type.refusal(of: value) { report(refusal, attribute.xml.valueRange) }
        continue
      }
      if let refusal = refusal(of: attribute, on: element, rule) {
        report(refusal, attribute.xml.range)
      } else if let type = XLIFF2Schema.moduleAttribute(attribute.name),
        let refusal = type.refusal(of: value)
      {
        report(refusal, attribute.xml.valueRange)
      } else if attribute.name == XLIFF2Name(.xml, "lang"),
        let refusal = XLIFF2ValueType.language.refusal(of: value)
      {
        report(refusal, attribute.xml.valueRange)
      }
    }
    for required in rule.attributes where required.isRequired {
      guard !element.attributes.contains(where: { $0.xml.name == required.name }) else { continue }
      report("<\(element.name)> needs the attribute “\(required.name)”; add it", at: index)
    }
  }

  /// Why an attribute cannot stand where it does, or `nil` where it can.
  private func refusal(
    of attribute: XLIFF2Document.Attribute, on element: XLIFF2Document.Element,
    _ rule: XLIFF2ElementRule
  ) -> DiagnosticMessage? {
    let name = attribute.name
    let elsewhere: DiagnosticMessage =
      "the attribute “\(attribute.xml.name)” cannot stand in <\(element.name)>; remove it"
    switch name.namespace {
    case .none, .core: return elsewhere
    case .formatStyle, .sizeRestriction, .its, .itsModule, .pluralGenderSelect:
      if XLIFF2Schema.moduleAttribute(name) == nil {
        return "there is no attribute “\(name)”; look for a slip in its name"
      }
    default: break
    }
    switch rule.foreignAttributes {
    case .none: return elsewhere
    case .modules(let modules): return modules.contains(name.namespace) ? nil : elsewhere
    case .any(let isXMLAllowed): return name.namespace != .xml || isXMLAllowed ? nil : elsewhere
    }
  }
}

extension XLIFF2ElementRule.Slot {
  /// Returns whether an element may stand here.
  fileprivate func accepts(_ name: XLIFF2Name) -> Bool {
    switch self {
    case .elements(let names, _, _): names.contains(name)
    case .foreign(let modules, let repeated):
      name.namespace == .other || name.namespace == .none || modules.contains(name)
        || repeated.contains(name)
    case .anything(let namespace): name.namespace != namespace
    }
  }
}
