public import CatalogModel
internal import SourceText

/// Writes messages of ICU in JSON: two spaces a level, entries in the order of the catalog, a line end at the end.
public struct ICUJSONWriter: CatalogWriter {
  private let locale: String?

  /// Creates a writer.
  ///
  /// - Parameter locale: The locale whose texts are written; `nil` for the only one of a catalog.
  public init(locale: String? = nil) { self.locale = locale }

  /// Returns the content of a file of messages.
  ///
  /// - Parameter catalog: The catalog.
  /// - Throws: `CatalogWriteError` for the first part that such a file cannot hold.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let layout = catalog.otherFields.string(ICUJSONFormat.layoutField)
    let description =
      layout.map { MessageDescription(rawValue: $0) }
      ?? (ICUJSONWriter.needsDescriptions(catalog.entries) ? .defaultMessage : nil)
    var encoder = try MessageJSONEncoder(
      catalog, in: locale, ICUJSONFormat(), isNested: layout == "nested",
      fields: .init(
        layout: ICUJSONFormat.layoutField, path: ICUJSONFormat.pathField,
        attributes: ICUJSONFormat.attributesField))
    return try encoder.encode { encoder, entry, message, path throws(CatalogWriteError) in
      guard message.root.variations.isEmpty else {
        throw encoder.refusal(.unsupported(.plurals), entry)
      }
      guard let unit = message.root.unit, let text = unit.value else { return }
      try encoder.check(unit, of: entry)
      try encoder.add(value(text, entry, description, encoder), at: path, entry)
    }
  }

  /// Whether entries have more than texts.
  static func needsDescriptions(_ entries: [Entry]) -> Bool {
    entries.contains {
      $0.comment != nil || $0.otherFields[ICUJSONFormat.attributesField] != nil
    }
  }

  private func value(
    _ text: String, _ entry: Entry, _ description: MessageDescription?,
    _ encoder: MessageJSONEncoder
  ) throws(CatalogWriteError) -> FieldValue {
    let syntax = entry.syntax ?? encoder.syntax
    guard let description else {
      if entry.comment != nil { throw encoder.refusal(.unsupported(.comments), entry) }
      if entry.otherFields[ICUJSONFormat.attributesField] != nil {
        throw encoder.refusal(.unsupportedField(ICUJSONFormat.attributesField), entry)
      }
      if syntax == .plain { throw encoder.refusal(.unsupportedSyntax(syntax), entry) }
      return .string(text)
    }
    if syntax == .plain, description != .message {
      throw encoder.refusal(.unsupportedSyntax(syntax), entry)
    }
    var members = [Field(name: description.rawValue, value: .string(text))]
    if let comment = entry.comment {
      members.append(Field(name: description.commentName, value: .string(comment)))
    }
    members += entry.otherFields.object(ICUJSONFormat.attributesField) ?? []
    return .object(members)
  }
}
