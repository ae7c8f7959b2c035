internal import Foundation
public import SourceText

/// The files that tests read beside the package: the folder `CATALOG_SHARED`, or `../shared`.
public enum SharedFolder {
  /// The path of the folder.
  public static let path =
    ProcessInfo.processInfo.environment["CATALOG_SHARED"] ?? PackageFolder.path + "/../shared"

  /// Returns whether a file or folder is there.
  public static func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }

  /// Returns the files of a folder and of the folders in it, in ascending order.
  ///
  /// - Parameters:
  ///   - folder: The folder below the shared folder.
  ///   - suffix: How the names end.
  /// - Returns: Paths below `folder`; none where it does not exist.
  public static func files(in folder: String, ending suffix: String) -> [String] {
    TestFiles.names(in: path + "/" + folder, ending: suffix)
  }

  /// Reads a file below the shared folder.
  public static func read(_ name: String) throws -> SourceFile {
    try SourceFile(reading: path + "/" + name)
  }
}

/// The files of the package itself.
public enum PackageFolder {
  /// The path of the package.
  public static let path = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The path of the folder of the fixtures.
  public static let fixtures = path + "/Tests/Fixtures"
}

/// What `SharedFolder` and `PackageFolder` have in common.
public enum TestFiles {
  /// Returns the files below a folder whose names end in the text given, in ascending order.
  public static func names(in folder: String, ending suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
