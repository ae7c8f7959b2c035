import MessageSyntax
import Testing

private typealias Message = MessageFormat1.Message
private typealias Dialect = MessageFormat1.Dialect
private typealias ErrorKind = MessageFormat1.FormatJSErrorKind

/// A text that FormatJS refuses, with what its error names.
private struct Fault: CustomTestStringConvertible {
  let text: String
  let kind: ErrorKind
  let slice: String

  init(_ text: String, _ kind: ErrorKind, _ slice: String) {
    self.text = text
    self.kind = kind
    self.slice = slice
  }

  var testDescription: String { text }
}

@Suite struct FormatJSTests {
  @Test("tags stand around messages, and a number sign in one belongs to the plural")
  func tags() throws {
    let text = "a <b>{n, plural, other{<i>#</i>}}</b><br />"
    let italic = MessageFormat1.Tag("i", content: Message([.pound(.init())]))
    let plural = MessageFormat1.Plural(
      .init(.name("n")), variants: [.init(.keyword("other"), Message([.tag(italic)]))])
    let message = try Message(parsing: text, dialect: .formatJS())
    #expect(
      message
        == Message([
          .text(.init("a ")), .tag(.init("b", content: Message([.plural(plural)]))),
          .tag(.init("br", isSelfClosing: true)),
        ]))
    #expect(message.nodes.map(\.range) == [0..<2, 2..<37, 37..<43])
    #expect(
      message.pattern(in: .formatJS()) == "a <b>{n, plural, other{<i>#</i>}}</b><br/>")
    let ignored = try Message(
      parsing: "<b>{n}", dialect: .formatJS(.init(ignoresTags: true)))
    #expect(ignored.nodes.first == .text(.init("<b>")))
  }

  @Test("angle brackets are quoted for FormatJS only where tags are read")
  func quotedTags() throws {
    let message = Message([.text(.init("1 < 2 </b>"))])
    #expect(message.pattern() == "1 < 2 </b>")
    #expect(message.pattern(in: .formatJS(.init(ignoresTags: true))) == "1 < 2 </b>")
    let quoted = message.pattern(in: .formatJS())
    #expect(quoted == "1 '<' 2 '<'/b>")
    #expect(try Message(parsing: quoted, dialect: .formatJS()) == message)
  }

  @Test(
    "an error has FormatJS’s kind and names its place",
    arguments: [
      Fault("é {", .expectArgumentClosingBrace, "{"), Fault("é { }", .emptyArgument, "{ }"),
      Fault("{-}", .malformedArgument, "{"), Fault("{n m}", .malformedArgument, "{n "),
      Fault("{n, }", .expectArgumentType, ""),
      Fault("{n, spellout}", .invalidArgumentType, "spellout"),
      Fault("{n, Number}", .invalidArgumentType, "Number"),
      Fault("{n, number, }", .expectArgumentStyle, ""),
      Fault("{n, number, ::}", .invalidNumberSkeleton, "::"),
      Fault("{n, number, ::a/}", .invalidNumberSkeleton, "::a/"),
      Fault("{n, date, :: }", .expectDateTimeSkeleton, "{n, date, :: }"),
      Fault("{n, date, 'x}", .unclosedQuoteInArgumentStyle, "x}"),
      Fault("{n, plural}", .expectSelectArgumentOptions, ""),
      Fault("{n, plural, offset 1}", .expectPluralArgumentOffsetValue, ""),
      Fault("{n, plural, offset:x}", .expectPluralArgumentOffsetValue, ""),
      Fault(
        "{n, plural, offset:9007199254740992 other{}}", .invalidPluralArgumentOffsetValue,
        "9007199254740992"),
      Fault("{n, select, }", .expectSelectArgumentSelector, ""),
      Fault("{n, plural, }", .expectPluralArgumentSelector, ""),
      Fault("{n, plural, =x{}}", .expectPluralArgumentSelector, ""),
      Fault("{n, select, a b}", .expectSelectArgumentSelectorFragment, ""),
      Fault("{n, plural, one}", .expectPluralArgumentSelectorFragment, ""),
      Fault(
        "{n, plural, =99999999999999999{}}", .invalidPluralArgumentSelector, "99999999999999999"),
      Fault("{n, plural, one{} one{}}", .duplicatePluralArgumentSelector, "one"),
      Fault("{n, plural, =1{} =01{}}", .duplicatePluralArgumentSelector, "=01"),
      Fault("{n, select, a{} a{}}", .duplicateSelectArgumentSelector, "a"),
      Fault("{n, select, a{}}", .missingOtherClause, ""), Fault("<b é>", .invalidTag, "<b "),
      Fault("<b></", .invalidTag, "</"), Fault("</b>", .unmatchedClosingTag, ""),
      Fault("<b></i>", .unmatchedClosingTag, "i"), Fault("<b>é", .unclosedTag, "<b>é"),
    ])
  private func fault(_ fault: Fault) throws {
    let dialect = Dialect.formatJS(.init(requiresOther: true))
    let error = try #require(throws: MessageFormat1.SyntaxError.self) {
      try Message(parsing: fault.text, dialect: dialect)
    }
    #expect(error.kind == .formatJS(fault.kind))
    #expect(String(decoding: Array(fault.text.utf8)[error.range], as: UTF8.self) == fault.slice)
    #expect(error.description.contains(";"), "the message says what to do")
  }

  @Test("tags that stand in one another too deeply are refused")
  func depth() throws {
    let text = String(repeating: "<b>", count: 10_000)
    let error = try #require(throws: MessageFormat1.SyntaxError.self) {
      try Message(parsing: text, dialect: .formatJS())
    }
    #expect(error.kind == .nestedTooDeeply)
    #expect(error.range.lowerBound == 3 * (MessageFormat1.maximumNesting + 1))
  }

  @Test(
    "number skeletons become options of Intl.NumberFormat",
    arguments: [
      (
        "percent scale/100 ,_",
        ["style": .word("percent"), "scale": .number(100), "useGrouping": .flag(false)]
      ),
      (
        ".00## sign-accounting-always",
        [
          "minimumFractionDigits": .number(2), "maximumFractionDigits": .number(4),
          "signDisplay": .word("always"), "currencySign": .word("accounting"),
        ]
      ),
      (".00*", ["minimumFractionDigits": .number(2)]),
      (".##", ["maximumFractionDigits": .number(2)]),
      (
        ".00/w",
        [
          "minimumFractionDigits": .number(2), "maximumFractionDigits": .number(2),
          "trailingZeroDisplay": .word("stripIfInteger"),
        ]
      ),
      (".", ["maximumFractionDigits": .number(0)]), ("000", ["minimumIntegerDigits": .number(3)]),
      ("@@+", ["minimumSignificantDigits": .number(2)]),
      (
        "@@#r",
        [
          "minimumSignificantDigits": .number(2), "maximumSignificantDigits": .number(3),
          "roundingPriority": .word("morePrecision"),
        ]
      ),
      (
        "EE+?00",
        [
          "notation": .word("engineering"), "signDisplay": .word("exceptZero"),
          "minimumIntegerDigits": .number(2),
        ]
      ),
      ("integer-width/*000", ["minimumIntegerDigits": .number(3)]),
      ("unit/length-meter", ["style": .word("unit"), "unit": .word("meter")]),
      ("anything", [:]), ("Ex", nil), ("integer-width/000", nil), ("unit", nil), ("##", nil),
      (".0/a/b", nil),
    ] as [(String, MessageFormat1.IntlOptions?)])
  func numberSkeletons(text: String, options: MessageFormat1.IntlOptions?) throws {
    let skeleton = try #require(MessageFormat1.NumberSkeleton(parsing: text))
    #expect(skeleton.intlOptions == options)
  }

  @Test(
    "date skeletons become options of Intl.DateTimeFormat",
    arguments: [
      (
        "yyMMMMdEEEE",
        [
          "year": .word("2-digit"), "month": .word("long"), "day": .word("numeric"),
          "weekday": .word("long"),
        ]
      ),
      (
        "Gy 'at' Hmmz",
        [
          "era": .word("short"), "year": .word("numeric"), "hourCycle": .word("h23"),
          "hour": .word("numeric"), "minute": .word("2-digit"), "timeZoneName": .word("short"),
        ]
      ),
      (
        "ha''ss",
        [
          "hourCycle": .word("h12"), "hour": .word("numeric"), "hour12": .flag(true),
          "second": .word("2-digit"),
        ]
      ),
      ("eeee", ["weekday": .word("short")]), ("'y'", [:]), ("Y", nil), ("e", nil), ("B", nil),
      ("w", nil),
    ] as [(String, MessageFormat1.IntlOptions?)])
  func dateSkeletons(text: String, options: MessageFormat1.IntlOptions?) {
    #expect(MessageFormat1.DateTimeSkeleton(text).intlOptions == options)
  }

  @Test("the letters for a locale’s hour follow its hour cycle")
  func hours() {
    func pattern(_ text: String, _ cycle: MessageFormat1.DateTimeSkeleton.HourCycle?) -> String {
      MessageFormat1.DateTimeSkeleton(text, hourCycle: cycle).pattern
    }
    #expect(pattern("jjmm", .h12) == "hhamm")
    #expect(pattern("jjmm", .h23) == "HHmm")
    #expect(pattern("jjj", .h11) == "Kaaaa")
    #expect(pattern("J", .h24) == "H")
    #expect(pattern("jJ", nil) == "jJ")
  }
}
