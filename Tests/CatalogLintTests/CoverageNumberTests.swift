import Testing

@testable import CatalogLint

/// Shares, exactly.
@Suite struct CoverageNumberTests {
  private func count(_ translated: Int, of total: Int) -> CoverageCount {
    var count = CoverageCount()
    for index in 0..<total {
      count.add(index < translated ? .translated : .absent, isAccepted: index < translated)
    }
    return count
  }

  @Test(
    "shares are rounded down, so that only what is whole is a hundred percent",
    arguments: [
      (0, 0, 10_000), (0, 1, 0), (1, 1, 10_000), (1, 3, 3333), (2, 3, 6666), (1, 25_000, 0),
      (24_999, 25_000, 9999), (25_000, 25_000, 10_000), (9_999, 10_000, 9999),
    ])
  func rounding(_ translated: Int, _ total: Int, _ basisPoints: Int) {
    #expect(count(translated, of: total).basisPoints == basisPoints)
  }

  @Test(
    "a threshold compares the exact fraction, and says how many entries are missing to it",
    arguments: [
      ("100", 24_999, 25_000, 1), ("99.99", 24_998, 25_000, 0), ("99.993", 24_998, 25_000, 1),
      ("66.7", 667, 1000, 0), ("66.7", 666, 1000, 1), ("95", 0, 0, 0), ("0", 0, 10, 0),
      ("33.333333", 1, 3, 0), ("33.4", 1, 3, 1), ("50", 1, 3, 1), ("0.000001", 0, 3, 1),
      ("29", 29, 100, 0), ("57", 57, 100, 0), ("58", 57, 100, 1),
    ])
  func thresholds(_ minimum: String, _ translated: Int, _ total: Int, _ shortfall: Int) throws {
    let minimum = try #require(Percentage(minimum))
    #expect(count(translated, of: total).shortfall(from: minimum) == shortfall)
  }

  @Test(
    "a share is read from decimal digits and written as it was",
    arguments: ["0", "95", "99.5", "100", "0.000001", "12.05"])
  func percentage(_ text: String) throws {
    #expect(try #require(Percentage(text)).description == text)
  }

  @Test(
    "zeros that say nothing are read and not written",
    arguments: [("100.0", "100"), ("009.50", "9.5")])
  func zeros(_ text: String, _ written: String) {
    #expect(Percentage(text)?.description == written)
  }

  @Test(
    "what is no share from 0 to 100 is refused",
    arguments: [
      "", "-1", "101", "100.000001", "1e1", "95%", " 95", "95,5", ".5", "5.", "1.2.3", "nan",
      "0.0000001", "0000", "٩٥", "+5",
    ])
  func badPercentage(_ text: String) { #expect(Percentage(text) == nil) }

  @Test("what is said of a locale stands for those below it, unless they are listed")
  func nearest() {
    let shares = NearestLocale(["es": 1, "es-MX": 2, "zh_Hant": 3])
    #expect(shares.value(for: "es-AR") == 1)
    #expect(shares.value(for: "es-MX") == 2)
    #expect(shares.value(for: "zh-Hant-HK") == 3)
    #expect(shares.value(for: "zh-Hans") == nil)
    #expect(NearestLocale<Int>([:]).isEmpty && !shares.isEmpty)
  }
}
