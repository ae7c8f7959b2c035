import MessageSyntax
import Testing

/// A message with the errors that it has, each as its kind and what it points at.
private struct Invalid: CustomTestStringConvertible, Sendable {
  let text: String
  let errors: [(kind: MessageFormat2.DataModelError.Kind, written: String, earlier: String?)]

  init(
    _ text: String, _ errors: (MessageFormat2.DataModelError.Kind, String, String?)...
  ) {
    self.text = text
    self.errors = errors
  }

  var testDescription: String { text }
}

private let invalid: [Invalid] = [
  Invalid(".input {$a} .input {$a :f} {{}}", (.duplicateDeclaration, "$a", "$a")),
  Invalid(".input {$a} .local $a = {1} {{}}", (.duplicateDeclaration, "$a", "$a")),
  Invalid(
    ".local $a = {1} .local $a = {2} .local $a = {3} {{}}",
    (.duplicateDeclaration, "$a", "$a"), (.duplicateDeclaration, "$a", "$a")),
  Invalid(".local $a = {$b :f} .local $b = {1} {{}}", (.duplicateDeclaration, "$b", "$b")),
  Invalid(".local $a = {:f o=$b} .input {$b} {{}}", (.duplicateDeclaration, "$b", "$b")),
  Invalid(".local $a = {$a} {{}}", (.duplicateDeclaration, "$a", "$a")),
  Invalid(".input {$a :f o=$a} {{}}", (.duplicateDeclaration, "$a", "$a")),
  Invalid(".input {$a :f o=$b} .input {$b :f o=$a} {{}}", (.duplicateDeclaration, "$b", "$b")),
  Invalid(
    ".local $\u{1E0A}\u{323} = {1} .local $\u{1E0C}\u{307} = {1} {{}}",
    (.duplicateDeclaration, "$\u{1E0C}\u{307}", "$\u{1E0A}\u{323}")),
  Invalid("{:f a=1 b=2 a=3}", (.duplicateOptionName, "a=3", "a=1")),
  Invalid(
    "{:f n:a=1 a=2 n:a=3 a=4}",
    (.duplicateOptionName, "n:a=3", "n:a=1"), (.duplicateOptionName, "a=4", "a=2")),
  Invalid("{#b a=1 a=2}", (.duplicateOptionName, "a=2", "a=1")),
  Invalid(".local $a = {1 :f o=1 o=2} {{}}", (.duplicateOptionName, "o=2", "o=1")),
  Invalid("{:f \u{C5}=1 A\u{30A}=2}", (.duplicateOptionName, "A\u{30A}=2", "\u{C5}=1")),
  Invalid(".input {$a :f} .match $a 1 {{}} * {{}} |1| {{}}", (.duplicateVariant, "|1|", "1")),
  Invalid(".input {$a :f} .match $a * {{}} * {{}}", (.duplicateVariant, "*", "*")),
  Invalid(
    ".input {$a :f} .match $a \u{C5} {{}} A\u{30A} {{}} * {{}}",
    (.duplicateVariant, "A\u{30A}", "\u{C5}")),
  Invalid(".input {$a :f} .match $a 1 {{}}", (.missingFallbackVariant, ".match $a 1 {{}}", nil)),
  Invalid(
    ".input {$a :f} .match $a |*| {{}}",
    (.missingFallbackVariant, ".match $a |*| {{}}", nil)),
  Invalid(".match $a * {{}}", (.missingSelectorAnnotation, "$a", nil)),
  Invalid(
    ".input {$a} .local $b = {$a} .match $b $a * * {{}}",
    (.missingSelectorAnnotation, "$b", nil), (.missingSelectorAnnotation, "$a", nil)),
  Invalid(".input {$a :f} .match $a * * {{}}", (.variantKeyMismatch, "* *", nil)),
  Invalid(
    ".match $a $b 1 {{}} 1 {{{:f o=1 o=2}}}",
    (.missingFallbackVariant, ".match $a $b 1 {{}} 1 {{{:f o=1 o=2}}}", nil),
    (.missingSelectorAnnotation, "$a", nil), (.missingSelectorAnnotation, "$b", nil),
    (.variantKeyMismatch, "1", nil), (.variantKeyMismatch, "1", nil),
    (.duplicateVariant, "1", "1"), (.duplicateOptionName, "o=2", "o=1")),
]

@Suite("The data model of MessageFormat 2")
struct MessageFormat2DataModelTests {
  @Test("all errors are found, each at its place and in order", arguments: invalid)
  private func errors(_ invalid: Invalid) throws {
    let message = try MessageFormat2.Message(parsing: invalid.text)
    let bytes = Array(invalid.text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let errors = message.dataModelErrors()
    #expect(errors.map(\.kind) == invalid.errors.map(\.kind))
    #expect(
      errors.map { Array(written($0.range).utf8) } == invalid.errors.map { Array($0.written.utf8) })
    #expect(errors.map { $0.earlier.map(written) } == invalid.errors.map(\.earlier))
  }

  @Test("each kind of error has an example")
  func kinds() {
    let shown = Set(invalid.flatMap(\.errors).map(\.kind))
    #expect(shown == Set(MessageFormat2.DataModelError.Kind.allCases))
  }

  @Test(
    "valid messages have no errors",
    arguments: [
      "", "{$a} {$a :f}", "{:f a=1 n:a=1}", "{:f a=1} {:f a=1}", "{a @b @b=c}",
      ".input {$a :f} .local $b = {$a} .local $c = {$b} .match $c * {{}}",
      ".local $a = {:f} .match $a $a 1 2 {{}} 2 1 {{}} |*| * {{}} * * {{}}",
      ".input {$a} .local $b = {$a :f} .match $b * {{{$a :g}}}",
    ])
  func valid(_ text: String) throws {
    #expect(try MessageFormat2.Message(parsing: text).dataModelErrors().isEmpty)
  }
}

@Suite("What a message of MessageFormat 2 uses")
struct MessageFormat2QueryTests {
  @Test("variables are listed with their roles, and those from outside by name")
  func variables() throws {
    let message = try MessageFormat2.Message(
      parsing: """
        .input {$a :number min=$m} .local $b = {$c :f} .match $a $b
        * * {{{$d :g o=$e} {$b} {#x y=$z} {:h} {$a}}}
        """)
    let uses = message.variableUses.map { "\($0.variable.name) \($0.role)" }
    #expect(
      uses == [
        "a input", "m option", "b local", "c operand", "a selector", "b selector", "d operand",
        "e option", "b operand", "z option", "a operand",
      ])
    #expect(message.externalVariables == ["a", "m", "c", "d", "e", "z"])
    #expect(message.functionUses.map(\.function.name) == ["number", "f", "g", "h"])
    #expect(message.functionUses.map { $0.operand?.variable?.name } == ["a", "c", "d", nil])
    #expect(message.patterns.count == 1)
  }

  @Test(
    "markup that does not nest is found",
    arguments: [
      ("{#a}{#b}{/b}{/a}{#c/}", []), ("{#a}{#a}{/a}", ["unclosed 0"]),
      ("{/a}{#a}{/a}", ["unopened 0"]), ("{#a}{#b}{/a}{/b}", ["crossing 8"]),
      ("{#a}{#b}{/a}", ["unclosed 4", "crossing 8"]), ("{#n:a}{/a}", ["unclosed 0", "unopened 6"]),
      ("{/a}{#a}", ["unopened 0", "unclosed 4"]),
    ] as [(String, [String])])
  func markup(_ text: String, _ problems: [String]) throws {
    let message = try MessageFormat2.Message(parsing: text)
    let found = message.patterns.flatMap { $0.markupProblems() }
    #expect(found.map { "\($0.kind) \($0.markup.range.lowerBound)" } == problems)
  }
}
