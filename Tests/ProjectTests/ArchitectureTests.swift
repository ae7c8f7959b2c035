import CatalogTestSupport
import Testing

/// The graph of the targets: as the documentation has it, and as the files import.
@Suite struct ArchitectureTests {
  private static let described = Result { try PackageDescription.load() }

  private let package: PackageDescription

  init() throws { package = try Self.described.get() }

  @Test("a target imports only targets above it in the manifest")
  func order() {
    var above: Set<String> = []
    for target in package.targets {
      #expect(Set(target.dependencyNames).subtracting(above).isEmpty, "\(target.name)")
      above.insert(target.name)
    }
    #expect(above.count > 12)
  }

  @Test("Documentation/Architecture.md has the targets of Sources and what they import")
  func documentedTargets() throws {
    let rows = try PackageFolder.text(of: "Documentation/Architecture.md")
      .matches(of: /(?m)^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \|$/)
      .filter { $0.2 == "nothing" || $0.2.hasPrefix("`") }
    #expect(rows.map { String($0.1) } == package.sourceTargets.map(\.name))
    for (row, target) in zip(rows, package.sourceTargets) {
      let documented = row.2.matches(of: /`([\w-]+)`/).map { String($0.1) }
      #expect(documented == target.dependencyNames, "\(target.name)")
    }
  }

  @Test("Sources has one folder for each target")
  func folders() {
    let files = PackageFolder.files(in: "Sources", ending: "")
    let folders = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(folders == Set(package.sourceTargets.map(\.name)))
  }

  @Test("a target imports every target that it depends on, and no other one")
  func imports() throws {
    let names = Set(package.targets.map(\.name))
    for target in package.targets {
      let files = SourceFolder(path: folder(of: target)).files(ending: ".swift")
      guard !files.isEmpty else { continue }
      let imported = Set(try files.flatMap(SourceFolder.imports)).intersection(names)
      // Every test target is given the support for tests, whether it needs any or not.
      let needed = Set(target.dependencyNames).subtracting(["CatalogTestSupport"])
      #expect(imported.subtracting(["CatalogTestSupport"]) == needed, "\(target.name)")
    }
  }

  @Test("no file under Sources imports Foundation, which brings an ICU of its own")
  func foundation() throws {
    let files = SourceFolder(path: "Sources").files(ending: ".swift")
    #expect(files.count > 100)
    for file in files {
      let foundation = try SourceFolder.imports(of: file).filter { $0.hasPrefix("Foundation") }
      #expect(foundation.allSatisfy { $0 == "FoundationEssentials" }, "\(file)")
    }
  }

  @Test("the headers of ICU are included by the files of ICUShims alone, never by its own headers")
  func unicodeHeaders() throws {
    let sources = SourceFolder(path: "Sources")
    let files = [".c", ".cpp", ".h"].flatMap(sources.files)
    let including = try files.filter { file in
      try SourceFolder.includes(of: file).contains { $0.hasPrefix("unicode/") }
    }
    #expect(!including.isEmpty)
    let isShim = including.allSatisfy {
      $0.hasPrefix("Sources/ICUShims/") && !$0.hasPrefix("Sources/ICUShims/include/")
        || $0.hasPrefix("Sources/CICU/")
    }
    #expect(isShim, "\(including)")
  }

  @Test("CatalogKit gives its users every module whose types its own modules show")
  func product() throws {
    let product = try #require(package.products.first { $0.name == "CatalogKit" })
    for target in product.targets {
      let files = SourceFolder(path: "Sources/" + target).files(ending: ".swift")
      let shown = try files.flatMap { file in
        try PackageFolder.text(of: file).matches(of: /(?m)^public import (\w+)/)
          .map { String($0.1) }
      }
      #expect(Set(shown).isSubset(of: product.targets), "\(target)")
    }
  }

  @Test("CatalogRuntime reaches what shows texts, and nothing that reads or makes catalogs")
  func runtime() throws {
    let product = try #require(package.products.first { $0.name == "CatalogRuntime" })
    var reached: Set<String> = []
    var open = product.targets
    while let name = open.popLast() {
      guard reached.insert(name).inserted else { continue }
      open += package.targets.first { $0.name == name }?.dependencyNames ?? []
    }
    #expect(
      reached == [
        "CatalogRuntime", "CompiledCatalog", "LocaleCore", "ICUKit", "ICUShims", "CICU",
        "PrintfShims",
      ])
  }

  private func folder(of target: PackageDescription.Target) -> String {
    target.path ?? (target.name.hasSuffix("Tests") ? "Tests/" : "Sources/") + target.name
  }
}
