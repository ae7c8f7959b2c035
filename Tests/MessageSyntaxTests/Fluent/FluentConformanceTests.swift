import CatalogTestSupport
import MessageSyntax
import Testing

/// The fixtures of Fluent’s specification and of its tools.
@Suite(.enabled(if: SharedFolder.has("conformance/fluent")))
struct FluentConformanceTests {
  static let folder = "conformance/fluent"

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try SharedFolder.text(of: Self.folder + "/" + name).utf8)
  }

  @Test(
    "a fixture of the specification has its tree",
    arguments: SharedFolder.files(in: folder + "/syntax-fixtures", ending: ".json"))
  func syntax(_ name: String) throws {
    let bytes = try bytes("syntax-fixtures/" + name.dropLast(5) + ".ftl")
    let expected = try JSONTree(
      try SharedFolder.text(of: Self.folder + "/syntax-fixtures/" + name))
    let tree = FluentTree(bytes, hasSpans: false).resource(Fluent.Resource(parsing: bytes))
    let ignored: Set = ["span", "annotations"]
    #expect(tree.removing(ignored) == expected.removing(ignored))
  }

  @Test("all fixtures of the specification are there")
  func counts() {
    let files = { SharedFolder.files(in: Self.folder + $0, ending: ".json").count }
    #expect(files("/syntax-fixtures") == 39 && files("/structure-fixtures") == 62)
  }

  @Test(
    "a fixture of the tools has its tree, places and errors",
    arguments: SharedFolder.files(in: folder + "/structure-fixtures", ending: ".json"))
  func structure(_ name: String) throws {
    let bytes = try bytes("structure-fixtures/" + name.dropLast(5) + ".ftl")
    let expected = try JSONTree(
      try SharedFolder.text(of: Self.folder + "/structure-fixtures/" + name))
    let tree = FluentTree(bytes, hasSpans: true).resource(
      Fluent.Resource(parsing: bytes, recovery: .entry))
    #expect(tree == expected.withoutMessages)
  }

  /// The file has one real fault, a message without “=”.
  @Test("the strings of a browser have no other junk than a message without “=”")
  func browser() throws {
    let bytes = try bytes("syntax-fixtures/gecko_strings.ftl")
    let entries = Fluent.Resource(parsing: bytes).entries
    #expect(entries.count > 100)
    let junk = entries.compactMap { if case .junk(let junk) = $0 { junk } else { nil } }
    #expect(junk.map(\.error.kind) == [.expectedToken("=")])
    #expect(
      junk.allSatisfy { bytes[$0.range].starts(with: "default-content-process-count\n".utf8) })
  }

  @Test(
    "a file in the usual style is written as it was",
    arguments: SharedFolder.files(in: folder + "/normalized", ending: ".ftl"))
  func normalized(_ name: String) throws {
    let text = try SharedFolder.text(of: Self.folder + "/normalized/" + name)
    #expect(Fluent.Resource(parsing: text).formatted() == text)
  }
}

extension JSONTree {
  /// The value with annotations that have a code and a place alone.
  fileprivate var withoutMessages: JSONTree {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutMessages))
    case .object(let members):
      var members = members
      if members["type"] == .string("Annotation") {
        members["message"] = nil
        members["arguments"] = nil
      }
      return .object(members.mapValues(\.withoutMessages))
    default: return self
    }
  }
}
