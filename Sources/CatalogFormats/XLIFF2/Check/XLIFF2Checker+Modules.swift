internal import SourceText
internal import StructuredText

// What holds for the modules (XLIFF 2.0, section 5; XLIFF 2.1, section 5; XLIFF 2.2, part 2).
extension XLIFF2Checker {
  mutating func checkModules() {
    for index in document.elements.indices {
      let element = self[index]
      switch element.name.namespace {
      case .core: checkModuleAttributes(of: element, index)
      case .matches where element.name.local == "match": checkMatch(element, index)
      case .glossary: checkGlossary(element, index)
      case .resourceData: checkResource(element, index)
      case .changeTracking where element.name.local == "revisions": checkRevisions(element, index)
      case .validation where element.name.local == "rule": checkRule(element, index)
      default: break
      }
    }
  }

  private mutating func checkModuleAttributes(
    of element: XLIFF2Document.Element, _ index: Int
  ) {
    for attribute in element.attributes {
      switch attribute.name.namespace {
      case .formatStyle:
        if attribute.name.local == "subFs", element.attribute(.formatStyle, "fs") == nil {
          report("fs:subFs needs fs:fs beside it; add fs:fs", attribute.xml.range)
        }
      case .sizeRestriction: checkSize(attribute, of: element, index)
      case .pluralGenderSelect: checkSelection(attribute, of: element, index)
      default: break
      }
    }
    if element.name.local == "note" { _ = checkedFragment(element["ref"]) }
  }

  private mutating func checkMatch(_ element: XLIFF2Document.Element, _ index: Int) {
    if let subType = element["subType"], element["type"] == nil {
      report("subType needs type beside it; add type", subType.range)
    }
    guard let reference = element["ref"] else { return }
    guard reference.value.utf8.starts(with: "#".utf8) else {
      return report(
        "“\(reference.value)” is no reference to a text of the unit; expected one as in #id",
        reference.valueRange)
    }
    guard let fragment = checkedFragment(reference) else { return }
    if !namesText(fragment, in: document.enclosing(["unit"], of: index)) {
      report("“\(reference.value)” names no text of the unit; correct ref", reference.valueRange)
    }
  }

  /// Returns whether a fragment identifier names a segment or an inline element of a unit.
  private func namesText(_ fragment: XLIFF2Fragment, in unit: Int?) -> Bool {
    guard let unit, let leaf = fragment.leaf, leaf.prefix.isEmpty || leaf.prefix == "t" else {
      return false
    }
    let id = String(leaf.id)
    if let unitID = fragment.id(of: "u"), self[unit]["id"].map({ $0.value == unitID }) != true {
      return false
    }
    for part in document.children(of: unit) where isPart(part) {
      if leaf.prefix.isEmpty, self[part]["id"]?.value == id { return true }
      let side = leaf.prefix.isEmpty ? "source" : "target"
      guard let text = document.child(side, of: part) else { continue }
      for inline in text + 1..<self[text].next where self[inline]["id"]?.value == id {
        return true
      }
    }
    return false
  }

  private mutating func checkGlossary(_ element: XLIFF2Document.Element, _ index: Int) {
    if let reference = element["ref"], let fragment = checkedFragment(reference),
      !namesText(fragment, in: document.enclosing(["unit"], of: index))
    {
      report("“\(reference.value)” names no text of the unit; correct ref", reference.valueRange)
    }
    guard element.name.local == "glossEntry" else { return }
    let isExplained = document.children(of: index).contains {
      self[$0].isNamed(.glossary, "translation") || self[$0].isNamed(.glossary, "definition")
    }
    if !isExplained {
      report("a glossary entry needs a translation or a definition; add one", at: index)
    }
  }

  private mutating func checkResource(_ element: XLIFF2Document.Element, _ index: Int) {
    switch element.name.local {
    case "source", "target":
      let content = document.xml.text(element.node).utf8.contains { $0 > 0x20 }
      let isEmpty = element.next == index + 1 && !content
      if let href = element["href"], !isEmpty {
        report("a resource has either content or href; remove one of the two", href.range)
      } else if element["href"] == nil, isEmpty {
        report("a resource without content needs href; add it", at: index)
      }
      if element.name.local == "source" { checkLanguage(of: element) }
    default: break
    }
  }

  private mutating func checkLanguage(of element: XLIFF2Document.Element) {
    guard let language = element.attribute(.xml, "lang"), let own = self[0]["srcLang"],
      own.value.lowercased() != language.value.lowercased()
    else { return }
    report(
      "the language of the resource is “\(language.value)” here, and “\(own.value)” in <xliff>; make them the same",
      language.valueRange)
  }
}

// Change tracking (XLIFF 2.0, section 5.6).
extension XLIFF2Checker {
  private mutating func checkRevisions(_ element: XLIFF2Document.Element, _ index: Int) {
    guard let applies = element["appliesTo"],
      let scope = document.enclosing(["unit", "group", "file"], of: index)
    else { return }
    let candidates = (scope + 1..<self[scope].next).filter {
      self[$0].name.namespace == .core && self[$0].name.local == applies.value
    }
    var subject = candidates.count == 1 ? candidates.first : nil
    if let reference = element["ref"] {
      let named = (scope + 1..<self[scope].next).first {
        self[$0].name.namespace == .core && self[$0]["id"]?.value == reference.value
      }
      if let named {
        subject = named
      } else {
        report(
          "there is no element “\(reference.value)” that these revisions could be of; correct ref",
          reference.valueRange)
      }
    } else if candidates.filter({ self[$0]["id"] != nil }).count > 1 {
      report(
        "there are several <\(applies.value)> here, so these revisions need ref; add it", at: index)
    }
    for revision in document.children(of: index) { checkRevision(revision, of: subject) }
  }

  private mutating func checkRevision(_ revision: Int, of subject: Int?) {
    var properties: Set<String> = []
    for item in document.children(of: revision) {
      guard let property = self[item]["property"] else { continue }
      if !properties.insert(property.value).inserted {
        report(
          "a revision has one value of “\(property.value)”, and this is a second one; remove one of the two",
          property.valueRange)
      } else if property.value != "content", let subject,
        !self[subject].attributes.contains(where: { $0.xml.name == property.value })
      {
        report(
          "“\(property.value)” is no attribute of the element that was changed; expected content or one of them",
          property.valueRange)
      }
    }
  }
}

// Validation (XLIFF 2.1, section 5.8).
extension XLIFF2Checker {
  private mutating func checkRule(_ element: XLIFF2Document.Element, _ index: Int) {
    let conditions = element.attributes.filter { attribute in
      switch attribute.name.namespace {
      case .none:
        ["isPresent", "isNotPresent", "startsWith", "endsWith"].contains(attribute.name.local)
      case .other: true
      default: false
      }
    }
    if conditions.isEmpty {
      report(
        "a rule needs a condition; add isPresent, isNotPresent, startsWith or endsWith", at: index)
    } else if conditions.count > 1, let second = conditions.dropFirst().first {
      report("a rule has one condition, and this is a second one; make two rules", second.xml.range)
    }
    if let exists = element["existsInSource"],
      conditions.count != 1
        || !["isPresent", "startsWith", "endsWith"].contains(conditions[0].name.local)
    {
      report("existsInSource needs isPresent, startsWith or endsWith beside it", exists.range)
    }
  }
}

// Sizes (XLIFF 2.1, section 5.7).
extension XLIFF2Checker {
  private mutating func checkSize(
    _ attribute: XLIFF2Document.Attribute, of element: XLIFF2Document.Element, _ index: Int
  ) {
    let value = attribute.xml.value
    switch attribute.name.local {
    case "sizeRestriction", "storageRestriction":
      if hasStandardProfile(index, attribute.name.local), !isRange(value) {
        report(
          "“\(value)” is no range of sizes; expected one such as 90, 25,100 or 25,*",
          attribute.xml.valueRange)
      }
    case "equivStorage", "sizeInfo":
      let numbers = value.split(separator: ",", omittingEmptySubsequences: false)
      let isCustom =
        attribute.name.local == "sizeInfo" && numbers.allSatisfy { Double($0) == nil }
        && profile(index, "generalProfile") == nil
      if hasStandardProfile(index, attribute.name.local), !isCustom,
        !numbers.allSatisfy({ UInt64($0) != nil })
      {
        report("“\(value)” is no size; expected a whole number", attribute.xml.valueRange)
      }
    case "sizeInfoRef": checkSizeReference(attribute, of: element, index)
    default: break
    }
  }

  private mutating func checkSizeReference(
    _ attribute: XLIFF2Document.Attribute, of element: XLIFF2Document.Element, _ index: Int
  ) {
    if element.attribute(.sizeRestriction, "sizeInfo") != nil {
      report(
        "a size is given by sizeInfo or by sizeInfoRef; remove one of the two", attribute.xml.range)
    }
    var parent = element.parent
    while parent >= 0 {
      for data in document.children(of: parent) where self[data].isNamed(.sizeRestriction, "data") {
        for content in data + 1..<self[data].next
        where (self[content]["id"] ?? self[content].attribute(.xml, "id"))?.value
          == attribute.xml.value
        {
          return
        }
      }
      parent = self[parent].parent
    }
    report(
      "there is no size data “\(attribute.xml.value)” beside this element or one around it; correct sizeInfoRef",
      attribute.xml.valueRange)
  }

  /// Returns whether a value has the form that the specification defines, and not one of a profile of another maker.
  private func hasStandardProfile(_ index: Int, _ name: String) -> Bool {
    let isStorage = name == "storageRestriction" || name == "equivStorage"
    let profile = profile(index, isStorage ? "storageProfile" : "generalProfile")
    return profile.map { $0.utf8.starts(with: "xliff:".utf8) } ?? true
  }

  private func profile(_ index: Int, _ name: String) -> String? {
    guard let file = document.enclosing(["file"], of: index) else { return nil }
    return document.children(of: file).first { self[$0].isNamed(.sizeRestriction, "profiles") }
      .flatMap { self[$0][name]?.value }
  }

  private func isRange(_ value: String) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last else { return false }
    return (last == "*" || UInt64(last) != nil) && (parts.count == 1 || UInt64(parts[0]) != nil)
  }
}

// Plural, gender, and select (XLIFF 2.2, part 2).
extension XLIFF2Checker {
  private mutating func checkSelection(
    _ attribute: XLIFF2Document.Attribute, of element: XLIFF2Document.Element, _ index: Int
  ) {
    if attribute.name.local == "switch" {
      for item in attribute.xml.value.split(separator: " ") {
        let parts = item.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard
          parts.count != 2 || parts[1].isEmpty
            || !["plural", "ordinal", "gender", "select"].contains(parts[0])
        else { continue }
        report(
          "“\(item)” is no selector; expected plural, ordinal, gender or select with a name, as in plural:count",
          attribute.xml.valueRange)
      }
      return
    }
    let selection = self[element.parent].attribute(.pluralGenderSelect, "switch")
    guard let selection else {
      return report("pgs:case needs pgs:switch in its unit; add it", attribute.xml.range)
    }
    checkCase(attribute.xml, selection.value.split(separator: " "))
  }

  private mutating func checkCase(_ cases: XMLDocument.Attribute, _ selectors: [Substring]) {
    let values = cases.value.split(separator: " ")
    guard values.count == selectors.count else {
      return report(
        "pgs:switch has \(selectors.count) selectors, and there are \(values.count) values here; expected one for each",
        cases.valueRange)
    }
    for (value, selector) in zip(values, selectors) {
      let isNumeric =
        selector.utf8.starts(with: "plural:".utf8) || selector.utf8.starts(with: "ordinal:".utf8)
      guard isNumeric, !["zero", "one", "two", "few", "many", "other"].contains(value),
        Double(value) == nil
      else { continue }
      report(
        "“\(value)” is no plural category; expected zero, one, two, few, many or other, or a number",
        cases.valueRange)
    }
  }
}
