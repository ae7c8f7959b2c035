public import CatalogModel
internal import SourceText

/// Writes texts of i18next, JSON version 4: two spaces a level, entries in the order of the catalog, a line end at the
/// end.
public struct I18nextWriter: CatalogWriter {
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
    let layout = catalog.otherFields.string(I18nextFormat.layoutField)
    var encoder = try MessageJSONEncoder(
      catalog, in: locale, I18nextFormat(), isNested: layout != "flat",
      fields: .init(layout: I18nextFormat.layoutField, path: I18nextFormat.pathField))
    return try encoder.encode { encoder, entry, message, path throws(CatalogWriteError) in
      if let unit = message.root.unit, let text = unit.value {
        try encoder.check(unit, of: entry)
        try encoder.add(.string(text), at: path, entry)
      }
      for variation in message.root.variations {
        try add(variation, at: path, entry, &encoder)
      }
    }
  }

  private func add(
    _ variation: Variation, at path: [MessagePathStep], _ entry: Entry,
    _ encoder: inout MessageJSONEncoder
  ) throws(CatalogWriteError) {
    let isOrdinal = variation.kind == I18nextFormat.ordinalKind
    guard isOrdinal || variation.kind == .plural, variation.otherValue == nil,
      case .name(let base)? = path.last
    else { throw encoder.refusal(.unsupported(.plurals), entry) }
    for form in variation.cases {
      guard form.node.variations.isEmpty, form.node.otherFields.isEmpty,
        form.node.otherValue == nil
      else { throw encoder.refusal(.unsupported(.plurals), entry) }
      guard let unit = form.node.unit, let text = unit.value else { continue }
      try encoder.check(unit, of: entry, "\(variation.kind.spelling).\(form.name)")
      let name = base + (isOrdinal ? "_ordinal_" : "_") + form.name
      try encoder.add(.string(text), at: path.dropLast() + [.name(name)], entry)
    }
  }
}
