internal import CatalogModel
internal import SourceText
internal import StructuredText

// Values of an expected type; another type is reported and kept as another field.
extension StringCatalogDecoder {
  /// What the names of the members of an object are.
  enum Names {
    case key
    case locale
    case field
  }

  /// Calls a closure for every member of an object, in the order of the file.
  ///
  /// Of fields with the same name the first counts; the closures keep the others as they are.
  mutating func forEachMember(
    of object: Int, _ body: (inout StringCatalogDecoder, Int) -> Void
  ) {
    var nothing: Void = ()
    forEachMember(of: object, into: &nothing) { decoder, member, _ in body(&decoder, member) }
  }

  /// Calls a closure for every member of an object, with a value that it completes.
  ///
  /// A value that is handed in is moved where one that a closure captures would be copied.
  @inline(__always)
  mutating func forEachMember<Value>(
    of object: Int, named names: Names = .field, into value: inout Value,
    _ body: (inout StringCatalogDecoder, Int, inout Value) -> Void
  ) {
    reportDuplicates(in: object, named: names)
    var member = json.firstChild(of: object)
    let end = json.end(of: object)
    while member < end {
      body(&self, member, &value)
      member = json.next(after: member)
    }
  }

  mutating func string(_ node: Int) -> String? {
    if let text = json.string(node) { return text }
    reportType(node, "a string")
    return nil
  }

  mutating func bool(_ node: Int) -> Bool? {
    switch json.kind(node) {
    case .true: return true
    case .false: return false
    default:
      reportType(node, "true or false")
      return nil
    }
  }

  mutating func integer(_ node: Int) -> Int? {
    if let digits = json.number(node), let integer = Int(digits), String(integer) == digits {
      return integer
    }
    reportType(node, "a whole number such as 1")
    return nil
  }

  /// Returns whether a field is an object, and reports it where it is none.
  mutating func expectObject(_ node: Int) -> Bool {
    if json.kind(node) == .object { return true }
    reportType(node, "an object")
    return false
  }

  /// Returns whether a node is an object, and reports it by what it stands for where it is none.
  mutating func expectObject(_ node: Int, _ what: String) -> Bool {
    if json.kind(node) == .object { return true }
    report(
      .catalogParse, "found \(typeName(node)) where \(what) was expected, which is an object",
      at: json.range(node))
    return false
  }

  /// Reports a value of the wrong type; `null` is taken for an absent value, as Apple's tools do.
  mutating func reportType(_ node: Int, _ expected: String) {
    guard json.kind(node) != .null else { return }
    report(
      .catalogParse,
      "“\(json.name(node))” is \(typeName(node)); expected \(expected)", at: json.range(node))
  }

  func typeName(_ node: Int) -> String {
    switch json.kind(node) {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a truth value"
    case .null: "null"
    }
  }

  mutating func reportDuplicates(in object: Int, named names: Names) {
    let duplicates = json.duplicates(in: object)
    guard !duplicates.isEmpty else { return }
    let removals = RepeatedMembers(duplicates, in: object, json)
    for (first, repeated) in duplicates {
      let name = shortened(json.name(repeated))
      var subject = subject
      switch names {
      case .key: subject.key = name
      case .locale: subject.locale = name
      case .field: break
      }
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey, severity: .error,
          message: """
            “\(name)” stands twice in this object; readers of JSON keep one of the two \
            and silently drop the other: merge them into one
            """,
          range: json.nameRange(repeated), subject: subject,
          notes: [.init(message: "it stands here first", range: json.nameRange(first))],
          fixIts: removals.fixIt(for: repeated).map { [$0] } ?? []))
    }
  }

  /// A name as reports show it: a long one is damage, and would make them unreadable.
  func shortened(_ name: String) -> String {
    let limit = 80
    return name.utf8.count > StringCatalogReader.maximumKeyByteCount
      ? name.prefix(limit) + "…" : name
  }

  mutating func report(
    _ rule: RuleID, _ message: DiagnosticMessage, at range: SourceRange
  ) {
    diagnostics.append(
      Diagnostic(rule: rule, severity: .error, message: message, range: range, subject: subject))
  }

  func field(_ member: Int) -> Field {
    Field(name: json.name(member), nameRange: json.nameRange(member), value: fieldValue(member))
  }

  func fieldValue(_ node: Int) -> FieldValue {
    switch json.kind(node) {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(json.number(node) ?? "")
    case .string: .string(json.string(node) ?? "")
    case .array: .array(json.children(of: node).map(fieldValue))
    case .object: .object(json.children(of: node).map(field))
    }
  }
}
