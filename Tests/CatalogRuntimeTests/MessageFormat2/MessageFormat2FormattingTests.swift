import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CompiledCatalog
import ICUKit
import SourceText
import Testing

@Suite("Formatting messages of MessageFormat 2")
struct MessageFormat2FormattingTests {
  typealias Samples = MessageFormat2Samples

  @Test(
    "a value that is missing is shown as its source, and told of with its place",
    arguments: [
      ("a {$x} b", "a {$x} b", MessageProblem(.unresolvedVariable, 2..<6, name: "x")),
      (
        "{|a\\|b| :app:none}", "{|a\\|b|}",
        MessageProblem(.unknownFunction, 0..<18, name: "app:none")
      ),
      (
        "{5 :number select=nothing}", "5", MessageProblem(.badOption, 11..<25, name: "select")
      ),
      (
        "é {:integer}", "é {:integer}", MessageProblem(.badOperand, 3..<13, name: "integer")
      ),
    ])
  func places(_ message: String, _ text: String, _ problem: MessageProblem) throws {
    let bundle = try Samples.bundle(message)
    let (shown, issues) = LocalizationIssue.collecting {
      bundle.string(
        forKey: "k", named: [:], locale: "en-US", options: FormatOptions(isolation: .never))
    }
    #expect(shown == text)
    #expect(issues.map(\.problem) == [.message(problem)])
  }

  @Test("a declaration is evaluated once, and only where it is used")
  func laziness() throws {
    let message = """
      .local $bad = {|x| :number}
      .local $unused = {|y| :number}
      {{{$bad} {$bad}}}
      """
    let formatted = try Samples.format(message)
    #expect(formatted.text == "{$bad} {$bad}")
    #expect(formatted.problems == [.badOperand])
  }

  @Test("names are equal where they differ in normalization only")
  func normalization() throws {
    #expect(try Samples.format("{$\u{E9}}", ["e\u{301}": "x"]).text == "x")
    #expect(try Samples.format("{$e\u{301}}", ["\u{E9}": "x"]).text == "x")
    let keys = ".input {$s :string} .match $s \u{E9} {{same}} * {{other}}"
    #expect(try Samples.format(keys, ["s": "e\u{301}"]).text == "same")
  }

  @Test(
    "values are isolated by their directions and by that of the message",
    arguments: [
      ("en", "{$s}", "\u{2068}x\u{2069}"), ("en", "{$n}", "5"),
      ("ar-EG", "{$n}", "\u{2067}٥\u{2069}"),
      ("he", "{$n :number}", "\u{2067}5\u{2069}"),
      ("en", "{$s :string u:dir=ltr}", "\u{2066}x\u{2069}"),
      ("en", "{$n :number u:dir=rtl}", "\u{2067}5\u{2069}"),
      ("en", "{$n :number u:dir=auto}", "\u{2068}5\u{2069}"),
      ("en", "{$n :number u:dir=inherit}", "5"), ("en", "{$missing}", "\u{2068}{$missing}\u{2069}"),
      ("en", "{#b}{$n}{/b}", "5"),
      ("en", ".local $a = {$n :number u:dir=rtl} {{{$a :integer}}}", "\u{2067}5\u{2069}"),
    ])
  func isolation(_ locale: String, _ message: String, _ text: String) throws {
    let shown = try Samples.format(
      message, ["s": "x", "n": 5], locale: locale, isolation: .automatic)
    #expect(shown.text == text)
  }

  @Test("isolation can be asked for everywhere and nowhere")
  func isolationOptions() throws {
    let message = "{$s} {$n}"
    let arguments: NamedArguments = ["s": "x", "n": 5]
    let always = try Samples.format(message, arguments, isolation: .always).text
    #expect(always == "\u{2068}x\u{2069} \u{2066}5\u{2069}")
    #expect(try Samples.format(message, arguments, isolation: .never).text == "x 5")
  }

  @Test("an expression can have a locale of its own")
  func locale() throws {
    #expect(try Samples.format("{1234.5 :number u:locale=de}").text == "1.234,5")
    #expect(
      try Samples.format("{5 :number u:locale=|not a locale|}")
        == Samples.Formatted(text: "5", problems: [.badOption]))
  }

  @Test("parts are the text, the values with their pieces, and the markup")
  func parts() throws {
    let bundle = try Samples.bundle(
      "{#b class=$c u:id=x}{$n :number u:id=n minimumFractionDigits=1}{/b}")
    let parts = bundle.parts(
      forKey: "k", named: ["n": 1234, "c": "big"], locale: "en-US")
    let number = MessagePart.Expression(
      kind: "number", text: "1,234.0", locale: "en-US", direction: .leftToRight, id: "n",
      pieces: [
        .init(kind: "integer", text: "1"), .init(kind: "group", text: ","),
        .init(kind: "integer", text: "234"), .init(kind: "decimal", text: "."),
        .init(kind: "fraction", text: "0"),
      ])
    #expect(
      parts == [
        .markup(.init(kind: .open, name: "b", options: ["class": "big"], id: "x")),
        .expression(number), .markup(.init(kind: .close, name: "b", options: [:], id: nil)),
      ])
  }

  @Test("a key that was looked up before gives the same text")
  func messageKeys() throws {
    let bundle = try Samples.bundle(".input {$n :number} .match $n one {{a {$n}}} * {{b {$n}}}")
    let key = try #require(bundle.messageKey("k"))
    #expect(bundle.string(for: key, named: ["n": 1], locale: "en-US") == "a 1")
    var bytes = Array("x".utf8)
    bundle.append(key, named: ["n": 2.5], locale: "en-US", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "xb 2.5")
  }

  @Test("a plain message and a key that is not there are one part of text")
  func plainParts() throws {
    let bundle = try Samples.bundle("plain \\{text\\}")
    #expect(bundle.parts(forKey: "k", locale: "en-US") == [.text("plain {text}")])
    let (parts, issues) = LocalizationIssue.collecting {
      bundle.parts(forKey: "none", locale: "en-US")
    }
    #expect(parts == [.text("none")])
    #expect(issues.map(\.problem) == [.missingKey])
  }

  @Test("a function of the program shows and selects values")
  func functions() throws {
    MessageFunctions.register(Shout(), as: "app:shout")
    #expect(try Samples.format("{$name :app:shout}", ["name": "Ada"]).text == "ADA!")
    #expect(
      try Samples.format(
        ".local $a = {$name :app:shout} {{{$a :string} {$a}}}", ["name": "Ada"]
      ).text == "ADA ADA!")
    #expect(
      try Samples.format("{:app:shout}")
        == Samples.Formatted(text: "{:app:shout}", problems: [.badOperand]))
  }

  private struct Shout: MessageFunction {
    struct Value: MessageValue {
      let content: FormatArgument
      let shouted: String

      func text() -> String { shouted }
    }

    func value(
      of call: inout MessageFunctionCall
    ) throws(MessageFunctionError) -> any MessageValue {
      guard let operand = call.operand else { throw .badOperand }
      let text = operand.text.uppercased()
      return Value(content: .string(text), shouted: text + "!")
    }
  }

  @Test(
    "the fast way gives what the careful one gives",
    arguments: [
      "en", "ar", "ar-EG", "bg", "bn", "cy", "cs", "da", "de", "de-CH", "es", "es-MX", "fa", "fi",
      "fr",
      "fr-CH", "gu", "he", "hi", "hy", "it", "ja", "kw", "lt", "lv", "mr", "my", "ne", "nb", "pl",
      "pt", "pt-PT", "ru", "sl", "sv", "th", "tr", "uk", "ur", "zh-Hant",
    ])
  func fastWay(_ locale: String) throws {
    let messages = [
      "{$n}", "{$s} and {$n :integer}", "x {$n :number} y",
      """
      .input {$n :number}
      .match $n
      0 {{none}} one {{one {$n}}} two {{two {$n}}} few {{few {$n}}} many {{many {$n}}} * {{{$n} other}}
      """,
      ".input {$n :integer} .input {$s :string} .match $s $n x one {{a}} x 5 {{b}} * one {{c}} x * {{d}} * * {{e}}",
    ]
    let numbers: [Int64] = [
      0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 1234, 9999, 10_000, 123_456, 1_000_000, -1, -1234,
      .max,
      .min,
    ]
    for message in messages {
      let bundle = try Samples.bundle(message, locale: locale)
      for number in numbers {
        let isolations: [FormatOptions.Isolation] =
          number == 5 ? [.automatic, .always, .never] : [.automatic]
        for isolation in isolations {
          for text in number == 5 ? ["x", "אב"] : ["x"] {
            let arguments: NamedArguments = ["n": .integer(number), "s": .string(text)]
            let options = FormatOptions(isolation: isolation)
            let fast = bundle.string(
              forKey: "k", named: arguments, locale: CatalogLocale(locale), options: options)
            let parts = bundle.parts(
              forKey: "k", named: arguments, locale: CatalogLocale(locale), options: options)
            #expect(fast == parts.map(\.text).joined(), "\(message) \(number)")
          }
        }
      }
    }
  }

  @Test(
    "numbers with decimals are the same on the fast way and on the careful one",
    arguments: ["en", "ar", "es", "de-CH", "hi", "fa"])
  func decimals(_ locale: String) throws {
    let bundle = try Samples.bundle("{$x} {$x :number}", locale: locale)
    let numbers = [
      0.5, -0.0, 1234.5678, 2.0005, -1e-9, 1e21, 123_456_789.125, .infinity, .nan,
      .leastNonzeroMagnitude,
    ]
    for number in numbers {
      let fast = bundle.string(
        forKey: "k", named: ["x": .number(number)], locale: CatalogLocale(locale))
      let parts = bundle.parts(
        forKey: "k", named: ["x": .number(number)], locale: CatalogLocale(locale))
      #expect(fast == parts.map(\.text).joined(), "\(number)")
    }
  }

  @Test(
    "a compiled message leads back to its text",
    arguments: [
      "plain", "a \\{b\\}", "\\\\", "{{quoted}}", ".local $x = {1} {{{$x}}}", " {{}} ", "\\|",
      ".input {$n :number}\n.match $n one {{a}} * {{b}}", "", "{#b}x{/b}", "{| |}",
    ])
  func roundTrip(_ message: String) throws {
    let file = try CompiledCatalog(Samples.compiled(["k": message]))
    let catalog = try #require(CatalogDecompiler.decompile(file).first).catalog
    let unit = catalog.entries.first?.localizations?.first?.message.root.unit
    #expect(unit?.value == message)
  }

  @Test(
    "a text that is no valid message is refused with the place and the reason",
    arguments: [
      ("a {$x", 2, "this placeholder has no “}”; add it, or write “\\{” for a brace in text"),
      (
        ".input {$x} .match $x * {{}}", 19,
        "the selector has no function, so nothing says how to select; declare it with one, as in `.input {$n :number}`"
      ),
    ])
  func refusals(_ message: String, _ offset: Int, _ reason: String) throws {
    let error = #expect(throws: CompileError.self) { try Samples.bundle(message) }
    guard case .invalidMessage(let text, let found, let explanation) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text == message)
    #expect(found == offset)
    #expect(explanation.text == reason)
  }
}
