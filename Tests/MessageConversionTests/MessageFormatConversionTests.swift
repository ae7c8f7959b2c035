import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import ICUKit
import LocaleCore
import MessageConversion
import MessageSyntax
import Testing

/// Shows messages of ICU MessageFormat by the words of its documentation, for the arguments `n`, `m`, `g` and `s`.
private struct MessageEvaluator {
  let locale: String
  let numbers: [String: Int64]
  let texts: [String: String]

  func text(_ message: MessageFormat1.Message, number: Int64? = nil) throws -> String {
    try message.nodes.map { node in
      switch node {
      case .text(let text): return text.value
      case .pound: return try number.map { try shown($0, .decimal) } ?? "#"
      case .argument(let argument): return try text(argument)
      case .plural(let plural):
        let value = try #require(numbers[plural.name.text])
        let rest = value - Int64(plural.offset)
        return try text(try chosen(plural, value, rest), number: rest)
      case .select(let select):
        let value = texts[select.name.text]
        let variant =
          select.variants.first { $0.selector == .keyword(value ?? "") }
          ?? select.variants.first { $0.selector == .keyword("other") }
        return try text(try #require(variant).message, number: number)
      case .choice, .tag: return "?"
      }
    }.joined()
  }

  private func text(_ argument: MessageFormat1.Argument) throws -> String {
    let name = argument.name.text
    guard let number = numbers[name] else { return texts[name] ?? "{" + name + "}" }
    switch argument.style.map({ $0.trimmingPrefix(while: \.isWhitespace) }) {
    case "percent": return try shown(number, .percent)
    case "integer": return try shown(number, .integer)
    case let style?: return try shown(number, .skeleton(String(style.dropFirst(2))))
    case nil: return try shown(number, .decimal)
    }
  }

  private func shown(_ number: Int64, _ style: NumberStyle) throws -> String {
    try ICUKit.NumberFormat.shared(for: locale, style: style).text(of: .integer(number))
  }

  private func chosen(
    _ plural: MessageFormat1.Plural, _ value: Int64, _ rest: Int64
  ) throws -> MessageFormat1.Message {
    if let exact = plural.variants.first(where: { $0.selector == .exactly(Double(value)) }) {
      return exact.message
    }
    let category = try ICUKit.NumberFormat.shared(for: locale, style: .decimal)
      .pluralCategory(of: .integer(rest), kind: plural.isOrdinal ? .ordinal : .cardinal)
    let variant =
      plural.variants.first { $0.selector == .keyword(category.rawValue) }
      ?? plural.variants.first { $0.selector == .keyword("other") }
    return try #require(variant).message
  }
}

/// Writes messages of ICU MessageFormat at random.
private struct MessageWriter {
  var generator: SeededGenerator

  mutating func message(depth: Int) -> MessageFormat1.Message {
    var text = ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) { text += node(depth: depth) }
    return (try? MessageFormat1.Message(parsing: text)) ?? MessageFormat1.Message()
  }

  private mutating func node(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
    case 0: return ["a ", "’", "|", "\\", ". ", "x'{'y'}' "].randomElement(using: &generator) ?? ""
    case 1: return "{s}"
    case 2:
      return ["{n, number}", "{m, number, percent}", "{n, number, integer}"].randomElement(
        using: &generator) ?? ""
    case 3: return "{m, number}"
    case 4: return "#"
    case 5, 6: return plural(["n", "m"].randomElement(using: &generator) ?? "n", depth: depth)
    case 7: return select("g", ["female", "male"], depth: depth)
    default: return select("s", ["x", "y-z"], depth: depth)
    }
  }

  private mutating func plural(_ name: String, depth: Int) -> String {
    let isOrdinal = Int.random(in: 0..<4, using: &generator) == 0
    let offset = !isOrdinal && Int.random(in: 0..<3, using: &generator) == 0 ? "offset:1 " : ""
    var text = "{\(name), \(isOrdinal ? "selectordinal" : "plural"), " + offset
    let words = ["=0", "=1", "=12", "one", "two", "few", "many"]
    for word in words where Bool.random(using: &generator) {
      text += word + " {" + inner(depth: depth - 1) + "} "
    }
    return text + "other {" + inner(depth: depth - 1) + "}}"
  }

  private mutating func select(_ name: String, _ words: [String], depth: Int) -> String {
    var text = "{\(name), select, "
    for word in words where Bool.random(using: &generator) {
      text += word + " {" + inner(depth: depth - 1) + "} "
    }
    return text + "other {" + inner(depth: depth - 1) + "}}"
  }

  private mutating func inner(depth: Int) -> String {
    var text = String(Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator))))
    for _ in 0..<Int.random(in: 0...2, using: &generator) { text += node(depth: depth) }
    return text
  }
}

@Suite("Converting messages between ICU MessageFormat and MessageFormat 2")
struct MessageFormatConversionTests {
  @Test(
    "a converted message shows the same text, and so does one that is converted back",
    arguments: 0..<6)
  func equalTexts(_ seed: Int) throws {
    let locale = ["en", "es", "ar", "ru", "de", "fr"][seed]
    var writer = MessageWriter(generator: SeededGenerator(seed: UInt64(seed)))
    var convertedCount = 0
    var returnedCount = 0
    for _ in 0..<60 {
      let message = writer.message(depth: 2)
      guard let text = try? MessageFormat2.text(converting: message) else { continue }
      convertedCount += 1
      let back = try? MessageFormat1.message(
        converting: MessageFormat2.Message(parsing: text))
      if back != nil { returnedCount += 1 }
      let bundle = try CatalogBundle(
        contents: CatalogCompiler.compile(
          message: text, syntax: .messageFormat2, locale: locale))
      for number: Int64 in [0, 1, 2, 3, 12, 21, 1234, -1] {
        for (gender, word) in [("female", "x"), ("male", "y-z"), ("none", "w")] {
          let evaluator = MessageEvaluator(
            locale: locale, numbers: ["n": number, "m": 3 - number],
            texts: ["g": gender, "s": word])
          let shown = bundle.string(
            forKey: CatalogCompiler.messageKey,
            named: [
              "n": .integer(number), "m": .integer(3 - number), "g": .string(gender),
              "s": .string(word),
            ],
            locale: CatalogLocale(locale), options: FormatOptions(isolation: .never))
          #expect(try shown == evaluator.text(message), "\(message.pattern()) → \(text)")
          if let back { #expect(try shown == evaluator.text(back), "\(text) → \(back.pattern())") }
        }
      }
    }
    #expect(convertedCount > 20)
    #expect(returnedCount > 10)
  }

  @Test(
    "a message is written with one matcher",
    arguments: [
      ("Hello {name}!", "Hello {$name}!"),
      ("{d, date, ::yMMMMd}", "{$d :date fields=year-month-day length=long}"),
      (
        "{n, plural, one {# file} other {# files}}",
        """
        .input {$n :number useGrouping=always roundingMode=halfEven}
        .match $n
        one {{{$n} file}}
        * {{{$n} files}}
        """
      ),
      (
        "{n, plural, offset:1 =0 {nobody} one {{a} and one} other {{a} and #}}",
        """
        .input {$n :number useGrouping=always roundingMode=halfEven}
        .local $n_minus_1 = {$n :offset subtract=1}
        .match $n $n_minus_1
        0 * {{nobody}}
        * one {{{$a} and one}}
        * * {{{$a} and {$n_minus_1}}}
        """
      ),
      (
        "{g, select, male {he} other {they}} {p, selectordinal, one {#st} other {#th}}",
        """
        .input {$g :string}
        .input {$p :number useGrouping=always roundingMode=halfEven}
        .local $p_ordinal = {$p :number select=ordinal}
        .match $g $p_ordinal
        male one {{he {$p_ordinal}st}}
        male * {{he {$p_ordinal}th}}
        * one {{they {$p_ordinal}st}}
        * * {{they {$p_ordinal}th}}
        """
      ),
    ])
  func forms(_ pattern: String, _ text: String) throws {
    #expect(try MessageFormat2.text(converting: MessageFormat1.Message(parsing: pattern)) == text)
  }

  @Test(
    "what has no counterpart in MessageFormat 2 is refused with its place",
    arguments: [
      ("a {0}", ConversionError.Reason.numberedArgument, 3..<4),
      ("{n, choice, 0#a|1#b}", .argumentType, 0..<20), ("{n, spellout}", .argumentType, 4..<12),
      ("{n, number, ::percent}", .style, 0..<22), ("{d, date, short}", .style, 9..<15),
      ("{n, plural, offset:0.5 other {a}}", .offset, 0..<33),
      ("{n, plural, one {a} other {b}} {n, plural, =1 {a} other {b}}", .differingSelections, 0..<0),
    ])
  func refusals(_ pattern: String, _ reason: ConversionError.Reason, _ range: Range<Int>) throws {
    let message = try MessageFormat1.Message(parsing: pattern)
    let refusal = #expect(throws: ConversionError.self) {
      try MessageFormat2.text(converting: message)
    }
    #expect(refusal?.reason == reason)
    #expect(refusal?.range == range)
  }

  @Test(
    "what has no counterpart in ICU MessageFormat is refused",
    arguments: [
      ("{#b}x{/b}", ConversionError.Reason.markup), ("{$x :app:shout}", .function),
      ("{$n :unit}", .function), ("{$n :number numberingSystem=arab}", .option),
      (".input {$n :number minimumFractionDigits=1} .match $n one {{a}} * {{b}}", .option),
      (".local $x = {1 :number} {{{$x}}}", .declaration),
      (".input {$n :number} .match $n 1.5 {{a}} * {{b}}", .exactNumber),
      (
        ".input {$a :string} .input {$b :string} .match $a $b x y {{1}} * * {{2}}",
        .tangledSelections
      ),
      ("{$n :number minimumFractionDigits=$m}", .option), ("{$a-b}", .name),
    ])
  func refusalsOf2(_ text: String, _ reason: ConversionError.Reason) throws {
    let message = try MessageFormat2.Message(parsing: text)
    let refusal = #expect(throws: ConversionError.self) {
      try MessageFormat1.message(converting: message)
    }
    #expect(refusal?.reason == reason)
  }
}
