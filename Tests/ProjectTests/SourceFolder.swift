import CatalogTestSupport

/// The source files of a target, and what they import and include.
struct SourceFolder {
  /// The path of the folder below the package.
  let path: String

  /// The paths of the files with an ending, below the package.
  func files(ending suffix: String) -> [String] {
    PackageFolder.files(in: path, ending: suffix).map { path + "/" + $0 }
  }

  /// The modules that a Swift file imports.
  static func imports(of file: String) throws -> [String] {
    try PackageFolder.text(of: file)
      .matches(
        of:
          /(?m)^ *(?:@\w+ )*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(\w+)/
      )
      .map { String($0.1) }
  }

  /// The headers that a C or C++ file includes.
  static func includes(of file: String) throws -> [String] {
    try PackageFolder.text(of: file).matches(of: /(?m)^ *# *include *[<"]([^>"]+)/)
      .map { String($0.1) }
  }
}
