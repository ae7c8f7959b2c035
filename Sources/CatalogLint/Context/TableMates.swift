internal import CatalogModel
internal import SourceText

/// The files of a project that are compiled into the same table.
struct TableMates: Sendable {
  /// Another file of the same table.
  struct Mate: Sendable {
    /// The path, as the user named it.
    let path: String
    /// The catalog.
    let catalog: Catalog
  }

  private var groups: [[String]: [Int]] = [:]
  private let inputs: [LintInput]

  /// Groups the files that could be read.
  init(_ inputs: [LintInput]) {
    self.inputs = inputs
    for index in inputs.indices
    where inputs[index].isParsed && TableMates.hasNamedTable(inputs[index]) {
      groups[TableMates.table(of: inputs[index]), default: []].append(index)
    }
  }

  /// Returns the other files of the table of a file whose paths come before its own.
  ///
  /// So that two files which contradict each other are reported once.
  func before(_ input: LintInput) -> [Mate] {
    guard TableMates.hasNamedTable(input), let group = groups[TableMates.table(of: input)],
      group.count > 1
    else { return [] }
    return group.compactMap { index in
      let other = inputs[index]
      let isBefore = other.file.path.utf8.lexicographicallyPrecedes(input.file.path.utf8)
      return isBefore ? Mate(path: other.file.path, catalog: other.parsed.value) : nil
    }
  }

  /// Whether a program looks texts up in a table that has the name of the file, wherever that stands.
  private static func hasNamedTable(_ input: LintInput) -> Bool {
    let name = input.file.path.split(separator: "/").last ?? ""
    return [".xcstrings", ".strings", ".stringsdict"].contains { name.hasSuffix($0) }
  }

  /// What the files of a table have in common: the project, the place and the name.
  ///
  /// The place is the folder of a package's target, else the folder of the file; localized folders such
  /// as `de.lproj` do not count.
  private static func table(of input: LintInput) -> [String] {
    var folders = input.file.path.split(separator: "/").map(String.init)
    let file = folders.popLast() ?? ""
    if let last = folders.last, last.hasSuffix(".lproj") { folders.removeLast() }
    if let sources = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) {
      folders.removeSubrange(min(sources + 2, folders.count)...)
    }
    folders.removeAll { $0 == "." }
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return [input.project, folders.joined(separator: "/"), name]
  }
}
