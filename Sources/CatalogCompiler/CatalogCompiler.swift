internal import CatalogModel
internal import CompiledCatalog
internal import ICUKit
internal import LocaleCore
internal import MessageSyntax

/// Compiles catalogs into one file that a program reads without parsing.
///
/// What is shipped is what a program can show: every text that is there, whatever its state. Left out are texts
/// without a value, empty texts of state `new` or of none, forms and localizations that have nothing else,
/// substitutions that no text refers to, comments, and whatever the model does not know. Of several entries with
/// one key, localizations with one locale and forms with one name the first counts, as for the linter.
public struct CatalogCompiler {
  private let options: CompileOptions
  private let maximumErrorCount: Int
  private var pools = MessagePools()
  private var plan: CompilationPlan
  private var errors: [CompileError] = []

  /// Compiles catalogs.
  ///
  /// The same catalogs give the same bytes, in whatever order the tables and their entries are.
  ///
  /// - Parameters:
  ///   - tables: The catalogs; no two have the same name.
  ///   - options: What goes into the file.
  /// - Returns: The file, in the layout of Documentation/CompiledFormat.md.
  /// - Throws: What cannot be represented, and where it is.
  public static func compile(
    _ tables: [CatalogTable], options: CompileOptions = CompileOptions()
  ) throws(CompileError) -> [UInt8] {
    var compiler = try CatalogCompiler(tables, options, maximumErrorCount: 1)
    return try compiler.file()
  }

  /// Compiles catalogs, and goes on behind an error to find the others.
  ///
  /// - Parameters:
  ///   - tables: The catalogs; no two have the same name.
  ///   - options: What goes into the file.
  ///   - maximumErrorCount: After how many errors to give up; at least 1.
  /// - Returns: The file, or what cannot be represented: at most one error for each message, by locale and key.
  package static func compile(
    _ tables: [CatalogTable], options: CompileOptions, maximumErrorCount: Int
  ) -> Result<[UInt8], CompileErrors> {
    do throws(CompileError) {
      var compiler = try CatalogCompiler(tables, options, maximumErrorCount: maximumErrorCount)
      do throws(CompileError) {
        let bytes = try compiler.file()
        return .success(bytes)
      } catch {
        return .failure(CompileErrors(first: compiler.errors, last: error))
      }
    } catch {
      return .failure(CompileErrors(first: [], last: error))
    }
  }

  private init(
    _ tables: [CatalogTable], _ options: CompileOptions, maximumErrorCount: Int
  ) throws(CompileError) {
    self.options = options
    self.maximumErrorCount = maximumErrorCount
    plan = try CompilationPlan(tables, options)
  }

  private mutating func file() throws(CompileError) -> [UInt8] {
    // Keys come first in the pool: looking a key up then reads no pages of texts.
    var file = FileWriter()
    let keys = try self.keys()
    file.add(.tables, try tables())
    file.add(.keys, keys)
    file.add(.index, index())
    let (locales, plurals) = try self.locales()
    if let error = errors.popLast() { throw error }
    file.add(.locales, locales)
    file.add(.plurals, plurals)
    var messages = ByteWriter()
    for word in pools.records.words { messages.append32(word) }
    file.add(.messages, messages)
    file.add(.strings, pools.strings.writer)
    guard let bytes = file.file() else { throw tooLarge }
    return bytes
  }

  private var tooLarge: CompileError {
    CompileError(table: plan.tables.first?.name ?? "", problem: .tooLarge)
  }

  private mutating func text(_ text: String) throws(CompileError) -> UInt32 {
    do { return try pools.text(text) } catch { throw tooLarge }
  }

  private mutating func keys() throws(CompileError) -> ByteWriter {
    var writer = ByteWriter()
    for key in plan.keys {
      let offset = try text(key.entry.key)
      let isExtracted = key.entry.extractionState == nil
      writer.append32(
        offset | (isExtracted ? 1 << 30 : 0) | (key.arguments.isFormatted ? 1 << 31 : 0))
    }
    return writer
  }

  private mutating func tables() throws(CompileError) -> ByteWriter {
    var writer = ByteWriter()
    writer.append32(UInt32(plan.tables.count))
    writer.append32(0)
    for table in plan.tables {
      writer.append32(try text(table.name))
      let syntax = SourceSyntax(table.syntax).rawValue << CompiledLayout.syntaxShift
      writer.append32(UInt32(table.sourceLocale) | syntax)
      writer.append32(UInt32(table.keys.lowerBound))
      writer.append32(UInt32(table.keys.count))
    }
    return writer
  }

  private func index() -> ByteWriter {
    var index = IndexWriter()
    for (number, table) in plan.tables.enumerated() {
      for key in table.keys {
        index.add(plan.keys[key].entry.key, number: UInt32(key), table: UInt32(number))
      }
    }
    return index.section()
  }

  private mutating func locales() throws(CompileError) -> (ByteWriter, plurals: ByteWriter) {
    var records = ByteWriter()
    var indices = ByteWriter()
    var plurals = PluralSection()
    let start =
      CompiledLayout.countSize + plan.locales.count * CompiledLayout.localeRecordSize
    records.append32(UInt32(plan.locales.count))
    records.append32(0)
    for locale in plan.locales {
      records.append32(try text(locale.tag))
      records.append32(plurals.offset(locale: locale.tag, .cardinal))
      records.append32(plurals.offset(locale: locale.tag, .ordinal))
      let nodes = try messages(of: locale)
      let isDense = isSmallerDense(nodes)
      records.append32(
        isDense ? CompiledLayout.noBlocks : UInt32(truncatingIfNeeded: start + indices.count))
      if !isDense { append(blocksOf: nodes, to: &indices) }
      records.append32(UInt32(truncatingIfNeeded: start + indices.count))
      let references = isDense ? denseReferences(nodes) : nodes.map(\.reference.rawValue)
      for reference in references { indices.append32(reference) }
      records.append32(UInt32(references.count))
      indices.align(to: 8)
    }
    records.append(indices.bytes)
    return (records, plurals.writer)
  }

  private typealias KeyNode = (key: Int, reference: NodeReference)

  private mutating func messages(
    of locale: CompilationPlan.Locale
  ) throws(CompileError) -> [KeyNode] {
    let profile = PluralProfile.profile(for: locale.tag, kind: .cardinal)
    let hasZero = profile[.zero] != nil
    var nodes: [KeyNode] = []
    for (key, localization) in locale.messages {
      pools.substitutions.removeAll(keepingCapacity: true)
      let planned = plan.keys[key]
      let compiler = MessageCompiler(
        syntax: planned.entry.syntax ?? plan.tables[planned.table].syntax,
        apostrophes: options.apostrophes,
        locale: locale.tag, arguments: planned.arguments,
        substitutions: localization.message.substitutions,
        hasZeroCategory: hasZero)
      do {
        let root = localization.message.root
        let node = try compiler.compile(root, owner: nil, depth: 0, into: &pools)
        if let node { nodes.append((key, node)) }
      } catch {
        let error = CompileError(
          table: plan.tables[planned.table].name, key: planned.entry.key,
          locale: localization.locale, problem: error)
        guard error.problem != .tooLarge, errors.count + 1 < maximumErrorCount else { throw error }
        errors.append(error)
      }
    }
    return nodes
  }

  /// Whether a reference for every key takes no more bytes than blocks and the references of the keys that have a message.
  private func isSmallerDense(_ nodes: [KeyNode]) -> Bool {
    plan.keys.count * 4 <= CompiledLayout.blockBytes(ofKeys: plan.keys.count) + nodes.count * 4
  }

  private func denseReferences(_ nodes: [KeyNode]) -> [UInt32] {
    var references = [UInt32](repeating: CompiledLayout.noMessage, count: plan.keys.count)
    for node in nodes { references[node.key] = node.reference.rawValue }
    return references
  }

  private func append(blocksOf nodes: [KeyNode], to writer: inout ByteWriter) {
    let perBlock = CompiledLayout.keysPerBlock
    var next = 0
    for first in stride(from: 0, to: plan.keys.count, by: perBlock) {
      let before = next
      var bits: UInt32 = 0
      while next < nodes.count, nodes[next].key < first + perBlock {
        bits |= 1 << UInt32(nodes[next].key - first)
        next += 1
      }
      writer.append32(bits)
      writer.append32(UInt32(before))
    }
  }
}

/// The plural tables, equal ones once.
private struct PluralSection {
  private(set) var writer = ByteWriter()
  private var offsets: [[UInt8]: UInt32] = [:]

  mutating func offset(locale: String, _ kind: PluralKind) -> UInt32 {
    let table = PluralTableCompiler.table(locale: locale, kind: kind)
    if let offset = offsets[table] { return offset }
    let offset = UInt32(writer.count)
    writer.append(table)
    offsets[table] = offset
    return offset
  }
}

extension SourceSyntax {
  init(_ syntax: TextSyntax) {
    switch syntax {
    case .messageFormat1: self = .messageFormat1
    case .messageFormat2: self = .messageFormat2
    case .printf, .plain, .i18next, .fluent, .python, .ruby, .braces, .qt, .inlineElements:
      self = .printf
    }
  }
}
