import CatalogTestSupport
import Foundation

/// A copy of the sample package, which depends on this checkout, with a build folder of its own.
///
/// It is removed when the test is over.
final class SamplePackage: Sendable {
  /// What a process wrote, standard error included, and how it ended.
  struct Outcome {
    let status: Int32
    let output: String

    /// The lines of the steps that SwiftPM did, without that of the version, which it always writes.
    var steps: [Substring] {
      output.split(separator: "\n").filter {
        $0.contains(#/^\[\d+/\d+\] /#) && !$0.contains("Write swift-version")
          && !$0.contains("Compiling plugin")
      }
    }
  }

  /// The variables that programs need to run; others, such as those of the outer `swift test`, stay out.
  private static let keptVariables = [
    "PATH", "HOME", "LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "TOOLCHAINS", "DEVELOPER_DIR",
    "SDKROOT",
  ]

  private let folder: URL
  /// The path of the package.
  let path: String

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog sample-\(UUID().uuidString)")
    path = folder.appendingPathComponent("Sample").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: PackageFolder.path + "/Tests/Fixtures/SamplePackage", toPath: path)
    try edit("Package.swift", replacing: "\"../../..\"", with: "\"\(PackageFolder.path)\"")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Without debug information, at which nobody looks here; the index stays, by which `swift test` finds tests.
  private static let fastBuild = ["-Xswiftc", "-gnone"]

  /// Runs `swift` in the package, from another folder and without a terminal; once more where SwiftPM itself crashes,
  /// which it was seen to do on a busy machine.
  func swift(_ arguments: [String], language: String = "en") throws -> Outcome {
    let outcome = try runSwift(arguments, language: language)
    let hasCrashed =
      outcome.output.contains("*** Program crashed:")
      && outcome.output.contains("\"swift-\(arguments[0])\"")
    return hasCrashed ? try runSwift(arguments, language: language) : outcome
  }

  private func runSwift(_ arguments: [String], language: String) throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment.filter {
      Self.keptVariables.contains($0.key)
    }
    environment["LANG"] = language
    // SwiftPM leaves its locks there.
    environment["TMPDIR"] = folder.path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", arguments[0], "--package-path", path, "--scratch-path", folder.path + "/build"]
      + Self.fastBuild + arguments.dropFirst()
    process.environment = environment
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Replaces a text of a file, which must be there.
  func edit(_ name: String, replacing old: String, with new: String) throws {
    let text = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacing(old, with: new), to: name)
  }

  /// Writes a file, with the folder that it needs.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  /// The names of the compiled catalogs among the resources of a target.
  func compiledCatalogs(of target: String, _ configuration: String) -> [String] {
    let resources = folder.path + "/build/\(configuration)/Sample_\(target).resources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
    return names.filter { $0.hasSuffix(".catalog") }.sorted()
  }
}
