import Foundation

/// The files that the tests read beside the package: `CATALOG_SHARED`, or `../shared`.
enum SharedFiles {
  static let root: String = {
    if let path = ProcessInfo.processInfo.environment["CATALOG_SHARED"] { return path }
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return "/" + package + "/../shared"
  }()

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root + "/" + path)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, from path: String) throws -> Value {
    let data = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    return try JSONDecoder().decode(type, from: data)
  }
}
