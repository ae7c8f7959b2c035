import CatalogTestSupport
import CompiledCatalog
import Testing

/// Damaged and foreign files: each is refused with a typed error, or gives well-formed answers.
@Suite("Hostile compiled catalogs")
struct HostileInputTests {
  /// Opens a damaged file, reads everything in it and expects its checksum to tell.
  ///
  /// - Returns: Whether the file was refused at opening.
  @discardableResult
  private func read(damaged bytes: [UInt8], of original: [UInt8]) -> Bool {
    guard bytes != original else { return false }
    do throws(CompiledCatalogError) {
      let catalog = try CompiledCatalog(bytes)
      _ = Walk(catalog)
      #expect(throws: CompiledCatalogError.checksumMismatch(section: "payload")) {
        try catalog.verifyChecksum()
      }
      return false
    } catch {
      return true
    }
  }

  @Test("a file that ends early is refused at every length")
  func truncation() throws {
    let bytes = try Samples.compile(Samples.everything)
    for count in bytes.indices {
      #expect(throws: CompiledCatalogError.self) { _ = try CompiledCatalog(Array(bytes[..<count])) }
    }
    let error = #expect(throws: CompiledCatalogError.self) {
      _ = try CompiledCatalog(Array(bytes.dropLast()))
    }
    #expect(error == .truncated(needed: bytes.count, found: bytes.count - 1))
    let excess = #expect(throws: CompiledCatalogError.self) { _ = try CompiledCatalog(bytes + [0]) }
    #expect(excess == .excessBytes(expected: bytes.count, found: bytes.count + 1))
  }

  @Test("every flipped bit is found by the checksums, and reading the file is harmless")
  func singleBits() throws {
    let bytes = try Samples.compile(Samples.everything)
    var refused = 0
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        if read(damaged: damaged, of: bytes) { refused += 1 }
      }
    }
    // All of the header is checked at opening.
    #expect(refused >= 40 * 8)
  }

  @Test("files with many changed bytes are read without harm", arguments: 0..<40)
  func manyBytes(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes = try Samples.compile(Samples.everything)
    for _ in 0..<50 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let index = Int.random(in: 40..<bytes.count, using: &random)
        damaged[index] = UInt8.random(in: 0...255, using: &random)
      }
      // The header stays as it is, so that the reader gets as far as it can.
      read(damaged: damaged, of: bytes)
    }
  }

  @Test("words of all ones and all zeros are read without harm")
  func extremeWords() throws {
    let bytes = try Samples.compile(Samples.everything)
    for index in stride(from: 40, to: bytes.count - 4, by: 4) {
      for value: UInt8 in [0, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        for offset in 0..<4 { damaged[index + offset] = value }
        read(damaged: damaged, of: bytes)
      }
    }
  }

  @Test(
    "files of other kinds are no compiled catalogs",
    arguments: ["{\"sourceLanguage\":\"en\"}", "\u{7F}ELF", "bplist00", "PK\u{3}\u{4}", "\0\0\0\0"])
  func foreign(_ text: String) {
    let bytes = Array((text + String(repeating: " ", count: 100)).utf8)
    #expect(throws: CompiledCatalogError.badMagic) { _ = try CompiledCatalog(bytes) }
  }

  @Test("an empty file is truncated")
  func empty() {
    #expect(throws: CompiledCatalogError.truncated(needed: 40, found: 0)) {
      _ = try CompiledCatalog([])
    }
  }

  @Test("a transfer as text is told from a foreign file")
  func changedAsText() throws {
    let bytes = try Samples.compile(Samples.hello)
    let withoutReturns = bytes.filter { $0 != 0x0D }
    let withoutHighBits = bytes.map { $0 & 0x7F }
    let asLatin1 = Array(String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) })).utf8)
    let asUTF8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
    for changed in [withoutReturns, withoutHighBits, asLatin1, asUTF8] {
      #expect(throws: CompiledCatalogError.changedAsText) { _ = try CompiledCatalog(changed) }
    }
  }

  @Test("a file for later readers is refused with both versions")
  func laterVersion() throws {
    var bytes = try Samples.compile(Samples.hello)
    bytes[10] = 2
    #expect(throws: CompiledCatalogError.unsupportedVersion(found: 2, supported: 1)) {
      _ = try CompiledCatalog(bytes)
    }
  }
}
