internal import CatalogModel
internal import MessageSyntax
internal import SourceText
internal import StructuredText

/// Makes a message of one entry of a `.stringsdict` file.
struct StringsDictionaryDecoder {
  /// The keys that have a meaning in such a file.
  enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    static let rule = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let categories = ["zero", "one", "two", "few", "many", "other"]
  }

  private(set) var diagnostics: [Diagnostic] = []
  private let subject: Diagnostic.Subject
  private var substitutions: [Substitution] = []
  private var takenNames: Set<ExactName> = []

  /// Starts an entry.
  init(key: String, locale: String) { subject = .init(key: key, locale: locale) }

  /// Returns the message of an entry.
  mutating func message(_ member: PropertyListNode.Member) -> Message {
    let root = node(member.node, path: [])
    VariablePositions.assign(to: &substitutions, textsOf: root)
    return Message(root: root, substitutions: substitutions)
  }

  /// Returns the node of an entry, or of a form: a text, or a dictionary with rules.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - path: The names of the forms that lead to it.
  private mutating func node(_ node: PropertyListNode, path: [String]) -> MessageNode {
    if let text = node.string {
      return MessageNode(unit: StringUnit(value: text, valueRange: node.range))
    }
    guard let members = node.members else {
      report("found \(node.description) where a text or a dictionary was expected", node.range)
      var result = MessageNode()
      result.otherValue = node.fieldValue
      return result
    }
    reportDuplicates(members)
    if let rule = members.first(where: { $0.key == Name.rule }) {
      if path.isEmpty {
        report(
          """
          this rule stands in the place of an entry; move it into a variable, and add \(Name.format) with \
          a text that names the variable, as in %#@count@
          """, rule.keyRange)
      }
      return pluralNode(node, members, path: path)
    }
    return rulesNode(node, members, path: path)
  }

  private mutating func rulesNode(
    _ node: PropertyListNode, _ members: [PropertyListNode.Member], path: [String]
  ) -> MessageNode {
    var result = MessageNode()
    var variables: [PropertyListNode.Member] = []
    for member in counted(members) {
      switch member.key {
      case Name.format:
        guard let text = member.node.string else {
          reportType(member, "a text")
          result.otherFields.append(member.field)
          continue
        }
        result.unit = StringUnit(value: text, valueRange: member.node.range)
      case Name.width: append(.width, member, to: &result, path: path)
      case Name.device: append(.device, member, to: &result, path: path)
      default:
        if member.node.members != nil {
          variables.append(member)
        } else {
          report(
            "“\(member.key)” is \(member.node.description); expected a variable, which is a dictionary",
            member.node.range)
          result.otherFields.append(member.field)
        }
      }
    }
    add(variables, to: &result, path: path)
    check(result, members, range: node.range)
    return result
  }

  /// Reports an entry that does not say what it is, or says it twice.
  private mutating func check(
    _ node: MessageNode, _ members: [PropertyListNode.Member], range: SourceRange
  ) {
    let rules = members.filter { [Name.format, Name.width, Name.device].contains($0.key) }
    if rules.isEmpty {
      report(
        """
        this entry has no text; expected \(Name.format), \(Name.width) or \(Name.device)
        """, SourceRange(range.start, range.start))
    } else if node.variations.count + (node.unit == nil ? 0 : 1) > 1, let last = rules.last {
      report(
        """
        \(rules[0].key) and \(last.key) stand in one entry, and only one of them counts; move one \
        into the forms of the other
        """, last.keyRange)
    }
  }

  private mutating func append(
    _ kind: Variation.Kind, _ member: PropertyListNode.Member, to node: inout MessageNode,
    path: [String]
  ) {
    guard let forms = member.node.members else {
      reportType(member, "a dictionary of forms")
      node.otherFields.append(member.field)
      return
    }
    reportDuplicates(forms)
    var variation = Variation(kind: kind, kindRange: member.keyRange, cases: [])
    for form in counted(forms) {
      variation.cases.append(
        Variation.Case(
          name: form.key, nameRange: form.keyRange,
          node: self.node(form.node, path: path + [form.key])))
    }
    node.variations.append(variation)
  }
}

// Variables and their plural rules.
extension StringsDictionaryDecoder {
  private mutating func add(
    _ variables: [PropertyListNode.Member], to node: inout MessageNode, path: [String]
  ) {
    var names = VariableNames()
    for variable in variables where takenNames.contains(ExactName(variable.key)) {
      var name = ([variable.key] + path).joined(separator: ".")
      while takenNames.contains(ExactName(name)) { name += "_" }
      names.rename(variable.key, to: name)
    }
    takenNames.formUnion(variables.map { ExactName(names.name($0.key)) })
    if let text = node.unit?.value { node.unit?.value = names.renamed(text) }
    for variable in variables {
      var substitution = substitution(variable, path: path)
      substitution.name = names.name(variable.key)
      names.rename(in: &substitution.root)
      substitutions.append(substitution)
    }
  }

  private mutating func substitution(
    _ variable: PropertyListNode.Member, path: [String]
  ) -> Substitution {
    let members = variable.node.members ?? []
    reportDuplicates(members)
    var substitution = Substitution(
      name: variable.key, nameRange: variable.keyRange, root: MessageNode())
    let rule = members.first { $0.key == Name.rule }
    guard let rule, rule.node.string == Name.pluralRule else {
      report(
        """
        the variable “\(variable.key)” needs \(Name.rule) with the value \(Name.pluralRule), which is the \
        only rule that is known
        """, rule?.node.range ?? variable.keyRange)
      substitution.root.otherFields = members.map(\.field)
      return substitution
    }
    let valueType = members.last { $0.key == Name.valueType }
    if let valueType, let specifier = checkedSpecifier(valueType) {
      substitution.formatSpecifier = specifier
      substitution.formatSpecifierRange = valueType.node.range
    }
    substitution.root = forms(members, rule: rule, path: path + [variable.key])
    checkForms(of: substitution)
    return substitution
  }

  /// Returns the node of a plural rule that stands where a text could: it counts the argument of the message.
  private mutating func pluralNode(
    _ node: PropertyListNode, _ members: [PropertyListNode.Member], path: [String]
  ) -> MessageNode {
    guard let rule = members.first(where: { $0.key == Name.rule }),
      rule.node.string == Name.pluralRule
    else {
      report("expected \(Name.pluralRule), which is the only rule that is known", node.range)
      var result = MessageNode()
      result.otherFields = members.map(\.field)
      return result
    }
    return forms(members, rule: rule, path: path)
  }

  private mutating func forms(
    _ members: [PropertyListNode.Member], rule: PropertyListNode.Member, path: [String]
  ) -> MessageNode {
    var node = MessageNode()
    var variation = Variation(kind: .plural, kindRange: rule.node.range, cases: [])
    for member in counted(members) where ![Name.rule, Name.valueType].contains(member.key) {
      guard Name.categories.contains(member.key) else {
        report(
          "“\(member.key)” is no plural category; expected zero, one, two, few, many or other",
          member.keyRange)
        node.otherFields.append(member.field)
        continue
      }
      variation.cases.append(
        Variation.Case(
          name: member.key, nameRange: member.keyRange,
          node: self.node(member.node, path: path + [member.key])))
    }
    if !variation.cases.isEmpty { node.variations = [variation] }
    return node
  }

  /// Returns the value type of a variable, and reports it where it is no number.
  ///
  /// That is no error for certain: a program may pass a number as an object.
  private mutating func checkedSpecifier(_ member: PropertyListNode.Member) -> String? {
    guard let specifier = member.node.string else {
      reportType(member, "a text such as lld")
      return nil
    }
    if !formatsNumber(specifier) {
      report(
        """
        “\(specifier)” formats no number, and plural forms are chosen by one; expected a conversion \
        such as d, lld or f
        """, member.node.range, severity: .warning)
    }
    return specifier.isEmpty ? nil : specifier
  }

  private func formatsNumber(_ specifier: String) -> Bool {
    let text = "%" + specifier
    guard let placeholder = PrintfText(parsing: text).placeholders.first,
      placeholder.range == 0..<text.utf8.count,
      case .conversion(let conversion) = placeholder.kind
    else { return false }
    return conversion.formatsNumber
  }

  /// Reports texts of a variable that format its number as something else.
  ///
  /// The first placeholder without a position takes the argument of the variable.
  private mutating func checkForms(of substitution: Substitution) {
    guard let specifier = substitution.formatSpecifier, formatsNumber(specifier) else { return }
    substitution.root.forEachUnit(at: VariationPath()) { _, unit in
      guard let text = unit.value, PrintfText.mayHoldPlaceholders(text),
        let first = PrintfText(parsing: text).ignoringProse().placeholders
          .first(where: { $0.explicitPosition == nil && $0.argument == 1 }),
        case .conversion(let conversion) = first.kind, !conversion.formatsNumber,
        let range = unit.valueRange
      else { return }
      report(
        """
        \(first.spelling(in: text)) takes the number that “\(substitution.name)” is chosen by, because it comes \
        first; number the placeholders
        """, range, severity: .warning)
    }
  }
}

extension PrintfConversion {
  fileprivate var formatsNumber: Bool {
    switch argumentType {
    case .integer, .floatingPoint: true
    default: false
    }
  }
}

// What is wrong.
extension StringsDictionaryDecoder {
  /// The members that count: of those with one key the last, as for Apple's readers.
  private func counted(_ members: [PropertyListNode.Member]) -> [PropertyListNode.Member] {
    let repetitions = PropertyListFile.duplicates(in: members)
    guard !repetitions.isEmpty else { return members }
    var last: [Int: Int] = [:]
    for (first, repeated) in repetitions { last[first] = repeated }
    let repeated = Set(repetitions.map(\.repeated))
    return members.indices.filter { !repeated.contains($0) }.map { members[last[$0] ?? $0] }
  }

  private mutating func reportDuplicates(_ members: [PropertyListNode.Member]) {
    diagnostics += PropertyListFile.duplicateDiagnostics(in: members, of: subject)
  }

  private mutating func reportType(_ member: PropertyListNode.Member, _ expected: String) {
    report(
      "“\(member.key)” is \(member.node.description); expected \(expected)", member.node.range)
  }

  private mutating func report(
    _ message: DiagnosticMessage, _ range: SourceRange, severity: Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: severity, message: message, range: range, subject: subject))
  }
}
