internal import CatalogModel
internal import CompiledCatalog
internal import LocaleCore
internal import MessageSyntax

/// What is compiled, in the order of the file: tables by name, keys by table and bytes, locales by tag.
struct CompilationPlan {
  struct Table {
    let name: String
    let sourceLocale: Int
    let syntax: TextSyntax
    let keys: Range<Int>
  }

  struct Key {
    let table: Int
    let entry: Entry
    let arguments: EntryArguments
  }

  struct Locale {
    let tag: String
    /// The localizations by ascending key.
    var messages: [(key: Int, localization: Localization)]
  }

  private(set) var tables: [Table] = []
  private(set) var keys: [Key] = []
  private(set) var locales: [Locale]

  private var tags: [String: String] = [:]

  init(_ catalogs: [CatalogTable], _ options: CompileOptions) throws(CompileError) {
    locales = []
    let catalogs = catalogs.sorted { UTF8Text.precedes($0.name, $1.name) }
    for (previous, next) in zip(catalogs, catalogs.dropFirst())
    where UTF8Text(previous.name) == UTF8Text(next.name) {
      throw CompileError(table: next.name, problem: .duplicateTable)
    }
    for catalog in catalogs where catalog.name.utf8.count > CompiledLayout.maximumNameByteCount {
      throw CompileError(table: catalog.name, problem: .tooLarge)
    }
    var messages: [String: [(key: Int, localization: Localization)]] = [:]
    var sources: [String] = []
    var ranges: [Range<Int>] = []
    for (number, catalog) in catalogs.enumerated() {
      let source = tag(of: catalog.catalog.sourceLanguage)
      messages[source, default: []] += []
      sources.append(source)
      let first = keys.count
      try add(catalog, number: number, source: source, to: &messages)
      ranges.append(first..<keys.count)
    }
    if let wanted = options.locales.map({ Set($0.map { LocaleTag($0).identifier }) }) {
      messages = messages.filter { wanted.contains($0.key) || sources.contains($0.key) }
    }
    let ordered = messages.keys.sorted(by: UTF8Text.precedes)
    locales = ordered.map { Locale(tag: $0, messages: messages[$0] ?? []) }
    for (index, catalog) in catalogs.enumerated() {
      let source = ordered.firstIndex(of: sources[index]) ?? 0
      tables.append(
        Table(
          name: catalog.name, sourceLocale: source, syntax: catalog.catalog.syntax,
          keys: ranges[index]))
    }
  }

  /// The canonical tag of a spelling.
  private mutating func tag(of spelling: String) -> String {
    if let tag = tags[spelling] { return tag }
    let tag = LocaleTag(spelling).identifier
    tags[spelling] = tag
    return tag
  }

  private mutating func add(
    _ table: CatalogTable, number: Int, source: String,
    to messages: inout [String: [(key: Int, localization: Localization)]]
  ) throws(CompileError) {
    var seen: Set<UTF8Text> = []
    let entries = table.catalog.entries.filter { seen.insert(UTF8Text($0.key)).inserted }
    for entry in entries.sorted(by: { UTF8Text.precedes($0.key, $1.key) }) {
      guard entry.otherValue == nil else {
        throw CompileError(table: table.name, key: entry.key, problem: .malformed)
      }
      var sourceLocalization: Localization?
      var locales: Set<String> = []
      for localization in entry.localizations ?? [] {
        let tag = tag(of: localization.locale)
        guard locales.insert(tag).inserted else { continue }
        if tag == source { sourceLocalization = localization }
        messages[tag, default: []].append((keys.count, localization))
      }
      keys.append(
        Key(
          table: number, entry: entry,
          arguments: (entry.syntax ?? table.catalog.syntax) == .printf
            ? EntryArguments(entry: entry, source: sourceLocalization) : .formatted))
    }
  }
}
