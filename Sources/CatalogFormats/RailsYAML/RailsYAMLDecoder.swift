internal import CatalogModel
internal import LocaleCore
internal import SourceText
internal import StructuredText

/// Makes entries of the pairs of a YAML document.
struct RailsYAMLDecoder {
  /// The way to a value.
  private struct Place {
    var key = ""
    var path: [MessagePathStep] = []
    /// Whether the way cannot be told from the key: it leads through a list, or a name has a dot.
    var isIrregular = false
    var keyRange: SourceRange?
    var depth = 0

    func appending(_ step: MessagePathStep, at range: SourceRange?) -> Place {
      var place = self
      place.key = path.isEmpty ? step.name : key + "." + step.name
      place.path.append(step)
      place.keyRange = range
      place.depth += 1
      switch step {
      case .position: place.isIrregular = true
      case .name(let name):
        place.isIrregular = isIrregular || name.isEmpty || name.utf8.contains(UInt8(ascii: "."))
      }
      return place
    }
  }

  /// How many values all aliases of a file may stand for.
  static let maximumAliasedValues = 100_000
  static let pluralCategories: Set = ["zero", "one", "two", "few", "many", "other"]

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let file: SourceFile
  private let expectedLocale: String?
  private var locale: String
  private var anchors: [String: YAMLNode] = [:]
  private var aliasedValues = 0
  private var hasToldOfAliases = false
  /// How many aliases lead to the value that is being read.
  private var aliasDepth = 0
  private var positions: [ExactName: Int] = [:]
  private var hasSeveralLocales = false

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - locale: The locale that diagnostics name before the file says one.
  ///   - expectedLocale: The locale that the path says.
  init(_ file: SourceFile, locale: String, expectedLocale: String?) {
    self.file = file
    self.locale = locale
    self.expectedLocale = expectedLocale
  }

  /// Reads the document.
  mutating func decode(_ root: YAMLNode) {
    collectAnchors(root)
    guard case .mapping(let pairs) = root.content else {
      return report(
        "found \(root.typeName) where the name of a language and its texts were expected, as in “en:”",
        at: root.range)
    }
    reportDuplicates(in: pairs, at: Place())
    hasSeveralLocales = pairs.count > 1
    for (key, value) in pairs {
      guard let name = name(of: key, at: Place()) else { continue }
      locale = name
      if let expectedLocale, !hasSeveralLocales,
        LocaleTag(expectedLocale).identifier != LocaleTag(name).identifier
      {
        report(
          "the texts are those of “\(name)”, and the name of the file says “\(expectedLocale)”; make the two the same",
          at: key.range, severity: .warning)
      }
      switch resolved(value).content {
      case .mapping: decode(value, at: Place())
      case .scalar(let text, _) where text.isEmpty: break
      default:
        report(
          "“\(name)” is \(value.typeName) where the texts of a language were expected; write its keys below it",
          at: value.range)
      }
    }
  }

  private mutating func collectAnchors(_ node: YAMLNode) {
    if let anchor = node.anchor { anchors[anchor] = node }
    switch node.content {
    case .scalar, .alias: break
    case .sequence(let elements): for element in elements { collectAnchors(element) }
    case .mapping(let pairs):
      for (key, value) in pairs {
        collectAnchors(key)
        collectAnchors(value)
      }
    }
  }

  /// What an alias stands for; any other value is itself.
  private func resolved(_ node: YAMLNode) -> YAMLNode {
    guard case .alias(let name) = node.content, let target = anchors[name] else { return node }
    return target
  }

  private mutating func decode(_ node: YAMLNode, at place: Place) {
    guard place.depth <= YAMLDocument.maximumDepth, countAliased(node) else { return }
    var value = node
    if case .alias = node.content {
      value = resolved(node)
      aliasDepth += 1
    }
    defer { if case .alias = node.content { aliasDepth -= 1 } }
    switch value.content {
    case .scalar(let text, let style):
      var unit = unit(text, style, value)
      // A text that stands elsewhere is not changed for one of its keys.
      if case .alias = node.content { unit.valueRange = node.range }
      append(MessageNode(unit: unit), at: place)
    case .sequence(let elements):
      if elements.isEmpty { return append(.array([]), at: place) }
      for (position, element) in elements.enumerated() {
        decode(element, at: place.appending(.position(position), at: element.range))
      }
    case .mapping(let pairs):
      if pairs.isEmpty { return append(.object([]), at: place) }
      if !place.path.isEmpty { reportDuplicates(in: pairs, at: place) }
      let pairs = merged(pairs, at: place)
      if !place.path.isEmpty, let forms = forms(pairs) {
        append(forms, at: place)
      } else {
        for (key, value) in pairs {
          guard let name = name(of: key, at: place) else { continue }
          decode(value, at: place.appending(.name(name), at: key.textRange(in: file.bytes)))
        }
      }
    case .alias:
      report("this alias leads to itself; write the text out", at: node.range)
    }
  }

  /// Counts a value that aliases stand for; returns `false` where there are too many.
  private mutating func countAliased(_ node: YAMLNode) -> Bool {
    let isAlias = if case .alias = node.content { true } else { false }
    guard aliasDepth > 0 || isAlias else { return true }
    aliasedValues += 1
    if aliasedValues <= RailsYAMLDecoder.maximumAliasedValues, aliasDepth < 20 { return true }
    if !hasToldOfAliases {
      report(
        "the aliases stand for more than \(RailsYAMLDecoder.maximumAliasedValues) values, or lead to themselves; write out what this one stands for",
        at: node.range)
    }
    hasToldOfAliases = true
    return false
  }

  /// The pairs with those that `<<` takes over from others; own ones count more.
  private mutating func merged(
    _ pairs: [(key: YAMLNode, value: YAMLNode)], at place: Place
  ) -> [(key: YAMLNode, value: YAMLNode)] {
    guard pairs.contains(where: { $0.key.isMergeKey }) else { return pairs }
    var known = Set(pairs.compactMap(\.key.text))
    var result: [(key: YAMLNode, value: YAMLNode)] = []
    for (key, value) in pairs {
      guard key.isMergeKey else {
        result.append((key, value))
        continue
      }
      let sources: [YAMLNode] =
        if case .sequence(let elements) = value.content { elements } else { [value] }
      for source in sources {
        guard case .mapping(let inherited) = resolved(source).content else {
          report(
            "“<<” takes over the pairs of another value, and this is \(source.typeName); name an alias of pairs",
            at: source.range)
          continue
        }
        for pair in inherited where pair.key.text.map({ known.insert($0).inserted }) ?? false {
          guard countAliased(source) else { return result }
          result.append(pair)
        }
      }
    }
    return result
  }
}

// Entries.
extension RailsYAMLDecoder {
  /// The plural forms that pairs are; `nil` where they are anything else.
  private mutating func forms(_ pairs: [(key: YAMLNode, value: YAMLNode)]) -> MessageNode? {
    guard pairs.contains(where: { $0.key.text == "other" }) else { return nil }
    for (key, value) in pairs {
      guard let name = key.text, RailsYAMLDecoder.pluralCategories.contains(name),
        case .scalar = resolved(value).content
      else { return nil }
    }
    var cases: [Variation.Case] = []
    for (key, value) in pairs {
      let target = resolved(value)
      guard case .scalar(let text, let style) = target.content else { continue }
      var unit = unit(text, style, target)
      if case .alias = value.content { unit.valueRange = value.range }
      cases.append(
        Variation.Case(
          name: key.text ?? "", nameRange: key.textRange(in: file.bytes),
          node: MessageNode(unit: unit)))
    }
    return MessageNode(variations: [Variation(kind: .plural, cases: cases)])
  }

  private mutating func unit(
    _ text: String, _ style: YAMLNode.Style, _ node: YAMLNode
  ) -> StringUnit {
    var unit = StringUnit(value: text, valueRange: node.textRange(in: file.bytes))
    if let tag = node.tag, tag != "tag:yaml.org,2002:str", tag != "!" {
      report(
        "the tag “\(tag)” makes something else of this text, and Rails refuses it; remove the tag",
        at: node.range, severity: .warning)
    }
    guard style == .plain, node.tag == nil else { return unit }
    let type = YAMLScalarType(ofPlain: text)
    if type == .boolean, text != "true", text != "false" {
      reportBoolean(text, at: node.range)
    } else if type != .string {
      unit.otherFields = [Field(name: RailsYAMLFormat.typeField, value: .string(type.rawValue))]
    }
    return unit
  }

  private mutating func append(_ node: MessageNode, at place: Place) {
    let localization = Localization(locale: locale, message: Message(root: node))
    if hasSeveralLocales, let position = positions[ExactName(place.key)],
      entries[position].localizations?.contains(where: { $0.locale == locale }) == false
    {
      entries[position].localizations?.append(localization)
      return
    }
    var entry = entry(at: place)
    entry.localizations = [localization]
    if hasSeveralLocales { positions[ExactName(place.key)] = entries.count }
    entries.append(entry)
  }

  private mutating func append(_ value: FieldValue, at place: Place) {
    var entry = entry(at: place)
    entry.otherValue = value
    entries.append(entry)
  }

  private func entry(at place: Place) -> Entry {
    var entry = Entry(key: place.key, keyRange: place.keyRange, extractionState: .manual)
    if place.isIrregular {
      entry.otherFields = [
        Field(name: RailsYAMLFormat.pathField, value: .array(place.path.map(\.fieldValue)))
      ]
    }
    return entry
  }
}

// Findings.
extension RailsYAMLDecoder {
  private mutating func report(
    _ message: DiagnosticMessage, at range: SourceRange, severity: Severity = .error,
    key: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: severity, message: message, range: range,
        subject: .init(key: key, locale: locale)))
  }

  private mutating func reportBoolean(_ text: String, at range: SourceRange) {
    report(
      "“\(text)” without quotation marks is a truth value for Ruby and no text; put it in quotation marks",
      at: range, severity: .warning)
  }

  /// The name that a key is, with a finding where Ruby makes something else of it.
  private mutating func name(of key: YAMLNode, at place: Place) -> String? {
    guard case .scalar(let text, let style) = resolved(key).content else {
      report(
        "the key is \(key.typeName); if a text begins with “{{” or “[”, put it in quotation marks",
        at: key.range, key: place.key)
      return nil
    }
    if style == .plain, text != "true", text != "false",
      YAMLScalarType(ofPlain: text) == .boolean
    {
      reportBoolean(text, at: key.range)
    }
    // A symbol is the key without its colon.
    let isSymbol = style == .plain && YAMLScalarType(ofPlain: text) == .symbol
    return isSymbol ? String(text.dropFirst()) : text
  }

  private mutating func reportDuplicates(
    in pairs: [(key: YAMLNode, value: YAMLNode)], at place: Place
  ) {
    guard aliasDepth == 0 else { return }
    var firsts: [ExactName: YAMLNode] = [:]
    for (key, _) in pairs {
      guard let text = key.text, !key.isMergeKey else { continue }
      guard let first = firsts[ExactName(text)] else {
        firsts[ExactName(text)] = key
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey, severity: .error,
          message:
            "“\(text)” stands twice here; Ruby keeps the last one and silently drops the other: merge them into one",
          range: key.range,
          subject: .init(
            key: place.path.isEmpty ? text : place.key + "." + text, locale: locale),
          notes: [.init(message: "it stands here first", range: first.range)]))
    }
  }
}

extension YAMLNode {
  /// The text of a scalar.
  fileprivate var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether a key takes over the pairs of another value.
  fileprivate var isMergeKey: Bool {
    if case .scalar("<<", .plain) = content { true } else { false }
  }

  /// What a value is, in running text.
  fileprivate var typeName: String {
    switch content {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a group of keys"
    case .alias: "an alias"
    }
  }
}
