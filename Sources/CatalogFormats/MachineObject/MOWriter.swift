public import CatalogModel
internal import ICUKit
internal import SourceText

/// Writes MO files, byte for byte as GNU msgfmt does.
///
/// What a file cannot hold is refused, also comments and texts that are not translated or not reviewed; ``compile(_:)``
/// leaves them out, as msgfmt does. Of plural forms those that no whole number asks for are left out in both: gettext
/// counts nothing else.
public struct MOWriter: CatalogWriter {
  /// What is not in the catalog.
  public let options: WritingOptions
  /// Whether the file gets a hash table, which makes programs find texts faster.
  public let hasHashTable: Bool
  /// Whether the high byte of a number comes first.
  public let isBigEndian: Bool

  /// Creates a writer.
  public init(
    _ options: WritingOptions = WritingOptions(), hasHashTable: Bool = true,
    isBigEndian: Bool = false
  ) {
    self.options = options
    self.hasHashTable = hasHashTable
    self.isBigEndian = isBigEndian
  }

  /// Returns the content of a file that holds a catalog.
  public func write(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    if let obsolete = catalog.obsoleteEntries.first {
      throw CatalogWriteError(
        kind: .unsupported(.obsoleteEntries), subject: .init(key: obsolete.key))
    }
    try checkHeader(catalog)
    let lowering = try GettextLowering(catalog, options)
    var items: [GettextLowering.Item] = []
    for entry in catalog.entries {
      try check(entry)
      let item = try lowering.item(entry)
      let isTranslated = item.translations.first?.isEmpty == false
      if item.isFuzzy || !isTranslated {
        throw CatalogWriteError(
          kind: .unsupportedState(item.isFuzzy ? .needsReview : .new),
          subject: .init(key: entry.key, locale: lowering.locale))
      }
      items.append(item)
    }
    return try bytes(items, lowering, header: lowering.header)
  }

  /// Returns the content of a file with everything that is translated and reviewed.
  ///
  /// - Parameter catalog: The catalog, such as that of a PO file. Comments, obsolete entries, and the fields of other
  ///   formats play no part, nor does the date of the template in the header.
  /// - Throws: `CatalogWriteError` for the first translation that the format cannot hold.
  public func compile(_ catalog: Catalog) throws(CatalogWriteError) -> [UInt8] {
    let lowering = try GettextLowering(catalog, options)
    var items: [GettextLowering.Item] = []
    for entry in catalog.entries
    where !entry.otherFields.contains(where: { $0.name == POFormat.domain }) {
      let item = try lowering.item(entry)
      if !item.isFuzzy, item.translations.first?.isEmpty == false { items.append(item) }
    }
    return try bytes(items, lowering, header: lowering.header.map(MOFormat.compiledHeader))
  }

  private func checkHeader(_ catalog: Catalog) throws(CatalogWriteError) {
    for field in catalog.otherFields {
      if field.name == POFormat.header, field.value == .null { continue }
      guard field.name == POFormat.header, case .object(let members) = field.value,
        members.allSatisfy({ $0.name == "text" })
      else {
        throw CatalogWriteError(kind: .unsupportedField(field.name), subject: .init())
      }
    }
  }

  private func check(_ entry: Entry) throws(CatalogWriteError) {
    let subject = Diagnostic.Subject(key: entry.key)
    if entry.comment != nil {
      throw CatalogWriteError(kind: .unsupported(.comments), subject: subject)
    }
    if let field = entry.otherFields.first {
      throw CatalogWriteError(kind: .unsupportedField(field.name), subject: subject)
    }
  }

  private func bytes(
    _ items: [GettextLowering.Item], _ lowering: GettextLowering, header: String?
  ) throws(CatalogWriteError) -> [UInt8] {
    var strings: [(text: [UInt8], translation: [UInt8])] = []
    if let header { strings.append(([], try encoded(header, lowering, nil))) }
    for item in items {
      let key = Entry.key(item.text, context: item.context)
      for text in [item.text, item.plural, item.context].compactMap(\.self) + item.translations
      where text.utf8.contains(0) {
        throw refusal("a text of gettext cannot have a NUL character", key)
      }
      if item.context == nil, item.text.isEmpty {
        throw refusal("an empty source text without a context is the header of gettext", key)
      }
      let text = key + (item.plural.map { "\0" + $0 } ?? "")
      strings.append(
        (
          try encoded(text, lowering, key),
          try encoded(item.translations.joined(separator: "\0"), lowering, key)
        ))
    }
    strings.sort { $0.text.lexicographicallyPrecedes($1.text) }
    return file(strings)
  }

  private func refusal(_ reason: DiagnosticMessage, _ key: String?) -> CatalogWriteError {
    CatalogWriteError(kind: .unsupportedText(reason: reason), subject: .init(key: key))
  }

  private func encoded(
    _ text: String, _ lowering: GettextLowering, _ key: String?
  ) throws(CatalogWriteError) -> [UInt8] {
    guard let encoding = lowering.encoding else { return Array(text.utf8) }
    guard let bytes = encoding.encode(text) else {
      throw refusal(
        "\(encoding.name), the encoding that the header names, lacks a character of the text", key)
    }
    return bytes
  }

  private func file(_ strings: [(text: [UInt8], translation: [UInt8])]) -> [UInt8] {
    let headerByteCount = 28
    let count = strings.count
    let hashTable =
      hasHashTable ? MOHashTable.table(of: strings.map { $0.text.prefix { $0 != 0 } }) : []
    let tableStart = headerByteCount + count * 16
    var offset = tableStart + hashTable.count * 4
    var file: [UInt8] = []
    append(
      [
        0x9504_12DE, 0, count, headerByteCount, headerByteCount + count * 8, hashTable.count,
        tableStart,
      ], to: &file)
    for part in [strings.map(\.text), strings.map(\.translation)] {
      for string in part {
        append([string.count, offset], to: &file)
        offset += string.count + 1
      }
    }
    append(hashTable.map(Int.init), to: &file)
    for part in [strings.map(\.text), strings.map(\.translation)] {
      for string in part { file += string + [0] }
    }
    return file
  }

  private func append(_ numbers: [Int], to file: inout [UInt8]) {
    for number in numbers {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
      file += isBigEndian ? bytes.reversed() : bytes
    }
  }
}
