import CatalogCompiler
import CatalogModel
import CatalogRuntime
import CatalogTestSupport
import MessageConversion
import MessageSyntax
import Testing

struct MessageConversionTests {
  /// A message of printf with its key, which tells of the arguments.
  struct Sample: Sendable {
    let key: String
    let message: Message

    var entry: Entry { entry(locale: "en") }

    func entry(locale: String) -> Entry {
      Entry(key: key, localizations: [Localization(locale: locale, message: message)])
    }

    var arguments: EntryArguments {
      EntryArguments(entry: entry, source: entry.localizations?.first)
    }
  }

  private static func node(_ text: String) -> MessageNode {
    MessageNode(unit: StringUnit(value: text))
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> MessageNode {
    let cases = forms.map { Variation.Case(name: $0.key, node: node($0.value)) }
    return MessageNode(variations: [Variation(kind: .plural, cases: cases)])
  }

  private static func substitution(
    _ name: String, _ argument: Int?, _ forms: KeyValuePairs<String, String>
  ) -> Substitution {
    Substitution(
      name: name, argumentNumber: argument, formatSpecifier: "lld", root: plural(forms))
  }

  private static func sample(_ text: String) -> Sample {
    Sample(key: text, message: Message(root: node(text)))
  }

  private static let samples = [
    sample("plain, it's {not} an argument"), sample("%@ has %lld files"),
    sample("%2$@ of %1$lld, 100%%"), sample("%lld: '%2$@'"), sample("#%lld {%@}"),
    Sample(
      key: "%lld files",
      message: Message(
        root: plural([
          "zero": "no files", "one": "%lld file", "few": "%lld few", "many": "%lld many",
          "other": "%lld files #",
        ]))),
    Sample(
      key: "%lld files in %2$@",
      message: Message(
        root: plural(["one": "a file in %2$@", "other": "%1$lld files in %2$@, %%"]))),
    Sample(
      key: "%1$#@files@ in %2$#@folders@ of %3$@",
      message: Message(
        root: node("%1$#@files@ in %2$#@folders@ of %3$@"),
        substitutions: [
          substitution("files", 1, ["one": "%arg file", "other": "%arg files"]),
          substitution(
            "folders", 2, ["zero": "no folder", "one": "one folder", "other": "%arg folders"]),
        ])),
    Sample(
      key: "%#@outer@",
      message: Message(
        root: node("%#@outer@"),
        substitutions: [
          substitution(
            "outer", 1, ["one": "%arg with %#@inner@", "other": "%arg with %#@inner@!"]),
          substitution("inner", 2, ["one": "%arg egg", "other": "%arg eggs"]),
        ])),
  ]

  private static let locales = ["en", "ar", "de", "es", "hi", "ja", "lv", "pl", "ru", "fr-CH"]

  private static func values(_ random: inout SeededGenerator) -> Int64 {
    let small = Int64.random(in: -3...130, using: &random)
    return Bool.random(using: &random) ? small : Int64.random(in: .min ... .max, using: &random)
  }

  private func bundle(_ entry: Entry, _ syntax: TextSyntax, locale: String) throws -> CatalogBundle
  {
    let catalog = Catalog(sourceLanguage: locale, entries: [entry], syntax: syntax)
    return try CatalogBundle(
      contents: CatalogCompiler.compile([CatalogTable(name: "Localizable", catalog: catalog)]))
  }

  private func text(
    _ bundle: CatalogBundle, _ key: String, _ list: [FormatArgument], _ locale: String
  ) -> String {
    bundle.string(
      forKey: key, arguments: list, locale: CatalogLocale(locale),
      options: FormatOptions(isolation: .never))
  }

  /// The values for a message: texts for `%@`, whole numbers for the others.
  private static func list(_ sample: Sample, _ random: inout SeededGenerator) -> [FormatArgument] {
    let texts = ["Ada", "", "%@", "{0}", "it's", "日本"]
    let objects: Set<Int> =
      switch sample.key {
      case "%@ has %lld files": [1]
      case "#%lld {%@}", "%2$@ of %1$lld, 100%%", "%lld: '%2$@'", "%lld files in %2$@": [2]
      case "%1$#@files@ in %2$#@folders@ of %3$@": [3]
      default: []
      }
    return (1...3).map { position in
      objects.contains(position)
        ? .string(texts.randomElement(using: &random) ?? "") : .integer(values(&random))
    }
  }

  @Test("a message of printf shows the same in ICU MessageFormat", arguments: locales)
  func fromPrintf(locale: String) throws {
    var random = SeededGenerator(seed: 6)
    for sample in Self.samples {
      let converted = try MessageConverter(locale: locale)
        .messageFormat1(from: sample.message, arguments: sample.arguments)
      let before = try bundle(sample.entry(locale: locale), .printf, locale: locale)
      let after = try bundle(
        Entry(
          key: sample.key,
          localizations: [
            Localization(locale: locale, message: Message(root: Self.node(converted)))
          ]),
        .messageFormat1, locale: locale)
      for _ in 0..<60 {
        let list = Self.list(sample, &random)
        #expect(
          text(after, sample.key, list, locale) == text(before, sample.key, list, locale),
          "\(converted) \(list)")
      }
    }
  }

  @Test(
    "a message of printf that went to ICU MessageFormat and back shows the same",
    arguments: ["en", "ar", "de", "lv", "ru"])
  func andBack(locale: String) throws {
    var random = SeededGenerator(seed: 7)
    let converter = MessageConverter(locale: locale)
    for sample in Self.samples where !sample.key.contains("%2$@ of") {
      let there = try converter.messageFormat1(from: sample.message, arguments: sample.arguments)
      let back = try converter.printf(fromMessageFormat1: there)
      #expect(back.argumentNames == (0..<back.argumentNames.count).map { String($0) })
      let before = try bundle(sample.entry(locale: locale), .printf, locale: locale)
      let after = try bundle(
        Entry(
          key: sample.key, localizations: [Localization(locale: locale, message: back.message)]),
        .printf, locale: locale)
      for _ in 0..<40 {
        let list = Self.list(sample, &random)
        #expect(
          text(after, sample.key, list, locale) == text(before, sample.key, list, locale),
          "\(there) \(list)")
      }
    }
  }

  @Test(
    "an English message is written as a translator would",
    arguments: [
      ("%@ has %lld files", "{0} has {1, number} files"), ("100%% it's", "100% it''s"),
      ("%.2f %+d", "{0, number, ::.00} {1, number, ::sign-always}"),
      ("{%@}", "'{'{0}'}'"),
    ])
  func spelling(text: String, expected: String) throws {
    let sample = Self.sample(text)
    let converted = try MessageConverter(locale: "en")
      .messageFormat1(from: sample.message, arguments: sample.arguments)
    #expect(converted == expected)
  }

  @Test("plurals and substitutions become plurals inside the message")
  func plurals() throws {
    let converter = MessageConverter(locale: "en")
    func converted(_ index: Int) throws -> String {
      let sample = Self.samples[index]
      return try converter.messageFormat1(from: sample.message, arguments: sample.arguments)
    }
    #expect(
      try converted(5)
        == "{0, plural, =0{no files} one{# file} few{# few} many{# many} other{# files '#'}}")
    #expect(
      try converted(8)
        == "{0, plural, one{# with {1, plural, one{# egg} other{# eggs}}} other{# with {1, plural, one{# egg} other{# eggs}}!}}"
    )
  }

  @Test(
    "what has no equal in ICU MessageFormat is refused",
    arguments: [
      ("%5d", ConversionError.Reason.placeholder("%5d")), ("%x", .placeholder("%x")),
      ("%-3@", .placeholder("%-3@")), ("%hd", .placeholder("%hd")), ("%e", .placeholder("%e")),
      ("%*d", .placeholder("%*d")), ("%05lld", .placeholder("%05lld")),
    ])
  func refusedPlaceholders(text: String, error: ConversionError.Reason) {
    let sample = Self.sample(text)
    let refusal = #expect(throws: ConversionError.self) {
      try MessageConverter(locale: "en")
        .messageFormat1(from: sample.message, arguments: sample.arguments)
    }
    #expect(refusal?.reason == error)
  }

  @Test("variations by device and width, and incomplete plurals, are refused")
  func refusedVariations() {
    let converter = MessageConverter(locale: "en")
    func error(_ root: MessageNode, _ substitutions: [Substitution] = []) -> ConversionError.Reason?
    {
      let message = Message(root: root, substitutions: substitutions)
      let sample = Sample(key: "%lld", message: message)
      do throws(ConversionError) {
        _ = try converter.messageFormat1(from: message, arguments: sample.arguments)
        return nil
      } catch {
        return error.reason
      }
    }
    let device = Variation(
      kind: .device, cases: [Variation.Case(name: "other", node: Self.node("x"))])
    #expect(error(MessageNode(variations: [device])) == .variation("device"))
    #expect(error(Self.plural(["one": "x"])) == .missingOther)
    #expect(error(Self.plural(["some": "x", "other": "y"])) == .unknownCategory("some"))
    #expect(error(MessageNode()) == .noText)
    #expect(
      error(Self.plural(["other": "%.1f"])) == .countedDecimals("%.1f"))
    #expect(
      error(Self.node("%#@a@"), [Self.substitution("a", 1, ["other": "%#@a@"])])
        == .recursiveSubstitution("a"))
  }

  @Test(
    "what has no equal in printf is refused",
    arguments: [
      ("{n, select, other{x}}", ConversionError.Reason.argument("{n, select, …}")),
      ("{n, choice, 0#x}", .argument("{n, choice, …}")),
      ("{n, date, short}", .argument("{n, date, short}")),
      ("{n, number, percent}", .argument("{n, number, percent}")),
      ("{n, plural, offset:1 other{x}}", .plural("{n, plural, …}")),
      ("{n, plural, =1{a} other{x}}", .plural("{n, plural, …}")),
      ("{n, selectordinal, other{x}}", .plural("{n, selectordinal, …}")),
      ("{n} {0}", .argumentNames), ("{300}", .argumentNames),
    ])
  func refusedMessages(text: String, error: ConversionError.Reason) {
    let refusal = #expect(throws: ConversionError.self) {
      try MessageConverter(locale: "en").printf(fromMessageFormat1: text)
    }
    #expect(refusal?.reason == error)
  }

  @Test("numbers are refused where printf groups their digits otherwise")
  func refusedGrouping() {
    let converter = MessageConverter(locale: "es")
    #expect(throws: ConversionError.self) {
      try converter.printf(fromMessageFormat1: "{n, plural, other{#}}")
    }
    #expect(throws: ConversionError.self) {
      try converter.printf(fromMessageFormat1: "{n, number}")
    }
  }

  @Test("names become positions in the order of the text")
  func names() throws {
    let (message, names) = try MessageConverter(locale: "en")
      .printf(fromMessageFormat1: "{who} has {n, plural, =0{no files} other{# files of {who}}}, 5%")
    #expect(names == ["who", "n"])
    #expect(message.root.unit?.value == "%1$@ has %#@plural1@, 5%%")
    #expect(message.substitutions.first?.argumentNumber == 2)
    let forms = message.substitutions.first?.root.variations.first?.cases ?? []
    #expect(forms.map(\.name) == ["zero", "other"])
    #expect(forms.map { $0.node.unit?.value } == ["no files", "%arg files of %1$@"])
  }
}
