internal import Foundation
public import SourceText

/// The reference data that lies beside the package and is no part of it: the folder
/// `CATALOG_SHARED`, or `../shared`.
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

  /// Returns the text of a file.
  public static func text(of name: String) throws -> String {
    String(decoding: try read(name).bytes, as: UTF8.self)
  }

  /// Returns the lines of a file without comments (`#`) and empty lines.
  public static func lines(of name: String) throws -> [Substring] {
    try text(of: name).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
  }

  /// Returns what a JSON file holds.
  public static func json<Value: Decodable>(_ type: Value.Type, of name: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(try read(name).bytes))
  }
}
