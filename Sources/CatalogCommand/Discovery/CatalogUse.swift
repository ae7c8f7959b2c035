internal import CatalogBuild
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

  /// Returns whether files of a format are wanted.
  func takes(_ format: any CatalogFormat) -> Bool { self == .checking || format.isCompilable }

  /// The files as a message lists them: `*.xcstrings, *.strings`.
  var list: String {
    let formats = CatalogFormats.all.filter(takes).list
    return self == .resolving ? formats + ", *.catalog" : formats
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
