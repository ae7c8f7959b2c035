import CatalogRuntime
import Testing

@Suite("Numbers in messages of MessageFormat 2")
struct MessageFormat2NumberTests {
  private func shown(
    _ message: String, _ arguments: NamedArguments = [:], locale: String = "en-US"
  ) throws -> String {
    let formatted = try MessageFormat2Samples.format(message, arguments, locale: locale)
    #expect(formatted.problems == [])
    return formatted.text
  }

  @Test(
    "a number is shown by its options",
    arguments: [
      ("{1234.5 :number}", "1,234.5"),
      ("{1234.5678 :number}", "1,234.568"),
      ("{1234 :number useGrouping=never}", "1234"),
      ("{1234 :number useGrouping=min2}", "1234"),
      ("{5 :number minimumIntegerDigits=3}", "005"),
      ("{5 :number minimumFractionDigits=2}", "5.00"),
      ("{5.678 :number maximumFractionDigits=1}", "5.7"),
      ("{1234.5 :number maximumSignificantDigits=2}", "1,200"),
      ("{5 :number minimumSignificantDigits=3}", "5.00"),
      ("{5 :number signDisplay=always}", "+5"),
      ("{0 :number signDisplay=exceptZero}", "0"),
      ("{-5 :number signDisplay=never}", "5"),
      ("{5.00 :number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger}", "5"),
      ("{2.5 :number maximumFractionDigits=0 roundingMode=halfEven}", "2"),
      ("{2.5 :number maximumFractionDigits=0}", "3"),
      ("{1.23 :number maximumFractionDigits=2 roundingIncrement=5}", "1.25"),
      ("{4.5 :integer}", "5"),
      ("{-4.5 :integer}", "-5"),
      ("{-0.4 :integer}", "0"),
      ("{1234 :integer maximumSignificantDigits=1}", "1,000"),
      ("{0.1234 :percent maximumFractionDigits=1}", "12.3%"),
      ("{0.5 :percent}", "50%"),
      ("{5 :currency currency=USD}", "$5.00"),
      ("{5 :currency currency=usd trailingZeroDisplay=stripIfInteger}", "$5"),
      ("{5 :currency currency=JPY}", "¥5"),
      ("{5 :currency currency=USD fractionDigits=0}", "$5"),
      ("{5 :currency currency=USD currencyDisplay=code}", "USD 5.00"),
      ("{1 :currency currency=USD currencyDisplay=name}", "1.00 US dollars"),
      ("{-5 :currency currency=USD currencySign=accounting}", "($5.00)"),
      ("{5 :unit unit=kilometer-per-hour}", "5 km/h"),
      ("{5 :unit unit=meter unitDisplay=long}", "5 meters"),
      ("{1000 :unit unit=meter usage=road}", "0.621 mi"),
      ("{12345678901234567890123 :number}", "12,345,678,901,234,567,890,123"),
      ("{99999999999999999999 :offset add=1}", "100,000,000,000,000,000,000"),
      ("{1 :offset subtract=3}", "-2"),
      ("{1.5 :offset subtract=2}", "-0.5"),
    ])
  func options(_ message: String, _ text: String) throws {
    let shown = try shown(message).replacing("\u{A0}", with: " ")
    #expect(shown == text)
  }

  @Test("options of a declared number carry over, those of its own come first")
  func composition() throws {
    let message = """
      .input {$n :number minimumFractionDigits=2 signDisplay=always}
      {{{$n} {$n :number minimumFractionDigits=1} {$n :integer} {$n :percent} {$n :offset add=1}}}
      """
    #expect(try shown(message, ["n": 5]) == "+5.00 +5.0 +5 +500.00% +6.00")
  }

  @Test("a number without a function is shown as one")
  func unannotated() throws {
    #expect(try shown("{$n}", ["n": 1234.5]) == "1,234.5")
    #expect(try shown("{$n}", ["n": .decimal("-1234.50")], locale: "de") == "-1.234,5")
    #expect(try shown("{$n}", ["n": .unsignedInteger(.max)]) == "18,446,744,073,709,551,615")
    #expect(try shown("{$n}", ["n": .number(.infinity)]) == "∞")
    #expect(try shown("{$n :number}", ["n": "1234"]) == "1,234")
    #expect(try shown("{$n}", ["n": "1234"]) == "1234")
  }

  @Test(
    "what is wrong with a number is told, and it is shown as far as it can be",
    arguments: [
      ("{5 :number minimumFractionDigits=100}", "5", [MessageProblem.Kind.badOption]),
      ("{5 :number minimumFractionDigits=|02|}", "5", [.badOption]),
      ("{5 :number signDisplay=sometimes}", "5", [.badOption]),
      ("{5 :number minimumFractionDigits=$x}", "5", [.unresolvedVariable, .badOption]),
      ("{5 :number roundingIncrement=3}", "5", [.badOption]),
      ("{5 :currency currency=EURO}", "{|5|}", [.badOption, .badOperand]),
      (
        ".local $p = {5 :currency currency=EUR} {{{$p :currency currency=USD}}}", "€5.00",
        [.badOption]
      ),
      ("{5 :unit}", "{|5|}", [.badOperand]),
      ("{5 :unit unit=Meter}", "{|5|}", [.badOption, .badOperand]),
      ("{5 :unit unit=nonsense}", "{|5|}", [.unsupportedOperation]),
      ("{1e999999999 :number}", "{|1e999999999|}", [.badOperand]),
      ("{+5 :number}", "{|+5|}", [.badOperand]),
    ])
  func problems(_ message: String, _ text: String, _ problems: [MessageProblem.Kind]) throws {
    let formatted = try MessageFormat2Samples.format(message)
    #expect(formatted == MessageFormat2Samples.Formatted(text: text, problems: problems))
  }

  @Test("a number selects by its digits, by its plural category, and at last by *")
  func selection() throws {
    let message = """
      .input {$n :number}
      .match $n
      * {{many}}
      one {{one}}
      1 {{exactly one}}
      1.5 {{one and a half}}
      """
    #expect(try shown(message, ["n": 1]) == "exactly one")
    #expect(try shown(message, ["n": 1.5]) == "one and a half")
    #expect(try shown(message, ["n": 2]) == "many")
    #expect(try shown(message, ["n": "1"]) == "exactly one")
    #expect(try shown(message, ["n": 1], locale: "de") == "exactly one")
  }

  @Test("digits that are shown decide on the plural category")
  func shownDigits() throws {
    let message = ".input {$n :number minimumFractionDigits=1} .match $n one {{one}} * {{{$n}}}"
    #expect(try shown(message, ["n": 1]) == "1.0")
  }

  @Test("ordinals select by the rules of ordinals")
  func ordinals() throws {
    let message = """
      .input {$n :integer select=ordinal}
      .match $n
      one {{{$n}st}}
      two {{{$n}nd}}
      few {{{$n}rd}}
      * {{{$n}th}}
      """
    let texts = try [1, 2, 3, 4, 11, 22].map { try shown(message, ["n": .integer($0)]) }
    #expect(texts == ["1st", "2nd", "3rd", "4th", "11th", "22nd"])
  }

  @Test("a percentage selects by what is shown")
  func percentages() throws {
    let message = ".input {$n :percent} .match $n 1 {{=1}} 100 {{=100}} one {{one}} * {{*}}"
    #expect(try shown(message, ["n": 0.01]) == "=1")
    #expect(try shown(message, ["n": 1]) == "=100")
  }

  @Test("a key that is neither number nor category is told of")
  func badKey() throws {
    let formatted = try MessageFormat2Samples.format(
      ".input {$n :number} .match $n first {{first}} * {{other}}", ["n": 1])
    #expect(formatted.text == "other")
    #expect(formatted.problems == [.badVariantKey])
  }

  @Test("the offset of a plural chooses and is shown")
  func likes() throws {
    let message = """
      .input {$likes :integer}
      .local $others = {$likes :offset subtract=1}
      .match $likes $others
      0 * {{Nobody}}
      1 * {{{$name}}}
      * one {{{$name} and {$others} other}}
      * * {{{$name} and {$others} others}}
      """
    let texts = try [0, 1, 2, 1235].map {
      try shown(message, ["likes": .integer($0), "name": "Ada"])
    }
    #expect(texts == ["Nobody", "Ada", "Ada and 1 other", "Ada and 1,234 others"])
  }

  @Test(
    "a whole number of any size is counted by all its digits",
    arguments: [
      FormatArgument.integer(1_000_000_000_000_000_021),
      .integer(-1_000_000_000_000_000_021), .decimal("1000000000000000000021"),
    ],
    ["", "useGrouping=always", "roundingMode=halfEven", "minimumIntegerDigits=2"])
  func largeNumbers(number: FormatArgument, option: String) throws {
    let message = ".input {$n :number \(option)} .match $n one {{one}} many {{many}} * {{other}}"
    #expect(try MessageFormat2Samples.format(message, ["n": number], locale: "ru").text == "one")
  }
}
