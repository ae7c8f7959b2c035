import Foundation

/// The compiler of the toolchain, with the modules of the build that the tests belong to.
enum SwiftCompiler {
  /// What the compiler said, and how it ended.
  struct Outcome {
    let status: Int32
    let output: String

    /// The lines of errors and warnings, without their places.
    var messages: [Substring] {
      output.matches(of: /(?m)^\/[^\n]*:\d+:\d+: ((?:error|warning): [^\n]*)$/).map(\.1)
    }
  }

  /// The folder of the build, that of the test bundle.
  private static let buildFolder: String? = {
    let files = FileManager.default
    guard let program = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
      return nil
    }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let module = folder + "/Modules/CatalogRuntime.swiftmodule"
    return files.fileExists(atPath: module) ? folder : nil
  }()

  /// Whether there is a compiler in `PATH`, and modules for it.
  static let isAvailable: Bool = {
    buildFolder != nil && (try? run(["--version"]).status) == 0
  }()

  /// Checks the types of a file in Swift 6, as a client of `CatalogRuntime` compiles it.
  static func check(_ text: String) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let folder = buildFolder ?? ""
    let modules = ["ICUShims", "PrintfShims"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(folder)/\($0).build/module.modulemap"]
    }
    return try run(
      ["-typecheck", "-swift-version", "6", "-I", folder + "/Modules"] + modules + [file.path])
  }

  private static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
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
}
