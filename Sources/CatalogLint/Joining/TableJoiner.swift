internal import CatalogModel
internal import SourceText

/// Joins the files of tables, each of which holds one language, so that translations can be compared with their source
/// texts.
///
/// A table looks like one catalog in one file: entries are joined by their keys, and ranges count as if the files
/// stood one behind the other. The bytes themselves are not copied: who leads from a text to the file asks the
/// escapes, which know the parts.
public enum TableJoiner {
  /// Joins the files of tables.
  ///
  /// Takes linear time. Files that could not be understood stay what they are, as do those of a table of one file, and
  /// inputs that were joined already.
  ///
  /// - Parameter inputs: The files.
  /// - Returns: The tables, each in the place of its first file, and all other inputs.
  public static func join(_ inputs: [LintInput]) -> [LintInput] {
    Joined(inputs).inputs
  }

  /// Tables with the way back to the files.
  struct Joined {
    /// The tables, and the files that are no part of one.
    private(set) var inputs: [LintInput] = []
    /// For each of them the position of the file that it is; `nil` for a table.
    private(set) var origins: [Int?] = []

    init(_ files: [LintInput]) {
      let members = Dictionary(grouping: files.indices.filter { files[$0].isPart }) {
        TableName(files[$0])
      }
      guard members.contains(where: { $0.value.count > 1 }) else {
        inputs = files
        origins = files.indices.map { $0 }
        return
      }
      var unreadLocales: [TableName: Set<String>] = [:]
      for file in files where !file.isParsed {
        if let place = file.table {
          unreadLocales[TableName(file), default: []].insert(place.locale)
        }
      }
      for index in files.indices {
        let group = files[index].isPart ? members[TableName(files[index])] ?? [] : []
        if group.count < 2 {
          inputs.append(files[index])
          origins.append(index)
        } else if group.first == index {
          let unread = unreadLocales[TableName(files[index])] ?? []
          inputs.append(TableJoiner.table(of: group, in: files, unreadLocales: unread))
          origins.append(nil)
        }
      }
    }
  }

  private struct TableName: Hashable {
    let project: String
    let table: String

    init(_ input: LintInput) {
      project = input.project
      table = input.table?.table ?? ""
    }
  }

  private static func table(
    of group: [Int], in files: [LintInput], unreadLocales: Set<String>
  ) -> LintInput {
    let ordered = ordered(group, in: files)
    var parts: [TablePart] = []
    var start = 0
    for index in ordered {
      let (input, catalog) = (files[index], files[index].parsed.value)
      parts.append(
        TablePart(
          input: index, file: input.file, locale: input.table?.locale ?? catalog.sourceLanguage,
          start: start, entryCount: catalog.entries.count, escapes: catalog.escapes))
      // A byte between two files, so that the end of one is not the start of the next.
      start += input.file.bytes.count + 1
    }
    let place = files[ordered[0]].table
    let first = files[ordered[0]]
    let source = place?.sourceLanguage ?? first.parsed.value.sourceLanguage
    var merger = CatalogMerger(sourceLanguage: source, like: first.parsed.value)
    for part in parts { merger.add(files[part.input].parsed.value, of: part) }
    if parts.contains(where: { $0.escapes != nil }) {
      merger.catalog.escapes = TableEscapes(parts: parts)
    }
    return LintInput(
      file: SourceFile(path: place?.path ?? first.file.path, bytes: []),
      parsed: Parsed(
        value: merger.catalog,
        diagnostics: parts.flatMap { part in
          files[part.input].parsed.diagnostics.map { $0.shifted(by: part.start) }
        }),
      project: first.project, base: base(of: parts, in: files, sourceLanguage: source),
      format: first.format, table: nil, reread: nil, parts: parts,
      unreadLocales: unreadLocales)
  }

  /// The earlier state of a table: that of those files that have one.
  private static func base(
    of parts: [TablePart], in files: [LintInput], sourceLanguage: String
  ) -> Catalog? {
    let bases = parts.compactMap { part in files[part.input].base.map { (part, $0) } }
    guard let first = bases.first else { return nil }
    var merger = CatalogMerger(sourceLanguage: sourceLanguage, like: first.1)
    for (part, base) in bases { merger.add(base, of: part) }
    return merger.catalog
  }

  /// The source language first, then the others by their names; in one language what counts comes first.
  private static func ordered(_ group: [Int], in files: [LintInput]) -> [Int] {
    group.sorted { left, right in
      guard let first = files[left].table, let second = files[right].table else { return false }
      if first.isSource != second.isSource { return first.isSource }
      if first.locale != second.locale {
        return first.locale.utf8.lexicographicallyPrecedes(second.locale.utf8)
      }
      return first.rank != second.rank ? first.rank > second.rank : left < right
    }
  }
}

extension LintInput {
  /// Whether the file is a part of a table, and could be understood.
  fileprivate var isPart: Bool { table != nil && isParsed }
}

/// Joins the catalogs of the files of a table.
private struct CatalogMerger {
  var catalog: Catalog
  /// The entry that has a key first.
  private var positions: [ExactKey: Int] = [:]
  /// The locales of each entry.
  private var locales: [Set<String>] = []

  init(sourceLanguage: String, like first: Catalog) {
    catalog = Catalog(
      sourceLanguage: sourceLanguage, syntax: first.syntax, pluralNumbers: first.pluralNumbers)
  }

  mutating func add(_ other: Catalog, of part: TablePart) {
    var known: Set<Int> = []
    catalog.entries.reserveCapacity(catalog.entries.count + other.entries.count)
    for var entry in other.entries {
      entry.shiftRanges(by: part.start)
      if entry.syntax == nil, other.syntax != catalog.syntax { entry.syntax = other.syntax }
      let key = ExactKey(entry.key)
      guard let position = positions[key] else {
        known.insert(catalog.entries.count)
        positions[key] = catalog.entries.count
        append(entry)
        continue
      }
      // What stands in one file twice stays twice.
      guard known.insert(position).inserted else {
        append(entry)
        continue
      }
      merge(entry, into: position)
    }
  }

  private mutating func append(_ entry: Entry) {
    locales.append(Set(entry.localizations?.map(\.locale) ?? []))
    catalog.entries.append(entry)
  }

  private mutating func merge(_ entry: Entry, into position: Int) {
    if catalog.entries[position].comment == nil {
      catalog.entries[position].comment = entry.comment
      catalog.entries[position].commentRange = entry.commentRange
    }
    if entry.shouldTranslate == false { catalog.entries[position].shouldTranslate = false }
    for localization in entry.localizations ?? []
    where locales[position].insert(localization.locale).inserted {
      catalog.entries[position].localizations =
        (catalog.entries[position].localizations ?? []) + [
          localization
        ]
    }
  }
}

/// A key, which is another one where its bytes are others.
private struct ExactKey: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Diagnostic {
  /// Returns the finding with its ranges some bytes further on.
  func shifted(by distance: Int) -> Diagnostic {
    guard distance != 0 else { return self }
    var moved = self
    moved.range = range?.shifted(by: distance)
    for index in notes.indices where notes[index].path == nil {
      moved.notes[index].range = notes[index].range?.shifted(by: distance)
    }
    for fix in fixIts.indices {
      for edit in fixIts[fix].edits.indices {
        moved.fixIts[fix].edits[edit].range = fixIts[fix].edits[edit].range.shifted(by: distance)
      }
    }
    return moved
  }
}
