import CatalogTestSupport
import MessageSyntax
import Testing

private let folder = "conformance/mf2/test/tests"

/// A test of the suite of the working group, as far as it says whether its message is valid.
private struct SuiteFile: Decodable {
  struct ExpectedError: Decodable {
    let type: String
  }

  struct Properties: Decodable {
    let expErrors: [ExpectedError]?
  }

  struct Case: Decodable {
    let src: String
    let expErrors: [ExpectedError]?
  }

  let defaultTestProperties: Properties?
  let tests: [Case]
}

private let namesOfKinds: [MessageFormat2.DataModelError.Kind: String] = [
  .duplicateDeclaration: "duplicate-declaration",
  .duplicateOptionName: "duplicate-option-name",
  .duplicateVariant: "duplicate-variant",
  .missingFallbackVariant: "missing-fallback-variant",
  .missingSelectorAnnotation: "missing-selector-annotation",
  .variantKeyMismatch: "variant-key-mismatch",
]

/// The errors that reading and checking a text finds, by their names in the suite.
private func errors(of text: String) -> [String] {
  guard let message = try? MessageFormat2.Message(parsing: text) else { return ["syntax-error"] }
  return message.dataModelErrors().map { namesOfKinds[$0.kind, default: "?"] }
}

@Suite("The suite of the MessageFormat working group", .enabled(if: SharedFolder.has(folder)))
struct MessageFormat2ConformanceTests {
  @Test(
    "a message is refused exactly where the suite says so",
    arguments: SharedFolder.files(in: folder, ending: ".json"))
  func verdicts(_ name: String) throws {
    let file = try SharedFolder.json(SuiteFile.self, of: folder + "/" + name)
    let ofSyntax = ["syntax-error"] + namesOfKinds.values
    for test in file.tests {
      let expected = (test.expErrors ?? file.defaultTestProperties?.expErrors ?? [])
        .map(\.type).filter { ofSyntax.contains($0) }
      #expect(errors(of: test.src) == expected, "\(test.src)")
    }
  }

  @Test("the suite has all its 461 tests")
  func count() throws {
    let files = try SharedFolder.files(in: folder, ending: ".json")
      .map { try SharedFolder.json(SuiteFile.self, of: folder + "/" + $0) }
    #expect(files.reduce(0) { $0 + $1.tests.count } == 461)
  }

  @Test("every message of the suite is printed so that it reads back to the same")
  func printing() throws {
    for name in SharedFolder.files(in: folder, ending: ".json") {
      for test in try SharedFolder.json(SuiteFile.self, of: folder + "/" + name).tests {
        guard let message = try? MessageFormat2.Message(parsing: test.src) else { continue }
        let printed = message.canonicalText
        let again = try MessageFormat2.Message(parsing: printed)
        #expect(again == message, "\(test.src)")
        #expect(again.canonicalText == printed)
      }
    }
  }
}
