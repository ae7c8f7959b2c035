internal import CatalogModel
internal import SourceText

/// Makes the JSON of a catalog whose keys are ways through objects.
struct MessageJSONEncoder {
  /// The fields that a format has.
  struct FieldNames {
    let layout: String
    let path: String
    var attributes: String?
  }

  /// The syntax of the texts.
  var syntax: TextSyntax { catalog.syntax }
  private let catalog: Catalog
  private let texts: ResourceTexts
  private let isNested: Bool
  private let fields: FieldNames
  private var tree = MessageJSONTree()

  init(
    _ catalog: Catalog, in locale: String?, _ format: some CatalogFormat, isNested: Bool,
    fields: FieldNames
  ) throws(CatalogWriteError) {
    self.catalog = catalog
    self.isNested = isNested
    self.fields = fields
    texts = try ResourceTexts(of: catalog, in: locale, format.capabilities)
    for field in catalog.otherFields where field.name != fields.layout {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
    }
  }

  /// Makes the file.
  ///
  /// - Parameter body: Adds the texts of an entry.
  mutating func encode(
    _ body: (inout MessageJSONEncoder, Entry, Message, [MessagePathStep]) throws(CatalogWriteError)
      -> Void
  ) throws(CatalogWriteError) -> [UInt8] {
    for entry in catalog.entries {
      for field in entry.otherFields
      where field.name != fields.path && field.name != fields.attributes {
        throw refusal(.unsupportedField(field.name), entry)
      }
      let path = try path(of: entry)
      if let value = entry.otherValue {
        try add(value, at: path, entry)
      } else if let message = texts.message(of: entry) {
        if message.root.otherValue != nil { throw refusal(.valueBesideFields, entry) }
        try texts.check(message, of: entry)
        try body(&self, entry, message, path)
      }
    }
    do throws(MessageJSONRefusal) {
      return try MessageJSONPrinter.print(tree.value)
    } catch {
      throw CatalogWriteError(kind: error.kind, subject: .init(locale: texts.locale))
    }
  }

  private func path(of entry: Entry) throws(CatalogWriteError) -> [MessagePathStep] {
    if case .array(let values)? = entry.otherFields[fields.path] {
      let steps = values.compactMap(MessagePathStep.init)
      guard steps.count == values.count, !steps.isEmpty else {
        throw refusal(.unsupportedField(fields.path), entry)
      }
      return steps
    }
    guard isNested, entry.key.utf8.contains(UInt8(ascii: ".")) else { return [.name(entry.key)] }
    return entry.key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { .name(String(decoding: $0, as: UTF8.self)) }
  }

  /// Adds a value.
  mutating func add(
    _ value: FieldValue, at path: [MessagePathStep], _ entry: Entry
  ) throws(CatalogWriteError) {
    do throws(MessageJSONRefusal) {
      try tree.add(value, at: path)
    } catch {
      throw refusal(error.kind, entry)
    }
  }

  /// Refuses a state that the format cannot tell.
  func check(_ unit: StringUnit, of entry: Entry, _ variation: String? = nil)
    throws(CatalogWriteError)
  {
    try texts.check(unit, of: entry, variation)
    if let field = unit.otherFields.first { throw refusal(.unsupportedField(field.name), entry) }
  }

  /// Returns the error of a part of an entry.
  func refusal(_ kind: CatalogWriteError.Kind, _ entry: Entry) -> CatalogWriteError {
    CatalogWriteError(kind: kind, subject: .init(key: entry.key, locale: texts.locale))
  }
}
