import CatalogTestSupport
import Foundation
import SourceText
import StructuredText
import Testing

/// Property lists in binary form, as Foundation writes them.
@Suite struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  /// The values by key, as Swift describes them.
  private func described(_ node: PropertyListNode) -> String {
    switch node.value {
    case .string(let text): text.debugDescription
    case .number(let digits): digits
    case .bool(let isTrue): "\(isTrue)"
    case .date(let seconds): "date \(seconds)"
    case .data(let bytes): "\(bytes)"
    case .array(let elements): "[" + elements.map(described).joined(separator: ", ") + "]"
    case .dictionary(let members):
      "{" + members.map { "\($0.key): " + described($0.node) }.sorted().joined(separator: ", ")
        + "}"
    }
  }

  @Test("every kind of value is read")
  func values() throws {
    let long = String(repeating: "long ", count: 100)
    let bytes = try binary([
      "ascii": "x", "wide": "é😀", "long": long, "one": 1, "minus": -2, "big": 1 << 40,
      "real": 1.5, "yes": true, "no": false, "data": Data([1, 255]),
      "date": Date(timeIntervalSinceReferenceDate: 2.5), "list": ["x", ["x": "x"]] as [Any],
    ])
    let document = try PropertyListDocument(parsing: bytes)
    #expect(document.syntax == .binary)
    #expect(
      described(document.root) == """
        {ascii: "x", big: 1099511627776, data: [1, 255], date: date 2.5, list: ["x", {x: "x"}], \
        long: \(long.debugDescription), minus: -2, no: false, one: 1, real: 1.5, wide: "é😀", yes: true}
        """)
  }

  @Test("a text has the bytes of its characters")
  func ranges() throws {
    let bytes = try binary(["key": "value"])
    let member = try #require(try PropertyListDocument(parsing: bytes).root.members?.first)
    let file = SourceFile(path: "file", bytes: bytes)
    #expect(file.text(member.keyRange) == "key" && file.text(member.node.range) == "value")
  }

  @Test("a file cut off anywhere, or with any flipped bit, never crashes, and problems stay inside")
  func damage() throws {
    let bytes = try binary(["a": ["b", "é", 3, ["c": Data([1, 2])]] as [Any], "d": 1.5])
    var damaged: [[UInt8]] = bytes.indices.map { Array(bytes[..<$0]) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var copy = bytes
        copy[index] ^= UInt8(1) << UInt8(bit)
        damaged.append(copy)
      }
    }
    for bytes in damaged {
      do {
        _ = try PropertyListDocument(parsing: bytes)
      } catch {
        #expect(error.range.end <= bytes.count)
      }
    }
  }

  /// A file of arrays that each hold the next one twice.
  private func doubling(_ count: Int, cycle: Bool = false) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<count {
      offsets.append(UInt8(bytes.count))
      let isLast = index == count - 1
      bytes +=
        isLast && !cycle
        ? [0x51, 0x78] : [0xA2, UInt8((index + 1) % count), UInt8((index + 1) % count)]
    }
    let table = UInt8(bytes.count)
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + Array(repeating: 0, count: 7)
      + [UInt8(count)] + Array(repeating: 0, count: 15) + [table]
  }

  @Test("objects that are shown more often than the file has bytes, and circles, are refused")
  func bombs() throws {
    #expect(try PropertyListDocument(parsing: doubling(4)).root.description == "an array")
    #expect(throws: PropertyListProblem.self) { try PropertyListDocument(parsing: doubling(40)) }
    #expect(throws: PropertyListProblem.self) {
      try PropertyListDocument(parsing: doubling(3, cycle: true))
    }
  }

  @Test("octal escapes, and what else the record of Foundation has no line for, are Foundation's")
  func foundation() throws {
    for code in 0...255 {
      let text = "\"k\" = \"\\\(String(code, radix: 8))\";"
      let expected = unsafe try PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil)
      let found = try PropertyListDocument(parsing: Array(text.utf8)).root.members?.first?.node
        .string
      #expect((expected as? [String: String])?["k"] == found)
    }
  }
}
