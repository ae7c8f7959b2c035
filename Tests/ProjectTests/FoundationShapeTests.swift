import CatalogTestSupport
import Testing

/// The names of Foundation in `CatalogRuntime`, as a client compiles them.
@Suite(
  .enabled(if: SwiftCompiler.isAvailable, "there is no swiftc, or no modules beside the tests"))
struct FoundationShapeTests {
  private static let folder = "Tests/Fixtures/FoundationShape/"
  private let sample: String

  init() throws { sample = try PackageFolder.text(of: Self.folder + "Sample.swift") }

  @Test("every covered name is used as Apple’s documentation does")
  func compiles() throws {
    #expect(try SwiftCompiler.check(sample).output == "")
  }

  @Test("the names are not ambiguous in a file that imports Foundation as well")
  func compilesBesideFoundation() throws {
    #expect(try SwiftCompiler.check("import Foundation\n" + sample).output == "")
    let other = try PackageFolder.text(of: Self.folder + "BesideFoundation.swift")
    #expect(try SwiftCompiler.check(other).output == "")
  }

  @Test(
    "what has no text of its own is refused",
    arguments: [
      ("Bool", "error: no exact matches in call to instance method 'appendInterpolation'"),
      (
        "Optional",
        "error: value of optional type 'String?' must be unwrapped to a value of type 'String'"
      ),
      ("Structure", "error: no exact matches in call to instance method 'appendInterpolation'"),
    ])
  func refused(file: String, message: String) throws {
    let text = try PackageFolder.text(of: Self.folder + "Refused/\(file).swift")
    let outcome = try SwiftCompiler.check(text)
    #expect(outcome.status != 0)
    #expect(outcome.messages.map(String.init) == [message], "\(outcome.output)")
  }
}

/// The table of Documentation/FoundationAPI.md against the sample, which the compiler holds against the code.
@Suite struct FoundationTableTests {
  private struct Row {
    let name: Substring
    let status: Substring
  }

  private let rows: [Row]

  init() throws {
    rows = try PackageFolder.text(of: "Documentation/FoundationAPI.md")
      .matches(of: /(?m)^\| `([^`]+)` \| `[^`]+` \| ([a-z ]+) \| [^|\n]*\|$/)
      .map { Row(name: $0.1, status: $0.2) }
  }

  @Test("the sample uses every name that is covered, and no other one")
  func coveredNames() throws {
    let used = try PackageFolder.text(of: "Tests/Fixtures/FoundationShape/Sample.swift")
      .matches(of: /(?m)^ *\/\/ ([A-Za-z_.]+(?:\([a-zA-Z_:]*\))?)$/).map(\.1)
    let covered = rows.filter { $0.status.hasPrefix("covered") }.map(\.name)
    #expect(covered.count > 30)
    #expect(Set(used).symmetricDifference(covered) == [])
  }

  @Test("every row says whether its name is covered")
  func statuses() throws {
    let text = try PackageFolder.text(of: "Documentation/FoundationAPI.md")
    let count = text.split(separator: "\n").count { $0.hasPrefix("| `") }
    #expect(rows.count == count)
    #expect(
      rows.allSatisfy {
        ["covered", "covered with a difference", "not covered"].contains($0.status)
      })
  }
}
