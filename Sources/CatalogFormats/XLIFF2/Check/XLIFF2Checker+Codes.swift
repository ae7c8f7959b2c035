internal import SourceText
internal import StructuredText

// Codes that start in one place and end in another (XLIFF 2.1, sections 4.7.2 and 4.7.3).
extension XLIFF2Checker {
  /// Checks that starts and ends belong together.
  ///
  /// - Parameters:
  ///   - codes: The inline elements of one side of a unit, in their order.
  ///   - start: The name of the elements that start a span.
  ///   - end: The name of those that end it.
  mutating func checkPairs(_ codes: [XLIFF2Code], start: String, end: String) {
    var starts: [String: Int] = [:]
    var ended: Set<String> = []
    for code in codes where code.name == end {
      if let reference = self[code.index]["startRef"] { ended.insert(reference.value) }
    }
    for code in codes {
      let element = self[code.index]
      if code.name == start, let id = element["id"] {
        starts[id.value] = code.index
        checkStart(element, code.index, id, end: end, isEnded: ended.contains(id.value))
      } else if code.name == end {
        checkEnd(element, code.index, start: start, starts)
      }
    }
  }

  private mutating func checkStart(
    _ element: XLIFF2Document.Element, _ index: Int, _ id: XMLDocument.Attribute, end: String,
    isEnded: Bool
  ) {
    if let isolated = element["isolated"], isolated.value == "yes" {
      guard isEnded else { return }
      report(
        "“\(id.value)” is isolated, and its end is in the unit; remove isolated", isolated.range)
    } else if !isEnded {
      let advice: DiagnosticMessage =
        end == "ec"
        ? "“\(id.value)” has no <ec startRef> in the unit; add it, or isolated=\"yes\" to the start"
        : "“\(id.value)” has no <em startRef> in the unit; add it"
      report(advice, id.range)
    }
  }

  private mutating func checkEnd(
    _ element: XLIFF2Document.Element, _ index: Int, start: String, _ starts: [String: Int]
  ) {
    if element["isolated"]?.value == "yes" {
      if let reference = element["startRef"] {
        report("an isolated <ec> has an id, and no startRef; correct it", reference.range)
      } else if element["id"] == nil {
        report("an isolated <ec> needs an id; add it", at: index)
      }
      return
    }
    if start == "sc" {
      checkAttached(element)
      if let id = element["id"] {
        report(
          "an <ec> that is not isolated has a startRef, and no id; correct it, or add isolated=\"yes\"",
          id.range)
      }
    }
    guard let reference = element["startRef"] else {
      if start == "sc", element["id"] == nil { report("<ec> needs startRef; add it", at: index) }
      return
    }
    guard let first = starts[reference.value] else {
      return report(
        "there is no <\(start) id=\"\(reference.value)\"> before this end in the unit; add it, or correct startRef",
        reference.valueRange)
    }
    if start == "sc" { checkHints(of: element, like: self[first]) }
  }

  /// Reports what an end has that only its start may have.
  private mutating func checkAttached(_ element: XLIFF2Document.Element) {
    for attribute in element.attributes {
      let isStart =
        attribute.name.namespace == .formatStyle || attribute.name.namespace == .sizeRestriction
        || attribute.xml.name == "dir"
      if isStart {
        report(
          "“\(attribute.xml.name)” can stand in an isolated <ec> alone; move it to the start of the span",
          attribute.xml.range)
      }
    }
  }

  private mutating func checkHints(
    of end: XLIFF2Document.Element, like start: XLIFF2Document.Element
  ) {
    for name in ["canCopy", "canDelete", "canOverlap", "canReorder"] {
      let first = start[name]?.value ?? "yes"
      let expected = first == "firstNo" ? "no" : first
      guard let own = end[name] else {
        // What the end leaves out it has from its start, as processors write it.
        continue
      }
      if own.value != expected {
        report(
          "\(name) is “\(own.value)” at the end of the span and “\(first)” at its start; expected “\(expected)” here",
          own.valueRange)
      }
    }
  }

  /// Checks codes that repeat another one of the unit.
  mutating func checkCopies(_ codes: [XLIFF2Code], of all: [XLIFF2Code]) {
    for code in codes {
      let element = self[code.index]
      guard let copy = element["copyOf"] else { continue }
      if let data = element["dataRef"] ?? element["dataRefStart"] ?? element["dataRefEnd"] {
        report("a copy has the data of its original; remove \(data.name)", data.range)
      }
      let original = all.first {
        !$0.isEnd && $0.name != "mrk" && $0.name != "sm"
          && self[$0.index]["id"]?.value == copy.value
      }
      guard let original else {
        report("there is no code “\(copy.value)” in the unit; correct copyOf", copy.valueRange)
        continue
      }
      if self[original.index]["canCopy"]?.value == "no" {
        report("the code “\(copy.value)” cannot be copied: it has canCopy=\"no\"", copy.valueRange)
      }
    }
  }

  /// Checks that targets have the codes that may not be left out.
  mutating func checkRemoval(_ codes: [XLIFF2Code], _ parts: [Int]) {
    let translated = Set(parts.filter { document.child("target", of: $0) != nil })
    guard !translated.isEmpty else { return }
    let kept = Set(
      codes.filter { $0.side == .target }.compactMap { self[$0.index]["id"]?.value })
    for code in codes where code.side == .source && !code.isEnd && translated.contains(code.part) {
      let element = self[code.index]
      guard element["canDelete"]?.value == "no", let id = element["id"], !kept.contains(id.value),
        let target = document.child("target", of: code.part)
      else { continue }
      report(
        "the code “\(id.value)” is not in the target, and it has canDelete=\"no\"; put it there",
        at: target)
    }
  }
}

// Codes whose order is fixed (XLIFF 2.1, section 4.7.2.4.2).
extension XLIFF2Checker {
  /// A run of codes that stay together: the first has canReorder="firstNo", the others "no".
  private struct Run {
    var names: [String]
    let index: Int
  }

  mutating func checkReordering(_ codes: [XLIFF2Code]) {
    guard codes.contains(where: { ["no", "firstNo"].contains(reorder($0)) }) else { return }
    var runs: [XLIFF2Side: [String: Run]] = [:]
    for side in XLIFF2Side.allCases {
      runs[side] = checkRuns(codes.filter { $0.side == side && $0.name != "mrk" })
    }
    for (head, run) in runs[.target] ?? [:] {
      guard let source = runs[.source]?[head], source.names != run.names else { continue }
      report(
        "the codes behind “\(head)” cannot be reordered, and stand in another order in the source",
        at: run.index)
    }
  }

  private func reorder(_ code: XLIFF2Code) -> String {
    self[code.index]["canReorder"]?.value ?? "yes"
  }

  private mutating func checkRuns(_ codes: [XLIFF2Code]) -> [String: Run] {
    var runs: [String: Run] = [:]
    var head: String?
    var run = Run(names: [], index: 0)
    func close() {
      guard let head else { return }
      while run.names.last?.hasPrefix("/") == true { run.names.removeLast() }
      runs[head] = run
    }
    for code in codes where code.name != "cp" && code.name != "sm" && code.name != "em" {
      let element = self[code.index]
      let id = (element["id"] ?? element["startRef"])?.value ?? ""
      if code.isEnd {
        if head != nil { run.names.append("/" + id) }
        continue
      }
      // The end of a span has the hints of its start where it does not name them.
      if code.name == "ec", element["canReorder"] == nil, element["startRef"] != nil { continue }
      switch reorder(code) {
      case "firstNo":
        close()
        head = id
        run = Run(names: [id], index: code.index)
      case "no":
        if head == nil {
          report(
            "canReorder=\"no\" goes on after a code with firstNo, and there is none before it; say firstNo here",
            (element["canReorder"]?.valueRange) ?? document.tagRange(code.index))
        } else {
          run.names.append(id)
        }
      default:
        close()
        head = nil
      }
    }
    close()
    return runs
  }
}
