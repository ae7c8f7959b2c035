import CatalogCompiler
import CatalogModel
import CompiledCatalog
import SourceText
import Testing

@Suite("What is compiled")
struct CatalogCompilerTests {
  /// A catalog of one key `k` with one localization, given as JSON.
  private func catalog(_ localization: String, locale: String = "de", key: String = "k") -> Catalog
  {
    Corpus.catalog(
      parsing: """
        {"sourceLanguage":"en","strings":{"\(key)":{"localizations":{"\(locale)":\(localization)}}},"version":"1.0"}
        """)
  }

  private func compile(_ catalogs: Catalog...) throws(CompileError) -> [UInt8] {
    try CatalogCompiler.compile(
      catalogs.enumerated().map { CatalogTable(name: "T\($0.offset)", catalog: $0.element) })
  }

  private func decompiled(_ catalog: Catalog) throws -> Catalog {
    let tables = try CatalogDecompiler.decompile(CompiledCatalog(compile(catalog)))
    return try #require(tables.first).catalog
  }

  /// The text of the only localization of the only key.
  private func text(_ catalog: Catalog) throws -> String? {
    try decompiled(catalog).entries.first?.localizations?.first?.message.root.unit?.value
  }

  private static func unit(_ value: String, state: String = "translated") -> String {
    "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(value)\"}}"
  }

  @Test(
    "a problem is told with its key and its locale",
    arguments: [
      (
        "{\"variations\":{\"mood\":{\"other\":\(unit("x"))}}}",
        CompileError.Problem.unknownDimension("mood")
      ),
      (
        "{\"variations\":{\"plural\":{\"=1\":\(unit("x"))}}}", .unknownPluralCategory("=1")
      ),
      ("{\"variations\":{\"width\":{\"wide\":\(unit("x"))}}}", .invalidWidth("wide")),
      ("{\"variations\":{\"width\":{\"020\":\(unit("x"))}}}", .invalidWidth("020")),
      ("[]", .malformed),
      (
        "{\"stringUnit\":{\"value\":\"x\"},\"variations\":{\"plural\":{\"other\":\(unit("x"))}}}",
        .ambiguousNode
      ),
      (
        "{\"stringUnit\":{\"value\":\"%#@a@\"},\"substitutions\":{\"a\":{\"argNum\":1,\"variations\":{\"plural\":{\"other\":\(unit("%#@a@"))}}}}}",
        .recursiveSubstitution("a")
      ),
      (
        "{\"stringUnit\":{\"value\":\"%#@a@\"},\"substitutions\":{\"a\":{\"argNum\":300,\"variations\":{\"plural\":{\"other\":\(unit("x"))}}}}}",
        .argumentOutOfRange(300)
      ),
    ])
  func problems(_ localization: String, _ problem: CompileError.Problem) throws {
    let error = #expect(throws: CompileError.self) { _ = try compile(catalog(localization)) }
    #expect(error?.problem == problem)
    #expect(error?.table == "T0" && error?.key == "k" && error?.locale == "de")
  }

  @Test("two tables of one name are refused")
  func duplicateTable() {
    let table = CatalogTable(name: "T", catalog: Catalog(sourceLanguage: "en"))
    let error = #expect(throws: CompileError.self) {
      _ = try CatalogCompiler.compile([table, table])
    }
    #expect(error?.problem == .duplicateTable)
  }

  @Test("variations deeper than the limit are refused, and those up to it are read back")
  func depth() throws {
    func nested(_ depth: Int) -> Catalog {
      var node = MessageNode(unit: StringUnit(value: "x"))
      for _ in 0..<depth {
        let form = Variation.Case(name: "other", node: node)
        node = MessageNode(variations: [Variation(kind: .device, cases: [form])])
      }
      let localization = Localization(locale: "de", message: Message(root: node))
      return Catalog(
        sourceLanguage: "en", entries: [Entry(key: "k", localizations: [localization])])
    }
    _ = try decompiled(nested(32))
    let error = #expect(throws: CompileError.self) { _ = try compile(nested(33)) }
    #expect(error?.problem == .tooDeep)
  }

  @Test("a text that is there is shipped, whatever its state", arguments: ["new", "needs_review"])
  func states(_ state: String) throws {
    #expect(try text(catalog(Self.unit("Text", state: state))) == "Text")
  }

  @Test("an empty text is shipped only where somebody says that it is translated")
  func emptyTexts() throws {
    #expect(try text(catalog(Self.unit("", state: "new"))) == nil)
    #expect(try text(catalog("{\"stringUnit\":{\"state\":\"translated\"}}")) == nil)
    #expect(try text(catalog(Self.unit("", state: "translated"))) == "")
  }

  @Test(
    "every spelling of percent signs and placeholders comes back",
    arguments: [
      "100%", "100 %", "100%%", "%%%", "%%d", "%d%%", "50% off %d", "% %% %", "%1$@ %2$@",
      "%-5d|%05d",
      "%0-5d", "%+.3f", "%.f", "%.*f", "%*1$d", "%Lld", "%'d", "%#x", "%hhd", "%ll@", "%y", "%",
      "%arg",
      "%#@undefined@", "％@", "%10@", "%1@", "% d", "%n", "50%de", "%99999999999d",
    ])
  func spellings(_ value: String) throws {
    #expect(try text(catalog(Self.unit(value), key: "%@ %d %d")) == value)
    #expect(try text(catalog(Self.unit(value), key: "key")) == value)
  }

  @Test("the order of tables and entries does not change the bytes")
  func determinism() throws {
    let catalog = try Corpus.own("Samples/Localizable.xcstrings")
    var reversed = catalog
    reversed.entries.reverse()
    let forward = [
      CatalogTable(name: "A", catalog: catalog), CatalogTable(name: "B", catalog: reversed),
    ]
    let backward = [
      CatalogTable(name: "B", catalog: catalog), CatalogTable(name: "A", catalog: reversed),
    ]
    #expect(try CatalogCompiler.compile(forward) == CatalogCompiler.compile(backward))
  }

  @Test("only the locales asked for are compiled, and the source language")
  func locales() throws {
    let catalog = try Corpus.own("Samples/Localizable.xcstrings")
    let compiled = try CompiledCatalog(
      CatalogCompiler.compile(
        [CatalogTable(name: "T", catalog: catalog)], options: CompileOptions(locales: ["pl", "DE"]))
    )
    let tags = (0..<compiled.localeCount).map { compiled.tag(ofLocale: $0) }
    #expect(tags == ["de", "en", "pl"])
  }

  @Test("zero is the number 0 in every language, and CLDR’s category where the language has it")
  func zero() throws {
    let forms =
      "{\"variations\":{\"plural\":{\"zero\":\(Self.unit("0")),\"other\":\(Self.unit("x"))}}}"
    for (locale, hasCategory) in [("de", false), ("lv", true)] {
      let compiled = try CompiledCatalog(compile(catalog(forms, locale: locale, key: "%lld")))
      let index = try #require(compiled.locale(tagged: locale))
      guard let message = compiled.message(KeyNumber(rawValue: 0), locale: index),
        case .plural(let plural) = message.content
      else {
        Issue.record("no plural in \(locale)")
        continue
      }
      let hasExplicit = plural.explicitZero != nil
      let hasZero = plural.form(.zero) != nil
      #expect(hasExplicit)
      #expect(hasZero == hasCategory)
      #expect(plural.argument == 1)
    }
  }

  @Test("plural forms of the message itself count the first whole number")
  func countArgument() throws {
    let forms = "{\"variations\":{\"plural\":{\"other\":\(Self.unit("x"))}}}"
    for (key, argument) in [("%@ has %lld", 2), ("%lld", 1), ("%@", 1), ("key", 0)] {
      let compiled = try CompiledCatalog(compile(catalog(forms, key: key)))
      let index = try #require(compiled.locale(tagged: "de"))
      guard let message = compiled.message(KeyNumber(rawValue: 0), locale: index),
        case .plural(let plural) = message.content
      else {
        Issue.record("no plural for \(key)")
        continue
      }
      #expect(plural.argument == argument)
      #expect(compiled.isFormatted(KeyNumber(rawValue: 0)))
    }
  }

  /// The arguments of the substitutions and of `%arg` in the first message, by name in the order of the text.
  private func substitutionArguments(_ text: String, _ substitutions: String) throws -> [String] {
    let json = "{\"stringUnit\":{\"value\":\"\(text)\"},\"substitutions\":{\(substitutions)}}"
    let compiled = try CompiledCatalog(compile(catalog(json)))
    let german = try #require(compiled.locale(tagged: "de"))
    guard let message = compiled.message(KeyNumber(rawValue: 0), locale: german) else { return [] }
    var found: [String] = []
    collect(message, into: &found)
    return found
  }

  private func collect(_ message: borrowing MessageView, into found: inout [String]) {
    switch message.content {
    case .plural(let plural):
      found.append("plural \(plural.argument)")
      if let form = plural.form(.other) { collect(form, into: &found) }
    case .pattern(let pattern):
      for index in 0..<pattern.count {
        switch pattern.part(at: index) {
        case .substitution(let substitution):
          found.append("substitution \(substitution.argument)")
          collect(substitution.message, into: &found)
        case .argument(let argument): found.append("argument \(argument.number)")
        case .text, .verbatimText, .damaged: break
        }
      }
    case .text, .select, .width, .phrases, .program, .damaged: break
    }
  }

  private static func substitution(_ name: String, _ text: String, argument: Int? = nil) -> String {
    let number = argument.map { "\"argNum\":\($0)," } ?? ""
    return
      "\"\(name)\":{\(number)\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{\"other\":\(unit(text))}}}"
  }

  @Test("a substitution without an argument takes that of the reference")
  func missingArgumentNumber() throws {
    let found = try substitutionArguments(
      "%@: %#@a@, %#@b@",
      Self.substitution("a", "%arg") + "," + Self.substitution("b", "%arg"))
    #expect(
      found == [
        "argument 1", "substitution 2", "plural 2", "argument 2", "substitution 3", "plural 3",
        "argument 3",
      ])
  }

  @Test(
    "positions in a substitution stay, and what has none begins with the substitution’s argument")
  func nestedSubstitutions() throws {
    let found = try substitutionArguments(
      "%2$#@a@",
      Self.substitution("a", "%@ %1$@ %#@b@ %#@c@") + "," + Self.substitution("b", "%arg") + ","
        + Self.substitution("c", "%arg", argument: 5))
    #expect(
      found == [
        "substitution 2", "plural 2", "argument 2", "argument 1", "substitution 3", "plural 3",
        "argument 3", "substitution 5", "plural 5", "argument 5",
      ])
  }
}
