import Foundation

/// The reference data that lies beside the package and is no part of it: conformance data, real catalogs.
public enum SharedData {
  /// The folder that the environment names in `CATALOG_SHARED`, else `../shared` beside the package.
  public static let directory: String = {
    ProcessInfo.processInfo.environment["CATALOG_SHARED"] ?? packageRoot + "/../shared"
  }()

  /// The folder of the package.
  public static let packageRoot =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Returns whether a file or folder is there.
  ///
  /// - Parameter path: The path in the folder.
  /// - Returns: Whether it is there.
  public static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory + "/" + path)
  }

  /// Returns the names of the files in a folder, sorted.
  ///
  /// - Parameter path: The path in the folder.
  /// - Returns: The names.
  /// - Throws: The error of the file system.
  public static func files(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory + "/" + path).sorted()
  }

  /// Returns the lines of a UTF-8 file without comments (`#`) and empty lines.
  ///
  /// - Parameter path: The path in the folder.
  /// - Returns: The lines.
  /// - Throws: The error of the file system.
  public static func lines(of path: String) throws -> [Substring] {
    try text(of: path).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
  }

  /// Returns a UTF-8 file.
  ///
  /// - Parameter path: The path in the folder.
  /// - Returns: The text.
  /// - Throws: The error of the file system.
  public static func text(of path: String) throws -> String {
    try String(contentsOfFile: directory + "/" + path, encoding: .utf8)
  }

  /// Returns what a JSON file holds.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - path: The path in the folder.
  /// - Returns: The value.
  /// - Throws: The error of the file system or of the decoder.
  public static func json<Value: Decodable>(_ type: Value.Type, of path: String) throws -> Value {
    let data = try Data(contentsOf: URL(fileURLWithPath: directory + "/" + path))
    return try JSONDecoder().decode(type, from: data)
  }
}
