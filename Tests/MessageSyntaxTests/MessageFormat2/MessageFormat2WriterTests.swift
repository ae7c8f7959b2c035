import CatalogTestSupport
import MessageSyntax
import Testing

private typealias Writer = MessageFormat2.Writer

@Suite("Writing MessageFormat 2")
struct MessageFormat2WriterTests {
  @Test(
    "a message is written in one canonical form",
    arguments: [
      ("", ""), ("a { $b }", "a {$b}"), (" {{ a }} ", " a "), ("{{.a}}", "{{.a}}"),
      ("{{ \u{200E}.a}}", "{{ \u{200E}.a}}"), ("{{{.a}}}", "{.a}"),
      ("\\{ \\| \\\\ \\}", "\\{ | \\\\ \\}"),
      ("{|a|  :f  b = |c d|  @e  @g=|h|}", "{a :f b=|c d| @e @g=h}"), ("{||}", "{||}"),
      ("{|\\{\\|\\\\|}", "{|{\\|\\\\|}"), ("{ #a b=c @d/}{/a}{#a  }", "{#a b=c @d /}{/a}{#a}"),
      ("{$\u{200F}a\u{200E} :\u{200E}n\u{200E}:\u{200E}f}", "{$a :n:f}"),
      (
        " .input{$a :f}.local $b={1}.match  $a  $b  1 *{{p}}* |*| {{\\}}} * * {{}}",
        ".input {$a :f}\n.local $b = {1}\n.match $a $b\n1 * {{p}}\n* |*| {{\\}}}\n* * {{}}"
      ),
      (".input{$a}{{.}}", ".input {$a}\n{{.}}"),
    ])
  func canonical(_ text: String, _ canonical: String) throws {
    #expect(try MessageFormat2.Message(parsing: text).canonicalText == canonical)
  }

  @Test("parts are written as they are given")
  func parts() throws {
    var writer = Writer()
    writer.input("count", Writer.Call("number", options: [Writer.NamedValue("x", .literal("a b"))]))
    writer.local("b", nil, Writer.Call("f"), attributes: [Writer.Note("n")])
    writer.match(["count", "b"])
    writer.variant(["one", "*"])
    writer.text("{1}")
    writer.variant([nil, nil])
    writer.markup(.open, "i")
    writer.expression(.literal("|"), attributes: [Writer.Note("n", "v")])
    writer.markup(.close, "i")
    let text = try writer.finish()
    #expect(
      text == """
        .input {$count :number x=|a b|}
        .local $b = {:f @n}
        .match $count $b
        one |*| {{\\{1\\}}}
        * * {{{#i}{|\\|| @n=v}{/i}}}
        """)
  }

  @Test("what no message can hold is refused")
  func refusals() {
    func error(_ write: (inout Writer) -> Void) -> Writer.WritingError? {
      var writer = Writer()
      write(&writer)
      do throws(Writer.WritingError) {
        _ = try writer.finish()
        return nil
      } catch {
        return error
      }
    }
    #expect(error { $0.expression(.variable("1a")) } == .invalidName("1a"))
    #expect(error { $0.expression(.variable("a:b")) } == .invalidName("a:b"))
    #expect(error { $0.expression(.variable("a\u{200E}")) } == .invalidName("a\u{200E}"))
    #expect(error { $0.expression(nil, Writer.Call("a:b:c")) } == .invalidName("a:b:c"))
    #expect(error { $0.expression(nil, Writer.Call("a:\u{301}")) } == nil)
    #expect(error { $0.markup(.open, "") } == .invalidName(""))
    #expect(error { $0.text("a\0") } == .nullCharacter)
    #expect(error { $0.expression(.literal("\0")) } == .nullCharacter)
    #expect(error { $0.expression(nil) } == .incomplete)
    #expect(error { $0.match([]) } == .incomplete)
    #expect(error { $0.match(["a"]) } == .incomplete)
    #expect(error { $0.variant([nil]) } == .incomplete)
    #expect(
      error {
        $0.text("a")
        $0.input("b")
      } == .incomplete)
    #expect(
      error {
        $0.match(["a"])
        $0.variant([])
      } == .incomplete)
    #expect(
      error {
        $0.text("\0")
        $0.expression(.variable("1a"))
      } == .nullCharacter)
  }

  @Test(
    "messages written in any manner read as the same message and print alike", arguments: 0..<20)
  func spellings(_ seed: UInt64) throws {
    for index in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed << 32 | index)
      var generated = RandomMessage(random: &random)
      generated.make()
      let canonical = try generated.writer.finish()
      let message = try MessageFormat2.Message(parsing: generated.text)
      #expect(
        message.canonicalText.utf8.elementsEqual(canonical.utf8), "\(generated.text)")
      let again = try MessageFormat2.Message(parsing: canonical)
      #expect(again == message, "\(generated.text)")
      #expect(again.dataModelErrors().map(\.kind) == message.dataModelErrors().map(\.kind))
    }
  }

  @Test("changed texts are read or refused, and what is read prints to the same", arguments: 0..<20)
  func nearMisses(_ seed: UInt64) throws {
    let pieces = [
      "{", "}", "{{", "}}", "|", "\\", "$", ":", "#", "/", "@", "=", "*", " ", "a", ".", "1",
      ".input", ".match", ".local", "\u{200E}", "\u{3000}", "\0", "é", "\u{301}",
    ]
    var refusedCount = 0
    for index in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed << 32 | index)
      var generated = RandomMessage(random: &random)
      generated.make()
      var scalars = Array(generated.text.unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, start + Int.random(in: 0...2, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
      }
      let text = String(String.UnicodeScalarView(scalars))
      do throws(MessageFormat2.SyntaxError) {
        let message = try MessageFormat2.Message(parsing: text)
        let again = try MessageFormat2.Message(parsing: message.canonicalText)
        #expect(again == message, "\(text)")
      } catch {
        refusedCount += 1
        #expect(error.range.upperBound <= text.utf8.count)
      }
    }
    #expect(20..<195 ~= refusedCount)
  }
}

/// Writes a message twice: in its canonical form, and with whitespace, quotes, escapes and marks
/// wherever they may stand.
private struct RandomMessage {
  private(set) var writer = Writer()
  private(set) var text = ""
  private var random: SeededGenerator

  init(random: inout SeededGenerator) {
    self.random = SeededGenerator(seed: random.next())
  }

  mutating func make() {
    guard chance(2) else {
      writeSimple()
      return
    }
    text += optionalSpace()
    for _ in 0..<Int.random(in: 0...3, using: &random) { writeDeclaration() }
    if chance(2) {
      writeMatcher()
    } else {
      writeQuotedPattern()
    }
    text += optionalSpace()
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func pick(_ values: [String]) -> String {
    values.randomElement(using: &random) ?? ""
  }

  private mutating func optionalSpace() -> String {
    pick(["", "", " ", "\u{200E}", "\n\u{2066} \u{3000}"])
  }

  private mutating func requiredSpace() -> String {
    pick([" ", " ", "\u{61C} ", "\r\n\u{2069}", "\u{3000}"])
  }

  private mutating func name() -> String {
    pick(["a", "count", "_x-1.2", "+", "é", "\u{301}", "日本", "e\u{301}", "\u{10FFFD}"])
  }

  private mutating func marked(_ name: String) -> String {
    pick(["", "", "\u{200F}"]) + name + pick(["", "", "\u{2069}"])
  }

  private mutating func identifier() -> (value: String, text: String) {
    let first = name()
    guard chance(3) else { return (first, marked(first)) }
    let second = name()
    return (first + ":" + second, marked(first) + ":" + marked(second))
  }

  private mutating func escaped(_ value: String, always: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      let canBe = "\\{|}".unicodeScalars.contains(scalar)
      if canBe, always.unicodeScalars.contains(scalar) || chance(2) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private mutating func literal() -> (value: String, text: String) {
    if chance(2) {
      let value = pick(["a", "1", "-1.5e+3", ".", "é", "日本", "a-b"])
      return (value, chance(2) ? value : "|" + value + "|")
    }
    let value = pick(["", " ", "a b", "|", "\\", "{}", "*", "\u{200E}a", "a|b\\c{d}", "\n"])
    return (value, "|" + escaped(value, always: "|\\") + "|")
  }

  private mutating func value() -> (value: Writer.Value, text: String) {
    if chance(2) {
      let name = name()
      return (.variable(name), "$" + marked(name))
    }
    let literal = literal()
    return (.literal(literal.value), literal.text)
  }

  private mutating func options() -> (values: [Writer.NamedValue], text: String) {
    var options: [Writer.NamedValue] = []
    var text = ""
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let name = identifier()
      let value = value()
      options.append(Writer.NamedValue(name.value, value.value))
      text += requiredSpace() + name.text + optionalSpace() + "=" + optionalSpace() + value.text
    }
    return (options, text)
  }

  private mutating func attributes() -> (values: [Writer.Note], text: String) {
    var notes: [Writer.Note] = []
    var text = ""
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let name = identifier()
      text += requiredSpace() + "@" + name.text
      guard chance(2) else {
        notes.append(Writer.Note(name.value))
        continue
      }
      let value = literal()
      notes.append(Writer.Note(name.value, value.value))
      text += optionalSpace() + "=" + optionalSpace() + value.text
    }
    return (notes, text)
  }

  private mutating func call() -> (value: Writer.Call, text: String) {
    let name = identifier()
    let options = options()
    return (Writer.Call(name.value, options: options.values), ":" + name.text + options.text)
  }

  private mutating func writeSimple() {
    let start = pick(["", " ", "Hello", "\u{61C}\u{3000}", "\t|"])
    if !start.isEmpty { writer.text(start) }
    text += start
    for _ in 0..<Int.random(in: 0...3, using: &random) { writePlaceholder() }
  }

  private mutating func writeDeclaration() {
    let name = name()
    let call = chance(2) ? call() : nil
    let attributes = attributes()
    let tail = attributes.text + optionalSpace() + "}"
    if chance(2) {
      writer.input(name, call?.value, attributes: attributes.values)
      text += ".input" + optionalSpace() + "{" + optionalSpace() + "$" + marked(name)
      text += (call.map { requiredSpace() + $0.text } ?? "") + tail
    } else {
      let operand = value()
      writer.local(name, operand.value, call?.value, attributes: attributes.values)
      text += ".local" + requiredSpace() + "$" + marked(name) + optionalSpace() + "="
      text += optionalSpace() + "{" + optionalSpace() + operand.text
      text += (call.map { requiredSpace() + $0.text } ?? "") + tail
    }
    text += optionalSpace()
  }

  private mutating func writeMatcher() {
    let selectors = (0..<Int.random(in: 1...3, using: &random)).map { _ in name() }
    writer.match(selectors)
    text += ".match"
    for selector in selectors { text += requiredSpace() + "$" + marked(selector) }
    text += requiredSpace()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let keys = selectors.map { _ in chance(2) ? literal() : nil }
      writer.variant(keys.map { $0?.value })
      for (index, key) in keys.enumerated() {
        text += (index == 0 ? "" : requiredSpace()) + (key?.text ?? "*")
      }
      text += optionalSpace()
      writeQuotedPattern()
      text += optionalSpace()
    }
  }

  private mutating func writeQuotedPattern() {
    text += "{{"
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      if chance(2) { writeText() }
      writePlaceholder()
    }
    text += "}}"
  }

  private mutating func writeText() {
    let value = pick([".local", " ", "{", "}", "\\|", "a\u{301}", "\u{301}", "\u{200E}.", "日本"])
    writer.text(value)
    text += escaped(value, always: "\\{}")
  }

  private mutating func writePlaceholder() {
    let attributes = attributes()
    text += "{" + optionalSpace()
    if chance(3) {
      let kind: MessageFormat2.Markup.Kind = chance(3) ? .open : chance(2) ? .close : .standalone
      let name = identifier()
      let options = options()
      writer.markup(kind, name.value, options: options.values, attributes: attributes.values)
      text += (kind == .close ? "/" : "#") + name.text + options.text + attributes.text
      text += optionalSpace() + (kind == .standalone ? "/}" : "}")
      return
    }
    let operand = chance(3) ? nil : value()
    let call = operand == nil || chance(2) ? call() : nil
    writer.expression(operand?.value, call?.value, attributes: attributes.values)
    text += operand?.text ?? ""
    if let call { text += (operand == nil ? "" : requiredSpace()) + call.text }
    text += attributes.text + optionalSpace() + "}"
  }
}
