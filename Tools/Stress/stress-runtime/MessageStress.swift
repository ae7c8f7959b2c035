import CatalogCompiler
import CatalogModel
import CatalogRuntime

/// Messages of ICU MessageFormat and of Unicode MessageFormat 2 with numbers, dates, words and plurals in many locales.
struct MessageStress: Sendable {
  private static let patterns: [(text: String, syntax: TextSyntax)] = [
    (
      "{n, number} {n, number, integer} {n, number, percent} {n, number, ::currency/EUR .00}",
      .messageFormat1
    ),
    (
      "{d, date} {d, time, full} {d, date, ::yMMMEd} {d, date, long} {d, time, ::jmsz}",
      .messageFormat1
    ),
    ("{n, spellout} {i, ordinal} {i, duration}", .messageFormat1),
    (
      "{i, plural, =0 {none} one {# one} few {# few} many {# many} other {# other}}",
      .messageFormat1
    ),
    ("{n, plural, offset:1 one {# one} few {# few} other {# other}}", .messageFormat1),
    ("{i, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", .messageFormat1),
    ("{n, choice, 0#none|1#one|1<many {i, number, #,##0.00}}", .messageFormat1),
    (
      "{$n :number} {$n :integer} {$n :percent} {$n :number minimumFractionDigits=2}",
      .messageFormat2
    ),
    ("{$n :currency currency=USD} {$i :unit unit=kilometer} {$i :offset add=1}", .messageFormat2),
    ("{$d :date} {$d :time} {$d :datetime dateLength=long timeZone=|Asia/Tokyo|}", .messageFormat2),
    (
      ".input {$i :number select=ordinal} .match $i one {{{$i}st}} * {{{$i}th}}", .messageFormat2
    ),
    (
      ".input {$n :number minimumFractionDigits=1} .match $n one {{one {$n}}} * {{other {$n}}}",
      .messageFormat2
    ),
  ]
  private static let locales = [
    "en", "es", "de", "pl", "ar-EG", "hi", "ja", "fa", "th", "en-u-nu-roman",
  ]

  /// A message in a locale with its arguments, and the text that one thread alone has made of it.
  private struct Sample: Sendable {
    let bundle: CatalogBundle
    let locale: CatalogLocale
    let arguments: NamedArguments
    let text: String

    init(_ bundle: CatalogBundle, _ locale: CatalogLocale, _ arguments: NamedArguments) {
      self.bundle = bundle
      self.locale = locale
      self.arguments = arguments
      text = bundle.string(
        forKey: CatalogCompiler.messageKey, named: arguments, locale: locale)
    }

    var isRight: Bool {
      text == bundle.string(forKey: CatalogCompiler.messageKey, named: arguments, locale: locale)
        && text
          == bundle.parts(forKey: CatalogCompiler.messageKey, named: arguments, locale: locale)
          .map(\.text).joined()
    }
  }

  private let samples: [Sample]

  /// Formats each message in some locales; the others meet threads first.
  init() throws {
    var samples: [Sample] = []
    for (index, pattern) in Self.patterns.enumerated() {
      for (number, locale) in Self.locales.enumerated() {
        let bundle = try CatalogBundle(
          contents: CatalogCompiler.compile(
            message: pattern.text, syntax: pattern.syntax, locale: locale))
        let value = Double(index * 37 + number) * 12.25
        samples.append(
          Sample(
            bundle, CatalogLocale(locale),
            [
              "n": .number(value), "i": .integer(Int64(index + number)),
              "d": .date(secondsSince1970: value * 1e6),
            ]))
      }
    }
    self.samples = samples
  }

  /// Formats all messages from one of them on, in locales that no other round has as well, and returns how many texts are
  /// not those that they should be.
  func wrongTexts(from first: Int, rounds: Int) -> Int {
    var wrong = 0
    for round in 0..<rounds {
      for index in samples.indices where !samples[(first + index) % samples.count].isRight {
        wrong += 1
      }
      // Formats that are made while other threads make the same.
      let locale = CatalogLocale("\(Self.locales[round % 9])-x-\(round)")
      for sample in samples.prefix(12) {
        let texts = (0..<2).map { _ in
          sample.bundle.string(
            forKey: CatalogCompiler.messageKey, named: sample.arguments, locale: locale)
        }
        if texts[0] != texts[1] { wrong += 1 }
      }
    }
    return wrong
  }
}
