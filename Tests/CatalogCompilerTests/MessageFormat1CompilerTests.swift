import CatalogCompiler
import CatalogModel
import CompiledCatalog
import MessageSyntax
import SourceText
import Testing

struct MessageFormat1CompilerTests {
  private func decompiled(
    _ text: String, apostrophes: MessageFormat1.ApostropheMode = .doubleOptional
  ) throws -> String? {
    let bytes = try CatalogCompiler.compile(
      message: text, syntax: .messageFormat1, locale: "en",
      options: CompileOptions(apostrophes: apostrophes))
    let tables = try CatalogDecompiler.decompile(CompiledCatalog(bytes))
    let catalog = try #require(tables.first?.catalog)
    #expect(catalog.syntax == .messageFormat1)
    return catalog.entries.first?.localizations?.first?.message.root.unit?.value
  }

  @Test(
    "a message with arguments comes back byte for byte",
    arguments: [
      "{n}", "{ n , number , #,##0 }", "it's {n}", "'{'{n}", "{n, plural, other{#}}",
      "{n,choice,0#a|1≤b}", "{s, select, a {x}  other { '{y}' }}",
    ])
  func programs(text: String) throws {
    #expect(try decompiled(text) == text)
    #expect(try decompiled(text, apostrophes: .doubleRequired) == text)
  }

  @Test(
    "a plain text comes back as a source of the same text",
    arguments: [
      ("", ""), ("plain", "plain"), ("it's", "it's"), ("it''s", "it's"), ("'{'x'}'", "'{'x'}'"),
      ("a '{b}' c", "a '{'b'}' c"), ("''", "'"), ("#|", "#|"), ("}", "}"), ("'{''", "'{'''"),
    ])
  func plainTexts(text: String, source: String) throws {
    #expect(try decompiled(text) == source)
  }

  @Test("an apostrophe whose meaning depends on the mode stays as it is written")
  func doubledApostrophes() throws {
    #expect(try decompiled("it''s 'quoted'", apostrophes: .doubleRequired) == "it''s 'quoted'")
  }

  @Test(
    "what ICU refuses to read is refused with its place",
    arguments: [
      ("a {", 2), ("é{n, plural, one{x}}", 20), ("{n, foo}", 4), ("ab {n, number, ::bogus}", 17),
      ("{n, number, ::.00 bogus}", 18), ("{n, number, 0.0.0}", 12), ("{0, number, @@0}", 12),
    ])
  func errors(text: String, offset: Int) throws {
    let error = #expect(throws: CompileError.self) { try decompiled(text) }
    guard case .invalidMessage(let found, let place, let reason) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == text)
    #expect(place == offset, "\(reason.text)")
  }

  @Test("a message inside an argument is read once more where apostrophes must be doubled")
  func messageReadAnew() throws {
    let text = "{s, select, other{'{'}}"
    #expect(try decompiled(text) == text)
    let error = #expect(throws: CompileError.self) {
      try decompiled(text, apostrophes: .doubleRequired)
    }
    guard case .invalidMessage(_, 18, _) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
