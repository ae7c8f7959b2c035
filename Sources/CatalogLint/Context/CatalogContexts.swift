internal import CatalogModel
internal import SourceText

/// Several catalogs, with what each has to know of the others, to be looked at in parts.
struct CatalogContexts: Sendable {
  /// A part of the work: some entries of one file.
  struct Part: Sendable {
    /// The position of the file.
    let input: Int
    /// The positions of the entries.
    let entries: Range<Int>
  }

  private static let entryCount = 256

  private let inputs: [LintInput]
  private let listedLocales: [String]
  private let spelling: SpellingOptions?
  private let usedLocales: [[UsedLocale]]
  private let siblings: [[CatalogContext.SiblingLocale]]
  private let tables: TableMates
  /// The earlier states that the catalogs are compared with.
  let bases: [BaseCatalog?]

  /// Finds out what the catalogs have in common.
  ///
  /// - Parameters:
  ///   - inputs: The catalogs of one or several projects.
  ///   - listedLocales: The locales that must be there; empty leaves that to the catalogs.
  ///   - spelling: How words are looked up; `nil` where nobody asks for that.
  init(_ inputs: [LintInput], listedLocales: [String], spelling: SpellingOptions? = nil) {
    self.inputs = inputs
    self.spelling = spelling
    self.listedLocales = listedLocales
    let usedLocales = parallelMap(inputs.count) { UsedLocale.all(in: inputs[$0].parsed.value) }
    self.usedLocales = usedLocales
    let project = listedLocales.isEmpty ? ProjectLocales(inputs, usedLocales) : nil
    siblings = inputs.map { $0.format.isBilingual ? [] : project?.locales(besides: $0) ?? [] }
    tables = TableMates(inputs)
    bases = parallelMap(inputs.count) { index in
      inputs[index].base.map { BaseCatalog($0, comparedWith: inputs[index].parsed.value) }
    }
  }

  /// The parts of all files that could be understood, in their order; an empty file is one part.
  var parts: [Part] {
    inputs.indices.filter { inputs[$0].isParsed }.flatMap { input in
      let count = inputs[input].parsed.value.entries.count
      return stride(from: 0, to: max(count, 1), by: Self.entryCount).map {
        Part(input: input, entries: $0..<min($0 + Self.entryCount, count))
      }
    }
  }

  /// Makes the context of a file; it belongs to the thread that asks for it.
  func context(_ index: Int) -> CatalogContext {
    let input = inputs[index]
    return CatalogContext(
      file: input.file, catalog: input.parsed.value, usedLocales: usedLocales[index],
      listedLocales: listedLocales, siblingLocales: siblings[index],
      tableMates: tables.before(input), readerDiagnostics: input.parsed.diagnostics,
      base: bases[index], spelling: spelling, format: input.format,
      unreadLocales: input.unreadLocales)
  }
}
