internal import Foundation
internal import SourceText

/// The files of the package itself, wherever the tests are started.
public enum PackageFolder {
  /// The path of the package.
  public static let path = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Returns the text of a file of the package.
  public static func text(of name: String) throws -> String {
    String(decoding: try SourceFile(reading: path + "/" + name).bytes, as: UTF8.self)
  }

  /// Returns the files of a folder of the package whose names end in the text given, in ascending
  /// order, as paths below the folder.
  public static func files(in folder: String, ending suffix: String) -> [String] {
    TestFiles.names(in: path + "/" + folder, ending: suffix)
  }
}

/// What `SharedFolder` and `PackageFolder` have in common.
public enum TestFiles {
  /// Returns the files below a folder whose names end in the text given, in ascending order.
  public static func names(in folder: String, ending suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted()
  }
}
