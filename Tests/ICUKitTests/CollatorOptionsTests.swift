import ICUKit
import Testing

@Suite struct CollatorOptionsTests {
  @Test(
    "the strength decides which differences count",
    arguments: [
      (Collator.Strength.primary, [Collator.Order.same, .same, .before]),
      (.secondary, [.same, .before, .before]), (.tertiary, [.before, .before, .before]),
    ])
  func strength(strength: Collator.Strength, orders: [Collator.Order]) throws {
    let collator = try Collator.shared(for: "en", options: Collator.Options(strength: strength))
    let pairs = [("resume", "Resume"), ("resume", "résumé"), ("Resume", "sum")]
    #expect(pairs.map { collator.compare($0, $1) } == orders)
    #expect(collator.compare("sum", "Resume") == .after)
  }

  @Test("identical tells apart what is written the same in NFD only")
  func identical() throws {
    let tertiary = try Collator(locale: "en")
    let identical = try Collator(locale: "en", options: Collator.Options(strength: .identical))
    #expect(tertiary.compare("a\u{0}b", "ab") == .same)
    #expect(identical.compare("a\u{0}b", "ab") != .same)
    #expect(identical.compare("e\u{301}", "\u{E9}") == .same)
  }

  @Test("a case level looks at case and not at accents")
  func caseLevel() throws {
    let options = Collator.Options(strength: .primary, hasCaseLevel: true)
    let collator = try Collator(locale: "en", options: options)
    #expect(collator.compare("resume", "résumé") == .same)
    #expect(collator.compare("résumé", "Resume") == .before)
  }

  @Test("digits compare by value or one by one")
  func digits() throws {
    let byValue = try Collator(locale: "en")
    let oneByOne = try Collator(locale: "en", options: Collator.Options(digits: .oneByOne))
    #expect(byValue.compare("Item 2", "Item 10") == .before)
    #expect(oneByOne.compare("Item 2", "Item 10") == .after)
  }

  @Test("marks in another order are the same text")
  func canonicalEquivalence() throws {
    let collator = try Collator(locale: "vi")
    #expect(collator.compare("a\u{323}\u{302}", "a\u{302}\u{323}") == .same)
  }

  @Test(
    "strings are sorted in the order of the language",
    arguments: [
      ("sv", ["Ahlm", "Zorn", "Åberg", "Ärlig", "Öberg"]),
      ("de", ["Åberg", "Ahlm", "Ärlig", "Öberg", "Zorn"]),
      ("es", ["nube", "ñandú", "oso"]), ("cs", ["cena", "had", "chata", "ihned"]),
      ("de@collation=phonebook", ["Mueller", "Müller", "Muffe"]),
      ("de-u-co-phonebk", ["Mueller", "Müller", "Muffe"]), ("de", ["Mueller", "Muffe", "Müller"]),
    ])
  func sorting(locale: String, expected: [String]) throws {
    var strings = Array(expected.reversed())
    let collator = try Collator.shared(for: locale)
    collator.sort(&strings)
    #expect(strings == expected)
    #expect(expected.reversed().sorted(by: collator.areInIncreasingOrder) == expected)
  }

  @Test("a collator is opened once for a locale, a locale that is none has the root order")
  func sharing() throws {
    #expect(try Collator.shared(for: "fi") === Collator.shared(for: "fi"))
    #expect(try Collator.shared(for: "no locale").compare("z", "ä") == .after)
    #expect(
      try Collator.shared(for: String(repeating: "x", count: 100_000)).compare("", "") == .same)
  }
}
