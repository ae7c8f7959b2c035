import MessageSyntax
import Testing

private typealias Message = MessageFormat1.Message

@Suite struct MessageTests {
  private func slice(_ text: String, _ place: MessageFormat1.Place) -> String {
    String(decoding: Array(text.utf8)[place.range], as: UTF8.self)
  }

  @Test("a message is its texts and arguments in order")
  func pieces() throws {
    let text = "Señor {name}: {0, number, ::percent} '{'{d,DATE}"
    let message = try Message(parsing: text)
    #expect(
      message
        == Message([
          .text(.init("Señor ")), .argument(.init(.init(.name("name")))), .text(.init(": ")),
          .argument(.init(.init(.number(0)), type: "number", style: " ::percent")),
          .text(.init(" {")), .argument(.init(.init(.name("d")), type: "DATE")),
        ]))
    #expect(
      message.nodes.map { slice(text, .init($0.range)) }
        == ["Señor ", "{name}", ": ", "{0, number, ::percent}", " '{'", "{d,DATE}"])
    guard case .argument(let number) = message.nodes[3] else { return }
    #expect(number.kind == .number)
    #expect(number.skeleton == "percent")
    #expect(slice(text, number.name.place) == "0")
    #expect(slice(text, number.typePlace) == "number")
    #expect(slice(text, number.stylePlace) == " ::percent")
  }

  @Test("a plural has an offset, explicit values and keywords, and knows their places")
  func plural() throws {
    let text = "{n, plural, offset:1 =1{é} one{#b} other{{x}}}"
    let message = try Message(parsing: text)
    guard case .plural(let plural) = message.nodes.first else {
      Issue.record("no plural")
      return
    }
    #expect(
      plural
        == MessageFormat1.Plural(
          .init(.name("n")), offset: 1,
          variants: [
            .init(.exactly(1), Message([.text(.init("é"))])),
            .init(.keyword("one"), Message([.pound(.init()), .text(.init("b"))])),
            .init(.keyword("other"), Message([.argument(.init(.init(.name("x"))))])),
          ]))
    #expect(plural.variants.map { slice(text, $0.selectorPlace) } == ["=1", "one", "other"])
    #expect(plural.variants.map { slice(text, $0.messagePlace) } == ["{é}", "{#b}", "{{x}}"])
    #expect(plural.variants.map { slice(text, $0.message.place) } == ["é", "#b", "{x}"])
    #expect(slice(text, plural.place) == text)
  }

  @Test("a number sign stands for the number only directly in a plural")
  func pound() throws {
    let select = "{s, select, other{# {n, SelectOrdinal, other{#}}}}"
    guard case .select(let outer) = try Message(parsing: select).nodes.first,
      case .plural(let inner) = outer.variants.first?.message.nodes.last
    else {
      Issue.record("no select with an ordinal plural")
      return
    }
    #expect(outer.variants.first?.message.nodes.first == .text(.init("# ")))
    #expect(inner.isOrdinal)
    #expect(inner.variants.first?.message.nodes == [.pound(.init())])
  }

  @Test("a choice has limits, inclusive and exclusive, infinite too")
  func choice() throws {
    let text = "{n, choice, -∞#low |0≤none| 1.5 < more '|' {n}}"
    guard case .choice(let choice) = try Message(parsing: text).nodes.first else {
      Issue.record("no choice")
      return
    }
    #expect(choice.options.map(\.limit) == [-.infinity, 0, 1.5])
    #expect(choice.options.map(\.isExclusive) == [false, false, true])
    #expect(choice.options.map { slice(text, $0.limitPlace) } == ["-∞#", "0≤", "1.5 <"])
    #expect(
      choice.options.map { slice(text, $0.message.place) } == ["low ", "none", " more '|' {n}"])
    #expect(choice.options.last?.message.nodes.first == .text(.init(" more | ")))
  }

  @Test(
    "types are known in any case",
    arguments: [
      (nil, MessageFormat1.ArgumentKind.none), ("Number", .number), ("date", .date),
      ("TIME", .time), ("spellout", .spellout), ("ordinal", .ordinal), ("duration", .duration),
      ("currency", .unknown("currency")),
    ])
  func kinds(type: String?, kind: MessageFormat1.ArgumentKind) {
    #expect(MessageFormat1.Argument(.init(.number(0)), type: type).kind == kind)
  }

  @Test(
    "a skeleton stands behind two colons",
    arguments: [
      (" ::.00 ", ".00 "), ("::", ""), (": :x", nil), ("percent", nil), ("\u{85}::x", "x"),
    ])
  func skeletons(style: String, skeleton: String?) {
    let argument = MessageFormat1.Argument(.init(.number(0)), type: "number", style: style)
    #expect(argument.skeleton == skeleton)
  }

  @Test("the arguments of a pattern, with their selectors and the messages of these")
  func arguments() throws {
    let text = "{a} {n, plural, offset:2 =2{{b,date,short}} other{x}} {c, choice, 0#q|1 < r{0}}"
    let uses = try MessageFormat1.Pattern(parsing: text).arguments
    func slice(_ range: Range<Int>?) -> String {
      range.map { self.slice(text, .init($0)) } ?? "-"
    }
    #expect(
      uses.map { "\($0.key)" }
        == #"name("a") name("n") name("b") name("c") number(0)"#.split(separator: " ").map(
          String.init))
    #expect(uses.map(\.kind) == [.none, .plural, .date, .choice, .none])
    #expect(uses.map(\.depth) == [0, 0, 1, 0, 1])
    #expect(uses.map { slice($0.keyRange) } == ["a", "n", "b", "c", "0"])
    #expect(uses.map { slice($0.typeRange) } == ["-", "-", "date", "-", "-"])
    #expect(uses.map { slice($0.styleRange) } == ["-", "-", "short", "-", "-"])
    #expect(uses[0].selections.isEmpty && uses[2].selections.isEmpty)
    #expect(uses[1].selections.map(\.selector) == ["=2", "other"])
    #expect(uses[1].selections.map { slice($0.messageRange) } == ["{b,date,short}", "x"])
    #expect(uses[3].selections.map(\.selector) == ["0#", "1 <"])
    #expect(uses[3].selections.map { slice($0.selectorRange) } == ["0#", "1 <"])
    #expect(uses[3].selections.map { slice($0.messageRange) } == ["q", " r{0}"])
    #expect(slice(uses[3].range) == "{c, choice, 0#q|1 < r{0}}")
  }

  @Test(
    "the canonical form has even spaces and as few quotes as both apostrophe modes allow",
    arguments: [
      ("{ n }", "{n}"), ("{n,number}", "{n, number}"), ("{n , date , short}", "{n, date, short}"),
      ("{n,number,0.0}", "{n, number,0.0}"), ("don't", "don''t"), ("'{a}'", "'{'a'}'"),
      ("'{}'", "'{}'"), ("'{''{'", "'{''{'"), ("'''{'", "'''{'"), ("# | <", "# | <"),
      (
        "{n,plural,offset:1.0 =01 {#'#'|} other{}}",
        "{n, plural, offset:1 =1{#'#'|} other{}}"
      ),
      ("{n,plural,offset:0 other{}}", "{n, plural, other{}}"),
      ("{n,plural,=1e999{} other{}}", "{n, plural, =1e999{} other{}}"),
      ("{n,choice,0≤a'|'#|  ∞<b}", "{n, choice, 0#a'|'#|∞<b}"),
      ("{s,SELECT,a{'#' }\nother {b}}", "{s, select, a{''#'' } other{b}}"),
    ])
  func canonicalForm(text: String, canonical: String) throws {
    let message = try Message(parsing: text)
    #expect(message.pattern() == canonical)
    for mode in [MessageFormat1.ApostropheMode.doubleOptional, .doubleRequired] {
      #expect(try Message(parsing: canonical, dialect: .icu(mode)) == message)
    }
  }
}
