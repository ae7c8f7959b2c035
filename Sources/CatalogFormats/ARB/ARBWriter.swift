public import CatalogModel
internal import SourceText

/// Writes Application Resource Bundles: two spaces a level, `@@locale` first where the catalog has it, each description
/// behind its message, a line end at the end.
public struct ARBWriter: CatalogWriter {
  private let locale: String?

  /// Creates a writer.
  ///
  /// - Parameter locale: The locale whose texts are written; `nil` for the only one of a catalog.
  public init(locale: String? = nil) { self.locale = locale }

  /// Returns the content of a bundle.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` for the first part that a bundle cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let texts = try ResourceTexts(of: catalog, in: locale, ARBFormat().capabilities)
    let known = [ARBFormat.localeField, ARBFormat.escapingField, ARBFormat.afterField]
    for field in catalog.otherFields where !known.contains(field.name) {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
    }
    let usesEscaping = catalog.otherFields[ARBFormat.escapingField] == .bool(true)
    var members: [Field] = []
    if let spelling = catalog.otherFields.string(ARBFormat.localeField) {
      members.append(
        Field(name: "@@locale", value: .string(locale.map(ARBWriter.spelling) ?? spelling)))
    }
    for entry in catalog.entries { members += try self.members(of: entry, texts, usesEscaping) }
    members += catalog.otherFields.object(ARBFormat.afterField) ?? []
    do throws(MessageJSONRefusal) {
      return try MessageJSONPrinter.print(.object(members))
    } catch {
      throw CatalogWriteError(kind: error.kind, subject: .init(locale: texts.locale))
    }
  }

  /// A locale as Dart spells it.
  private static func spelling(of locale: String) -> String {
    String(locale.map { $0 == "-" ? "_" : $0 })
  }

  private func members(
    of entry: Entry, _ texts: ResourceTexts, _ usesEscaping: Bool
  ) throws(CatalogWriteError) -> [Field] {
    func refusal(_ kind: CatalogWriteError.Kind) -> CatalogWriteError {
      CatalogWriteError(kind: kind, subject: .init(key: entry.key, locale: texts.locale))
    }
    for field in entry.otherFields
    where field.name != ARBFormat.attributesField && field.name != ARBFormat.beforeField {
      throw refusal(.unsupportedField(field.name))
    }
    let value: FieldValue
    if let other = entry.otherValue {
      value = other
    } else {
      guard let message = texts.message(of: entry) else { return [] }
      try texts.check(message, of: entry)
      if message.root.otherValue != nil { throw refusal(.valueBesideFields) }
      guard message.root.variations.isEmpty else { throw refusal(.unsupported(.plurals)) }
      guard let unit = message.root.unit, let text = unit.value else { return [] }
      try texts.check(unit, of: entry)
      if let field = unit.otherFields.first { throw refusal(.unsupportedField(field.name)) }
      guard let spelling = usesEscaping ? text : ARBText.encode(text) else {
        throw refusal(
          .unsupportedText(
            reason: "a brace that is shown needs use-escaping: true, which the file does not have"))
      }
      value = .string(spelling)
    }
    if entry.key.hasPrefix("@") {
      throw refusal(.unsupportedText(reason: "a key that begins with @ describes another one"))
    }
    var members = entry.otherFields.object(ARBFormat.beforeField) ?? []
    members.append(Field(name: entry.key, value: value))
    if let description = description(of: entry) {
      members.append(Field(name: "@" + entry.key, value: description))
    }
    return members
  }

  private func description(of entry: Entry) -> FieldValue? {
    let comment = entry.comment.map { [Field(name: "description", value: .string($0))] } ?? []
    switch entry.otherFields[ARBFormat.attributesField] {
    case .object(let members)?: return .object(comment + members)
    case let value?: return value
    case nil: return comment.isEmpty ? nil : .object(comment)
    }
  }
}
