import CatalogCompiler
import CatalogModel
import CatalogRuntime
import Testing

struct MessageFormat1Tests {
  @Test(
    "arguments are shown as what they are",
    arguments: [
      ("{n}", FormatArgument.integer(1_234_567), "1,234,567"), ("{n}", .integer(-42), "-42"),
      ("{n}", .integer(.min), "-9,223,372,036,854,775,808"),
      ("{n}", .unsignedInteger(.max), "18,446,744,073,709,551,615"),
      ("{n}", .number(1234.56789), "1,234.568"), ("{n}", .number(-0.0), "-0"),
      ("{n}", .number(3), "3"), ("{n}", .number(.infinity), "∞"), ("{n}", .number(.nan), "NaN"),
      ("{n}", .decimal("12345678901234567890.125"), "12,345,678,901,234,567,890.125"),
      ("{n}", .string("x"), "x"), ("{ n }", .string(""), ""),
    ])
  func natural(pattern: String, value: FormatArgument, text: String) throws {
    #expect(try ShownMessage(pattern).text(["n": value]) == text)
  }

  @Test("a whole number has the separators of DecimalFormat, which leave out no group")
  func spanishGroups() throws {
    let message = try ShownMessage("{n} {n, number, integer}", locale: "es")
    #expect(message.text(["n": 1234]) == "1.234 1.234")
    #expect(message.text(["n": -999]) == "-999 -999")
  }

  @Test("digits are those of the locale")
  func arabicDigits() throws {
    let message = try ShownMessage("{n, plural, few{# f} other{# o}}", locale: "ar-EG")
    #expect(message.text(["n": 3]) == "٣ f")
    #expect(message.text(["n": 1234]) == "١٬٢٣٤ o")
  }

  @Test(
    "styles are those of ICU",
    arguments: [
      ("{n, number, percent}", "123,450%"), ("{n,number,#,##0.00}", "1,234.50"),
      ("{n, number, ::currency/EUR .0}", "€1,234.5"), ("{n,number,::compact-short}", "1.2K"),
      ("{n, number, integer}", "1,234"), ("{n, number, currency}", "¤1,234.50"),
      ("{n, spellout}", "one thousand two hundred thirty-four point five"),
      ("{n, ordinal}", "1,234th"), ("{n, duration}", "21:34"),
      ("{n, spellout, %spellout-ordinal}", "one thousand two hundred thirty-four point five"),
    ])
  func styles(pattern: String, text: String) throws {
    #expect(try ShownMessage(pattern).text(["n": 1234.5]) == text)
  }

  @Test("a number is an instant in milliseconds for dates, as in ICU")
  func dates() throws {
    let message = try ShownMessage("{d,date,yyyy} {d, date, ::yMMM} {d,time,'h'}")
    let text = "2021 Nov 2021 h"
    #expect(message.text(["d": .date(secondsSince1970: 1_637_685_775)]) == text)
    #expect(message.text(["d": .integer(1_637_685_775_000)]) == text)
    #expect(message.text(["d": .number(1_637_685_775_000)]) == text)
  }

  @Test("an explicit value comes before the category, and the offset after it")
  func offset() throws {
    let message = try ShownMessage(
      "{n, plural, offset:1 =0{none} =1{{who}} one{{who} and one} other{{who} and #}}")
    func text(_ number: FormatArgument) -> String { message.text(["n": number, "who": "Ada"]) }
    #expect(text(0) == "none")
    #expect(text(1) == "Ada")
    #expect(text(2) == "Ada and one")
    #expect(text(3) == "Ada and 2")
    #expect(text(2.0) == "Ada and one")
    #expect(text(.decimal("3.5")) == "Ada and 2.5")
    #expect(text(.integer(.min)) == "Ada and -9,223,372,036,854,776,000")
  }

  @Test(
    "how the number is shown in the message for other decides its category",
    arguments: [
      ("{n, plural, one{one} other{{n,number,0.0}}}", "1.0"),
      ("{n, plural, one{one} other{{n, number, percent}}}", "100%"),
      ("{n, plural, one{one} other{{n, number, currency}}}", "¤1.00"),
      ("{n, plural, one{one} other{{n, number, integer}}}", "one"),
      // ICU looks at the digits of its DecimalFormat only.
      ("{n, plural, one{one} other{{n, number, ::.00}}}", "one"),
      ("{n, plural, one{one} other{{n, spellout}}}", "one"),
      ("{n, plural, one{one} other{# {n,number,0.0}}}", "one"),
      ("{n, plural, one{one} other{{m} {n,number,0.0}}}", "{m} 1.0"),
    ])
  func countedFormat(pattern: String, text: String) throws {
    for number: FormatArgument in [1, 1.0, .decimal("1")] {
      #expect(try ShownMessage(pattern).shown(["n": number]).text == text)
    }
  }

  @Test("a number sign belongs to the plural around it, not to a select inside")
  func nestedPound() throws {
    let message = try ShownMessage(
      "{n, plural, other{{m, plural, one{#/1} other{#}} # {s, select, a{#} other{o}}}}")
    #expect(message.text(["n": 5, "m": 1, "s": "a"]) == "1/1 5 #")
    #expect(message.text(["n": 5, "m": 7, "s": "b"]) == "7 5 o")
  }

  @Test("of two messages with one selector the first counts")
  func duplicates() throws {
    let message = try ShownMessage(
      "{n, plural, one{a} one{b} =2{c} =2{d} other{e} other{f}} {s, select, x{1} x{2} other{3}}")
    #expect(message.text(["n": 1, "s": "x"]) == "a 1")
    #expect(message.text(["n": 2, "s": "X"]) == "c 3")
    #expect(message.text(["n": 3, "s": "other"]) == "e 3")
  }

  @Test(
    "a choice is the last message whose limit is reached",
    arguments: [
      (-1.0, "none"), (0, "none"), (0.5, "none"), (1, "one"), (1.5, "many"), (.infinity, "all"),
      (.nan, "none"),
    ])
  func choice(number: Double, text: String) throws {
    let message = try ShownMessage("{n, choice, 0#none|1#one|1<many|∞≤all}")
    #expect(message.text(["n": .number(number)]) == text)
  }

  @Test("arguments that were not passed are shown by their names")
  func missing() throws {
    let message = try ShownMessage("{a} {0} {n, plural, one{x} other{y}} {s, select, other{z}}!")
    let (text, problems) = message.shown(["b": 1])
    #expect(text == "{a} {0} {n} {s}!")
    #expect(problems == ["a", "0", "n", "s"].map { .missingNamedArgument(name: $0) })
  }

  @Test(
    "an argument of another type is shown as what it is, with an issue",
    arguments: [
      ("{v, number, percent}", FormatArgument.string("x"), "x", "{v, percent}"),
      ("{v, date}", .string("x"), "x", "{v, date}"),
      ("{v, plural, one{1} other{# o}}", .string("x"), "x o", "{v, plural}"),
      ("{v, plural, one{1} other{# o}}", .number(.nan), "NaN o", "{v, plural}"),
      ("{v, selectordinal, one{1} other{o}}", .decimal("x"), "o", "{v, selectordinal}"),
      ("{v, select, 1{a} other{o}}", .integer(1), "o", "{v, select}"),
      ("{v, choice, 0#a|1#b}", .string("1"), "a", "{v, choice}"),
      ("{v, spellout}", .decimal("1e99999"), "1e99999", "{v, spellout}"),
    ])
  func mismatch(
    pattern: String, value: FormatArgument, text: String, specifier: String
  ) throws {
    let shown = try ShownMessage(pattern).shown(["v": value])
    #expect(shown.text == text)
    #expect(shown.problems == [.mismatchedArgument(position: 1, specifier: specifier)])
  }

  @Test("values that are texts of a locale are chosen by, and those for later stay")
  func otherValues() throws {
    struct Place: LocalizedArgument {
      func text(in locale: CatalogLocale) -> String { locale.identifier }
    }
    let message = try ShownMessage("{v} {v, select, en{E} other{o}}")
    #expect(message.text(["v": .localized(Place())]) == "en E")
    #expect(message.text(["v": .specifier("%@")]) == "%@ o")
  }

  @Test("numbers of numbering systems without digits are ICU’s, whatever their size")
  func romanNumbers() throws {
    let message = try ShownMessage("{n} {n, number, ::sign-always}", locale: "en-u-nu-roman")
    #expect(message.text(["n": 14]).hasPrefix("XIV "))
    let hebrew = try ShownMessage("{n}", locale: "he-u-nu-hebr")
    for number: FormatArgument in [.integer(.min), .integer(.max), .decimal("-1e30")] {
      #expect(!hebrew.text(["n": number]).isEmpty)
    }
  }

  @Test("texts are isolated where the options ask for it, numbers are not")
  func isolation() throws {
    let bytes = try CatalogCompiler.compile(
      message: "{s} {n}", syntax: .messageFormat1, locale: "he")
    let text = try CatalogBundle(contents: bytes).string(
      forKey: CatalogCompiler.messageKey, named: ["s": "abc", "n": 5], locale: "he")
    #expect(text == "\u{2068}abc\u{2069} 5")
  }

  @Test("a very large message is shown in time that grows with its length")
  func largeMessage() throws {
    let part = "{n, plural, one{a {s}} other{# b {s}}} "
    let count = 5000
    let message = try ShownMessage(String(repeating: part, count: count))
    let text = message.text(["n": 2, "s": "x"])
    #expect(text.utf8.count == count * "2 b x ".utf8.count)
  }

  @Test("the deepest nesting that the syntax allows is shown")
  func deepMessage() throws {
    let depth = 255
    let pattern =
      String(repeating: "{n, plural, other{", count: depth) + "#"
      + String(repeating: "}}", count: depth)
    #expect(try ShownMessage(pattern).text(["n": 7]) == "7")
  }

  @Test("a select finds keys of every length, also where they begin or end alike")
  func selectKeys() throws {
    let beginning = String(repeating: "k", count: 300)
    let keys =
      (1...20).map { String(repeating: "a", count: $0) }
      + [
        "aaaaaaab", "aaaaaaaab", "baaaaaaaa", "ä", "日本語", beginning, beginning + "x",
        beginning + "y",
      ]
    let branches = keys.enumerated().map { "\($1) {<\($0)>}" }.joined(separator: " ")
    let message = try ShownMessage("{key, select, \(branches) other {none}}")
    for (index, key) in keys.enumerated() {
      #expect(message.text(["key": .string(key)]) == "<\(index)>")
    }
    for key in ["", "b", "aaaaaaac", "aaaaaaaac", "a\u{0}", "\u{0}", beginning + "z"] {
      #expect(message.text(["key": .string(key)]) == "none")
    }
  }

  @Test(
    "texts join with the argument behind them wherever a message ends or begins",
    arguments: [
      ("a{0}", "aX"), ("a{0}b{1}", "aXb7"), ("{0}a{1}", "Xa7"),
      ("{1, plural, other {a{0}}}{0}", "aXX"), ("{1, plural, other {a}}{0}", "aX"),
      ("{0, select, X {a} other {b}}{1}c", "a7c"), ("a{1, plural, other {#{0}b}}", "a7Xb"),
      ("{1, plural, =7 {{0, select, X {in {0}} other {out}}} other {}}{0}", "in XX"),
    ])
  func joined(pattern: String, text: String) throws {
    let message = try ShownMessage(pattern)
    #expect(message.text(["1": 7, "0": "X"]) == text)
    #expect(message.bytes(["X", 7]) == Array(text.utf8))
  }
}
