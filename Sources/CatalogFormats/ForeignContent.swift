internal import SourceText

/// What a file holds whose name promises a catalog: told by its first bytes.
enum ForeignContent: CaseIterable {
  /// The stand-in that Git LFS leaves where it has not fetched the file.
  case gitLFSPointer
  /// A property list as XML, or another XML file.
  case xml
  /// A property list in Apple's binary form.
  case binaryPropertyList

  private var beginning: String {
    switch self {
    case .gitLFSPointer: "version https://git-lfs"
    case .xml: "<?xml"
    case .binaryPropertyList: "bplist0"
    }
  }

  /// Recognizes what a file holds; `nil` where it is none of these.
  init?(of file: SourceFile) {
    let found = ForeignContent.allCases.first { file.bytes.starts(with: $0.beginning.utf8) }
    guard let found else { return nil }
    self = found
  }

  /// What the file is, and what to do.
  var message: DiagnosticMessage {
    switch self {
    case .gitLFSPointer:
      "this is a pointer of Git LFS and not the catalog itself; run “git lfs pull”"
    case .xml: "this is XML, and a String Catalog is JSON; give the file the name of its format"
    case .binaryPropertyList:
      "this is a binary property list, and a String Catalog is JSON; give the file the name of its format"
    }
  }
}
