internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore

/// Where the messages for one reader are looked for, in each table of a bundle.
@safe final class LocaleChain: Sendable {
  /// One locale of a table.
  ///
  /// Its objects are those of the bundle and of the process, and are not counted.
  @safe struct Step {
    /// Where its messages are.
    let messages: LocaleMessages
    /// How its messages are formatted.
    let format: Unmanaged<FormatLocale>
  }

  /// A table with its locales; one in a damaged file has no keys and no locales.
  ///
  /// Its objects are those of the bundle, and are not counted.
  @safe struct Table {
    let catalog: Unmanaged<CompiledCatalog>
    let number: TableNumber
    let keys: Range<UInt32>
    /// The locales, best first; the source language is the last one.
    let steps: UnsafeBufferPointer<Step>
  }

  /// The tables by their positions, which live as long as the chain does.
  @safe struct Tables: @unchecked Sendable {
    let rows: UnsafeBufferPointer<Table>
  }

  /// The tables by their positions.
  let tables: Tables
  /// The locale that serves best, with the region and the extensions that were asked for.
  let resolved: CatalogLocale
  /// What the steps refer to.
  private let formats: [FormatLocale]

  /// Finds the locales for a reader.
  ///
  /// CLDR's matcher chooses among all locales of the bundle, so that its tables speak one language. Behind the best
  /// match come its parents, then the matches of what else the reader understands, and the source language.
  init(for locale: CatalogLocale, tables: [BundleTable], matcher: LocaleMatcher?) {
    var chosen: [(tag: String, format: String)] = []
    var requests = [locale.preferences]
    if locale.preferences.count > 1 { requests += locale.preferences.map { [$0] } }
    for request in requests {
      guard let match = matcher?.bestMatch(for: request) else { continue }
      for tag in Self.chain(of: match, for: request) {
        guard !chosen.contains(where: { $0.tag == tag.identifier }) else { continue }
        chosen.append((tag.identifier, match.resolved.identifier))
      }
    }
    var formats: [FormatLocale] = []
    let rows = tables.map { table in
      let last = (tag: table.source.tag, format: table.source.tag)
      let chain = chosen.contains { $0.tag == last.tag } ? chosen : chosen + [last]
      // The file is compared with its checksum here, before any text of it is taken.
      let isSound = table.file.isSound
      let steps = (isSound ? chain : []).compactMap { tag, format -> Step? in
        guard let locale = table.file.locales[tag],
          let messages = table.file.catalog.messages(ofLocale: locale)
        else { return nil }
        let format = FormatLocale.locale(format)
        formats.append(format)
        return unsafe Step(
          messages: messages, format: .passUnretained(format))
      }
      return unsafe Table(
        catalog: .passUnretained(table.file.catalog), number: table.number,
        keys: isSound ? table.file.catalog.keys(of: table.number) : 0..<0,
        steps: UnsafeBufferPointer(copying: steps))
    }
    self.tables = unsafe Tables(rows: UnsafeBufferPointer(copying: rows))
    self.formats = formats
    let resolved = chosen.first?.format ?? tables.first?.source.tag ?? "und"
    self.resolved = CatalogLocale(LocaleTag(resolved))
  }

  /// The locale that serves and its parents; where it is itself a parent of the locale that it serves, those in
  /// between come before it: `en-AU` has `en-001` before `en`, which the matcher takes for as good.
  private static func chain(of match: LocaleMatcher.Match, for request: [String]) -> [LocaleTag] {
    let supported = LocaleTag(match.supported)
    if let index = match.desiredIndex {
      let desired = LocaleTag(request[index]).fallbackChain
      if desired.contains(supported) { return desired }
    }
    return supported.fallbackChain
  }

  deinit {
    for index in unsafe tables.rows.indices { unsafe tables.rows[index].steps.deallocate() }
    unsafe tables.rows.deallocate()
  }
}

extension UnsafeBufferPointer {
  /// Allocates a copy of an array.
  fileprivate init(copying elements: [Element]) {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = unsafe copy.initialize(fromContentsOf: elements)
    self.init(copy)
  }
}
