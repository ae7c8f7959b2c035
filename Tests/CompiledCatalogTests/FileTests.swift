import CompiledCatalog
import Foundation
import Testing

@Suite("Compiled catalogs in files")
struct FileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func open(_ url: URL) throws(CompiledCatalogError) -> CompiledCatalog {
    try CompiledCatalog(mapping: url.path)
  }

  @Test("a mapped file reads as the bytes in memory do")
  func mapping() throws {
    try withFolder { folder in
      let bytes = try Samples.compile(Samples.everything)
      let file = folder.appendingPathComponent("catalog")
      try Data(bytes).write(to: file)
      let mapped = try open(file)
      try mapped.verifyChecksum()
      #expect(mapped.byteCount == bytes.count)
      #expect(Walk(mapped).text == Walk(try CompiledCatalog(bytes)).text)
    }
  }

  @Test("a catalog stays readable when another file takes its name")
  func replacement() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("catalog")
      try Data(Samples.compile(Samples.everything)).write(to: file)
      let old = try open(file)
      let text = Walk(old).text
      try Data(Samples.compile(Samples.hello)).write(to: file, options: .atomic)
      #expect(Walk(old).text == text)
      #expect(Walk(try open(file)).text != text)
    }
  }

  @Test("what is no regular file is refused with the reason of the system")
  func unreadable() throws {
    try withFolder { folder in
      let missing = folder.appendingPathComponent("missing")
      #expect(throws: CompiledCatalogError.unreadable(code: ENOENT)) { _ = try open(missing) }
      #expect(throws: CompiledCatalogError.unreadable(code: EISDIR)) { _ = try open(folder) }
      let null = URL(fileURLWithPath: "/dev/null")
      #expect(throws: CompiledCatalogError.unreadable(code: ENODEV)) { _ = try open(null) }
      let empty = folder.appendingPathComponent("empty")
      try Data().write(to: empty)
      #expect(throws: CompiledCatalogError.truncated(needed: 40, found: 0)) { _ = try open(empty) }
    }
  }
}
