import CatalogTestSupport
import Foundation

/// What the manifest says of the package, as `swift package dump-package` gives it.
struct PackageDescription: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct Target: Decodable {
    let name: String
    let path: String?
    let type: String
    private let dependencies: [[String: [String?]]]

    /// The names of the targets that it may import.
    var dependencyNames: [String] { dependencies.flatMap(\.values).compactMap { $0.first ?? nil } }

    /// The folder of its files, below the package.
    var folder: String { path ?? "Sources/" + name }
  }

  let products: [Product]
  let targets: [Target]

  /// The targets that users of the package are given.
  var sourceTargets: [Target] {
    targets.filter { $0.path == nil && !["test", "plugin"].contains($0.type) }
  }

  /// Asks for the description of this package, with a build folder of its own: the tests may be run
  /// by a process that holds the usual one.
  static func load() throws -> PackageDescription {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-describe-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", PackageFolder.path, "--scratch-path", scratch,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(PackageDescription.self, from: data)
  }
}
