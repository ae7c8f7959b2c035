public import CatalogModel
public import SourceText

/// Reads tables for spreadsheets; ``SpreadsheetFormat`` says what stands in them.
///
/// What makes no sense is a diagnostic of the rule `catalog-parse`, a key that stands twice one of `duplicate-key`.
public struct SpreadsheetReader: CatalogReader {
  private let separator: SpreadsheetFormat.Separator
  private let options: ReadingOptions

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - separator: What parts the cells; with `comma` the first row tells commas, semicolons and tabs apart.
  ///   - options: The language of the source texts and the syntax of the texts.
  public init(
    separator: SpreadsheetFormat.Separator, _ options: ReadingOptions = ReadingOptions()
  ) {
    self.separator = separator
    self.options = options
  }

  /// Reads a file.
  ///
  /// Takes linear time.
  public func read(_ file: SourceFile) -> Parsed<Catalog> {
    let text: DecodedText
    do {
      text = try TextFile.decode(file)
    } catch {
      let catalog = Catalog(sourceLanguage: options.assumedSourceLanguage)
      return Parsed(value: catalog, diagnostics: [error.diagnostic])
    }
    var collector = SpreadsheetCollector(
      text, separator: separator == .tab ? CellScanner.tab : nil,
      sourceLanguage: options.sourceLanguage)
    collector.readAll()
    let catalog = Catalog(
      sourceLanguage: collector.sourceLanguage, entries: collector.entries,
      syntax: options.syntax ?? .printf, escapes: CellEscapes(separator: collector.separator))
    if collector.hasConflictMarker, let conflict = ConflictMarkers.diagnostic(in: file) {
      return Parsed(value: catalog, diagnostics: [conflict])
    }
    let diagnostics =
      collector.diagnostics
      + RepeatedKeys.diagnostics(
        in: catalog.entries, locale: catalog.sourceLanguage,
        conflict: { key in
          "“\(key)” stands twice here, and nobody knows which of the two rows counts; remove one"
        })
    return Parsed(value: catalog, diagnostics: diagnostics.sortedByPlace())
  }
}

/// Makes entries of the rows of a table.
private struct SpreadsheetCollector {
  private let text: DecodedText
  private var scanner: CellScanner
  private var columns: SpreadsheetColumns
  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasConflictMarker = false

  init(_ text: DecodedText, separator: UInt8?, sourceLanguage: String?) {
    self.text = text
    scanner = CellScanner(text, separator: separator)
    columns = SpreadsheetColumns([], sourceLanguage: sourceLanguage)
    guard let header = scanner.nextRow() else { return }
    check(header)
    columns = SpreadsheetColumns(
      header.map { scanner.text(of: $0) }, sourceLanguage: sourceLanguage)
    for column in columns.repeated {
      report(
        .error, "a column with this name stands before; remove one of the two",
        header[column].range)
    }
    if columns.key == nil {
      report(
        .error, "the first row names no column for keys; name it “key”", header[0].range)
    } else if columns.locales.isEmpty {
      report(
        .error,
        "the first row names no column for a locale; name it by its identifier, such as “de” or “German [de]”",
        header[0].range)
    }
  }

  var separator: UInt8 { scanner.separator }
  var sourceLanguage: String { columns.sourceLanguage }

  mutating func readAll() {
    if let position = text.bytes.firstIndex(of: 0) {
      report(.error, "this is a NUL byte, which no text has; remove it", position..<position + 1)
    }
    guard let keyColumn = columns.key, !columns.locales.isEmpty else { return }
    let columnCount = columns.columnCount
    while let row = scanner.nextRow() {
      check(row)
      if let extra = row.dropFirst(columnCount).first(where: { !$0.range.isEmpty }) {
        report(
          .error,
          "this cell has no column in the first row; quote the text before it if it holds a separator",
          extra.range)
      }
      let key = cell(row, keyColumn)
      if key.hasPrefix("<<<<<<<") { hasConflictMarker = true }
      let range = keyColumn < row.count ? row[keyColumn].range : row[0].range
      if key.isEmpty {
        guard row.contains(where: { !$0.range.isEmpty }) else { continue }
        report(.error, "no key stands in this row; add it", range)
        continue
      }
      add(row, key, range)
    }
  }

  private mutating func check(_ row: [CellScanner.Cell]) {
    for cell in row {
      if cell.isUnterminated {
        report(
          .error, "this quotation mark has no partner; close the cell, or double the mark",
          cell.range.lowerBound - 1..<cell.range.lowerBound)
      } else if !cell.rest.isEmpty {
        report(
          .error,
          "text follows the closing quotation mark of the cell; double quotation marks in a cell",
          cell.rest)
      }
    }
  }

  private func cell(_ row: [CellScanner.Cell], _ column: Int?) -> String {
    guard let column, column < row.count else { return "" }
    return scanner.text(of: row[column])
  }

  private func range(_ range: Range<Int>) -> SourceRange {
    text.sourceRange(range.lowerBound, range.upperBound)
  }

  private mutating func add(_ row: [CellScanner.Cell], _ key: String, _ keyRange: Range<Int>) {
    let context = cell(row, columns.context)
    guard let steps = steps(row, key) else { return }
    let isNext =
      !steps.isEmpty && entries.last?.key == key && (entries.last?.context ?? "") == context
    if !isNext { entries.append(entry(row, key, keyRange, context)) }
    for locale in columns.locales {
      guard let unit = unit(row, locale) else { continue }
      insert(unit, locale.locale, steps)
    }
  }

  private func entry(
    _ row: [CellScanner.Cell], _ key: String, _ keyRange: Range<Int>, _ context: String
  ) -> Entry {
    var entry = Entry(key: key, keyRange: range(keyRange), extractionState: .manual)
    if !context.isEmpty {
      entry.context = context
      entry.contextRange = columns.context.map { range(row[$0].range) }
    }
    let comment = cell(row, columns.comment)
    if !comment.isEmpty {
      entry.comment = comment
      entry.commentRange = columns.comment.map { range(row[$0].range) }
    }
    for other in columns.others {
      let value = cell(row, other.column)
      if value.isEmpty { continue }
      entry.otherFields.append(
        Field(name: SpreadsheetFormat.columnFieldPrefix + other.name, value: .string(value)))
    }
    return entry
  }

  /// The way to the text of a row; `nil` where the cell is none, which is reported.
  private mutating func steps(_ row: [CellScanner.Cell], _ key: String) -> [VariationPath.Step]? {
    let spelling = cell(row, columns.variation)
    guard !spelling.isEmpty else { return [] }
    var parts = spelling.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1, ["zero", "one", "two", "few", "many", "other"].contains(parts[0]) {
      parts.insert("plural", at: 0)
    }
    guard parts.count.isMultiple(of: 2), !parts.contains("") else {
      report(
        .error, "“\(spelling)” is no variation; write it like “plural.one”",
        row[columns.variation ?? 0].range)
      return nil
    }
    return stride(from: 0, to: min(parts.count, 32), by: 2).map {
      VariationPath.Step(kind: Variation.Kind(spelling: parts[$0]), name: parts[$0 + 1])
    }
  }

  private func unit(_ row: [CellScanner.Cell], _ locale: SpreadsheetColumns.Locale) -> StringUnit? {
    guard locale.column < row.count else { return nil }
    let value = cell(row, locale.column)
    let state = cell(row, locale.stateColumn)
    if value.isEmpty, state.isEmpty { return nil }
    var unit = StringUnit(value: value, valueRange: range(row[locale.column].range))
    if let column = locale.stateColumn, !state.isEmpty {
      unit.state = SpreadsheetCollector.state(state)
      unit.stateRange = range(row[column].range)
    }
    return unit
  }

  /// The state that a cell means; people write it with spaces and capital letters, too.
  private static func state(_ spelling: String) -> TranslationState {
    let known = String(spelling.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
    let state = TranslationState(spelling: known)
    if case .other = state { return .other(spelling) }
    return state
  }

  private mutating func insert(
    _ unit: StringUnit, _ locale: String, _ steps: [VariationPath.Step]
  ) {
    let last = entries.count - 1
    var localizations = entries[last].localizations ?? []
    let index =
      localizations.firstIndex { $0.locale == locale }
      ?? {
        localizations.append(
          Localization(locale: locale, message: Message(root: MessageNode())))
        return localizations.count - 1
      }()
    if !localizations[index].message.root.insert(unit, at: steps[...]) {
      diagnostics.append(
        Diagnostic(
          rule: .duplicateKey, severity: .error,
          message:
            "“\(entries[last].key)” has this form twice in one locale; remove one of the rows",
          range: unit.valueRange, subject: .init(key: entries[last].key, locale: locale)))
    }
    entries[last].localizations = localizations
  }

  private mutating func report(
    _ severity: Severity, _ message: DiagnosticMessage, _ range: Range<Int>
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .catalogParse, severity: severity, message: message, range: self.range(range)))
  }
}

extension SpreadsheetColumns {
  /// The number of columns that the first row names.
  fileprivate var columnCount: Int {
    let columns =
      [key, context, comment, variation].compactMap(\.self) + repeated
      + locales.flatMap { [$0.column, $0.stateColumn ?? 0] } + others.map(\.column)
    return (columns.max() ?? -1) + 1
  }
}

extension MessageNode {
  /// Puts a text at a place of the tree; returns whether there was none.
  fileprivate mutating func insert(
    _ unit: StringUnit, at steps: ArraySlice<VariationPath.Step>
  ) -> Bool {
    guard let step = steps.first else {
      guard self.unit == nil else { return false }
      self.unit = unit
      return true
    }
    if variations.last?.kind != step.kind {
      guard !variations.contains(where: { $0.kind == step.kind }) else { return false }
      variations.append(Variation(kind: step.kind, cases: []))
    }
    let kind = variations.count - 1
    let form = variations[kind].cases.firstIndex { $0.name == step.name }
    if let form {
      return variations[kind].cases[form].node.insert(unit, at: steps.dropFirst())
    }
    var node = MessageNode()
    let isNew = node.insert(unit, at: steps.dropFirst())
    variations[kind].cases.append(Variation.Case(name: step.name, node: node))
    return isNew
  }
}
