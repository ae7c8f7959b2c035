import CatalogFormats
import CatalogModel
import CatalogTestSupport
import Foundation
import SourceText
import Testing

/// Android’s own resource compiler, where it is installed: it reads what the writer writes, and as the reader does.
@Suite(.enabled(if: ResourceCompiler.isInstalled))
struct ResourceCompilerTests {
  private func run(_ arguments: [String], in folder: String) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/aapt2")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Compiles resources and returns what the compiler says of them.
  private func compile(_ resources: [UInt8]) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.path + "/catalog-aapt2-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/res/values", withIntermediateDirectories: true)
    try Data(resources).write(to: URL(filePath: folder + "/res/values/strings.xml"))
    try Data("<manifest package=\"a.b\"/>".utf8).write(to: URL(filePath: folder + "/Manifest.xml"))
    let compiled = try run(["compile", "res/values/strings.xml", "-o", "."], in: folder)
    guard compiled.status == 0 else { return compiled }
    let linked = try run(
      ["link", "--manifest", "Manifest.xml", "-o", "a.apk", "values_strings.arsc.flat"],
      in: folder)
    guard linked.status == 0 else { return linked }
    return try run(["dump", "resources", "a.apk"], in: folder)
  }

  @Test("it reads the texts that are written", arguments: 0..<4)
  func texts(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var catalog = Catalog(sourceLanguage: "en")
    var texts: [String] = []
    for number in 0..<60 {
      let text = AndroidCatalogTests.randomText(&random).filter { $0 != "\u{7}" }
      // Inline elements are no part of the text in a compiled file.
      guard !text.contains("<"), !text.contains("\n") else { continue }
      texts.append(text)
      var entry = Entry(key: "key_\(100 + number)", extractionState: .manual, syntax: .plain)
      entry.localizations = [
        Localization(
          locale: "en", message: Message(root: MessageNode(unit: StringUnit(value: text))))
      ]
      catalog.entries.append(entry)
    }
    let result = try compile(try AndroidWriter().write(catalog))
    #expect(result.status == 0, "\(result.output)")
    let shown = result.output.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "() \""), line.hasSuffix("\"") else { return nil }
      return String(line[start.upperBound...].dropLast())
    }
    #expect(shown == texts)
  }

  @Test(
    "it refuses the file of faults, and each of the faults by itself that the reader calls an error"
  )
  func faults() throws {
    let name = PackageFolder.path + "/Tests/Fixtures/Android/faults.xml"
    let result = try compile(try SourceFile(reading: name).bytes)
    #expect(result.status != 0)
    for text in ["It's", "%s of %s", "?what is it", "\\u12zz"] {
      let file = Array("<resources><string name=\"a\">\(text)</string></resources>".utf8)
      #expect(try compile(file).status != 0)
      let findings = AndroidReader().read(SourceFile(path: "a.xml", bytes: file)).diagnostics
      #expect(findings.map(\.severity) == [.error])
    }
  }

  @Test("it compiles the fixture as it is written")
  func fixture() throws {
    let name = PackageFolder.path + "/Tests/Fixtures/Android/strings.xml"
    let catalog = AndroidReader().read(try SourceFile(reading: name)).value
    let result = try compile(try AndroidWriter().write(catalog))
    #expect(result.status == 0, "\(result.output)")
  }
}

/// The resource compiler of the system.
enum ResourceCompiler {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/aapt2")
}
