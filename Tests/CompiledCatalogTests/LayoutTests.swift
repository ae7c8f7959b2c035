import CatalogTestSupport
import CompiledCatalog
import Foundation
import Testing

@Suite("Layout of compiled catalogs")
struct LayoutTests {
  /// The bytes of a commented dump: two digits a byte, and from `#` on a comment.
  private func bytes(ofDump text: String) -> [UInt8] {
    text.split(separator: "\n").flatMap { line in
      (line.split(separator: "#", omittingEmptySubsequences: false).first ?? "")
        .split(separator: " ").compactMap { UInt8($0, radix: 16) }
    }
  }

  @Test("a small catalog has the bytes that its commented dump has")
  func golden() throws {
    let dump = try PackageFolder.text(of: "Tests/Fixtures/CompiledCatalog/hello.dump")
    let expected = bytes(ofDump: dump)
    #expect(expected.count > 40)
    #expect(try Samples.compile(Samples.hello) == expected)
  }

  /// Returns the file with one more section, whose payload is empty, and right checksums.
  private func addingSection(kind: UInt32, isRequired: Bool, to bytes: [UInt8]) -> [UInt8] {
    func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let count = Int(bytes[12])
    let tableEnd = 40 + 24 * count
    var table = Array(bytes[40..<tableEnd])
    for index in 0..<count {
      let field = index * 24 + 8
      let offset = (0..<8).reduce(UInt64(0)) { $0 | UInt64(table[field + $1]) << UInt64(8 * $1) }
      table.replaceSubrange(field..<field + 8, with: little(offset + 24))
    }
    let total = UInt64(bytes.count + 24)
    let entry =
      little(kind) + little(UInt32(isRequired ? 1 : 0)) + little(total) + little(UInt64(0))
    let payload = table + entry + bytes[tableEnd...]
    let seed = CompiledLayout.checksumSeed
    var header = Array(bytes[..<12]) + little(UInt32(count + 1)) + little(total)
    header += little(unsafe ContentHash.hash(payload.span.bytes, seed: seed))
    header += little(unsafe ContentHash.hash(header.span.bytes, seed: seed))
    return header + payload
  }

  @Test("an optional section of a later writer is skipped, a required one refused")
  func unknownSections() throws {
    let bytes = try Samples.compile(Samples.everything)
    let text = Walk(try CompiledCatalog(bytes)).text
    let optional = try CompiledCatalog(addingSection(kind: 99, isRequired: false, to: bytes))
    try optional.verifyChecksum()
    #expect(Walk(optional).text == text)
    #expect(throws: CompiledCatalogError.unknownRequiredSection(kind: 99)) {
      _ = try CompiledCatalog(addingSection(kind: 99, isRequired: true, to: bytes))
    }
    let error = #expect(throws: CompiledCatalogError.self) {
      _ = try CompiledCatalog(addingSection(kind: 1, isRequired: true, to: bytes))
    }
    guard case .corrupt(section: "strings", _) = error else {
      Issue.record("a second section of one kind gives \(String(describing: error))")
      return
    }
  }

  @Test("the hash gives each length and each bit a meaning")
  func hash() {
    func hash(_ bytes: [UInt8]) -> UInt64 { unsafe ContentHash.hash(bytes.span.bytes, seed: 1) }
    var seen: Set<UInt64> = []
    for count in 0..<40 { seen.insert(hash([UInt8](repeating: 0, count: count))) }
    #expect(seen.count == 40)
    let bytes = (0..<23).map { UInt8($0) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(hash(changed) != hash(bytes))
      }
    }
  }
}
