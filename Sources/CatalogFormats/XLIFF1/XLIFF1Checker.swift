internal import SourceText
internal import StructuredText

/// Finds what XLIFF 1.2 forbids in a document and what readers of it trip over: elements and attributes that are missing
/// or in the wrong place, identifiers that stand twice, codes without their partner.
struct XLIFF1Checker {
  private let xml: XMLDocument
  private var diagnostics: [Diagnostic] = []
  private let rootPrefix: Substring

  /// Returns what is wrong in a document, in its order.
  ///
  /// - Parameters:
  ///   - xml: The document.
  ///   - locale: The locale of the translations where the document does not say it.
  static func check(_ xml: XMLDocument, locale: String?) -> [Diagnostic] {
    var checker = XLIFF1Checker(xml: xml)
    for node in checker.elements(of: 0) {
      if xml.local(node) == "file" {
        checker.checkFile(node, locale: locale)
      } else if checker.isOwn(node) {
        checker.reportMisplaced(node, in: 0)
      }
    }
    if !checker.elements(of: 0).contains(where: { xml.local($0) == "file" }) {
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
    guard let attribute = xml.attribute(node, named: name),
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
      switch xml.local(child) {
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
    for child in elements(of: node) {
      switch xml.local(child) {
      case "group": checkBody(child, &identifiers, &hasTarget)
      case "trans-unit": checkUnit(child, &identifiers, &hasTarget)
      case "bin-unit": require(["id", "mime-type"], of: child)
      default:
        let isGroup = xml.local(node) == "group"
        if isOwn(child), !isGroup || !known.contains(xml.local(child)) {
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

  private mutating func checkUnit(
    _ node: Int, _ identifiers: inout IdentifierScope, _ hasTarget: inout Bool
  ) {
    require(["id"], of: node)
    if let id = xml.attribute(node, named: "id"), let first = identifiers.insert(id) {
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey, severity: .error,
          message: "the identifier “\(id.value)” is taken already; give one of the two another",
          range: id.valueRange, subject: .init(key: id.value),
          notes: [.init(message: "it stands here first", range: first.valueRange)]))
    }
    for name in ["translate", "approved"] { check(name, of: node, .yesNo) }
    check("xml:space", of: node, .word(["default", "preserve"]))
    checkParts(of: node, &hasTarget)
  }

  private mutating func checkParts(of node: Int, _ hasTarget: inout Bool) {
    var rank = -1
    for child in elements(of: node) where isOwn(child) {
      let name = xml.local(child)
      guard let place = XLIFF1Checker.order.firstIndex(of: name) else {
        if !XLIFF1Checker.others.contains(name) { reportMisplaced(child, in: node) }
        if name == "note" { check("priority", of: child, .positiveInteger(upTo: 10)) }
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
        check("state", of: child, .wordOrExtension(XLIFF1State.known))
      }
      checkInline(child)
    }
    if !elements(of: node).contains(where: { xml.local($0) == "source" }) {
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
      let name = xml.local(node)
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

extension XMLDocument {
  /// The prefix of the name of an element; empty where it has none.
  fileprivate func prefix(_ node: Int) -> Substring {
    let name = name(node)
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return "" }
    return name[..<colon]
  }
}

extension String {
  fileprivate var withHyphens: String { String(map { $0 == "_" ? "-" : $0 }) }
}
