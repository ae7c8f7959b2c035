import ICUKit
import Testing

@Suite struct SpoofCheckerTests {
  @Test(
    "the level tells how far scripts are mixed",
    arguments: [
      ("paypal", .ascii), ("josé", .singleScript), ("привет", .singleScript),
      ("ελλάδα1", .singleScript), ("日本の", .singleScript), ("한국漢字", .singleScript),
      ("Tシャツ", .highlyRestrictive), ("x中文", .highlyRestrictive),
      ("aक", .moderatelyRestrictive), ("aأ", .moderatelyRestrictive),
      ("pаypal", .minimallyRestrictive), ("Ωmega", .minimallyRestrictive),
      ("кλ", .minimallyRestrictive), ("שגl", .moderatelyRestrictive),
    ] as [(String, SpoofChecker.RestrictionLevel)])
  func levels(text: String, level: SpoofChecker.RestrictionLevel) throws {
    let report = try SpoofChecker.check(text)
    #expect(report.restrictionLevel == level)
    #expect(report.isMixedScript == (level > .singleScript))
    #expect(report.hasOnlyRecommendedCharacters)
    #expect(!report.hasMixedNumbers && !report.hasInvisibleMarks && !report.hasHiddenOverlay)
  }

  @Test("mixed digits, doubled marks and hidden overlays are found")
  func problems() throws {
    #expect(try SpoofChecker.check("1١").hasMixedNumbers)
    #expect(try SpoofChecker.check("a\u{301}\u{301}").hasInvisibleMarks)
    #expect(try !SpoofChecker.check("a\u{301}").hasInvisibleMarks)
    #expect(try SpoofChecker.check("i\u{307}").hasHiddenOverlay)
    #expect(try !SpoofChecker.check("ab").hasMixedNumbers)
  }

  @Test("spaces, emoji, controls and historic letters are not for identifiers")
  func recommended() throws {
    for text in ["a b", "a😀", "a\u{202E}b", "a\u{200B}", "ᚠ", "ａ"] {
      #expect(try !SpoofChecker.check(text).hasOnlyRecommendedCharacters, "\(text)")
    }
    #expect(SpoofChecker.isRecommended("ñ") && SpoofChecker.isRecommended("名"))
  }

  @Test(
    "names of the same look are confusable",
    arguments: [
      ("paypal", "pаypal", true), ("paypal", "paypa1", true), ("scope", "ѕсоре", true),
      ("rn", "m", true), ("paypal", "payqal", false), ("é", "e\u{301}", true), ("", "", true),
      ("a", "", false), ("I", "l", true), ("Alice", "alice", false), ("o", "ο", true),
    ])
  func confusables(first: String, second: String, areConfusable: Bool) throws {
    #expect(try SpoofChecker.areConfusable(first, second) == areConfusable)
    #expect(try SpoofChecker.areConfusable(second, first) == areConfusable)
    #expect(
      try (SpoofChecker.skeleton(of: first) == SpoofChecker.skeleton(of: second)) == areConfusable)
  }

  @Test("a text that is too long is refused, one of the greatest length is checked")
  func length() throws {
    let longest = String(repeating: "a\u{301}", count: SpoofChecker.maximumLength / 3)
    #expect(try !SpoofChecker.check(longest).isMixedScript)
    #expect(throws: ICUError.self) {
      try SpoofChecker.check(String(repeating: "a", count: 1_000_000))
    }
    #expect(throws: ICUError.self) {
      try SpoofChecker.skeleton(of: String(repeating: "a", count: 1_000_000))
    }
  }

  @Test("many threads may check at once")
  func concurrency() async {
    let levels = await withTaskGroup(of: SpoofChecker.RestrictionLevel?.self) { group in
      for _ in 0..<64 {
        group.addTask { try? SpoofChecker.check("pаypal").restrictionLevel }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(levels == [.minimallyRestrictive])
  }
}
