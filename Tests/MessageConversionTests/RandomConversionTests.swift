import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import MessageConversion
import MessageSyntax
import Testing

/// Random messages through the compiler and the run time, before and after a conversion.
struct RandomConversionTests {
  private static let locales = ["en", "ar", "de", "es", "hi", "ja", "lv", "pl", "ru", "fr-CH"]

  private func bundle(
    _ key: String, _ message: Message, _ syntax: TextSyntax, _ locale: String
  ) throws -> CatalogBundle {
    let entry = Entry(
      key: key, localizations: [Localization(locale: locale, message: message)])
    let catalog = Catalog(sourceLanguage: locale, entries: [entry], syntax: syntax)
    return try CatalogBundle(
      contents: CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
  }

  private func message(_ text: String) -> Message {
    Message(root: MessageNode(unit: StringUnit(value: text)))
  }

  private func text(
    _ bundle: CatalogBundle, _ key: String, _ list: [FormatArgument], _ locale: String
  ) -> String {
    bundle.string(
      forKey: key, arguments: list, locale: CatalogLocale(locale),
      options: FormatOptions(isolation: .never))
  }

  private func text(
    _ bundle: CatalogBundle, _ key: String, _ names: [String], _ list: [FormatArgument],
    _ locale: String
  ) -> String {
    bundle.string(
      forKey: key, named: NamedArguments(zip(names, list).map { ($0, $1) }),
      locale: CatalogLocale(locale), options: FormatOptions(isolation: .never))
  }

  /// Numbers that count with decimals are the only thing that these messages are refused for.
  private func isExpected(_ error: ConversionError) -> Bool {
    switch error.reason {
    case .countedDecimals, .differingSelections, .tangledSelections, .grouping, .plural: true
    default: false
    }
  }

  @Test(
    "a random message of printf shows the same in both kinds of MessageFormat", arguments: locales)
  func there(locale: String) throws {
    var random = SeededGenerator(seed: 41)
    let converter = MessageConverter(locale: locale)
    var converted = 0
    for _ in 0..<200 {
      let sample = RandomMessage(&random)
      let entry = Entry(
        key: sample.key,
        localizations: [Localization(locale: locale, message: sample.message)])
      let arguments = EntryArguments(entry: entry, source: entry.localizations?.first)
      let first: String
      let second: String
      do throws(ConversionError) {
        first = try converter.messageFormat1(from: sample.message, arguments: arguments)
        second = try converter.messageFormat2(
          from: sample.message, arguments: arguments, argumentNames: ["a", "b", "c"])
      } catch {
        #expect(isExpected(error), "\(error) \(sample)")
        continue
      }
      converted += 1
      let before = try bundle(sample.key, sample.message, .printf, locale)
      let after1 = try bundle(sample.key, message(first), .messageFormat1, locale)
      let after2 = try bundle(sample.key, message(second), .messageFormat2, locale)
      for _ in 0..<12 {
        let list = sample.values(&random)
        let expected = text(before, sample.key, list, locale)
        #expect(text(after1, sample.key, list, locale) == expected, "\(first) \(list)")
        #expect(
          text(after2, sample.key, ["a", "b", "c"], list, locale) == expected,
          "\(second) \(list)")
      }
    }
    #expect(converted >= 160)
  }

  @Test(
    "a random message that went to MessageFormat 2 and back shows the same", arguments: locales)
  func andBack(locale: String) throws {
    var random = SeededGenerator(seed: 43)
    let converter = MessageConverter(locale: locale)
    var converted = 0
    for _ in 0..<200 {
      let sample = RandomMessage(&random)
      let entry = Entry(
        key: sample.key,
        localizations: [Localization(locale: locale, message: sample.message)])
      let arguments = EntryArguments(entry: entry, source: entry.localizations?.first)
      let back: (message: Message, argumentNames: [String])
      let there: String
      do throws(ConversionError) {
        there = try converter.messageFormat2(from: sample.message, arguments: arguments)
        back = try converter.printf(fromMessageFormat2: there)
      } catch {
        #expect(isExpected(error), "\(error) \(sample)")
        continue
      }
      converted += 1
      let before = try bundle(sample.key, sample.message, .printf, locale)
      let after = try bundle(sample.key, back.message, .printf, locale)
      for _ in 0..<12 {
        let list = sample.values(&random)
        let inOrder = back.argumentNames.map { list[(Int($0.dropFirst(3)) ?? 1) - 1] }
        #expect(
          text(after, sample.key, inOrder, locale) == text(before, sample.key, list, locale),
          "\(there) \(list)")
      }
    }
    #expect(converted >= 120)
  }

  @Test(
    "styles of numbers show the same in both kinds of MessageFormat",
    arguments: [
      ".00", ".##", ".0#", "precision-integer", ".", ".00 sign-always", "+! .0", "+_", "+?",
      "group-off .000", ",_", ",?", ",! .0", "rounding-mode-half-up .0", "integer-width/+000",
      "000 .0", "rounding-mode-down .00", "rounding-mode-ceiling precision-integer",
      "rounding-mode-floor .0", "rounding-mode-up .0", "rounding-mode-half-down .0",
      "sign-negative",
    ])
  func styles(skeleton: String) throws {
    let first = "{n, number, ::\(skeleton)}"
    let second = try MessageFormat2.text(converting: MessageFormat1.Message(parsing: first))
    let back = try MessageFormat1.message(converting: MessageFormat2.Message(parsing: second))
    let numbers = [
      0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.05, 1.25, 1234.5678, 12345, -0.001, 999.995, 1e7, 1e-7, -0.0,
    ]
    for locale in ["en", "ar", "es", "hi", "pl"] {
      let before = try bundle("n", message(first), .messageFormat1, locale)
      let after = try bundle("n", message(second), .messageFormat2, locale)
      let again = try bundle("n", message(back.pattern()), .messageFormat1, locale)
      for number in numbers {
        let expected = text(before, "n", ["n"], [.number(number)], locale)
        #expect(text(after, "n", ["n"], [.number(number)], locale) == expected, "\(second)")
        #expect(
          text(again, "n", ["n"], [.number(number)], locale) == expected, "\(back.pattern())")
      }
    }
  }

  @Test(
    "what has no equal is refused on the way to MessageFormat 2, too",
    arguments: ["%5d", "%x", "%-3@", "%hd", "%e", "%*d", "%05lld"])
  func refused(text: String) {
    let entry = Entry(
      key: text, localizations: [Localization(locale: "en", message: message(text))])
    let arguments = EntryArguments(entry: entry, source: entry.localizations?.first)
    let refusal = #expect(throws: ConversionError.self) {
      try MessageConverter(locale: "en").messageFormat2(from: message(text), arguments: arguments)
    }
    #expect(refusal?.reason == .placeholder(text))
  }

  @Test("a name that is missing, and one that is none, are refused")
  func names() {
    let sample = message("%1$@ %2$@")
    let entry = Entry(key: "%1$@ %2$@", localizations: [])
    let arguments = EntryArguments(entry: entry, source: nil)
    func reason(_ names: [String]?) -> ConversionError.Reason? {
      do throws(ConversionError) {
        _ = try MessageConverter(locale: "en").messageFormat2(
          from: sample, arguments: arguments, argumentNames: names)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason(nil) == nil)
    #expect(reason(["a"]) == .argumentNames)
    #expect(reason(["a", "b"]) == nil)
    #expect(reason(["a", "2"]) == .name)
  }

  @Test(
    "an argument has one type wherever printf shows it",
    arguments: [
      ("{n, number, ::precision-integer}", "%1$.0f"), ("{n, number, ::group-auto}", "%1$lld"),
      ("{n, number, ::sign-always}", "%1$+lld"), ("{n, number, integer}", "%1$lld"),
      ("{n} {n, number}", "%1$lld %1$lld"), ("{n, number, ::.00} {m}", "%1$.2f %2$@"),
      ("{n, number, ::.0} {n, number, ::precision-integer}", "%1$.1f %1$.0f"),
      ("{n, number, ::precision-integer} {n, number}", "%1$lld %1$lld"),
      ("{n, number, ::.00} {n}", nil), ("{n, number, ::.00} {n, number}", nil),
      ("{n, plural, other{#}} {n, number, ::.00}", nil),
      ("{n, number, ::precision-integer rounding-mode-down}", nil),
    ])
  func types(text: String, expected: String?) throws {
    let converter = MessageConverter(locale: "en")
    guard let expected else {
      let refusal = #expect(throws: ConversionError.self) {
        try converter.printf(fromMessageFormat1: text)
      }
      if case .argument? = refusal?.reason { return }
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(try converter.printf(fromMessageFormat1: text).message.root.unit?.value == expected)
  }

  @Test("an integer of MessageFormat 2 is one of printf, a rounded number is none")
  func integers() throws {
    let converter = MessageConverter(locale: "en")
    for (text, expected) in [
      ("{$n :integer}", "%1$lld"), ("{$n :integer signDisplay=always}", "%1$+lld"),
      ("{$n :number maximumFractionDigits=0 roundingMode=halfEven}", "%1$.0f"),
    ] {
      #expect(try converter.printf(fromMessageFormat2: text).message.root.unit?.value == expected)
    }
    #expect(throws: ConversionError.self) {
      try converter.printf(fromMessageFormat2: "{$n :number maximumFractionDigits=0}")
    }
  }

  @Test("a broken message of MessageFormat 2 is refused with its place")
  func broken() {
    let refusal = #expect(throws: ConversionError.self) {
      try MessageConverter(locale: "en").printf(fromMessageFormat2: "a {$n")
    }
    #expect(refusal?.reason == .messageFormat2(.unterminatedPlaceholder))
    #expect(refusal?.range.lowerBound == 2)
  }
}
