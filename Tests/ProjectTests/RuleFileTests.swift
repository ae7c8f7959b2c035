import CatalogTestSupport
import SourceText
import Testing

@testable import CatalogLint

/// The files of the rules: what their names promise is there.
@Suite struct RuleFileTests {
  private static let folder = "Sources/CatalogLint/Rules"
  private static let files = PackageFolder.files(in: folder, ending: ".swift")

  @Test("a file declares the rule of its name, which is registered", arguments: files)
  func file(_ file: String) throws {
    let name = try #require(file.split(separator: "/").last).dropLast(".swift".count)
    let text = try PackageFolder.text(of: Self.folder + "/" + file)
    #expect(text.contains("\nstruct \(name): "))
    #expect(RuleRegistry.all.contains { String(describing: $0) == name })
  }

  @Test("every rule has a file, and an id that is its name in kebab-case")
  func registry() {
    #expect(RuleRegistry.all.count == Self.files.count)
    for rule in RuleRegistry.all {
      #expect(rule.description.id.rawValue == kebabCase("\(rule)"))
    }
  }

  @Test("the rules are registered by their ids, each once")
  func order() {
    let ids = RuleRegistry.descriptions.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test("the README has every rule in its table")
  func readme() throws {
    let rows = try PackageFolder.text(of: "README.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.joined()
    for rule in RuleRegistry.descriptions { #expect(rows.contains("`\(rule.id.rawValue)`")) }
  }

  private func kebabCase(_ name: String) -> String {
    name.replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }.lowercased()
  }
}
