import CatalogTestSupport
import Foundation
import SourceText
import StructuredText
import Testing

/// The record of what Foundation does.
private enum OpenStepOracle {
  static let name = "conformance/apple-strings/strings-oracle.json"
  static let isPresent = SharedFolder.has(name)
}

/// What CoreFoundation makes of old-style property lists, recorded with Swift's Foundation on Linux.
@Suite(.enabled(if: OpenStepOracle.isPresent))
struct OpenStepOracleTests {

  /// A value as the record writes it; data is an object with the key `$data`.
  indirect enum Value: Decodable, Equatable {
    case string(String)
    case array([Value])
    case dictionary([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let elements = try? container.decode([Value].self) {
        self = .array(elements)
      } else {
        self = .dictionary(try container.decode([String: Value].self))
      }
    }

    init(_ node: PropertyListNode) {
      switch node.value {
      case .string(let text), .number(let text), .date(let text): self = .string(text)
      case .bool(let isTrue): self = .string("\(isTrue)")
      case .array(let elements): self = .array(elements.map(Value.init))
      case .data(let bytes):
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        self = .dictionary(["$data": .string(digits.joined())])
      case .dictionary(let members):
        // The last of several members with one key counts.
        let values = members.map { ($0.key, Value($0.node)) }
        self = .dictionary(Dictionary(values, uniquingKeysWith: { $1 }))
      }
    }
  }

  struct Case: Decodable, CustomTestStringConvertible {
    let name: String
    let input: String?
    let base64: String?
    let foundation: Value?
    let foundationError: String?

    var testDescription: String { name }
    var bytes: [UInt8] {
      input.map { Array($0.utf8) } ?? base64.flatMap { Data(base64Encoded: $0) }.map(Array.init)
        ?? []
    }
  }

  static let cases = (try? SharedFolder.json([Case].self, of: OpenStepOracle.name)) ?? []

  /// Where we differ, and why.
  private static let differences: [String: String] = [
    "empty": "an empty file is as harmless as one with white space only, which Foundation accepts",
    "utf16le-nobom": "two characters of two bytes each are unmistakable",
    "top-string": "a table needs a dictionary; Foundation’s bundles ignore a file without one",
    "top-unquoted": "a table needs a dictionary; Foundation’s bundles ignore a file without one",
    "trailing-garbage": "what follows is silently dropped by Foundation, which is told",
    "nul-char": "a NUL byte is damage, which is told",
  ]

  @Test("the record is there")
  func presence() {
    #expect(Self.cases.count == 101)
    #expect(Set(Self.differences.keys).isSubset(of: Self.cases.map(\.name)))
  }

  @Test("what Foundation accepts is accepted, what it refuses is refused", arguments: cases)
  func acceptance(_ testCase: Case) {
    let document = try? PropertyListDocument(parsing: testCase.bytes)
    let isAccepted = document.map { !$0.problems.contains { $0.severity == .error } } ?? false
    let isSame = isAccepted == (testCase.foundationError == nil)
    #expect(isSame == (Self.differences[testCase.name] == nil))
  }

  @Test("what both read has the same values", arguments: cases)
  func values(_ testCase: Case) {
    guard let document = try? PropertyListDocument(parsing: testCase.bytes),
      let expected = testCase.foundation
    else { return }
    #expect(Value(document.root) == expected)
  }
}
