public import CatalogModel
internal import SourceText
internal import StructuredText

/// Writes texts of Ruby on Rails as Ruby’s Psych does, without breaking lines: entries in the order of the catalog.
public struct RailsYAMLWriter: CatalogWriter {
  private let locale: String?

  /// Creates a writer.
  ///
  /// - Parameter locale: The locale whose texts are written; `nil` for the only one of a catalog.
  public init(locale: String? = nil) { self.locale = locale }

  /// Returns the content of a file of texts.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` for the first part that such a file cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = try ResourceTexts(of: catalog, in: locale, RailsYAMLFormat().capabilities)
    if let field = catalog.otherFields.first {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
    }
    var tree = MessageJSONTree()
    for entry in catalog.entries { try add(entry, texts, to: &tree) }
    let writer = YAMLWriter()
    writer.beginMapping()
    writer.write(key: texts.locale)
    writer.write(tree.value)
    writer.endMapping()
    guard let bytes = writer.finish() else {
      throw CatalogWriteError(
        kind: .unsupportedText(reason: "a text holds characters that YAML cannot hold"),
        subject: .init(locale: texts.locale))
    }
    return bytes
  }

  private func add(
    _ entry: Entry, _ texts: ResourceTexts, to tree: inout MessageJSONTree
  ) throws(CatalogWriteError) {
    func refusal(_ kind: CatalogWriteError.Kind) -> CatalogWriteError {
      CatalogWriteError(kind: kind, subject: .init(key: entry.key, locale: texts.locale))
    }
    for field in entry.otherFields where field.name != RailsYAMLFormat.pathField {
      throw refusal(.unsupportedField(field.name))
    }
    guard let path = path(of: entry) else {
      throw refusal(.unsupportedField(RailsYAMLFormat.pathField))
    }
    func add(_ value: FieldValue, at path: [MessagePathStep]) throws(CatalogWriteError) {
      do throws(MessageJSONRefusal) { try tree.add(value, at: path) } catch {
        throw refusal(error.kind)
      }
    }
    if let value = entry.otherValue { return try add(value, at: path) }
    guard let message = texts.message(of: entry) else { return }
    try texts.check(message, of: entry)
    if message.root.otherValue != nil { throw refusal(.valueBesideFields) }
    if let unit = message.root.unit {
      guard message.root.variations.isEmpty else { throw refusal(.valueBesideFields) }
      if let value = try value(of: unit, entry, texts) { try add(value, at: path) }
    }
    for variation in message.root.variations {
      guard variation.kind == .plural, variation.otherValue == nil else {
        throw refusal(.unsupported(.plurals))
      }
      for form in variation.cases {
        guard form.node.variations.isEmpty, form.node.otherFields.isEmpty,
          form.node.otherValue == nil,
          RailsYAMLDecoder.pluralCategories.contains(form.name)
        else { throw refusal(.unsupported(.plurals)) }
        guard let unit = form.node.unit, let value = try value(of: unit, entry, texts) else {
          continue
        }
        try add(value, at: path + [.name(form.name)])
      }
    }
  }

  private func path(of entry: Entry) -> [MessagePathStep]? {
    if case .array(let values)? = entry.otherFields[RailsYAMLFormat.pathField] {
      let steps = values.compactMap(MessagePathStep.init)
      return steps.count == values.count && !steps.isEmpty ? steps : nil
    }
    return entry.key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { .name(String(decoding: $0, as: UTF8.self)) }
  }

  /// A text, or as a number what is written without quotation marks.
  private func value(
    of unit: StringUnit, _ entry: Entry, _ texts: ResourceTexts
  ) throws(CatalogWriteError) -> FieldValue? {
    try texts.check(unit, of: entry)
    guard let text = unit.value else { return nil }
    for field in unit.otherFields where field.name != RailsYAMLFormat.typeField {
      throw CatalogWriteError(
        kind: .unsupportedField(field.name),
        subject: .init(key: entry.key, locale: texts.locale))
    }
    let type = unit.otherFields.string(RailsYAMLFormat.typeField)
    return type == YAMLScalarType(ofPlain: text).rawValue ? .number(text) : .string(text)
  }
}

extension YAMLWriter {
  /// Numbers, `true` and `false` are keys as they are: i18n looks them up so.
  fileprivate func write(key: String) {
    let isPlain =
      key == "true" || key == "false" || YAMLScalarType(ofPlain: key) == .integer
    write(key, isPlain ? .plain : YAMLNode.Style(of: key))
  }

  fileprivate func write(_ value: FieldValue) {
    switch value {
    case .null: write("", .plain)
    case .bool(let isTrue): write(isTrue ? "true" : "false", .plain)
    case .number(let text): write(text, .plain)
    case .string(let text): write(text, YAMLNode.Style(of: text))
    case .array(let elements):
      beginSequence(isEmpty: elements.isEmpty)
      for element in elements { write(element) }
      endSequence()
    case .object(let members):
      beginMapping(isEmpty: members.isEmpty)
      for member in members {
        write(key: member.name)
        write(member.value)
      }
      endMapping()
    }
  }
}

extension YAMLNode.Style {
  /// The style that Psych chooses for a text.
  fileprivate init(of text: String) {
    let startsWithMark = text.unicodeScalars.first.map { !$0.isWordCharacter } ?? false
    if text.utf8.dropLast().contains(0x0A) {
      self = .literal
    } else if ["y", "Y", "n", "N"].contains(text)
      || startsWithMark && !text.utf8.dropFirst().contains(UInt8(ascii: "\""))
    {
      self = .doubleQuoted
    } else if text == "<<" || YAMLScalarType(ofPlain: text) != .string {
      self = .singleQuoted
    } else {
      self = .plain
    }
  }
}

extension Unicode.Scalar {
  /// Whether Ruby’s regular expressions count a character among those of words.
  fileprivate var isWordCharacter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
