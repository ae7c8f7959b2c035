import CatalogTestSupport
import ICUKit
import LocaleCore
import Testing

@Suite struct PluralProfileTests {
  private func cardinal(_ locale: String) -> PluralProfile {
    .profile(for: locale, kind: .cardinal)
  }

  @Test(
    "a locale has the categories of CLDR, in its order",
    arguments: [
      ("en", "one other"), ("ru", "one few many other"), ("ar", "zero one two few many other"),
      ("ja", "other"), ("es-419", "one many other"), ("zh-Hant-HK", "other"),
      ("sr-Latn", "one few other"), ("iw", "one two other"), ("he", "one two other"),
      ("nb", "one other"), ("no", "one other"), ("pl_PL", "one few many other"),
      ("lv", "zero one other"), ("sl", "one two few other"),
    ])
  func categories(locale: String, expected: String) {
    let profile = cardinal(locale)
    #expect(profile.numbers.map(\.category.rawValue).joined(separator: " ") == expected)
    #expect(profile.isKnown)
  }

  @Test("each category has its first numbers and their count")
  func integers() throws {
    let russian = cardinal("ru")
    let one = try #require(russian[.one])
    #expect(one.integers == [1, 21, 31, 41, 51])
    #expect(one.integerCount == 90)
    #expect(try #require(russian[.few]).integers == [2, 3, 4, 22, 23])
    #expect(try #require(russian[.many]).integers == [0, 5, 6, 7, 8])
    #expect(russian[.two] == nil)
    #expect(russian.numbers.reduce(0) { $0 + $1.integerCount } == 1001)

    let english = try #require(cardinal("en")[.one])
    #expect(english.integers == [1])
    #expect(english.integerCount == 1)
  }

  @Test("a category without small whole numbers has other samples")
  func otherSamples() throws {
    let russian = try #require(cardinal("ru")[.other])
    #expect(!russian.isNeededByIntegers)
    #expect(cardinal("ru").otherSamples(of: .other) == ["0.0", "0.1", "1.0", "1.1"])
    let spanish = try #require(cardinal("es")[.many])
    #expect(!spanish.isNeededByIntegers)
    #expect(cardinal("es").otherSamples(of: .many) == ["1000000", "2000000", "3000000"])
    #expect(cardinal("cs").otherSamples(of: .many).first == "0.0")
  }

  @Test("every category of every locale has a sample")
  func everyCategoryIsReached() throws {
    for locale in [
      "ar", "br", "cy", "fr", "ga", "gv", "kw", "lt", "lag", "mt", "pt", "pt-PT", "shi",
    ] {
      let profile = cardinal(locale)
      for numbers in profile.numbers {
        let samples = profile.otherSamples(of: numbers.category)
        #expect(!numbers.integers.isEmpty || !samples.isEmpty, "\(locale)")
      }
    }
  }

  @Test("European Portuguese differs from Portuguese")
  func portuguese() throws {
    #expect(try #require(cardinal("pt")[.one]).integers == [0, 1])
    #expect(try #require(cardinal("pt-BR")[.one]).integers == [0, 1])
    #expect(try #require(cardinal("pt-PT")[.one]).integers == [1])
  }

  @Test("ordinals have rules of their own")
  func ordinals() throws {
    let english = PluralProfile.profile(for: "en", kind: .ordinal)
    #expect(english.numbers.map(\.category) == [.one, .two, .few, .other])
    #expect(try #require(english[.few]).integers == [3, 23, 33, 43, 53])
    #expect(english.category(of: 112) == .other)
  }

  @Test(
    "a language without rules has only other, and says so",
    arguments: ["jp", "cz", "tlh", "", "not a locale", "en\u{0}", "fr fr"])
  func unknown(locale: String) {
    let profile = cardinal(locale)
    #expect(profile.numbers.map(\.category) == [.other])
    #expect(profile.numbers.map(\.integerCount) == [1001])
    #expect(!profile.isKnown)
  }

  @Test("a whole number of any size and sign has a category")
  func categoryOfInteger() {
    let polish = cardinal("pl")
    #expect(polish.category(of: 1) == .one)
    #expect(polish.category(of: -22) == .few)
    #expect(polish.category(of: 1012) == .many)
    #expect(polish.category(of: 9_007_199_254_740_993) == .few)
    #expect(polish.category(of: .max) == .many)
    #expect(polish.category(of: .min) == .many)
    #expect(cardinal("br").category(of: 3_000_000_000_000_000_000) == .many)
    #expect(cardinal("br").category(of: 0) == .other)
  }

  @Test("many threads get the same profile")
  func concurrency() async {
    let locales = ["ru", "pl", "ar", "lt", "sk", "hr", "ro", "mk"]
    let counts = await withTaskGroup(of: (String, [Int]).self) { group in
      for index in 0..<400 {
        let locale = locales[index % locales.count]
        group.addTask {
          let profile = PluralProfile.profile(for: locale, kind: .cardinal)
          let few = (0...1000).count { profile.category(of: $0) == .few }
          return (locale, [profile[.few]?.integerCount ?? 0, few])
        }
      }
      return await group.reduce(into: [String: Set<[Int]>]()) { $0[$1.0, default: []].insert($1.1) }
    }
    #expect(counts.count == locales.count)
    for (_, answers) in counts {
      #expect(answers.count == 1)
      #expect(answers.allSatisfy { $0[0] == $0[1] })
    }
  }
}
