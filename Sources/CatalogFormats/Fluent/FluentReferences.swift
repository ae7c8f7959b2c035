public import CatalogModel
internal import MessageSyntax
public import SourceText

/// Looks where the messages of Fluent lead that refer to others.
///
/// Programs load several files of one locale together, and a message may refer to what another file holds.
public enum FluentReferences {
  /// A file with the catalog that was read from it.
  public struct File: Sendable {
    /// The bytes that were read.
    public let source: SourceFile
    /// What a ``FluentReader`` made of them.
    public let catalog: Catalog

    /// Creates a file.
    public init(source: SourceFile, catalog: Catalog) {
      self.source = source
      self.catalog = catalog
    }
  }

  /// What one of the references that lead to nothing was meant for.
  public static let missingReference: RuleID = "fluent-missing-reference"
  /// A function that the run time does not have.
  public static let unknownFunction: RuleID = "fluent-unknown-function"

  /// The functions that every implementation of Fluent has.
  public static let builtInFunctions: Set<String> = ["NUMBER", "DATETIME"]

  /// Returns what is wrong with the references in the files that a program loads together.
  ///
  /// Of messages that lead back to themselves only those are among it that do so by way of another file: the
  /// reader finds the others. Takes linear time.
  ///
  /// - Parameters:
  ///   - files: The files of one locale.
  ///   - locale: The locale.
  ///   - functions: The functions that the program has.
  /// - Returns: For each file its diagnostics, in the order of the file.
  public static func diagnostics(
    in files: [File], locale: String, functions: Set<String> = builtInFunctions
  ) -> [[Diagnostic]] {
    var keys: Set<String> = []
    for file in files {
      for entry in file.catalog.entries {
        keys.insert(entry.key)
        // A message with attributes alone is there, too: only its text is not.
        if let dot = entry.key.firstIndex(of: ".") { keys.insert(entry.key[..<dot] + "?") }
      }
    }
    let nodes = files.map { Self.nodes(of: $0.catalog) }
    var result = files.map { _ in [Diagnostic]() }
    for closing in closings(in: nodes) where closing.spansGroups {
      let file = files[closing.group]
      result[closing.group].append(
        diagnostic(
          closing, nodes[closing.group], file.catalog, of: file.source.bytes, locale: locale))
    }
    for (index, file) in files.enumerated() {
      var found = result[index]
      for node in nodes[index] {
        for reference in node.references {
          guard let fault = fault(of: reference, keys, functions) else { continue }
          found.append(
            Diagnostic(
              rule: fault.rule, severity: .warning, message: fault.message,
              range: place(of: reference.nameRange, node, file.catalog, file.source.bytes),
              subject: .init(key: node.key, locale: locale)))
        }
      }
      result[index] = found.sortedByPlace()
    }
    return result
  }

  private static func fault(
    of reference: FluentText.Reference, _ keys: Set<String>, _ functions: Set<String>
  ) -> (rule: RuleID, message: DiagnosticMessage)? {
    let name = reference.name
    switch reference.kind {
    case .variable: return nil
    case .function:
      return functions.contains(name)
        ? nil
        : (
          unknownFunction,
          "“\(name)” is none of the functions that the program has; the reader of the text sees {\(name)()}"
        )
    case .message, .term:
      guard let key = reference.key, !keys.contains(key) else { return nil }
      let isThere = keys.contains(key + "?")
      return isThere
        ? (missingReference, "“\(key)” has attributes and no text; refer to one of them")
        : (missingReference, "“\(key)” is nowhere in this locale; add it, or correct the name")
    }
  }

  /// Returns one diagnostic for each way from a text of a file back to itself, at the reference that closes it.
  static func cycles(in catalog: Catalog, of bytes: [UInt8], locale: String) -> [Diagnostic] {
    let nodes = nodes(of: catalog)
    return closings(in: [nodes]).map {
      diagnostic($0, nodes, catalog, of: bytes, locale: locale)
    }
  }

  /// A reference that leads back to the text that it comes from.
  private struct Closing {
    let group: Int
    let node: Int
    let reference: Int
    let spansGroups: Bool
  }

  /// Finds the references of the texts of files that lead back.
  private static func closings(in files: [[Node]]) -> [Closing] {
    var places: [(group: Int, node: Int)] = []
    var positions: [String: Int] = [:]
    for (group, nodes) in files.enumerated() {
      for (node, content) in nodes.enumerated() {
        if positions[content.key] == nil { positions[content.key] = places.count }
        places.append((group, node))
      }
    }
    guard !places.isEmpty else { return [] }
    var search = CycleSearch(
      edges: places.map { place in
        files[place.group][place.node].references.enumerated().compactMap { index, reference in
          reference.key.flatMap { positions[$0] }.map { (target: $0, reference: index) }
        }
      }, groups: places.map(\.group))
    search.run()
    return search.closings.map { closing in
      let place = places[closing.node]
      return Closing(
        group: place.group, node: place.node, reference: closing.reference,
        spansGroups: closing.spansGroups)
    }
  }

  private static func diagnostic(
    _ closing: Closing, _ nodes: [Node], _ catalog: Catalog, of bytes: [UInt8], locale: String
  ) -> Diagnostic {
    let node = nodes[closing.node]
    let reference = node.references[closing.reference]
    let key = reference.key ?? ""
    return Diagnostic(
      rule: .catalogParse, severity: .error,
      message:
        "“\(key)” leads back to itself here: Fluent cannot show it; remove one of the references",
      range: place(of: reference.range, node, catalog, bytes),
      subject: .init(key: node.key, locale: locale))
  }

  /// A text that refers to something else than variables.
  private struct Node {
    let key: String
    let unit: StringUnit
    let references: [FluentText.Reference]
  }

  private static func nodes(of catalog: Catalog) -> [Node] {
    catalog.entries.compactMap { entry in
      guard let unit = entry.localizations?.first?.message.root.unit, let value = unit.value,
        FluentText.mayHoldPlaceables(value)
      else { return nil }
      let references = FluentText(parsing: value).references.filter { $0.kind != .variable }
      return references.isEmpty ? nil : Node(key: entry.key, unit: unit, references: references)
    }
  }

  private static func place(
    of range: Range<Int>, _ node: Node, _ catalog: Catalog, _ bytes: [UInt8]
  ) -> SourceRange? {
    guard let value = node.unit.valueRange, let escapes = catalog.escapes else { return nil }
    let start = escapes.sourceOffset(ofDecoded: range.lowerBound, in: value, of: bytes)
    let last = escapes.sourceOffset(ofDecoded: range.upperBound - 1, in: value, of: bytes)
    return SourceRange(start, last + 1)
  }
}

extension FluentText.Reference {
  /// The key of the entry that is meant; `nil` for a variable and a function.
  fileprivate var key: String? {
    let suffix = attribute.map { "." + $0 } ?? ""
    switch kind {
    case .variable, .function: return nil
    case .message: return name + suffix
    case .term: return "-" + name + suffix
    }
  }
}

/// A depth-first search for edges that lead back to where the search comes from.
private struct CycleSearch {
  private enum State {
    case unseen
    case open
    case done
  }

  let edges: [[(target: Int, reference: Int)]]
  /// The group of each node.
  let groups: [Int]
  private(set) var closings: [(node: Int, reference: Int, spansGroups: Bool)] = []
  private var states: [State]
  /// For each node that is open the number of changes of group on the way to it.
  private var changes: [Int]

  init(edges: [[(target: Int, reference: Int)]], groups: [Int]) {
    self.edges = edges
    self.groups = groups
    states = [State](repeating: .unseen, count: edges.count)
    changes = [Int](repeating: 0, count: edges.count)
  }

  mutating func run() {
    for root in edges.indices where states[root] == .unseen { run(from: root) }
  }

  private mutating func run(from root: Int) {
    var path = [(node: root, next: 0)]
    states[root] = .open
    changes[root] = 0
    while let top = path.last {
      guard top.next < edges[top.node].count else {
        states[top.node] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let edge = edges[top.node][top.next]
      switch states[edge.target] {
      case .unseen:
        states[edge.target] = .open
        let isChange = groups[edge.target] != groups[top.node]
        changes[edge.target] = changes[top.node] + (isChange ? 1 : 0)
        path.append((edge.target, 0))
      case .open:
        let spansGroups = changes[edge.target] != changes[top.node]
        closings.append((top.node, edge.reference, spansGroups))
      case .done: break
      }
    }
  }
}
