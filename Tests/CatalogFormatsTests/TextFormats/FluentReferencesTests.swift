import CatalogFormats
import CatalogModel
import CatalogTestSupport
import SourceText
import Testing

/// What can be told of references without running a program.
@Suite struct FluentReferencesTests {
  private func file(_ text: String) -> FluentReferences.File {
    let source = SourceFile(path: "de/a.ftl", bytes: Array(text.utf8))
    let catalog = FluentReader(locale: "de", sourceLanguage: "en").read(source).value
    return FluentReferences.File(source: source, catalog: catalog)
  }

  @Test("what is in no file of the locale is found, at its name")
  func missing() {
    let files = [
      file("a = { b } { -t.x -> \n *[y] z\n } { missing }\n    { c.attr } { only }\n"),
      file("b = B\n-t = T\n    .x = y\nonly =\n    .attr = x\n"),
    ]
    let found = FluentReferences.diagnostics(in: files, locale: "de")
    let names = found[0].map { diagnostic in
      diagnostic.range.map {
        String(decoding: files[0].source.bytes[$0.start..<$0.end], as: UTF8.self)
      }
    }
    #expect(names == ["missing", "c.attr", "only"])
    #expect(found[1] == [])
  }

  @Test(
    "a way through several files back to a message is found, and one in a file by its reader alone")
  func cycles() {
    let files = [file("a = { b }\nown = { own }\n"), file("b = { c }\n"), file("c = { a }\n")]
    let found = FluentReferences.diagnostics(in: files, locale: "de")
    #expect(found.map(\.count) == [0, 0, 1])
    #expect(found[2].first?.subject.key == "c")
    let read = FluentReader(locale: "de", sourceLanguage: "en").read(files[0].source)
    #expect(read.diagnostics.map(\.subject.key) == ["own"])
  }

  @Test("a function that the program has not is found")
  func functions() {
    let files = [file("a = { NUMBER($x) } { PLATFORM() }\n")]
    let found = FluentReferences.diagnostics(in: files, locale: "de")[0]
    #expect(found.map(\.rule) == [FluentReferences.unknownFunction])
    let known = FluentReferences.diagnostics(
      in: files, locale: "de",
      functions: FluentReferences.builtInFunctions.union(["PLATFORM"]))
    #expect(known == [[]])
  }

  @Test(
    "what the run time reports of references is found in the fixtures of its tests",
    .enabled(if: SharedFolder.has("conformance/fluent/bundle-fixtures")),
    arguments: SharedFolder.files(in: "conformance/fluent/bundle-fixtures", ending: ".json"))
  func fixtures(_ name: String) throws {
    let tree = try JSONTree(try SharedFolder.text(of: "conformance/fluent/bundle-fixtures/" + name))
    for suite in tree["suites"]?.elements ?? [] { try check(suite, [], []) }
  }

  private func check(_ suite: JSONTree, _ resources: [String], _ functions: Set<String>) throws {
    let own = resources + (suite["resources"]?.elements ?? []).compactMap { $0["source"]?.text }
    var functions = functions
    for bundle in suite["bundles"]?.elements ?? [] {
      functions.formUnion((bundle["functions"]?.elements ?? []).compactMap(\.text))
    }
    for inner in suite["suites"]?.elements ?? [] { try check(inner, own, functions) }
    for test in suite["tests"]?.elements ?? [] { try check(test: test, own, functions) }
  }

  private func check(test: JSONTree, _ resources: [String], _ functions: Set<String>) throws {
    let own = resources + (test["resources"]?.elements ?? []).compactMap { $0["source"]?.text }
    var functions = functions
    for bundle in test["bundles"]?.elements ?? [] {
      functions.formUnion((bundle["functions"]?.elements ?? []).compactMap(\.text))
    }
    let sources = own.map { SourceFile(path: "de/a.ftl", bytes: Array($0.utf8)) }
    let parsed = sources.map { FluentReader(locale: "de", sourceLanguage: "en").read($0) }
    let files = zip(sources, parsed).map {
      FluentReferences.File(source: $0, catalog: $1.value)
    }
    let found =
      parsed.flatMap(\.diagnostics)
      + FluentReferences.diagnostics(in: files, locale: "de", functions: functions).flatMap(\.self)
    for assertion in test["asserts"]?.elements ?? [] {
      for error in assertion["errors"]?.elements ?? [] {
        guard let type = error["type"]?.text, let text = error["desc"]?.text else { continue }
        guard let wanted = Self.wanted(type, text) else { continue }
        #expect(
          found.contains { wanted($0) }, "\(test["name"]?.text ?? ""): \(type) \(text)")
      }
    }
  }

  /// What to look for in findings; `nil` where only a run tells.
  private static func wanted(_ type: String, _ text: String) -> ((Diagnostic) -> Bool)? {
    if type == "Cyclic" { return { $0.message.text.contains("leads back to itself") } }
    guard type == "Reference",
      let name = text.split(separator: ":").last?.drop(while: { $0 == " " })
    else { return nil }
    if text.hasPrefix("Unknown function") {
      return { $0.message.text.contains("“\(name.prefix { $0 != "(" })”") }
    }
    if text.hasPrefix("Unknown message") || text.hasPrefix("Unknown term")
      || text.hasPrefix("Unknown attribute")
    {
      return { $0.rule == FluentReferences.missingReference }
    }
    return nil
  }
}
