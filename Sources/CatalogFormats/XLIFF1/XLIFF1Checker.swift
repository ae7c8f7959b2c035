internal import SourceText
internal import StructuredText

/// Finds what XLIFF 1.2 forbids in a document and what readers of it trip over: elements and attributes that are missing
/// or in the wrong place, identifiers that stand twice, codes without their partner.
struct XLIFF1Checker {
  private let xml: XMLDocument
  private var diagnostics: [Diagnostic] = []
  private let rootPrefix: String

  /// Returns what is wrong in a document, in its order.
  ///
  /// - Parameters:
  ///   - xml: The document.
  ///   - locale: The locale of the translations where the document does not say it.
  static func check(_ xml: XMLDocument, locale: String?) -> [Diagnostic] {
    var checker = XLIFF1Checker(xml: xml)
    for node in checker.elements(of: 0) {
      if xml.localName(node) == "file" {
        checker.checkFile(node, locale: locale)
      } else if checker.isOwn(node) {
        checker.reportMisplaced(node, in: 0)
      }
    }
    if !checker.elements(of: 0).contains(where: { xml.localName($0) == "file" }) {
      checker.report("<xliff> needs <file> in it; add what is missing", xml.tagRange(0))
    }
    return checker.diagnostics.sortedByPlace()
  }

  private init(xml: XMLDocument) {
    self.xml = xml
    rootPrefix = xml.prefix(0)
  }

  private mutating func report(
    _ message: DiagnosticMessage, _ range: SourceRange, severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(rule: .catalogParse, severity: severity, message: message, range: range))
  }

  private func elements(of node: Int) -> [Int] {
    xml.childNodes(of: node).filter { xml.kind($0) == .element }
  }

  /// Whether an element is one of XLIFF: its prefix is that of the root.
  private func isOwn(_ node: Int) -> Bool { xml.prefix(node) == rootPrefix }

  private mutating func reportMisplaced(_ node: Int, in parent: Int) {
    report(
      "<\(xml.name(node))> cannot stand in <\(xml.name(parent))>; move or remove it",
      xml.tagRange(node))
  }

  private mutating func require(_ names: [String], of node: Int) {
    for name in names where xml.attribute(node, named: name) == nil {
      report("<\(xml.name(node))> needs the attribute “\(name)”; add it", xml.tagRange(node))
    }
  }

  private mutating func check(_ name: String, of node: Int, _ type: XLIFF2ValueType) {
    guard xml.attributeCount(node) > 0, let attribute = xml.attribute(node, named: name),
      let refusal = type.refusal(of: attribute.value)
    else { return }
    report(refusal, attribute.valueRange)
  }

  private mutating func checkFile(_ node: Int, locale: String?) {
    require(["original", "source-language", "datatype"], of: node)
    for name in ["source-language", "target-language"] {
      guard let language = xml.attribute(node, named: name) else { continue }
      // Some tools write an underscore, which does no harm.
      let tag = language.value.withHyphens
      if let refusal = XLIFF2ValueType.language.refusal(of: tag) {
        report(refusal, language.valueRange)
      }
    }
    var identifiers = IdentifierScope()
    var hasTarget = false
    var hasBody = false
    for child in elements(of: node) {
      switch xml.localName(child) {
      case "header" where hasBody:
        report("<header> stands too late; move it before <body>", xml.tagRange(child))
      case "header": break
      case "body" where hasBody:
        report("a second <body> in <file>; only one may stand there", xml.tagRange(child))
      case "body":
        hasBody = true
        checkBody(child, &identifiers, &hasTarget)
      default: if isOwn(child) { reportMisplaced(child, in: node) }
      }
    }
    if !hasBody { report("<file> needs <body> in it; add what is missing", xml.tagRange(node)) }
    if hasTarget, xml.attribute(node, named: "target-language") == nil, locale == nil {
      report(
        "there are targets, and the file does not say their language; add target-language",
        xml.tagRange(node), severity: .warning)
    }
  }

  private mutating func checkBody(
    _ node: Int, _ identifiers: inout IdentifierScope, _ hasTarget: inout Bool
  ) {
    let known: Set = ["context-group", "count-group", "prop-group", "note"]
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      switch xml.localName(child) {
      case "group": checkBody(child, &identifiers, &hasTarget)
      case "trans-unit": checkUnit(child, &identifiers, &hasTarget)
      case "bin-unit": require(["id", "mime-type"], of: child)
      default:
        let isGroup = xml.localName(node) == "group"
        if isOwn(child), !isGroup || !known.contains(xml.localName(child)) {
          reportMisplaced(child, in: node)
        }
      }
    }
  }
}

// Units.
extension XLIFF1Checker {
  /// What stands in a unit, in this order.
  private static let order = ["source", "seg-source", "target"]
  /// What stands behind it, in any order.
  private static let others = ["note", "alt-trans", "context-group", "count-group", "prop-group"]
  /// The attributes that inline elements need.
  private static let inlineAttributes = [
    "g": ["id"], "x": ["id"], "bx": ["id"], "ex": ["id"], "bpt": ["id"], "ept": ["id"],
    "ph": ["id"], "it": ["id", "pos"], "mrk": ["mtype"], "sub": [],
  ]

  private static let unitNames = ["translate", "approved"]
  private static let identifierName = ["id"]
  private static let space = XLIFF2ValueType.word(["default", "preserve"])
  private static let state = XLIFF2ValueType.wordOrExtension(XLIFF1State.known)
  private static let priority = XLIFF2ValueType.positiveInteger(upTo: 10)

  private mutating func checkUnit(
    _ node: Int, _ identifiers: inout IdentifierScope, _ hasTarget: inout Bool
  ) {
    if let id = xml.attribute(node, named: "id") {
      if let first = identifiers.insert(id) { reportDuplicate(id, first) }
    } else {
      require(XLIFF1Checker.identifierName, of: node)
    }
    if xml.attributeCount(node) > 0 {
      for name in XLIFF1Checker.unitNames { check(name, of: node, .yesNo) }
      check("xml:space", of: node, XLIFF1Checker.space)
    }
    checkParts(of: node, &hasTarget)
  }

  private mutating func reportDuplicate(
    _ id: XMLDocument.Attribute, _ first: XMLDocument.Attribute
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .duplicateKey, severity: .error,
        message: "the identifier “\(id.value)” is taken already; give one of the two another",
        range: id.valueRange, subject: .init(key: id.value),
        notes: [.init(message: "it stands here first", range: first.valueRange)]))
  }

  private mutating func checkParts(of node: Int, _ hasTarget: inout Bool) {
    var rank = -1
    var hasSource = false
    for child in xml.childNodes(of: node) where xml.kind(child) == .element {
      let name = xml.localName(child)
      if name == "source" { hasSource = true }
      guard isOwn(child) else { continue }
      guard let place = XLIFF1Checker.order.firstIndex(of: name) else {
        if !XLIFF1Checker.others.contains(name) { reportMisplaced(child, in: node) }
        if name == "note" { check("priority", of: child, XLIFF1Checker.priority) }
        rank = max(rank, 3)
        continue
      }
      if place == rank {
        report("a second <\(name)> in <trans-unit>; only one may stand there", xml.tagRange(child))
      } else if place < rank {
        report(
          "<\(xml.name(child))> stands too late in <trans-unit>; move it to the front, behind what it follows",
          xml.tagRange(child))
      }
      rank = max(rank, place)
      if name == "target" {
        hasTarget = true
        check("state", of: child, XLIFF1Checker.state)
      }
      checkInline(child)
    }
    if !hasSource {
      report("<trans-unit> needs <source> in it; add what is missing", xml.tagRange(node))
    }
  }

  private mutating func checkInline(_ text: Int) {
    guard xml.childNodes(of: text).contains(where: { xml.kind($0) == .element }) else { return }
    var partners: [String: [String: Int]] = [:]
    var codes: [Int] = []
    var pending = elements(of: text)
    while let node = pending.popLast() {
      guard isOwn(node) else { continue }
      codes.append(node)
      pending += elements(of: node)
    }
    for node in codes.sorted() {
      let name = xml.localName(node)
      guard let names = XLIFF1Checker.inlineAttributes[name] else {
        reportMisplaced(node, in: text)
        continue
      }
      require(names, of: node)
      guard ["bx", "ex", "bpt", "ept"].contains(name),
        let id = xml.attribute(node, named: "rid") ?? xml.attribute(node, named: "id")
      else { continue }
      partners[name, default: [:]][id.value] = node
    }
    checkPartners(partners, "bx", "ex")
    checkPartners(partners, "bpt", "ept")
  }

  private mutating func checkPartners(
    _ codes: [String: [String: Int]], _ start: String, _ end: String
  ) {
    for (own, other) in [(start, end), (end, start)] {
      for (id, node) in codes[own] ?? [:] where codes[other]?[id] == nil {
        report(
          "<\(own)> “\(id)” has no <\(other)> in the text; add it, or write <it> for a code alone",
          xml.tagRange(node))
      }
    }
    for (id, node) in codes[end] ?? [:] {
      guard let first = codes[start]?[id], first > node else { continue }
      report("<\(end)> “\(id)” stands before its <\(start)>; swap them", xml.tagRange(node))
    }
  }
}

extension String {
  fileprivate var withHyphens: String { String(map { $0 == "_" ? "-" : $0 }) }
}
