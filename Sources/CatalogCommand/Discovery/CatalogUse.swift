internal import CatalogFormats
internal import SourceText

/// What catalogs are searched for: it decides which files are catalogs, and how a message calls them.
enum CatalogUse: Sendable {
  /// Their texts are checked.
  case checking
  /// They are compiled.
  case compiling
  /// A text is looked up in them.
  case resolving

  /// Returns whether a file is a catalog, by the end of its name.
  func takes(_ path: String) -> Bool {
    CheckedFormat.of(path) != nil || self != .checking && LocalizedFolderReader.isTable(path)
  }

  /// The files as a message lists them: `*.xcstrings`.
  var list: String {
    switch self {
    case .checking: CheckedFormat.list
    case .compiling: CheckedFormat.list + ", *.strings, *.stringsdict"
    case .resolving: CatalogUse.compiling.list + ", *.catalog"
    }
  }

  /// What is said of a file that is no catalog.
  func refusal(of path: String) -> DiagnosticMessage {
    switch self {
    case .checking: "“\(path)” is no catalog that can be checked: \(list)"
    case .compiling: "“\(path)” is no catalog that can be compiled: \(list)"
    case .resolving: "“\(path)” is no catalog: \(list)"
    }
  }
}
