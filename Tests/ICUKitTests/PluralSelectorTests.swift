import CatalogTestSupport
import ICUKit
import LocaleCore
import Testing

private let samplesFile = "conformance/cldr/plural-samples-cldr42.tsv"

@Suite("Choosing plural categories")
struct PluralSelectorTests {
  @Test(
    "every sample of CLDR 42 has its category, whole, decimal and compact",
    .enabled(if: SharedFolder.has(samplesFile), "needs the CLDR data beside the package"))
  func samples() throws {
    var agreed = 0
    for line in try SharedFolder.lines(of: samplesFile) {
      let fields = line.split(separator: "\t").map(String.init)
      let selector = PluralSelector.selector(
        for: fields[0], kind: fields[1] == "ordinal" ? .ordinal : .cardinal)
      let category = selector.category(ofShown: fields[2])
      #expect(category.rawValue == fields[3], "\(line)")
      if category.rawValue == fields[3] { agreed += 1 }
      if let integer = UInt64(fields[2]) {
        #expect(selector.category(of: integer).rawValue == fields[3], "\(line)")
      }
    }
    #expect(agreed == 14_361)
  }

  private static let cardinals: [(String, String, PluralCategory)] = [
    ("en", "1", .one), ("en", "1.0", .other), ("en", "-1", .one), ("en", "+1", .one),
    ("en", "-2.50", .other), ("en", "0", .other), ("en", "01", .one), ("en", "1.", .one),
    ("pl", "22", .few), ("pl", "-22", .few), ("pl", "1.5", .other),
    ("lv", "0.1", .one), ("lv", "0.11", .zero), ("lv", "21", .one),
    ("da", "0.5", .one), ("da", "0." + String(repeating: "50", count: 40), .one),
    ("da", "0.5" + String(repeating: "0", count: 100), .one), ("da", "0.0", .other),
    ("es", "1000000", .many), ("es", "1000001", .other), ("es", "1000000.0", .other),
    ("es", "1c6", .many), ("es", "1.5e+06", .many), ("es", "1.5e+03", .other),
    ("es", "1000000000000000000000000000000", .many),
    ("pl", "1000000000000000000000000000002", .few), ("br", "3000000", .many),
    ("ru", "18446744073709551615", .many), ("ru", "100000000000000000000000000021", .one),
    ("ja", "1", .other), ("xx", "1", .other), ("not a locale", "1.0", .other),
    ("iw", "1", .one), ("pt_PT", "0", .other), ("pt", "0", .one), ("fr", "1.9", .one),
  ]

  @Test("a number has the category of its visible digits", arguments: cardinals)
  func shown(locale: String, shown: String, expected: PluralCategory) {
    let selector = PluralSelector.selector(for: locale, kind: .cardinal)
    #expect(selector.category(ofShown: shown) == expected)
    #expect(selector.category(ofShown: Array(shown.utf8).span) == expected)
  }

  @Test("places in an order have rules of their own")
  func ordinals() {
    let english = PluralSelector.selector(for: "en", kind: .ordinal)
    let categories = ["1", "2", "3", "4", "11", "112", "1022", "1013"]
      .map { english.category(ofShown: $0) }
    #expect(categories == [.one, .two, .few, .other, .other, .other, .two, .other])
  }

  @Test(
    "what is no number is other",
    arguments: [
      "", "-", "+", ".", ".5", "1e", "1e+", "1c6x", "1x", "--1", "1,000", "inf", "nan", "∞",
      "0x1p+0", "1e1000", "1e99999999999999999999", " 1",
    ])
  func noNumber(text: String) {
    #expect(PluralSelector.selector(for: "en", kind: .cardinal).category(ofShown: text) == .other)
  }

  @Test(
    "whole numbers of any size agree with the rules", arguments: ["pl", "kw", "cy", "lt", "ar"])
  func integers(locale: String) {
    for kind in [PluralProfile.Kind.cardinal, .ordinal] {
      let selector = PluralSelector.selector(for: locale, kind: kind)
      let profile = PluralProfile.profile(for: locale, kind: kind)
      for number in Array(0...1100) + [99_999, 100_000, 1_000_000, .max] {
        #expect(selector.category(of: UInt64(number)) == profile.category(of: number), "\(number)")
      }
    }
  }

  @Test("many threads get the same answers")
  func concurrency() async {
    let numbers = ["1", "2.5", "1000", "1.00", "1c6", "0.123456789012"]
    let answers = await withTaskGroup(of: [PluralCategory].self) { group in
      for _ in 0..<64 {
        group.addTask {
          let selector = PluralSelector.selector(for: "cs", kind: .cardinal)
          return (0..<50).flatMap { _ in numbers.map { selector.category(ofShown: $0) } }
        }
      }
      return await group.reduce(into: Set<[PluralCategory]>()) { $0.insert($1) }
    }
    let expected: [PluralCategory] = [.one, .many, .other, .many, .other, .many]
    #expect(answers == [Array(repeatElement(expected, count: 50).joined())])
  }
}
