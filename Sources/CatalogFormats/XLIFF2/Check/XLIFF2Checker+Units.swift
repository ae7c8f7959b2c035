internal import SourceText
internal import StructuredText

/// The two sides of a segment.
enum XLIFF2Side: Hashable, CaseIterable {
  case source
  case target
}

/// An inline element, or the end of one that spans others.
struct XLIFF2Code {
  let index: Int
  let name: String
  let side: XLIFF2Side
  /// The segment or ignorable.
  let part: Int
  /// Whether this is the end tag of an element that spans others.
  let isEnd: Bool
}

// What holds inside a unit (XLIFF 2.1, sections 4.2.2 to 4.7).
extension XLIFF2Checker {
  mutating func checkUnit(_ unit: Int) {
    let parts = document.children(of: unit).filter(isPart)
    if !parts.isEmpty, !parts.contains(where: { self[$0].isCore("segment") }) {
      report("a unit needs a segment; this one has ignorable parts alone", at: unit)
    }
    var codes: [XLIFF2Code] = []
    for part in parts {
      for (side, name) in [(XLIFF2Side.source, "source"), (.target, "target")] {
        if let index = document.child(name, of: part) { add(index, side, part, to: &codes) }
      }
    }
    checkIdentifiers(parts, codes)
    checkOrder(parts)
    let hasCodes = !codes.isEmpty
    guard hasCodes else { return }
    checkData(codes, in: unit)
    checkCodes(codes, in: unit)
    for side in XLIFF2Side.allCases {
      let own = codes.filter { $0.side == side && !$0.isEnd }
      checkPairs(own, start: "sc", end: "ec")
      checkPairs(own, start: "sm", end: "em")
      checkCopies(own, of: codes)
    }
    checkRemoval(codes, parts)
    checkReordering(codes)
  }

  private func add(
    _ index: Int, _ side: XLIFF2Side, _ part: Int, to codes: inout [XLIFF2Code]
  ) {
    for child in document.children(of: index) where self[child].name.namespace == .core {
      let name = self[child].name.local
      codes.append(
        XLIFF2Code(index: child, name: name, side: side, part: part, isEnd: false))
      guard name == "pc" || name == "mrk" else { continue }
      add(child, side, part, to: &codes)
      codes.append(XLIFF2Code(index: child, name: name, side: side, part: part, isEnd: true))
    }
  }

  private mutating func checkIdentifiers(_ parts: [Int], _ codes: [XLIFF2Code]) {
    var scopes: [XLIFF2Side: IdentifierScope] = [:]
    for part in parts {
      guard let id = self[part]["id"] else { continue }
      report(duplicate: scopes[.source, default: .init()].insert(id), id)
      _ = scopes[.target, default: .init()].insert(id)
    }
    for code in codes where !code.isEnd {
      guard let id = self[code.index]["id"] else { continue }
      report(duplicate: scopes[code.side, default: .init()].insert(id), id)
    }
  }

  /// Checks that the targets have an order without gaps or ties.
  private mutating func checkOrder(_ parts: [Int]) {
    var places: [Int: SourceRange] = [:]
    var orders: [(place: Int, range: SourceRange, isExplicit: Bool)] = []
    for (position, part) in parts.enumerated() {
      guard let target = document.child("target", of: part) else { continue }
      let order = self[target]["order"]
      orders.append(
        (
          order.flatMap { Int($0.value) } ?? position + 1,
          order?.valueRange ?? document.tagRange(target), order != nil
        ))
    }
    guard orders.contains(where: \.isExplicit) else { return }
    for order in orders {
      if order.place > parts.count {
        report(
          "the order \(order.place) is greater than the number of segments and ignorables, \(parts.count)",
          order.range)
      } else if let first = places[order.place] {
        report(
          "two targets have the place \(order.place), given or by their position; give each its own",
          order.range, first: first)
      } else {
        places[order.place] = order.range
      }
    }
  }

  private mutating func checkData(_ codes: [XLIFF2Code], in unit: Int) {
    let data = document.child("originalData", of: unit).map { document.children(of: $0) } ?? []
    let known = Set(data.compactMap { self[$0]["id"]?.value })
    let file = document.enclosing(["file"], of: unit)
    for code in codes where !code.isEnd {
      for name in ["dataRef", "dataRefStart", "dataRefEnd"] {
        guard let reference = self[code.index][name], !known.contains(reference.value) else {
          continue
        }
        report(
          "there is no <data id=\"\(reference.value)\"> in the originalData of the unit; add it, or correct \(name)",
          reference.valueRange)
      }
      for name in ["subFlows", "subFlowsStart", "subFlowsEnd"] {
        guard let flows = self[code.index][name], let file else { continue }
        checkSubFlows(flows, in: file)
      }
    }
  }

  private mutating func checkSubFlows(_ flows: XMLDocument.Attribute, in file: Int) {
    let names = flows.value.split(separator: " ").filter { XLIFF2ValueType.isNameToken($0) }
    guard !names.isEmpty else { return }
    let units = Set(
      (file..<self[file].next).filter { self[$0].isCore("unit") }
        .compactMap { self[$0]["id"]?.value })
    for name in names where !units.contains(String(name)) {
      report(
        "there is no unit “\(name)” in this file; correct \(flows.name), or add the unit",
        flows.valueRange)
    }
  }

  private mutating func checkCodes(_ codes: [XLIFF2Code], in unit: Int) {
    for code in codes where !code.isEnd {
      let element = self[code.index]
      switch code.name {
      case "cp": checkCharacter(element)
      case "mrk", "sm": checkMarker(element, code.index, in: unit)
      case "ph", "pc", "sc", "ec": checkHints(element, code.index)
      default: break
      }
    }
  }

  private mutating func checkCharacter(_ element: XLIFF2Document.Element) {
    guard let hex = element["hex"], let value = UInt32(hex.value, radix: 16) else { return }
    guard hex.value.utf8.count >= 4, hex.value.utf8.count <= 6 else {
      return report(
        "“\(hex.value)” is no character code; expected four or six hexadecimal digits",
        hex.valueRange)
    }
    if let scalar = Unicode.Scalar(value), XMLText.allows(scalar) {
      report(
        "XML has the character U+\(hex.value), so <cp> must not stand for it; write the character itself",
        hex.valueRange)
    }
  }

  private mutating func checkHints(_ element: XLIFF2Document.Element, _ index: Int) {
    if let reorder = element["canReorder"], reorder.value == "no" || reorder.value == "firstNo" {
      let isFixed = ["canCopy", "canDelete"].allSatisfy { element[$0]?.value == "no" }
      if !isFixed {
        report(
          "what cannot be reordered cannot be copied or deleted either; add canCopy=\"no\" and canDelete=\"no\"",
          reorder.range)
      }
    }
    guard let subType = element["subType"] else { return }
    guard let type = element["type"] else {
      return report("subType needs type beside it; add type", subType.range)
    }
    let parts = subType.value.split(separator: ":")
    guard parts.count == 2, parts[0] == "xlf" else { return }
    let known = ["fmt": ["lb", "pb", "b", "i", "u"], "ui": ["var"]][type.value] ?? []
    if !known.contains(String(parts[1])) {
      report(
        "“\(subType.value)” is no subtype of the type “\(type.value)”; correct one of the two",
        subType.valueRange)
    }
  }
}

// Annotations and references (XLIFF 2.1, sections 4.4 and 4.7.3).
extension XLIFF2Checker {
  private mutating func checkMarker(
    _ element: XLIFF2Document.Element, _ index: Int, in unit: Int
  ) {
    let fragment = checkedFragment(element["ref"])
    switch element["type"]?.value ?? "generic" {
    case "comment": checkComment(element, index, fragment, in: unit)
    case "generic" where element["translate"] == nil:
      let isUsed = element.attributes.contains { $0.name.namespace != .none }
      if !isUsed {
        report(
          "an annotation of the type generic says whether its text is translated; add translate, or another type",
          at: index)
      }
    case "mtc:match":
      guard let reference = element["ref"] else { return }
      report("an annotation of the type mtc:match has no ref; remove it", reference.range)
    default: break
    }
  }

  private mutating func checkComment(
    _ element: XLIFF2Document.Element, _ index: Int, _ fragment: XLIFF2Fragment?, in unit: Int
  ) {
    guard let reference = element["ref"] else {
      if element["value"] == nil {
        report("a comment needs its text; add value, or ref to a note of the unit", at: index)
      }
      return
    }
    if let value = element["value"] {
      report("a comment has either value or ref; remove one of the two", value.range)
    }
    guard let fragment else {
      if !reference.value.utf8.starts(with: "#".utf8) {
        report(
          "“\(reference.value)” is no note of the unit; expected a reference as in #n=id",
          reference.valueRange)
      }
      return
    }
    let file = document.enclosing(["file"], of: unit).flatMap { self[$0]["id"]?.value }
    let isHere =
      fragment.id(of: "g") == nil
      && (fragment.id(of: "f").map { $0 == file ?? "" && fragment.id(of: "u") != nil } ?? true)
      && (fragment.id(of: "u").map { $0 == self[unit]["id"]?.value ?? "" } ?? true)
    let notes = document.child("notes", of: unit).map { document.children(of: $0) } ?? []
    let isNote =
      fragment.leaf?.prefix == "n"
      && notes.contains { self[$0]["id"]?.value == fragment.leaf.map { String($0.id) } }
    if !isHere || !isNote {
      report(
        "“\(reference.value)” is no note of the unit; expected a reference as in #n=id",
        reference.valueRange)
    }
  }

  /// Returns the fragment identifier of a reference inside of the document, and reports one that is malformed.
  mutating func checkedFragment(_ reference: XMLDocument.Attribute?) -> XLIFF2Fragment? {
    guard let reference, reference.value.utf8.starts(with: "#".utf8) else { return nil }
    do { return try XLIFF2Fragment(reference.value) } catch {
      report(error.message, reference.valueRange)
      return nil
    }
  }
}
